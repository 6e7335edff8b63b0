/// The separator between the word and the number in each line of a word list.
public enum ListSeparator: String, Sendable, CaseIterable, Encodable {
    /// A tab, which may be missing if the line has only a word.
    case tab
    /// A comma, as in CSV (RFC 4180), where fields in quotes can contain commas and line ends.
    case comma
    /// A semicolon, as in CSV from spreadsheets in which the comma is the decimal sign.
    case semicolon
    /// The last space or tab in the line; every line must have a word and a number.
    ///
    /// If the list has ``ListFormat/columns``, any number of spaces and tabs separates two of them.
    case space
    /// No separator; the whole line is the word.
    case none

    /// Whether fields may be in quotes that hide the separator and line ends.
    var isQuoting: Bool { self == .comma || self == .semicolon }

    /// The byte between two fields; `nil` if there is not exactly one.
    var byte: UInt8? {
        switch self {
        case .tab: ASCII.tab
        case .comma: UInt8(ascii: ",")
        case .semicolon: UInt8(ascii: ";")
        case .space, .none: nil
        }
    }
}

/// The meaning of capitals in a list.
public enum ListCase: String, Sendable, CaseIterable, Encodable {
    /// The list is written in capitals, as those for Scrabble are: `ZEBRA` is read as `zebra`. A
    /// word with small letters, such as `Paris`, stays as it is.
    case upper
    /// No capital means anything: `ZEBRA` and `Zebra` are read as `zebra`.
    case lower
    /// Words stay as they are written.
    case keep
}

/// The format of a plain word list: one word per line, optionally with a number such as a count.
public struct ListFormat: Sendable, Equatable, Encodable {
    /// The encoding of the file, unless a byte order mark at its start indicates another.
    public var encoding = TextEncoding.utf8
    /// The text with which comment lines begin, or `nil` if there are no comments.
    public var commentPrefix: String? = "#"
    /// The separator between the word and the number in a line.
    public var separator = ListSeparator.tab
    /// The columns to read, or `nil` if the first column is the word and the second, if there is one,
    /// the number.
    public var columns: ListTable?
    /// The meaning of capitals, or `nil` to decide by the words: if nearly all of them are in
    /// capitals, the list is read as ``ListCase/upper``, and a note says so.
    public var letterCase: ListCase?
    /// Whether a list without words is accepted instead of being treated as an error.
    public var allowsEmpty = false

    /// The default format: UTF-8, comment lines that begin with `#`, and an optional number after a
    /// tab.
    public static let `default` = ListFormat()
    /// Whole lines as they are written, in UTF-8 with comments after `#`.
    public static let lines = ListFormat(separator: .none, letterCase: .keep)

    /// Creates a list format.
    ///
    /// Without arguments, the format is the same as ``default``.
    public init(
        encoding: TextEncoding = .utf8, commentPrefix: String? = "#",
        separator: ListSeparator = .tab, columns: ListTable? = nil, letterCase: ListCase? = nil,
        allowsEmpty: Bool = false
    ) {
        self.encoding = encoding
        self.commentPrefix = commentPrefix
        self.separator = separator
        self.columns = columns
        self.letterCase = letterCase
        self.allowsEmpty = allowsEmpty
    }
}
