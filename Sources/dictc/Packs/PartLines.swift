import DictFormat
import DictPipeline

/// The tables of a part of `dictc map` as lines of text.
enum PartLines {
    /// Returns the rows of `table` of the part in `bytes`, by default those of the candidates.
    ///
    /// As text, they are values between tabs; tables have a header, except as JSON.
    static func lines(
        of bytes: [UInt8], _ table: PartFile.Table?, _ style: PackExport.Style
    ) throws(FormatError) -> [String] {
        let rows = try PartFile.rows(of: table ?? .candidates, bytes)
        guard style != .json else {
            return rows.map { JSONLine.text([("schema", .integer(1))] + $0) }
        }
        guard let first = rows.first else { return [] }
        let cells = [first.map(\.0)] + rows.map { row in row.map { cell($0.1) } }
        return cells.map { style == .csv ? CSVText.line($0) : $0.joined(separator: "\t") }
    }

    private static func cell(_ value: JSON) -> String {
        switch value {
        case .string(let text): text
        case .null: ""
        default: JSONLine.text(value)
        }
    }
}
