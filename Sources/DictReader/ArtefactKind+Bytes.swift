public import DictFormat

extension ArtefactKind {
    /// The kind of the artefact in `bytes`, after checking its header.
    ///
    /// - Throws: ``FormatError`` if the bytes do not begin like an artefact of a known version.
    /// - Complexity: O(sections).
    public init(of bytes: ArtefactBytes) throws(FormatError) {
        self = try ArtefactHeader(bytes.view).kind
    }
}
