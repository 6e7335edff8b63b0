import Testing

@testable import DictPipeline

@Suite("Suggestions for a mistyped name") struct ConfigurationSuggestionTests {
    @Test(
        "the nearest known name, or none",
        arguments: [
            ("langauges", "languages"), ("outptu", "output"), ("Output", "output"),
            ("schem", "schema"), ("output", "output"), ("colour", nil), ("", nil), ("x", nil),
        ] as [(String, String?)])
    func nearest(typed: String, expected: String?) {
        let names = ["schema", "output", "languages"]
        #expect(Suggestion.nearest(to: typed, among: names) == expected)
    }

    /// The definition of the distance by recursion from the ends.
    private func reference(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
        guard let lastA = a.last, let lastB = b.last else { return a.count + b.count }
        var best = min(
            reference(a.dropLast(), b) + 1, reference(a, b.dropLast()) + 1,
            reference(a.dropLast(), b.dropLast()) + (lastA == lastB ? 0 : 1))
        if let beforeA = a.dropLast().last, let beforeB = b.dropLast().last,
            lastA == beforeB, lastB == beforeA
        {
            best = min(best, reference(a.dropLast(2), b.dropLast(2)) + 1)
        }
        return best
    }

    @Test("the distance agrees with its definition on all words of up to 4 letters of ab")
    func distance() {
        var words: [[UInt8]] = [[]]
        for length in 1...4 {
            words += (0..<(1 << length)).map { bits in
                (0..<length).map { 0x61 + UInt8(bits >> $0 & 1) }
            }
        }
        for a in words {
            for b in words { #expect(Suggestion.distance(a, b) == reference(a[...], b[...])) }
        }
    }

    @Test("what is quoted is safe to print and short")
    func quotes() {
        #expect(QuotedText.quote("a\u{1B}[2J\u{202E}é") == "\"a\\u{1b}[2J\\u{202e}é\"")
        #expect(QuotedText.quote(String(repeating: "x", count: 61)).count == 63)
        #expect(QuotedText.alternatives(["a", "b", "c"]) == "a, b or c")
        #expect(QuotedText.list(["a"]) == "a")
    }
}
