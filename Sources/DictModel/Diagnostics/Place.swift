/// A place in a file, for people to find and for editors to open: `en/words.txt:12:4`.
public struct Place: Sendable {
    /// The folder to which a file name is relative.
    public enum Base: Sendable {
        /// A folder known to the caller: the name is a path from the command line, or not a path at
        /// all.
        case caller
        /// The folder that contains dictc.yml.
        ///
        /// The name is written as in the configuration, so reports are the same wherever the build
        /// was started.
        case project
    }

    /// The name of the file; empty if the diagnostic is not about a file.
    public var file: String
    /// The folder to which `file` is relative.
    public var base: Base
    /// The line, from 1; 0 means the whole file.
    public var line: Int
    /// The column in `line`, from 1, in Unicode scalars; 0 means the whole line.
    public var column: Int
    /// The offset in the file as stored on disk (compressed or not), from 0; `nil` if unknown.
    public var byteOffset: UInt64?

    /// Creates a place in `file`: the whole file, unless `line` is given.
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

    /// Returns the place at `line` and `column` in the same file, without a byte offset.
    public func at(line: Int, column: Int = 0) -> Place {
        Place(file, base: base, line: line, column: column)
    }
}

extension Place: CustomStringConvertible {
    /// `file:line:column`, without the parts that are unknown.
    public var description: String {
        guard line > 0 else { return file }
        return file + ":" + String(line) + (column > 0 ? ":" + String(column) : "")
    }
}
