public import DictFormat
public import DictModel

/// The facts in the header of an artefact.
public struct ArtefactSummary: Sendable {
    /// A section of the file.
    public struct Section: Sendable {
        /// The section's name.
        public let name: String
        /// The offset of its first byte in the file.
        public let offset: Int
        /// Its size in bytes.
        public let bytes: Int
    }

    /// The kind of its contents.
    public let kind: ArtefactKind
    /// The language of its contents.
    public let language: Language
    /// Its format version, `major.minor`.
    public let format: String
    /// Its size in bytes.
    public let bytes: Int
    /// The sections in file order; the header and padding are not in any of them.
    public let sections: [Section]

    /// Reads the header of the artefact in `file`.
    ///
    /// With `verifying`, every byte is compared with its checksum, in O(file); else O(sections).
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
