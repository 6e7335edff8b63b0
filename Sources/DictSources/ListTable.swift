import DictModel

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
    /// The column that contains a number, such as a count, or `nil` to read only the words.
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

    /// The minimum number of fields in a row.
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
        guard let column = table.number else {
            number = nil
            return
        }
        guard let found = index(column), found >= 0 else { return nil }
        number = found
    }
}
