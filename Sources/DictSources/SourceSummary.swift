package import DictModel

/// Statistics about a word source that was read to its end.
package struct SourceSummary: Sendable {
    /// The number of words read.
    package var records = 0
    /// The number of lines in the file, including a last line without a line end.
    package var lines = 0
    /// The number of lines or elements that were skipped because they have no word.
    ///
    /// In a list, these are blank lines and comments. In XML, they are elements that match the
    /// ``XMLWordFormat`` but have no word.
    package var skipped = 0
    /// The size of the file after decompression, in bytes, before any conversion to UTF-8.
    package var bytes: UInt64 = 0
    /// The size of the file on disk, in bytes.
    package var fileBytes: UInt64 = 0
    /// Whether the file is compressed, according to its content.
    package var isCompressed = false
    /// Notes for the user about the file, in the order in which they were made.
    package var notes: [Diagnostic] = []

    /// Creates the summary of an empty source.
    package init() {}
}
