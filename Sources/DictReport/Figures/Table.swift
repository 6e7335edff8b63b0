import DictFormat

/// The numbers of a figure, in rows and columns.
struct Table: Sendable {
    /// A value in a table.
    enum Cell: Sendable {
        case text(String)
        case count(Int)
        /// A share of a whole, in millionths.
        case share(Int)
        /// A number without its decimal point.
        case decimal(Int, places: Int)
        /// A difference, which is shown with a sign.
        case change(Int)
        case none

        /// The value as people read it.
        var text: String {
            switch self {
            case .text(let text): text
            case .count(let count): NumberText.grouped(count)
            case .share(let millionths): NumberText.percent(millionths: millionths)
            case .decimal(let number, let places): NumberText.decimal(number, places: places)
            case .change(let change): NumberText.signed(change)
            case .none: "–"
            }
        }

        /// The value as programs read it.
        var json: JSON {
            switch self {
            case .text(let text): .string(text)
            case .count(let count), .change(let count): .integer(count)
            case .share(let millionths): .decimal(millionths, places: 6)
            case .decimal(let number, let places): .decimal(number, places: places)
            case .none: .null
            }
        }

        var isText: Bool {
            if case .text = self { true } else { false }
        }
    }

    /// The headings of the columns, with units.
    let columns: [String]
    /// The rows, each with as many cells as there are columns; the first cell names the row.
    let rows: [[Cell]]

    init(_ columns: [String], _ rows: [[Cell]]) {
        self.columns = columns
        self.rows = rows
    }
}
