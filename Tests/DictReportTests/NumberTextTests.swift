import Testing

@testable import DictReport

@Suite("Numbers for people") struct NumberTextTests {
    @Test(
        "numbers are grouped",
        arguments: [
            (0, "0"), (999, "999"), (1000, "1,000"), (111_817, "111,817"), (-1234, "−1,234"),
            (1 << 40, "1,099,511,627,776"), (Int.min, "−9,223,372,036,854,775,808"),
        ])
    func grouped(number: Int, expected: String) {
        #expect(NumberText.grouped(number) == expected)
    }

    @Test(
        "decimal points and percentages",
        arguments: [
            (NumberText.decimal(3403, places: 3), "3.403"),
            (NumberText.decimal(5, places: 2), "0.05"),
            (NumberText.decimal(-5, places: 2), "−0.05"),
            (NumberText.percent(millionths: 934_404), "93.4\u{A0}%"),
            (NumberText.percent(millionths: 1_000_000), "100.0\u{A0}%"),
            (NumberText.share(1, of: 3), "33\u{A0}%"), (NumberText.share(1, of: 40), "2.5\u{A0}%"),
            (NumberText.share(0, of: 0), "0\u{A0}%"), (NumberText.share(7, of: 7), "100\u{A0}%"),
            (NumberText.share(1, of: 9999), "under 0.1\u{A0}%"),
            (NumberText.share(997, of: 1000), "99.7\u{A0}%"),
            (NumberText.share(9998, of: 9999), "99.9\u{A0}%"),
            (NumberText.size(9_999), "9,999\u{A0}bytes"), (NumberText.size(782_246), "782\u{A0}kB"),
            (NumberText.size(93_862_088), "93.9\u{A0}MB"),
            (NumberText.signed(3), "+3"), (NumberText.signed(-3), "−3"),
            (NumberText.signed(0), "±0"), (NumberText.counted(1, "word"), "1 word"),
        ])
    func forms(text: String, expected: String) {
        #expect(text == expected)
    }

    @Test(
        "coordinates are short and always finite",
        arguments: [
            (0, "0"), (12.04, "12"), (12.06, "12.1"), (-0.3, "-0.3"), (-0.04, "0"),
            (.nan, "0"), (.infinity, "0"), (1e300, "100000"),
        ] as [(Double, String)])
    func coordinates(value: Double, expected: String) {
        #expect(NumberText.coordinate(value) == expected)
    }
}
