import DictFormat

/// The tables in sections TARG and CODE, which are packed in bits.
extension LexiconTables {
    /// Reads the target tables in `bytes`, the contents of section TARG.
    ///
    /// For each letter, the section contains the number of targets, and for each bank of 256
    /// targets their addresses in ascending order and their word counts.
    mutating func readTargets(_ bytes: ByteView) throws(FormatError) {
        var reader = BitReader(bytes, LexiconFormat.targets)
        targets.reserveCapacity(8192)
        for _ in info.alphabet {
            let count = try reader.number(11)
            guard count <= 256 * LexiconFormat.banks else {
                throw .damaged(LexiconFormat.targets, .value)
            }
            targetRanges.append((targets.count, count))
            for bank in stride(from: 0, to: count, by: 256) {
                let size = min(256, count - bank)
                let start = targets.count
                targets.append(contentsOf: repeatElement(0, count: size))
                try reader.ascending(size, below: 1 << 24) { targets[start &+ $0] = $1 }
                try reader.numbers(size, below: 255) { targets[start &+ $0] |= ($1 &+ 1) &<< 24 }
            }
        }
        // A whole bank for every index byte.
        targets.append(contentsOf: repeatElement(0, count: 255))
        try reader.finish()
    }

    /// Reads the codes in `bytes`, the contents of section CODE.
    ///
    /// The section contains all different codes, the constants of those that have one, the choice
    /// of two-byte codes, and for each context the choice of one-byte codes.
    mutating func readCodes(_ bytes: ByteView) throws(FormatError) {
        var reader = BitReader(bytes, LexiconFormat.codes)
        let count = try reader.number(12)
        var different: [LexiconFormat.Code] = []
        different.reserveCapacity(count)
        try reader.ascending(count, repeating: true, below: 1 << 16) { _, bits in
            different.append(LexiconFormat.Code(bits: UInt16(truncatingIfNeeded: bits)))
        }
        var headOfCode: [UInt32] = []
        headOfCode.reserveCapacity(count)
        codes.reserveCapacity(count + 1)
        for code in different {
            var constant: UInt32 = 0
            if code.target == .entry { constant = UInt32(try reader.number(10)) }
            if code.count == .constant { constant |= UInt32(try reader.number(8)) << 24 }
            headOfCode.append(try addCode(code, constant: constant, codeCount: count))
        }
        let twoByteCount = try reader.number(11)
        guard twoByteCount <= LexiconFormat.twoByteCodes else {
            throw .damaged(LexiconFormat.codes, .value)
        }
        try readChoice(twoByteCount, of: headOfCode, from: WalkTables.escapes, &reader)
        for context in Array(info.alphabet.indices) + [LexiconFormat.maximumLetters] {
            let oneByteCount = try reader.number(8)
            guard oneByteCount <= LexiconFormat.oneByteCodes else {
                throw .damaged(LexiconFormat.codes, .value)
            }
            try readChoice(oneByteCount, of: headOfCode, from: 256 * context, &reader)
        }
        try reader.finish()
    }

    /// Reads a choice of `count` codes, and sets the heads from index `start` on to theirs.
    @inline(never)
    private mutating func readChoice(
        _ count: Int, of headOfCode: [UInt32], from start: Int, _ reader: inout BitReader
    ) throws(FormatError) {
        try reader.ascending(count, below: UInt32(headOfCode.count)) { index, code in
            heads[start &+ index] = headOfCode[Int(code)]
        }
    }
}
