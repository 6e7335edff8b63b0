/// A table of coloured cells.
struct HeatMap: Chart {
    /// A cell with its tooltip.
    struct Cell: Sendable {
        var paint: Paint
        var title: String
    }

    let horizontal: String
    let vertical: String
    let legend: [LegendEntry]
    let columns: [String]
    let rows: [String]
    /// The cells of each row; `nil` leaves a cell as if nothing were counted.
    let cells: [[Cell?]]
    /// The height of a cell, in units.
    let cellHeight: Double

    private static let left = 20.0
    private static let top = 40.0
    var height: Double { Self.top + cellHeight * Double(rows.count) + 4 }

    var content: [Markup] {
        let width = (ChartShape.width - Self.left) / Double(max(1, columns.count))
        var content = [
            Draw.text((Self.left + ChartShape.width) / 2, 11, horizontal, .middle, style: "axis"),
            Draw.text(0, 24, vertical, style: "axis"),
        ]
        content.append(
            Draw.box(
                Self.left, Self.top, ChartShape.width - Self.left,
                cellHeight * Double(rows.count), .heat0))
        for (index, column) in columns.enumerated() {
            content.append(
                Draw.text(
                    Self.left + width * (Double(index) + 0.5), Self.top - 4, column, .middle,
                    style: "tick"))
        }
        for (index, row) in rows.enumerated() {
            let y = Self.top + cellHeight * Double(index)
            content.append(
                Draw.text(Self.left - 6, y + cellHeight / 2 + 4, row, .end, style: "tick"))
            guard cells.indices.contains(index) else { continue }
            for (place, cell) in cells[index].enumerated() {
                guard let cell else { continue }
                content.append(
                    Draw.box(
                        Self.left + width * Double(place) + 0.5, y + 0.5, width - 1,
                        cellHeight - 1, cell.paint, title: cell.title))
            }
        }
        return content
    }
}
