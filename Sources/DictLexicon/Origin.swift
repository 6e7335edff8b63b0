/// Where a record comes from: a source by its number in the configuration, and a line of it.
///
/// Eight bytes, ordered by file and then line. The names of the files stay with the caller.
public struct Origin: Sendable, Hashable, Comparable {
    private let fileNumber: UInt16
    private let lineNumber: UInt32

    /// The place at `line` (from 1; 0 means the whole file) of source number `file` (from 0).
    ///
    /// Numbers out of range become the nearest one in range: 65,535 files, 2^32 - 1 lines.
    public init(file: Int, line: Int) {
        fileNumber = UInt16(clamping: file)
        lineNumber = UInt32(clamping: line)
    }

    /// The number of the source, from 0, in the order of the configuration.
    public var file: Int { Int(fileNumber) }

    /// The line, from 1; 0 for the whole file.
    public var line: Int { Int(lineNumber) }

    /// Whether `left` is read before `right` when sources are read in order.
    public static func < (left: Origin, right: Origin) -> Bool {
        (left.fileNumber, left.lineNumber) < (right.fileNumber, right.lineNumber)
    }
}
