/// The place of a record: the number of its source in the configuration, and a line.
///
/// Takes eight bytes. Origins are ordered by source and then by line. The caller keeps the names of
/// the files.
public struct Origin: Sendable, Hashable, Comparable {
    private let fileNumber: UInt16
    private let lineNumber: UInt32

    /// Creates the origin at `line` (from 1; 0 means the whole file) of source number `file` (from
    /// 0).
    ///
    /// Values out of range are clamped: to 65,535 for sources and to 4,294,967,295 for lines.
    public init(file: Int, line: Int) {
        fileNumber = UInt16(clamping: file)
        lineNumber = UInt32(clamping: line)
    }

    /// The number of the source, from 0, in the order of the configuration.
    public var file: Int { Int(fileNumber) }

    /// The line, from 1; 0 means the whole file.
    public var line: Int { Int(lineNumber) }

    /// Whether `left` comes before `right` when the sources are read in order.
    public static func < (left: Origin, right: Origin) -> Bool {
        (left.fileNumber, left.lineNumber) < (right.fileNumber, right.lineNumber)
    }
}
