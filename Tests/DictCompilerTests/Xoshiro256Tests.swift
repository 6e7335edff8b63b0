import DictText
import Testing

@testable import DictCompiler

@Suite("Seeded generator") struct Xoshiro256Tests {
    @Test("gives the numbers of the authors' reference code") func reference() {
        var generator = Xoshiro256(state: (1, 2, 3, 4))
        let numbers = (0..<4).map { _ in generator.next() }
        #expect(numbers == [11520, 0, 1_509_978_240, 1_215_971_899_390_074_240])
        var seeding = SplitMix64(seed: 1_234_567)
        #expect(seeding.next() == 6_457_827_717_110_365_317)
        #expect(seeding.next() == 3_203_168_211_198_807_973)
    }

    @Test("bounded numbers stay in bounds and are even") func bounded() {
        var generator = Xoshiro256(seed: 7)
        var counts = [Int](repeating: 0, count: 6)
        for _ in 0..<60_000 { counts[generator.below(6)] += 1 }
        for count in counts { #expect((9_500...10_500).contains(count)) }
        #expect(generator.below(0) == 0 && generator.below(-3) == 0 && generator.below(1) == 0)
    }

    /// The expected numbers are those of a program in Python with integers of any size.
    @Test("bounded numbers and shuffles are those of the published algorithms") func published() {
        var generator = Xoshiro256(state: (1, 2, 3, 4))
        // Of this range a quarter of all numbers has to be drawn again.
        #expect(
            (0..<4).map { _ in generator.below(3 << 61) } == [
                6_064_846_116_987_959_859, 3_973_167_877_349_084_541, 475_063_267_607_888_737,
                4_898_754_874_912_891_636,
            ])
        generator = Xoshiro256(state: (1, 2, 3, 4))
        var numbers = Array(0..<12)
        generator.shuffle(&numbers)
        #expect(numbers == [1, 3, 4, 7, 5, 2, 6, 8, 9, 10, 11, 0])
    }

    @Test("shuffling keeps all elements; paths part the sequences") func shuffle() {
        var generator = Xoshiro256(seed: 7, path: [1, 2])
        var other = Xoshiro256(seed: 7, path: [2, 1])
        var numbers = Array(0..<100)
        generator.shuffle(&numbers)
        #expect(numbers != Array(0..<100) && numbers.sorted() == Array(0..<100))
        #expect(generator.next() != other.next())
    }
}
