/// The separator between the columns of a list.
public enum ListSeparator: String, Sendable, CaseIterable, Encodable {
    /// A tab; a line without a tab is a word without a count.
    case tab
    /// The last space of the line; every line has a word and a count.
    case space
    /// There are no columns: the line is the word.
    case none
}

/// How to read the lines of a plain list: one word per line, with a count or another number.
public struct ListFormat: Sendable, Equatable, Encodable {
    /// The encoding; a byte order mark at the start of the file overrides it.
    public var encoding = TextEncoding.utf8
    /// The text that makes a line a comment if the line begins with it; `nil` if there are no
    /// comments.
    public var commentPrefix: String? = "#"
    /// The separator between the word and the number.
    public var separator = ListSeparator.tab
    /// Whether a list may have no records; otherwise that is an error.
    public var allowsEmpty = false

    /// UTF-8, comments after `#`, and a count after a tab if there is one.
    public static let `default` = ListFormat()

    /// A format from its properties.
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
