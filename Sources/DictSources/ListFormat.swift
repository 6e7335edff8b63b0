/// The separator between the word and the number in each line of a word list.
public enum ListSeparator: String, Sendable, CaseIterable, Encodable {
    /// A tab, which may be missing if the line has only a word.
    case tab
    /// The last space or tab in the line; every line must have a word and a number.
    case space
    /// No separator; the whole line is the word.
    case none
}

/// The format of a plain word list: one word per line, optionally with a number such as a count.
public struct ListFormat: Sendable, Equatable, Encodable {
    /// The encoding of the file, unless a byte order mark at its start indicates another.
    public var encoding = TextEncoding.utf8
    /// The text with which comment lines begin, or `nil` if there are no comments.
    public var commentPrefix: String? = "#"
    /// The separator between the word and the number in a line.
    public var separator = ListSeparator.tab
    /// Whether a list without words is accepted instead of being treated as an error.
    public var allowsEmpty = false

    /// The default format: UTF-8, comment lines that begin with `#`, and an optional number after a
    /// tab.
    public static let `default` = ListFormat()

    /// Creates a list format.
    ///
    /// Without arguments, the format is the same as ``default``.
    public init(
        encoding: TextEncoding = .utf8, commentPrefix: String? = "#",
        separator: ListSeparator = .tab, allowsEmpty: Bool = false
    ) {
        self.encoding = encoding
        self.commentPrefix = commentPrefix
        self.separator = separator
        self.allowsEmpty = allowsEmpty
    }
}
