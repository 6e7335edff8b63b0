import DictFormat
import DictTestSupport
import Testing

/// XXH64 once more, byte by byte from the text of the specification, with a seed.
enum ReferenceXXH64 {
    private static let primes: [UInt64] = [
        11_400_714_785_074_694_791, 14_029_467_366_897_019_727, 1_609_587_929_392_839_161,
        9_650_029_242_287_828_579, 2_870_177_450_012_600_261,
    ]

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 * 256 + UInt64($1) }
    }

    private static func rotate(_ value: UInt64, _ bits: Int) -> UInt64 {
        (0..<bits).reduce(value) { value, _ in value &* 2 | value >> 63 }
    }

    private static func round(_ accumulator: UInt64, _ lane: UInt64) -> UInt64 {
        rotate(accumulator &+ lane &* primes[1], 31) &* primes[0]
    }

    static func hash(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
        var rest = bytes[...]
        var result = seed &+ primes[4]
        if bytes.count >= 32 {
            var lanes = [
                seed &+ primes[0] &+ primes[1], seed &+ primes[1], seed, seed &- primes[0],
            ]
            while rest.count >= 32 {
                for lane in 0..<4 {
                    lanes[lane] = round(lanes[lane], number(rest.prefix(8)))
                    rest = rest.dropFirst(8)
                }
            }
            result = zip(lanes, [1, 7, 12, 18]).reduce(0) { $0 &+ rotate($1.0, $1.1) }
            for lane in lanes { result = (result ^ round(0, lane)) &* primes[0] &+ primes[3] }
        }
        result = result &+ UInt64(bytes.count)
        while rest.count >= 8 {
            result = rotate(result ^ round(0, number(rest.prefix(8))), 27) &* primes[0] &+ primes[3]
            rest = rest.dropFirst(8)
        }
        if rest.count >= 4 {
            result =
                rotate(result ^ number(rest.prefix(4)) &* primes[0], 23) &* primes[1] &+ primes[2]
            rest = rest.dropFirst(4)
        }
        for byte in rest { result = rotate(result ^ UInt64(byte) &* primes[4], 11) &* primes[0] }
        result = (result ^ result >> 33) &* primes[1]
        result = (result ^ result >> 29) &* primes[2]
        return result ^ result >> 32
    }
}

@Suite("The checksum") struct ChecksumTests {
    @Test(
        "has the known values of XXH64 with seed 0",
        arguments: [
            ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B),
            ("abc", 0x44BC_2CF5_AD77_0999),
        ] as [(String, UInt64)])
    func known(text: String, expected: UInt64) {
        #expect(Checksum.of(Array(text.utf8)) == expected)
        #expect(ReferenceXXH64.hash(Array(text.utf8)) == expected)
    }

    @Test(
        "agrees with a slow XXH64 at every length to 300 bytes", arguments: 0..<3 as Range<UInt64>)
    func agrees(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for length in 0...300 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(Checksum.of(bytes) == ReferenceXXH64.hash(bytes))
        }
    }

    @Test("is the same in whatever pieces the bytes come", arguments: 0..<9 as Range<UInt64>)
    func pieces(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for length in 0...200 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            var stream = Checksum.Stream()
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 0...min(rest.count, 1 + Int(seed) * 9), using: &random)
                stream.add(rest.prefix(count))
                rest = rest.dropFirst(count)
                #expect(stream.value == Checksum.of(Array(bytes[..<rest.startIndex])))
            }
            #expect(stream.value == Checksum.of(bytes))
        }
    }

    @Test("is the same wherever the bytes lie in memory") func unaligned() throws {
        var random = SeededGenerator(seed: 7)
        let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
        for start in 0..<16 {
            let part = Array(bytes[start..<start + 100])
            // Safe because the view does not leave the closure.
            let found = unsafe bytes.withUnsafeBytes { buffer in
                unsafe ByteView(buffer).slice(start..<start + 100).map { Checksum.of($0) }
            }
            #expect(found == ReferenceXXH64.hash(part))
        }
    }

    @Test("changes with every bit") func everyBit() {
        var random = SeededGenerator(seed: 1)
        var bytes = (0..<67).map { _ in UInt8.random(in: 0...255, using: &random) }
        let whole = Checksum.of(bytes)
        for bit in 0..<bytes.count * 8 {
            bytes[bit / 8] ^= 1 << (bit % 8)
            #expect(Checksum.of(bytes) != whole)
            bytes[bit / 8] ^= 1 << (bit % 8)
        }
    }
}
