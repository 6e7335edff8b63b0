public import DictFormat

extension ArtefactKind {
    /// Reads the kind of the artefact in `bytes` from its header, which is checked first.
    ///
    /// - Throws: ``FormatError`` if the header is damaged, or is not that of an artefact of a known
    ///   version.
    /// - Complexity: O(sections).
    public init(of bytes: ArtefactBytes) throws(FormatError) {
        self = try ArtefactHeader(bytes.view).kind
    }
}
