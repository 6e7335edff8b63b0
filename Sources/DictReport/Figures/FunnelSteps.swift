/// A number that losses and gains change step by step, until a sum is left.
struct FunnelSteps {
    private var left: Int
    private let whole: Int
    private var bars: [BarChart.Bar] = []
    private var rows: [[Table.Cell]] = []

    init(start: Int, _ label: String) {
        left = start
        whole = start
        total(label)
    }

    /// Adds a step that takes `count` away, unless it is 0.
    mutating func lose(_ count: Int, _ label: String, _ paint: Paint = .loss) {
        guard count > 0 else { return }
        left -= count
        bars.append(
            BarChart.Bar(
                label: label, value: "−" + NumberText.grouped(count),
                segments: [segment(max(0, left), count, paint, label)]))
        rows.append([.text(label), .change(-count)])
    }

    /// Adds a step that adds `count`, unless it is 0.
    mutating func gain(_ count: Int, _ label: String) {
        guard count > 0 else { return }
        bars.append(
            BarChart.Bar(
                label: label, value: "+" + NumberText.grouped(count),
                segments: [segment(max(0, left), count, .gain, label)]))
        left += count
        rows.append([.text(label), .change(count)])
    }

    /// Adds the sum of all steps so far.
    mutating func total(_ label: String) {
        bars.append(
            BarChart.Bar(
                label: label, value: NumberText.grouped(left),
                segments: [segment(0, left, .main, label)], isTotal: true))
        rows.append([.text(label), .count(left)])
    }

    private func segment(
        _ start: Int, _ length: Int, _ paint: Paint, _ label: String
    ) -> BarChart.Segment {
        BarChart.Segment(
            start: start, length: length, paint: paint,
            title: "\(label): \(NumberText.grouped(length)), "
                + NumberText.share(length, of: whole))
    }

    func chart(horizontal: String, vertical: String) -> BarChart {
        BarChart(horizontal: horizontal, vertical: vertical, bars: bars)
    }

    func table(_ unit: String) -> Table { Table(["step", unit], rows) }
}
