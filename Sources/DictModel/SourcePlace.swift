/// Where in the sources something stands: a file and a line of it.
public struct SourcePlace: Sendable {
    /// The file as the configuration or the command line names it.
    public var file: String
    /// The line, from 1; 0 where the whole file is meant.
    public var line: Int

    /// The place at `line` of `file`.
    public init(file: String, line: Int = 0) {
        self.file = file
        self.line = line
    }
}

extension SourcePlace: CustomStringConvertible {
    /// `file:line`, or only the file where the line is 0.
    public var description: String {
        line == 0 ? file : file + ":" + String(line)
    }
}
