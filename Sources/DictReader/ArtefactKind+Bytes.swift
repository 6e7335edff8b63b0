public import DictFormat

extension ArtefactKind {
    /// Creates the kind of the artefact in `bytes`, after checking the artefact's header.
    ///
    /// - Throws: ``FormatError`` if the header is damaged, or if the kind or the version of the
    ///   artefact is unknown.
    /// - Complexity: O(*n*²), where *n* is the number of sections, at most 64.
    public init(of bytes: ArtefactBytes) throws(FormatError) {
        self = try ArtefactHeader(bytes.view).kind
    }
}
