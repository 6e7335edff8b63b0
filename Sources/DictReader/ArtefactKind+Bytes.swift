public import DictFormat

extension ArtefactKind {
    /// The kind of the artefact in `bytes`, whose header is checked.
    ///
    /// - Throws: ``FormatError`` where the bytes do not begin as an artefact of a known version.
    /// - Complexity: O(sections).
    public init(of bytes: ArtefactBytes) throws(FormatError) {
        self = try ArtefactHeader(bytes.view).kind
    }
}
