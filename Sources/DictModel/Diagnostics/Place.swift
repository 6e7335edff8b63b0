/// A place in a file: a line and a column, a whole line, or the whole file.
///
/// Its description has a format that many editors can open, such as `en/words.txt:12:4`.
public struct Place: Sendable {
    /// The folder to which the name of a file is relative.
    public enum Base: Sendable {
        /// The current folder, to which a name that the caller gave is relative.
        ///
        /// An example of such a name is a path on the command line.
        case caller
        /// The project folder, which contains dictc.yml.
        ///
        /// A path is written as in the configuration, so that messages are the same in whichever
        /// folder a build is started.
        case project
    }

    /// The path of the file, or an empty string if the diagnostic is not about a file.
    public var file: String
    /// The folder to which ``file`` is relative.
    public var base: Base
    /// The 1-based line number, or 0 if the place is the whole file.
    public var line: Int
    /// The 1-based column in the line, in Unicode scalars, or 0 if the place is the whole line.
    public var column: Int
    /// The 0-based offset of a byte in the file, or `nil` if it is unknown.
    ///
    /// In a compressed file, the offset counts compressed bytes.
    public var byteOffset: UInt64?

    /// Creates a place in `file`.
    ///
    /// - Parameters:
    ///   - file: The path of the file, or an empty string.
    ///   - base: The folder to which `file` is relative.
    ///   - line: The 1-based line number, or 0 for the whole file.
    ///   - column: The 1-based column in Unicode scalars, or 0 for the whole line.
    ///   - byteOffset: The 0-based offset of a byte in the file as stored on disk.
    public init(
        _ file: String, base: Base = .caller, line: Int = 0, column: Int = 0,
        byteOffset: UInt64? = nil
    ) {
        self.file = file
        self.base = base
        self.line = line
        self.column = column
        self.byteOffset = byteOffset
    }

    /// Returns the place in the same file at `line` and `column`, both 1-based, without a byte
    /// offset.
    ///
    /// Pass 0 as `column`, or omit it, for the whole line.
    public func at(line: Int, column: Int = 0) -> Place {
        Place(file, base: base, line: line, column: column)
    }
}

extension Place: CustomStringConvertible {
    /// The place as `file:line:column`, without a line or column that is 0.
    public var description: String {
        guard line > 0 else { return file }
        return file + ":" + String(line) + (column > 0 ? ":" + String(column) : "")
    }
}
