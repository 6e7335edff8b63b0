import DictCompiler
import DictFormat
import DictModel
import DictTestSupport
import Testing

@Suite("The order of entries") struct EntryOrderTests {
    private static func words(_ count: Int, _ random: inout SeededGenerator) -> [[UInt8]] {
        Array(Set((0..<count).map { _ in WordShape.word(0...20, Array("abc ë".utf8), &random) }))
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    @Test(
        "one entry more or less leaves the order of the others", arguments: 0..<50 as Range<UInt64>)
    func edits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let order = EntryOrder(seed: seed, .answers, .english)
        var words = Self.words(200, &random)
        for _ in 0..<10 {
            let before = order.sorted(words) { $0 }
            let place = Int.random(in: words.indices, using: &random)
            let removed = words.remove(at: place)
            words.shuffle(using: &random)
            #expect(order.sorted(words) { $0 } == before.filter { $0 != removed })
        }
    }

    @Test("seed, kind and language each give an order of their own") func keys() {
        var random = SeededGenerator(seed: 1)
        let words = Self.words(50, &random)
        let orders = [
            EntryOrder(seed: 1, .answers, .english), EntryOrder(seed: 2, .answers, .english),
            EntryOrder(seed: 1, .phrases, .english), EntryOrder(seed: 1, .answers, .dutch),
        ].map { $0.sorted(words) { $0 } }
        #expect(Set(orders).count == orders.count)
        #expect(orders.allSatisfy { $0.count == words.count })
    }

    /// A beginning of a list holds a tenth of any tenth of it, as far as chance goes: within four
    /// standard deviations.
    @Test("every beginning is a fair sample") func samples() {
        let entries = (0..<10_000).map { Array("entry \($0)".utf8) }
        let sorted = EntryOrder(seed: 7, .phrases, .dutch).sorted(entries) { $0 }
        for length in stride(from: 1000, through: 10_000, by: 1000) {
            let count = sorted.prefix(length).count { $0.last == UInt8(ascii: "3") }
            let deviation = (Double(length) * 0.09).squareRoot()
            #expect(abs(Double(count) - Double(length) / 10) <= 4 * deviation, "\(length)")
        }
    }

    /// Made with the reference implementation of SipHash-2-4: the key is the seed and the hash of
    /// the name of the list under the seed.
    @Test("is that of the published hash") func published() {
        let words = (0..<16).map { Array("abcdefghijklmnop".utf8.prefix($0)) }
        let order = EntryOrder(seed: 0x0706_0504_0302_0100, .answers, .english).sorted(words) { $0 }
        #expect(order.map(\.count) == [10, 8, 0, 3, 1, 13, 5, 9, 15, 12, 4, 7, 2, 6, 11, 14])
    }
}
