/// Horizontal bars, each below its label, with its value at the right.
///
/// A bar may consist of several segments, and a segment may start anywhere, so that a chart can
/// also show how a number shrinks step by step, or when stages ran.
struct BarChart: Chart {
    /// A part of a bar.
    struct Segment: Sendable {
        var start: Int
        var length: Int
        var paint: Paint
        var title: String
    }

    /// A bar with its label and its value.
    struct Bar: Sendable {
        var label: String
        var value: String
        var segments: [Segment]
        /// Whether the bar is a sum, which is shown in bold.
        var isTotal = false
        /// A number to mark with a line across the bar, or `nil`.
        var mark: Int?
        /// The meaning of the mark.
        var markTitle = ""
    }

    let horizontal: String
    let vertical: String
    let legend: [LegendEntry]
    let bars: [Bar]
    private let scale: Scale
    /// Returns the label of a number on the axis.
    private let label: @Sendable (Int) -> String

    init(
        horizontal: String, vertical: String, legend: [LegendEntry] = [], bars: [Bar],
        label: @escaping @Sendable (Int) -> String = NumberText.grouped
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.legend = legend
        self.bars = bars
        self.label = label
        let ends = bars.flatMap { bar in
            bar.segments.map { $0.start + $0.length } + (bar.mark.map { [$0] } ?? [])
        }
        scale = Scale(upTo: ends.max() ?? 1, length: ChartShape.width - 2)
    }

    private static let rowHeight = 33.0
    private static let head = 20.0
    private static let foot = 36.0

    private var bottom: Double { Self.head + Self.rowHeight * Double(bars.count) }
    var height: Double { bottom + Self.foot }

    var content: [Markup] {
        var content = [Draw.text(0, 11, vertical, style: "axis")]
        for tick in scale.ticks {
            let x = 1 + scale.position(tick)
            content.append(Draw.line(x, Self.head, toX: x, toY: bottom))
            let anchor: Draw.Anchor = tick == 0 ? .start : tick == scale.top ? .end : .middle
            content.append(Draw.text(x, bottom + 13, label(tick), anchor, style: "tick"))
        }
        content.append(
            Draw.text(ChartShape.width / 2, bottom + 30, horizontal, .middle, style: "axis"))
        for (index, bar) in bars.enumerated() {
            content += row(bar, top: Self.head + Self.rowHeight * Double(index))
        }
        return content
    }

    private func row(_ bar: Bar, top: Double) -> [Markup] {
        let style = bar.isTotal ? "total" : ""
        let room = ChartShape.width - 12 - FittedText.width(of: bar.value)
        var row = [
            Draw.text(1, top + 13, FittedText.shortened(bar.label, to: room), style: style),
            Draw.text(ChartShape.width - 1, top + 13, bar.value, .end, style: style),
        ]
        for segment in bar.segments where segment.length > 0 {
            let start = scale.position(segment.start)
            // Even the shortest segment can be seen.
            let width = max(1, scale.position(segment.start + segment.length) - start)
            row.append(
                Draw.box(
                    min(1 + start, ChartShape.width - 2), top + 18, width, 11, segment.paint,
                    title: segment.title))
        }
        if let mark = bar.mark {
            let x = 1 + scale.position(mark)
            row.append(
                Draw.line(x, top + 15, toX: x, toY: top + 32, style: "need", title: bar.markTitle))
        }
        return row
    }
}
