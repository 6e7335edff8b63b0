package import DictFormat
package import DictModel

/// The facts in the header of an artefact, a file that dictc builds, such as `en.lexicon`.
package struct ArtefactSummary: Sendable {
    /// The name, offset and size of one section of an artefact, as its header states them.
    package struct Section: Sendable {
        /// The name of the section, as `dictc info` shows it.
        package let name: String
        /// The offset of the section's first byte in the file.
        package let offset: Int
        /// The section's size, in bytes.
        package let bytes: Int
    }

    /// The kind of artefact, for instance a lexicon.
    package let kind: ArtefactKind
    /// The language of the artefact's contents.
    package let language: Language
    /// The version of the file format, as `major.minor`.
    package let format: String
    /// The size of the whole file, in bytes.
    package let bytes: Int
    /// The sections in file order, without the header and the padding between sections.
    package let sections: [Section]

    /// Creates a summary of the artefact whose bytes are `file`.
    ///
    /// - Parameters:
    ///   - file: All bytes of the artefact.
    ///   - verifying: Whether to verify all checksums as well as the header.
    /// - Throws: A `FormatError` if the header is invalid or if, with `verifying`, a checksum is
    ///   wrong.
    /// - Complexity: O(*s*), where *s* is the number of sections. If `verifying` is true, O(*n*),
    ///   where *n* is the number of bytes in `file`.
    package init(_ file: [UInt8], verifying: Bool = false) throws(FormatError) {
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
        format = "\(header.major).\(header.minor)"
        bytes = file.count
        sections = header.sections.map { section in
            Section(
                name: section.id.name, offset: section.range.lowerBound,
                bytes: section.range.count)
        }
    }
}
