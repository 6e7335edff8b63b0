public import DictFormat
public import DictModel

/// What all readers of artefacts have in common.
public protocol ArtefactReader: AnyObject, Sendable {
    /// The kind of artefact that the type reads.
    static var kind: ArtefactKind { get }
    /// A number that tells this artefact from others: equal for equal contents, and different
    /// for different ones but for one chance in 2^64.
    ///
    /// A saved game keeps it. It stands in the header, so it costs nothing.
    var identity: UInt64 { get }
    /// The language of the contents.
    var language: Language { get }
    /// Opens the artefact in `bytes`.
    ///
    /// - Throws: ``FormatError`` where the bytes are no artefact of this kind and of a known
    ///   version, or a checksum, a table or the place of a section is wrong.
    init(_ bytes: ArtefactBytes, _ verification: Verification) throws(FormatError)
    /// Compares the whole contents with the rules of the format.
    func verifyStructure() throws(FormatError)
}

/// The header and the sections of an artefact of a known kind.
struct OpenArtefact {
    let header: ArtefactHeader
    private let file: ByteView

    /// Checks the header of `bytes`, and with `.verifying` all checksums.
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

    /// The section `id`, which has to have `size` bytes where that is given.
    func section(_ id: SectionID, size: UInt64? = nil) throws(FormatError) -> ByteView {
        let section = try header.section(id, of: file)
        if let size, UInt64(section.count) != size { throw .damaged(id, .length) }
        return section
    }
}
