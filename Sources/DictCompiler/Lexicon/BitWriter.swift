import DictFormat

/// A writer of numbers into bits, the lowest bit of a byte first.
///
/// The reader's side is `BitReader`; `Documentation/FORMAT.md` explains the codes.
struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// Appends the lowest `count` bits of `number`, at most 32.
    mutating func append(_ number: Int, bits count: Int) {
        pending |= (UInt64(number) & (1 << UInt64(count) - 1)) << UInt64(pendingCount)
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    /// Appends `numbers`, each as a Rice code, after the parameter of these codes.
    mutating func append(_ numbers: [Int]) {
        if numbers.isEmpty { return }
        let parameter = Self.parameter(for: numbers)
        append(parameter, bits: 5)
        for number in numbers {
            let quotient = number >> parameter
            append(1 << quotient - 1, bits: quotient)
            append(0, bits: 1)
            append(number & (1 << parameter - 1), bits: parameter)
        }
    }

    /// Appends `numbers`, which are ascending: the first and the gaps between them, as Rice codes.
    ///
    /// A gap is the difference of two numbers, or one less if none is `repeating`.
    mutating func append(ascending numbers: [Int], repeating: Bool = false) {
        var gaps: [Int] = []
        var next = 0
        for number in numbers {
            gaps.append(number - next)
            next = repeating ? number : number + 1
        }
        append(gaps)
    }

    /// Returns the bytes written, the last one filled with zeros, and 8 zero bytes, which let a
    /// reader read 8 bytes at a time.
    mutating func finish() -> [UInt8] {
        if pendingCount > 0 { append(0, bits: 8 - pendingCount) }
        return bytes + [UInt8](repeating: 0, count: 8)
    }

    /// Returns the parameter with which the Rice codes of `numbers` are shortest.
    ///
    /// No quotient exceeds ``LexiconFormat/highestQuotient``.
    private static func parameter(for numbers: [Int]) -> Int {
        var best = (parameter: 0, bits: Int.max)
        for parameter in 0...LexiconFormat.highestRiceParameter {
            var bits = 0
            var highest = 0
            for number in numbers {
                bits += number >> parameter + 1 + parameter
                highest = max(highest, number >> parameter)
            }
            if highest <= LexiconFormat.highestQuotient, bits < best.bits {
                best = (parameter, bits)
            }
        }
        return best.parameter
    }
}
