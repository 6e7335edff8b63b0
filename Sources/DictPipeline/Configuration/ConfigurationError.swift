/// A place in a configuration file.
public struct ConfigurationPlace: Sendable, Equatable {
    /// The file as the command line names it.
    public var file: String
    /// The line, from 1; 0 where the whole file is meant.
    public var line: Int
    /// The column, from 1, counted in Unicode scalars; 0 where the whole line is meant.
    public var column: Int

    /// The place at `line` and `column` of `file`.
    public init(file: String, line: Int = 0, column: Int = 0) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension ConfigurationPlace: CustomStringConvertible {
    /// `file:line:column`, as far as they are known; safe to print on a terminal.
    public var description: String {
        var text = QuotedText.escape(file)
        if line > 0 { text += ":\(line)" }
        if line > 0 && column > 0 { text += ":\(column)" }
        return text
    }
}

/// One thing that is wrong with the configuration or the lock file.
public struct ConfigurationError: Error, Sendable, Equatable {
    /// Which exit status the error stands for.
    public enum Kind: Sendable, Equatable {
        /// The text is wrong: status 78.
        case configuration
        /// The file is over a limit: status 65.
        case limit
        /// The file is there and cannot be read: status 74.
        case unreadable
    }

    /// What kind of error it is.
    public var kind: Kind
    /// Where it is.
    public var place: ConfigurationPlace
    /// What is wrong, without place and full stop.
    public var problem: String
    /// What stands there, ready to print; `nil` where the problem says it.
    public var found: String?
    /// What should stand there, ready to print; `nil` where there is no one answer.
    public var expected: String?
    /// What to do, without full stop.
    public var hint: String?
    /// The line of the file and a line with a caret under the column; `nil` where there is none.
    public var excerpt: String?

    /// An error of its parts.
    public init(
        _ kind: Kind = .configuration, at place: ConfigurationPlace, _ problem: String,
        found: String? = nil, expected: String? = nil, hint: String? = nil,
        excerpt: String? = nil
    ) {
        self.kind = kind
        self.place = place
        self.problem = problem
        self.found = found
        self.expected = expected
        self.hint = hint
        self.excerpt = excerpt
    }
}

extension ConfigurationError: CustomStringConvertible {
    /// What is wrong, with what was found and expected.
    public var statement: String {
        let facts = [found.map { "found \($0)" }, expected.map { "expected \($0)" }]
            .compactMap { $0 }
        return facts.isEmpty ? problem : "\(problem) (\(facts.joined(separator: "; ")))"
    }

    /// `place: problem (found …; expected …). hint: …` on one line.
    public var description: String {
        "\(place): \(statement)" + (hint.map { ". hint: \($0)" } ?? "")
    }
}

/// Everything that is wrong with a configuration or lock file, in the order of the file.
public struct ConfigurationFailure: Error, Sendable, Equatable {
    /// The errors, at least one and at most ``ConfigurationDiagnostics/limit``.
    public var errors: [ConfigurationError]
    /// How many more there are.
    public var omitted: Int

    /// The failure of `errors` and of `omitted` more.
    public init(_ errors: [ConfigurationError], omitted: Int = 0) {
        self.errors = errors
        self.omitted = omitted
    }
}

extension ConfigurationFailure: CustomStringConvertible {
    /// One error a line; the last line counts those that were left out.
    public var description: String {
        var lines = errors.map(\.description)
        if omitted > 0 { lines.append("and \(omitted) more") }
        return lines.joined(separator: "\n")
    }
}
