import DictFormat
import DictOutput
import DictPipeline
import DictTerminal

/// The tables of a part of `dictc map` as lines of text.
enum PartLines {
    /// Returns the rows of `table` of the part in `bytes`, by default those of the candidates.
    ///
    /// As text, they are tab-separated values; tables have a header, except as JSON.
    static func lines(
        of bytes: [UInt8], _ table: PartFile.Table?, _ style: OutputFormat
    ) throws(FormatError) -> [String] {
        let rows = try PartFile.rows(of: table ?? .candidates, bytes)
        guard !style.isJSON else {
            return rows.map { JSONLine.text(JSON(["schema": 1]) + $0) }
        }
        guard let first = rows.first else { return [] }
        let cells =
            [first.members.map(\.0)]
            + rows.map { row in row.members.map { RowWriter.cell($0.1) } }
        return cells.map { (style == .text ? .tsv : style).line($0) }
    }
}
