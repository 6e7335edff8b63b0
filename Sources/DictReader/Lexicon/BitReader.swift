import DictFormat

/// A reader of numbers that are packed in the bits of a section, the lowest bit of a byte first.
///
/// The section ends with 8 zero bytes after the last bits, so that 8 bytes can always be read.
struct BitReader {
    private let bytes: ByteView
    private let section: SectionID
    /// The number of bits that have been read.
    private var at = 0

    /// Creates a reader of `bytes`, the contents of `section`, which errors report.
    init(_ bytes: ByteView, _ section: SectionID) {
        self.bytes = bytes
        self.section = section
    }

    /// Returns at least 57 bits that have not been read.
    @inline(__always)
    private func window() throws(FormatError) -> UInt64 {
        // Without a sign, so that only one comparison is left.
        let offset = Int(bitPattern: UInt(bitPattern: at) &>> 3)
        guard let bits = bytes.uint64(offset) else { throw .damaged(section, .length) }
        return bits &>> UInt64(at & 7)
    }

    /// Reads a number of `count` bits, at most 32.
    mutating func number(_ count: Int) throws(FormatError) -> Int {
        let bits = try window()
        at += count
        return Int(truncatingIfNeeded: bits & (1 << UInt64(count) - 1))
    }

    /// Reads a Rice code: as many bits 1 as the quotient of the number divided by 2^`parameter`, a
    /// 0, and the remainder in `parameter` bits.
    @inline(__always)
    private mutating func rice(_ parameter: UInt64) throws(FormatError) -> UInt32 {
        let bits = try window()
        let quotient = (~bits).trailingZeroBitCount
        guard quotient <= LexiconFormat.highestQuotient else { throw .damaged(section, .value) }
        at &+= quotient &+ 1 &+ Int(parameter)
        let remainder = (bits &>> UInt64(quotient &+ 1)) & (1 &<< parameter &- 1)
        return UInt32(truncatingIfNeeded: UInt64(quotient) &<< parameter | remainder)
    }

    /// Reads the parameter of the Rice codes that follow, at most 24.
    private mutating func parameter() throws(FormatError) -> UInt64 {
        let parameter = try number(5)
        guard parameter <= LexiconFormat.highestRiceParameter else {
            throw .damaged(section, .value)
        }
        return UInt64(parameter)
    }

    /// Reads `count` numbers below `limit`, each a Rice code, and passes each with its index to
    /// `use`.
    @inline(__always)
    mutating func numbers(
        _ count: Int, below limit: UInt32, _ use: (_ index: Int, _ number: UInt32) -> Void
    ) throws(FormatError) {
        if count == 0 { return }
        let parameter = try parameter()
        for index in 0..<count {
            let number = try rice(parameter)
            guard number < limit else { throw .damaged(section, .value) }
            use(index, number)
        }
    }

    /// Reads `count` ascending numbers below `limit`, the Rice codes of the first and of the gaps
    /// between them, and passes each with its index to `use`.
    ///
    /// A gap is the difference of two numbers, or one less if none is `repeating`.
    @inline(__always)
    mutating func ascending(
        _ count: Int, repeating: Bool = false, below limit: UInt32,
        _ use: (_ index: Int, _ number: UInt32) -> Void
    ) throws(FormatError) {
        if count == 0 { return }
        let parameter = try parameter()
        var next: UInt32 = 0
        for index in 0..<count {
            // No overflow: a Rice code is below 2^30, and the number before below 2^24.
            next &+= try rice(parameter)
            guard next < limit else { throw .damaged(section, .value) }
            use(index, next)
            if !repeating { next &+= 1 }
        }
    }

    /// Checks that the bits read are all but 8 zero bytes, and less than a byte of zeros before.
    func finish() throws(FormatError) {
        let end = (at + 7) >> 3
        guard end + 8 == bytes.count else { throw .damaged(section, .length) }
        guard try window() == 0, bytes.uint64(end) == 0 else { throw .damaged(section, .value) }
    }
}
