import Testing

@testable import DictModel

@Suite("The nearest name to a mistyped one") struct NearestNameTests {
    @Test(
        "the nearest known name, or none",
        arguments: [
            ("langauges", "languages"), ("outptu", "output"), ("Output", "output"),
            ("schem", "schema"), ("output", "output"), ("colour", nil), ("", nil), ("x", nil),
        ] as [(String, String?)])
    func nearest(typed: String, expected: String?) {
        let names = ["schema", "output", "languages"]
        #expect(NearestName.nearest(to: typed, among: names) == expected)
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
            for b in words { #expect(NearestName.distance(a, b) == reference(a[...], b[...])) }
        }
    }
}
