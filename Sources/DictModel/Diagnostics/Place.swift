/// A place in a file, for people to find and for editors to open: `en/words.txt:12:4`.
public struct Place: Sendable {
    /// What the name of a file is relative to.
    public enum Base: Sendable {
        /// Whatever the caller meant by it: a path of the command line, or no path at all.
        case caller
        /// The folder of dictc.yml: the name is the one that the configuration uses, so that a
        /// report is the same wherever the build was called from.
        case project
    }

    /// The name of the file; empty if the diagnostic is about no file.
    public var file: String
    /// What `file` is relative to.
    public var base: Base
    /// The line, from 1; 0 for the whole file.
    public var line: Int
    /// The column in `line`, from 1, in Unicode scalars; 0 for the whole line.
    public var column: Int
    /// The offset in the file as it lies on the disk (compressed if it is), from 0.
    public var byteOffset: UInt64?

    /// The place at `line` and `column` of `file`.
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

    /// The place at `line` and `column` of the same file.
    public func at(line: Int, column: Int = 0) -> Place {
        Place(file, base: base, line: line, column: column)
    }
}

extension Place: CustomStringConvertible {
    /// `file:line:column`, as far as they are known.
    public var description: String {
        guard line > 0 else { return file }
        return file + ":" + String(line) + (column > 0 ? ":" + String(column) : "")
    }
}
