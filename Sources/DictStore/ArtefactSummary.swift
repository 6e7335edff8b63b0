public import DictFormat
public import DictModel

/// The facts in the header of an artefact.
public struct ArtefactSummary: Sendable {
    /// A section of the artefact.
    public struct Section: Sendable {
        /// The section's name.
        public let name: String
        /// The offset of the section's first byte in the file.
        public let offset: Int
        /// The section's size, in bytes.
        public let bytes: Int
    }

    /// The kind of artefact.
    public let kind: ArtefactKind
    /// The language of the artefact's contents.
    public let language: Language
    /// The format version, as `major.minor`.
    public let format: String
    /// The size of the file, in bytes.
    public let bytes: Int
    /// The sections in file order; they include neither the header nor padding.
    public let sections: [Section]

    /// Reads the header from `file`, the bytes of an artefact.
    ///
    /// If `verifying` is true, all checksums are verified as well, which takes O(bytes of the file)
    /// instead of O(sections).
    public init(_ file: [UInt8], verifying: Bool = false) throws(FormatError) {
        var result: Result<ArtefactHeader, FormatError> = .failure(.dirtyPadding)
        // Safe because the view does not leave the closure.
        unsafe file.withUnsafeBytes { buffer in
            do throws(FormatError) {
                let view = unsafe ByteView(buffer)
                let header = try ArtefactHeader(view)
                if verifying { try header.verify(view) }
                result = .success(header)
            } catch {
                result = .failure(error)
            }
        }
        let header = try result.get()
        kind = header.kind
        language = header.language
        format = "\(ArtefactHeader.majorVersion).\(header.minor)"
        bytes = file.count
        sections = header.sections.map { section in
            Section(
                name: section.id.name, offset: section.range.lowerBound,
                bytes: section.range.count)
        }
    }
}
