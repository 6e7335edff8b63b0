/// What separates the columns of a list.
public enum ListSeparator: String, Sendable, CaseIterable {
    /// A tab; a line with none is a word without a count.
    case tab
    /// The last space of the line; every line has a word and a count.
    case space
    /// Nothing: the line is the word.
    case none
}

/// How the lines of a plain list are to be read.
public struct ListFormat: Sendable, Equatable {
    /// The encoding; a byte order mark at the start of the file tells more than this.
    public var encoding = TextEncoding.utf8
    /// The text that makes a line a comment where it stands at its very start; `nil` for none.
    public var commentPrefix: String? = "#"
    /// What separates the columns.
    public var separator = ListSeparator.tab
    /// The column of the word, from 1, where tabs separate columns.
    public var wordColumn = 1
    /// The column of the count, from 1, where tabs separate columns; `nil` for none.
    ///
    /// It must not be that of the word.
    public var countColumn: Int? = 2
    /// Whether a list without any record is fine; else it is an error.
    public var allowsEmpty = false

    /// UTF-8, comments after `#`, and a count after a tab where there is one.
    public static let `default` = ListFormat()

    /// A format from its properties.
    public init(
        encoding: TextEncoding = .utf8, commentPrefix: String? = "#",
        separator: ListSeparator = .tab, wordColumn: Int = 1, countColumn: Int? = 2
    ) {
        self.encoding = encoding
        self.commentPrefix = commentPrefix
        self.separator = separator
        self.wordColumn = wordColumn
        self.countColumn = countColumn
    }
}
