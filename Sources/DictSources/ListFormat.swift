import DictModel

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
    /// Whether the entries are phrases, in which a comma is followed by a blank.
    package var holdsPhrases = false
    /// Whether a row has a text, such as a category, where others have a number.
    ///
    /// Readers hand it out after the word and a tab.
    package var isLabelled = false
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

/// The columns to read from a word list that is a table.
///
/// The columns are declared in dictc.yml, for example:
///
/// ```yaml
/// columns: { word: Word, count: FREQcount }    # by the names in the head line
/// columns: { word: 2, count: 3 }               # by their numbers; no head line
/// ```
package struct ListTable: Sendable, Equatable, Encodable {
    /// A column, identified by its number or its name.
    package enum Column: Sendable, Equatable, Encodable {
        /// The column with the given 1-based number.
        case number(Int)
        /// The column with the given name in the head line, ignoring the case of ASCII letters.
        case name(String)
    }

    /// The column that contains the word or phrase.
    package var word: Column
    /// The column that contains a number, such as a count, or the text of a list that
    /// ``ListFormat/isLabelled``; `nil` to read only the words.
    package var number: Column?
    /// Whether the first row is a head line even if no column is identified by its name.
    package var hasHeader: Bool

    /// Creates a table description with the given columns to read.
    package init(word: Column, number: Column? = nil, hasHeader: Bool = false) {
        self.word = word
        self.number = number
        self.hasHeader = hasHeader
    }

    /// Whether the first row is a head line, which contains the names of the columns.
    var beginsWithHead: Bool {
        if case .name = word { return true }
        if case .name? = number { return true }
        return hasHeader
    }
}

/// The positions of the columns to read from a table, found with the help of its first row.
struct ListTablePlan {
    /// The 0-based index of the field that contains the word.
    let word: Int
    /// The 0-based index of the field that contains the number, or `nil` if no number is read.
    let number: Int?
    /// The largest number of fields that a row may have: that of the first row.
    let limit: Int

    var width: Int { max(word, number ?? 0) + 1 }

    /// Creates a plan by looking up the columns of `table` in its first row.
    ///
    /// Returns `nil` if a name is not in the first row, or if a column number is less than 1.
    ///
    /// - Parameters:
    ///   - table: The columns to read.
    ///   - head: The fields of the first row, which are ignored if no column is identified by name.
    ///   - missing: A variable that is set to the first name not found in `head`, if there is one.
    init?(_ table: ListTable, head: [[UInt8]], missing: inout String) {
        func index(_ column: ListTable.Column) -> Int? {
            switch column {
            case .number(let number): return number - 1
            case .name(let name):
                let text = Array(name.utf8)
                let wanted = text.span.lowerASCII
                if let index = head.firstIndex(where: { $0.span.lowerASCII == wanted }) {
                    return index
                }
                missing = name
                return nil
            }
        }
        guard let word = index(table.word), word >= 0 else { return nil }
        self.word = word
        limit = head.count
        guard let column = table.number else {
            number = nil
            return
        }
        guard let found = index(column), found >= 0 else { return nil }
        number = found
    }
}
