/// The separator between the columns of a word list, such as a word and its count.
package enum ListSeparator: String, Sendable, CaseIterable, Encodable {
    /// A tab, which may be missing if the line has only a word.
    case tab
    /// A comma, as in CSV (RFC 4180).
    ///
    /// A field in quotation marks can contain commas and line ends.
    case comma
    /// A semicolon, as in CSV from countries in which the comma is the decimal sign.
    ///
    /// A field in quotation marks can contain semicolons and line ends.
    case semicolon
    /// The last space or tab in the line; every line must have a word and a number.
    ///
    /// If ``ListFormat/columns`` is set, any number of spaces and tabs separates two columns.
    case space
    /// No separator; the whole line is the word.
    case none

    /// Whether a field in quotation marks can contain the separator and line ends.
    var isQuoting: Bool { self == .comma || self == .semicolon }

    /// The single byte that separates two fields, or `nil` if there is no such byte.
    var byte: UInt8? {
        switch self {
        case .tab: ASCII.tab
        case .comma: UInt8(ascii: ",")
        case .semicolon: UInt8(ascii: ";")
        case .space, .none: nil
        }
    }
}

/// The meaning of capitals in a word list.
package enum ListCase: String, Sendable, CaseIterable, Encodable {
    /// The list is written in capitals, like most word lists for Scrabble.
    ///
    /// `ZEBRA` is read as `zebra`. A word that also has lower-case letters, such as `Paris`, is
    /// read as written.
    case upper
    /// Capitals have no meaning, so `ZEBRA` and `Zebra` are both read as `zebra`.
    case lower
    /// Capitals have a meaning, as in names, so words are read as written.
    case keep
}

/// The format of a plain word list: one word per line, optionally with a number such as a count.
package struct ListFormat: Sendable, Equatable, Encodable {
    /// The encoding of the file, unless a byte order mark at its start indicates another.
    package var encoding = TextEncoding.utf8
    /// The text with which comment lines begin, or `nil` if there are no comments.
    package var commentPrefix: String? = "#"
    /// The separator between the columns of a line, such as a word and its count.
    package var separator = ListSeparator.tab
    /// The columns to read, or `nil` to read the word from the first column and the number from an
    /// optional second one.
    package var columns: ListTable?
    /// The meaning of capitals in the list, or `nil` to infer it from the words.
    ///
    /// If nearly all words are in capitals, the inferred meaning is ``ListCase/upper``, and a note
    /// tells the user. Otherwise it is ``ListCase/keep``.
    package var letterCase: ListCase?
    /// Whether a list without words is accepted instead of being treated as an error.
    package var allowsEmpty = false

    /// The default format: UTF-8, comment lines that begin with `#`, and an optional number after a
    /// tab.
    package static let `default` = ListFormat()
    /// The format of a list in which each whole line is an entry, read as written.
    ///
    /// The list is in UTF-8, and comment lines begin with `#`.
    package static let lines = ListFormat(separator: .none, letterCase: .keep)

    /// Creates a list format.
    ///
    /// Without arguments, the format is the same as ``default``.
    package init(
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
