/// The separator between the word and the number in each line of a list.
public enum ListSeparator: String, Sendable, CaseIterable, Encodable {
    /// A tab; a line without one is a word without a number.
    case tab
    /// A comma, as in CSV; a field in quotes may contain commas and line ends (RFC 4180).
    case comma
    /// A semicolon, as in CSV from spreadsheets where the comma is the decimal sign.
    case semicolon
    /// The last space or tab in the line; every line must have a word and a number. With
    /// ``ListFormat/columns``, any number of spaces and tabs.
    case space
    /// No separator: the whole line is the word.
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

/// The format of a plain list, which has one word per line, with a count or another number.
public struct ListFormat: Sendable, Equatable, Encodable {
    /// The encoding of the file; a byte order mark at its start overrides it.
    public var encoding = TextEncoding.utf8
    /// The text at the start of a line that makes it a comment; `nil` if there are no comments.
    public var commentPrefix: String? = "#"
    /// The separator between the word and the number.
    public var separator = ListSeparator.tab
    /// The columns to read; `nil` if the first one is the word and the second one, if any, the
    /// number.
    public var columns: ListTable?
    /// The meaning of capitals; `nil` if the words decide: if nearly all are in capitals, they are
    /// read as ``ListCase/upper``, with a note.
    public var letterCase: ListCase?
    /// Whether a list without words is accepted; otherwise it is an error.
    public var allowsEmpty = false

    /// The default format: UTF-8, comments after `#`, and an optional number after a tab.
    public static let `default` = ListFormat()
    /// Whole lines as they are written, in UTF-8 with comments after `#`.
    public static let lines = ListFormat(separator: .none, letterCase: .keep)

    /// Creates a list format, by default the same as ``default``.
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
