/// The place of a record in the sources of a lexicon: a source number and a line number.
///
/// An origin takes only eight bytes, because it does not contain the path of the source. Origins
/// are ordered by source and then by line.
package struct Origin: Sendable, Hashable, Comparable {
    private let fileNumber: UInt32
    private let lineNumber: UInt32

    /// Creates the origin of the record on a line of a source.
    ///
    /// - Parameters:
    ///   - file: The 0-based number of the source, in the order of the configuration. It is clamped
    ///     to 4,294,967,295.
    ///   - line: The 1-based line number, or 0 for the whole source. It is clamped to
    ///     4,294,967,295.
    package init(file: Int, line: Int) {
        fileNumber = UInt32(clamping: file)
        lineNumber = UInt32(clamping: line)
    }

    /// The 0-based number of the source, in the order of the configuration.
    package var file: Int { Int(fileNumber) }

    /// The 1-based line number, or 0 for the whole source.
    package var line: Int { Int(lineNumber) }

    /// Returns whether `left` is in an earlier source than `right`, or on an earlier line of the
    /// same source.
    package static func < (left: Origin, right: Origin) -> Bool {
        (left.fileNumber, left.lineNumber) < (right.fileNumber, right.lineNumber)
    }
}
