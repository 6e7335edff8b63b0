public import DictFormat
public import DictModel

/// A class that reads artefacts (compiled files) of one kind.
public protocol ArtefactReader: AnyObject, Sendable {
    /// The kind of artefact that the class reads.
    static var kind: ArtefactKind { get }
    /// A number that identifies the contents of this artefact.
    ///
    /// Equal contents have equal numbers. Different contents have different numbers, except with a
    /// probability of 1 in 2^64. A saved game stores the number, so that it can recognise its
    /// artefact. The number is read from the header, so it costs nothing.
    var identity: UInt64 { get }
    /// The language of the words in the artefact.
    var language: Language { get }
    /// Creates a reader for the artefact in `bytes`.
    ///
    /// - Throws: ``FormatError`` if the bytes are not an artefact of this kind and of a known
    ///   version, or if a checksum, a table or the position of a section is wrong.
    init(_ bytes: ArtefactBytes, _ verification: Verification) throws(FormatError)
    /// Checks the entire contents against the rules of the format.
    ///
    /// Checksums find only damage; this method also finds a file that was written incorrectly.
    ///
    /// - Throws: ``FormatError`` for the first fault found.
    func verifyStructure() throws(FormatError)
}

/// An artefact whose header has been checked, with access to its sections.
struct OpenArtefact {
    let header: ArtefactHeader
    private let file: ByteView

    /// Creates an open artefact after checking the header and the kind of the file in `bytes`.
    ///
    /// With ``Verification/verifying``, the checksums of all sections are checked as well.
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

    /// Returns the contents of section `id`.
    ///
    /// - Throws: ``FormatError`` if the section is missing, or if its size in bytes differs from
    ///   `size`. Any size is accepted if `size` is `nil`.
    func section(_ id: SectionID, size: UInt64? = nil) throws(FormatError) -> ByteView {
        let section = try header.section(id, of: file)
        if let size, UInt64(section.count) != size { throw .damaged(id, .length) }
        return section
    }
}
