public import DictFormat
public import DictModel

/// A class that reads artefacts of one kind.
public protocol ArtefactReader: AnyObject, Sendable {
    /// The kind of artefact that the type reads.
    static var kind: ArtefactKind { get }
    /// A number that identifies the contents of this artefact.
    ///
    /// Equal contents have equal numbers. Different contents have different ones, except with a
    /// probability of 1 in 2^64. A saved game stores the number to recognise its artefact. It is
    /// read from the header, so it costs nothing.
    var identity: UInt64 { get }
    /// The language of the contents.
    var language: Language { get }
    /// Opens the artefact in `bytes`.
    ///
    /// - Throws: ``FormatError`` if the bytes are not an artefact of this kind and of a known
    ///   version, or if a checksum, a table or the position of a section is wrong.
    init(_ bytes: ArtefactBytes, _ verification: Verification) throws(FormatError)
    /// Checks the entire contents against the rules of the format.
    ///
    /// Checksums find damage; this also finds a file that was written incorrectly.
    func verifyStructure() throws(FormatError)
}

/// An opened artefact of a known kind: its header and its sections.
struct OpenArtefact {
    let header: ArtefactHeader
    private let file: ByteView

    /// Opens `bytes` after checking the header, the kind and, with `.verifying`, all checksums.
    init(
        _ bytes: ArtefactBytes, kind: ArtefactKind, _ verification: Verification
    ) throws(FormatError) {
        file = bytes.view
        header = try ArtefactHeader(file)
        guard header.kind == kind else {
            throw .wrongKind(found: header.kind.rawValue, expected: kind)
        }
        if verification == .verifying { try header.verify(file) }
    }

    /// Returns the section `id`; throws if it is missing, or if `size` is given and is not its size
    /// in bytes.
    func section(_ id: SectionID, size: UInt64? = nil) throws(FormatError) -> ByteView {
        let section = try header.section(id, of: file)
        if let size, UInt64(section.count) != size { throw .damaged(id, .length) }
        return section
    }
}
