/// Dots in lanes, one lane for each level, over the range that a rule permits.
///
/// Values are shares of a whole, in millionths.
struct LaneChart: Chart {
    /// Dots above each other; the last is drawn over the others and has the tooltip.
    struct Dot: Sendable {
        var values: [(value: Int, paint: Paint)]
        var title: String
    }

    /// A lane with its label and its dots, in order from left to right.
    struct Lane: Sendable {
        var label: String
        var dots: [Dot]
        /// The values that the rule permits, or `nil` if it is unknown.
        var rule: ClosedRange<Int>?
        /// The values that occur without the rule, to compare with, or `nil` if they are unknown.
        var chance: ClosedRange<Int>?
    }

    let horizontal: String
    let vertical: String
    let legend: [LegendEntry]
    let lanes: [Lane]

    private static let whole = 1_000_000
    private static let top = 24.0
    private static let length = 190.0
    private static let left = 40.0
    private var bottom: Double { Self.top + Self.length }
    var height: Double { bottom + 38 }

    /// The value at the bottom: the next tenth of the whole below all values.
    private var least: Int {
        let values = lanes.flatMap { lane in
            lane.dots.flatMap { $0.values.map(\.value) }
                + [lane.rule, lane.chance].compactMap { $0?.lowerBound }
        }
        let tenth = Self.whole / 10
        return max(0, ((values.min() ?? 0) - 1) / tenth * tenth)
    }

    private func height(of value: Int) -> Double {
        let value = min(max(least, value), Self.whole)
        return bottom - Double(value - least) * Self.length / Double(max(1, Self.whole - least))
    }

    var content: [Markup] {
        var content = [Draw.text(0, 11, vertical, style: "axis")]
        let step = least < Self.whole / 2 ? Self.whole / 5 : Self.whole / 10
        for tick in stride(from: least, through: Self.whole, by: step) {
            let y = height(of: tick)
            content.append(Draw.line(Self.left, y, toX: ChartShape.width, toY: y))
            content.append(
                Draw.text(Self.left - 5, y + 4, "\(tick / 10_000) %", .end, style: "tick"))
        }
        let width = (ChartShape.width - Self.left) / Double(max(1, lanes.count))
        for (index, lane) in lanes.enumerated() {
            content += shapes(of: lane, left: Self.left + width * Double(index), width: width)
        }
        content.append(
            Draw.text(
                (Self.left + ChartShape.width) / 2, bottom + 32, horizontal, .middle,
                style: "axis"))
        return content
    }

    private func shapes(of lane: Lane, left: Double, width: Double) -> [Markup] {
        let (start, breadth) = (left + 4, width - 8)
        var shapes: [Markup] = []
        func range(_ range: ClosedRange<Int>, _ paint: Paint, _ title: String) {
            let high = height(of: range.upperBound)
            let tall = max(2, height(of: range.lowerBound) - high)
            shapes.append(Draw.box(start, high, breadth, tall, paint, title: title))
        }
        func text(_ range: ClosedRange<Int>) -> String {
            NumberText.percent(millionths: range.lowerBound) + " to "
                + NumberText.percent(millionths: range.upperBound)
        }
        if let rule = lane.rule { range(rule, .band, "\(lane.label): the rule is \(text(rule))") }
        if let chance = lane.chance {
            range(chance, .quiet, "\(lane.label): packs drawn by chance have \(text(chance))")
        }
        for (index, dot) in lane.dots.enumerated() {
            let step = breadth / Double(lane.dots.count)
            for (number, (value, paint)) in dot.values.enumerated() {
                shapes.append(
                    Draw.dot(
                        start + step * (Double(index) + 0.5), height(of: value), radius: 2, paint,
                        title: number == dot.values.count - 1 ? dot.title : ""))
            }
        }
        shapes.append(Draw.text(left + width / 2, bottom + 14, lane.label, .middle, style: "tick"))
        return shapes
    }
}
