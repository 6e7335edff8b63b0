import DictFormat

/// The tables of version 1, which are arrays of numbers.
extension LexiconTables {
    /// Reads the target tables in `bytes`, the contents of section TARG.
    ///
    /// The section contains the number of targets for each letter (2 bytes each), then the entries
    /// (4 bytes each).
    mutating func readPlainTargets(_ bytes: ByteView) throws(FormatError) {
        var at = 2 * info.alphabet.count
        for letter in info.alphabet.indices {
            guard let count = bytes.uint16(2 * letter),
                let entries = bytes.uint32s(at, count: Int(count))
            else { throw .damaged(LexiconFormat.targets, .length) }
            addTable(entries)
            at += 4 * entries.count
        }
        guard at == bytes.count else { throw .damaged(LexiconFormat.targets, .length) }
    }

    /// Reads the codes in `bytes`, the contents of section CODE.
    ///
    /// The section contains the number of codes (2 bytes), the codes (2 bytes each), then 4 bytes
    /// for each code that has a constant. The codes mean the same in all contexts: that of first
    /// arcs, in which alone a node may be dense, and another for all others.
    mutating func readPlainCodes(_ bytes: ByteView) throws(FormatError) {
        guard let count = bytes.uint16(0).map(Int.init), count <= LexiconFormat.maximumCodes
        else { throw .damaged(LexiconFormat.codes, .value) }
        var constantAt = 2 + 2 * count
        for index in 0..<count {
            guard let bits = bytes.uint16(2 + 2 * index) else {
                throw .damaged(LexiconFormat.codes, .length)
            }
            let code = LexiconFormat.Code(bits: bits)
            var constant: UInt32 = 0
            if code.hasConstant {
                guard let value = bytes.uint32(constantAt) else {
                    throw .damaged(LexiconFormat.codes, .length)
                }
                constant = value
                constantAt += 4
            }
            guard code.target != .entry else { throw .damaged(LexiconFormat.codes, .value) }
            let head = try addCode(code, constant: constant, nextContext: 0, codeCount: count)
            if index < LexiconFormat.oneByteCodes {
                heads[index] = head
                heads[WalkTables.first + index] = head
            } else {
                heads[WalkTables.escapes + index - LexiconFormat.oneByteCodes] = head
            }
        }
        guard constantAt == bytes.count else { throw .damaged(LexiconFormat.codes, .length) }
    }
}
