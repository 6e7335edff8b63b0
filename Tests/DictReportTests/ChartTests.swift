import Testing

@testable import DictReport

@Suite("Charts") struct ChartTests {
    @Test(
        "a scale ends at a round number, with a few steps",
        arguments: [
            (0, 1, 1), (1, 1, 1), (4, 4, 1), (5, 6, 2), (9, 10, 5), (999, 1000, 500),
            (111_817, 150_000, 50_000), (1 << 36, 80_000_000_000, 20_000_000_000),
        ])
    func scales(largest: Int, top: Int, step: Int) {
        let scale = Scale(upTo: largest, length: 100)
        #expect(scale.top == top && scale.step == step)
        #expect(scale.position(0) == 0 && scale.position(top) == 100)
        #expect(scale.position(.max) == 100 && scale.position(.min) == 0)
        #expect(scale.ticks.first == 0 && scale.ticks.last == top && scale.ticks.count <= 6)
    }

    @Test("a funnel adds up, and shows even one record") func funnel() {
        var steps = FunnelSteps(start: 10_000, "read")
        steps.lose(1, "hyphen")
        steps.lose(0, "digit")
        steps.gain(5, "added")
        steps.total("left")
        let chart = steps.chart(horizontal: "records", vertical: "step")
        #expect(chart.bars.map(\.value) == ["10,000", "−1", "+5", "10,004"])
        let text = String(decoding: Markup.group(chart.content).bytes, as: UTF8.self)
        #expect(text.contains("h1v11h-1z"), "\(text)")
        #expect(steps.table("records").rows.count == 4)
    }

    @Test(
        "a long label loses its middle",
        arguments: [
            ("en/words.txt", 200, "en/words.txt"), ("", 10, ""), ("abc", 0, "…"),
            ("raw-data/words/of/many/people/en.txt", 150, "raw-d…ople/en.txt"),
            ("WWWWWWWWWW", 60, "W…WW"), ("a\nb", 100, "a\\u{a}b"),
        ])
    func fitted(text: String, room: Int, expected: String) {
        let shown = FittedText.shortened(text, to: Double(room))
        #expect(shown == expected)
        #expect(FittedText.width(of: shown) <= Double(max(room, 15)))
    }

    @Test(
        "lanes have lines at round shares, from the tenth below the lowest value to the whole",
        arguments: [
            ([850_000, 990_000], [80, 90, 100]), ([500_001], [50, 60, 70, 80, 90, 100]),
            ([500_000], [40, 60, 80, 100]), ([0], [0, 20, 40, 60, 80, 100]),
        ])
    func lanes(values: [Int], ticks: [Int]) {
        let dots = [LaneChart.Dot(values: values.map { (value: $0, paint: .main) }, title: "")]
        let chart = LaneChart(
            horizontal: "x", vertical: "y", legend: [],
            lanes: [LaneChart.Lane(label: "1", dots: dots)])
        let text = String(decoding: Markup.group(chart.content).bytes, as: UTF8.self)
        #expect(text.matches(of: /([0-9]+) %</).compactMap { Int($0.output.1) } == ticks, "\(text)")
    }

    @Test("charts without anything to show are drawn, too") func empty() {
        let charts: [any Chart] = [
            BarChart(horizontal: "x", vertical: "y", bars: []),
            ColumnChart(horizontal: "x", vertical: "y", legend: [], columns: []),
            LaneChart(horizontal: "x", vertical: "y", legend: [], lanes: []),
            HeatMap(
                horizontal: "x", vertical: "y", legend: [], columns: [], rows: [], cells: [],
                cellHeight: 10),
        ]
        for chart in charts {
            #expect(chart.height > 0)
            #expect(!Markup.group(chart.content).bytes.isEmpty)
        }
    }

    @Test("the steps of a heat map cover all numbers, and the legend names each once")
    func heat() {
        for most in [0, 1, 2, 3, 7, 100, 1 << 36] {
            #expect(HeatSteps.paint(0, of: most) == .heat0)
            if most > 0 { #expect(HeatSteps.paint(most, of: most) == .heat5) }
            let legend = HeatSteps.legend(most: most, unit: "answers")
            #expect(Set(legend.map(\.paint)).count == legend.count)
        }
    }
}
