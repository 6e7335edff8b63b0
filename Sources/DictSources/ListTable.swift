/// The columns of a table that a list reads.
///
/// ```yaml
/// columns: { word: Word, count: FREQcount }    # by the names in the head line
/// columns: { word: 2, count: 3 }               # by their numbers; no head line
/// ```
public struct ListTable: Sendable, Equatable, Encodable {
    /// One column.
    public enum Column: Sendable, Equatable, Encodable {
        /// By its number, from 1.
        case number(Int)
        /// By its name in the head line, in any case of ASCII letters.
        case name(String)
    }

    /// The word or phrase.
    public var word: Column
    /// The number beside it, such as its count.
    public var number: Column?
    /// Whether the first row is a head line, although no column is given by name.
    public var hasHeader: Bool

    /// A table with these columns.
    public init(word: Column, number: Column? = nil, hasHeader: Bool = false) {
        self.word = word
        self.number = number
        self.hasHeader = hasHeader
    }

    /// Whether the first row has the names of the columns.
    var beginsWithHead: Bool {
        if case .name = word { return true }
        if case .name? = number { return true }
        return hasHeader
    }
}

/// Where the columns of a table are, once its head line is known.
struct ListTablePlan {
    /// The index of the word's field.
    let word: Int
    /// The index of the number's field.
    let number: Int?

    /// The number of fields that a row needs.
    var width: Int { max(word, number ?? 0) + 1 }

    /// Finds the columns of `table` in `head`, the fields of its head line or, without one, none.
    ///
    /// - Returns: `nil` if a name is not in it; `missing` is then that name.
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
