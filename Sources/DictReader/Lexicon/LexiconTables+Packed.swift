import DictFormat

/// The tables of version 2, which are packed in bits.
extension LexiconTables {
    /// Reads the target tables in `bytes`, the contents of section TARG.
    ///
    /// For each letter, the section contains the number of targets, and for each bank of 256
    /// targets their addresses in ascending order and their word counts.
    mutating func readPackedTargets(_ bytes: ByteView) throws(FormatError) {
        var reader = BitReader(bytes, LexiconFormat.targets)
        targets.reserveCapacity(8192)
        for _ in info.alphabet {
            let count = try reader.number(11)
            guard count <= 256 * LexiconFormat.banks else {
                throw .damaged(LexiconFormat.targets, .value)
            }
            var entries: [UInt32] = []
            entries.reserveCapacity(count)
            for bank in stride(from: 0, to: count, by: 256) {
                try reader.forEachAscending(min(256, count - bank), below: 1 << 24) { address in
                    entries.append(address)
                }
                var index = bank
                try reader.forEach(min(256, count - bank), below: 255) { words in
                    entries[index] |= (words + 1) << 24
                    index += 1
                }
            }
            addTable(entries)
        }
        try reader.finish()
    }

    /// Reads the codes in `bytes`, the contents of section CODE.
    ///
    /// The section contains all different codes, the constants of those that have one, the choice
    /// of two-byte codes, and for each context the choice of one-byte codes.
    mutating func readPackedCodes(_ bytes: ByteView) throws(FormatError) {
        var reader = BitReader(bytes, LexiconFormat.codes)
        let count = try reader.number(12)
        var different: [LexiconFormat.Code] = []
        different.reserveCapacity(count)
        try reader.forEachAscending(count, repeating: true, below: 1 << 16) { bits in
            different.append(LexiconFormat.Code(bits: UInt16(bits)))
        }
        var headOfCode: [UInt32] = []
        headOfCode.reserveCapacity(count)
        codes.reserveCapacity(count + 1)
        for code in different {
            var constant: UInt32 = 0
            if code.target == .entry { constant = UInt32(try reader.number(10)) }
            if code.count == .constant { constant |= UInt32(try reader.number(8)) << 24 }
            guard code.target != .constant else { throw .damaged(LexiconFormat.codes, .value) }
            headOfCode.append(
                try addCode(
                    code, constant: constant, nextContext: code.label, codeCount: count))
        }
        var at = WalkTables.escapes
        let twoByteCount = try reader.number(11)
        guard twoByteCount <= LexiconFormat.twoByteCodes else {
            throw .damaged(LexiconFormat.codes, .value)
        }
        try reader.forEachAscending(twoByteCount, below: UInt32(count)) { index in
            heads[at] = headOfCode[Int(index)]
            at += 1
        }
        for label in 0...info.alphabet.count {
            let isFirst = label == info.alphabet.count
            at = isFirst ? WalkTables.first : 256 * label
            let oneByteCount = try reader.number(8)
            guard oneByteCount <= LexiconFormat.oneByteCodes else {
                throw .damaged(LexiconFormat.codes, .value)
            }
            var isAscending = true
            try reader.forEachAscending(oneByteCount, below: UInt32(count)) { index in
                if !isFirst, different[Int(index)].label <= label { isAscending = false }
                heads[at] = headOfCode[Int(index)]
                at += 1
            }
            guard isAscending else { throw .damaged(LexiconFormat.codes, .order) }
        }
        try reader.finish()
    }
}
