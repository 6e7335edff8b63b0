/// The separator between the word and the number in each line of a list.
public enum ListSeparator: String, Sendable, CaseIterable, Encodable {
    /// A tab; a line without one is a word without a number.
    case tab
    /// The last space or tab in the line; every line must have a word and a number.
    case space
    /// No separator: the whole line is the word.
    case none
}

/// The format of a plain list, which has one word per line, with a count or another number.
public struct ListFormat: Sendable, Equatable, Encodable {
    /// The encoding of the file; a byte order mark at its start overrides it.
    public var encoding = TextEncoding.utf8
    /// The text at the start of a line that makes it a comment; `nil` if there are no comments.
    public var commentPrefix: String? = "#"
    /// The separator between the word and the number.
    public var separator = ListSeparator.tab
    /// Whether a list without words is accepted; otherwise it is an error.
    public var allowsEmpty = false

    /// The default format: UTF-8, comments after `#`, and an optional number after a tab.
    public static let `default` = ListFormat()

    /// Creates a list format, by default the same as ``default``.
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
