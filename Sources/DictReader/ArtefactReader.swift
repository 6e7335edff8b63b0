public import DictFormat
public import DictModel

/// The members that all readers of artefacts have in common.
public protocol ArtefactReader: AnyObject, Sendable {
    /// The kind of artefact that the type reads.
    static var kind: ArtefactKind { get }
    /// A number that identifies this artefact: equal for equal contents, and different for
    /// different ones, with a chance of error of 1 in 2^64.
    ///
    /// A saved game stores it. It is read from the header, so it costs nothing.
    var identity: UInt64 { get }
    /// The language of the contents.
    var language: Language { get }
    /// Opens the artefact in `bytes`.
    ///
    /// - Throws: ``FormatError`` if the bytes are not an artefact of this kind and of a known
    ///   version, or if a checksum, a table or the position of a section is wrong.
    init(_ bytes: ArtefactBytes, _ verification: Verification) throws(FormatError)
    /// Checks the whole contents against the rules of the format.
    func verifyStructure() throws(FormatError)
}

/// The header and the sections of an artefact of a known kind.
struct OpenArtefact {
    let header: ArtefactHeader
    private let file: ByteView

    /// Checks the header of `bytes` and, with `.verifying`, all checksums.
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

    /// The section `id`, which must have `size` bytes if that is given.
    func section(_ id: SectionID, size: UInt64? = nil) throws(FormatError) -> ByteView {
        let section = try header.section(id, of: file)
        if let size, UInt64(section.count) != size { throw .damaged(id, .length) }
        return section
    }
}
