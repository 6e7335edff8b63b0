/// Columns of stacked shares, one for each number or name along the horizontal axis.
struct ColumnChart: Chart {
    /// A part of a column, counted from the part below it.
    struct Part: Sendable {
        var count: Int
        var paint: Paint
        var title: String
    }

    /// A column with its label.
    struct Column: Sendable {
        var label: String
        var parts: [Part]
        /// A number to mark with a line across the column, such as a need, or `nil`.
        var mark: Int?
        /// The meaning of the mark.
        var markTitle = ""
    }

    let horizontal: String
    let vertical: String
    let legend: [LegendEntry]
    let columns: [Column]
    private let scale: Scale

    init(horizontal: String, vertical: String, legend: [LegendEntry], columns: [Column]) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.legend = legend
        self.columns = columns
        let tops = columns.map { column in
            max(column.parts.reduce(0) { $0 + $1.count }, column.mark ?? 0)
        }
        scale = Scale(upTo: tops.max() ?? 1, steps: 5, length: 150)
    }

    private static let top = 24.0
    private var bottom: Double { Self.top + scale.length }
    var height: Double { bottom + 38 }

    var content: [Markup] {
        let widest = scale.ticks.map { NumberText.grouped($0).count }.max() ?? 1
        let left = 10 + 6.5 * Double(widest)
        var content = [Draw.text(0, 11, vertical, style: "axis")]
        for tick in scale.ticks {
            let y = bottom - scale.position(tick)
            content.append(Draw.line(left, y, toX: ChartShape.width, toY: y))
            content.append(
                Draw.text(left - 5, y + 4, NumberText.grouped(tick), .end, style: "tick"))
        }
        let width = (ChartShape.width - left) / Double(max(1, columns.count))
        let labelWidth = 4 + 6.5 * Double(columns.map(\.label.count).max() ?? 1)
        let every = max(1, Int((labelWidth / width).rounded(.up)))
        for (index, column) in columns.enumerated() {
            let middle = left + width * (Double(index) + 0.5)
            content += stack(column, middle: middle, width: width)
            if index % every == 0 {
                content.append(
                    Draw.text(middle, bottom + 14, column.label, .middle, style: "tick"))
            }
        }
        content.append(
            Draw.text(
                (left + ChartShape.width) / 2, bottom + 32, horizontal, .middle, style: "axis"))
        return content
    }

    private func stack(_ column: Column, middle: Double, width: Double) -> [Markup] {
        let breadth = min(36, width * 0.78)
        var shapes: [Markup] = []
        var below = 0
        for part in column.parts where part.count > 0 {
            let low = scale.position(below)
            below += part.count
            // Even the smallest part can be seen.
            let high = max(scale.position(below), low + 0.7)
            shapes.append(
                Draw.box(
                    middle - breadth / 2, bottom - high, breadth, high - low, part.paint,
                    title: part.title))
        }
        if let mark = column.mark {
            let y = bottom - scale.position(mark)
            let reach = min(width / 2, breadth / 2 + 5)
            shapes.append(
                Draw.line(
                    middle - reach, y, toX: middle + reach, toY: y, style: "need",
                    title: column.markTitle))
        }
        return shapes
    }
}
