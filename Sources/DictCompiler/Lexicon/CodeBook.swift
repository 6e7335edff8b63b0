import DictFormat

/// The choice of the codes that take one byte, some of which include a constant target or count.
///
/// There are 250 one-byte codes. Making a plain code one of them saves a byte at each use. A code
/// with a constant target also saves the target and the count, and one with a constant count saves
/// the count, but each constant has to be stored once.
struct CodeBook {
    /// Groups of arcs with the same label, flags and target; each could have its own
    /// constant-target code.
    let groups: ArcGroups
    /// Whether each group has its own code, in the order of ``groups``.
    private(set) var hasCode: [Bool]
    /// Whether each plain code takes one byte; the index is its bits.
    private(set) var isShort: [Bool]
    /// The codes with a constant count, as `bits << 8 | count`.
    private(set) var countCodes: [UInt32] = []
    private var countCodeMask: [UInt8]
    /// The bits of the plain codes that take one byte.
    private(set) var shortCodes: [UInt16] = []
    /// The numbers of the groups that have their own code.
    private(set) var constantGroups: [Int32] = []

    /// The number of bytes that each possible code would save, from one round of planning.
    struct Uses {
        /// The number of arcs with each plain code; a one-byte code saves a byte for each.
        var plain: [UInt32]
        /// The number of bytes that a constant-target code would save, for each group.
        var saved: [UInt32]
        /// The number of bytes that codes with a constant count would save.
        var counts: CountUses
    }

    /// The number of bytes that codes with a constant count would save, from one round of planning.
    struct CountUses {
        /// The number of bytes saved for each plain code and count, with 256 counts per row.
        private(set) var savedByCount: [UInt32] = []
        /// The bits of the plain code of each row.
        private(set) var rows: [UInt16] = []
        private var rowOfCode = [Int16](repeating: -1, count: 1 << 16)

        /// Records an arc with the plain code `bits` and the one-byte count `words`; a constant
        /// count would save `bytes`.
        mutating func add(_ bits: UInt16, _ words: UInt32, bytes: UInt32) {
            if rowOfCode[Int(bits)] < 0 {
                rowOfCode[Int(bits)] = Int16(rows.count)
                rows.append(bits)
                savedByCount.append(contentsOf: repeatElement(0, count: 256))
            }
            savedByCount[Int(rowOfCode[Int(bits)]) << 8 | Int(words)] += bytes
        }
    }

    /// The size of a constant and its code in section CODE, in bytes.
    private static let constantCost: UInt32 = 6

    init(_ automaton: Automaton, inDegree: [Int32]) {
        groups = ArcGroups(automaton, inDegree: inDegree, minimum: 8) { index, isLast in
            let arc = automaton.arcs[index]
            return UInt32(arc.label) | (arc.isWord ? 32 : 0) | (isLast ? 64 : 0)
        }
        hasCode = [Bool](repeating: false, count: groups.count)
        isShort = [Bool](repeating: false, count: 1 << 16)
        countCodeMask = [UInt8](repeating: 0, count: 1 << 16)
    }

    /// Assigns the 250 one-byte codes to the candidates that save most, replacing the last choice.
    mutating func choose(_ uses: Uses) {
        enum Candidate { case plain(UInt16), group(Int32), count(UInt32) }
        var candidates: [(saving: UInt32, tie: UInt64, what: Candidate)] = []
        for bits in 0..<(1 << 16) where uses.plain[bits] > 0 {
            candidates.append((uses.plain[bits], UInt64(bits), .plain(UInt16(bits))))
        }
        for group in 0..<groups.count where uses.saved[group] > 4 * Self.constantCost {
            candidates.append(
                (
                    uses.saved[group] - Self.constantCost, 1 << 40 | UInt64(group),
                    .group(Int32(group))
                ))
        }
        for (row, bits) in uses.counts.rows.enumerated() {
            for words in 0..<256
            where uses.counts.savedByCount[row << 8 | words] > 4 * Self.constantCost {
                let key = UInt32(bits) << 8 | UInt32(words)
                candidates.append(
                    (
                        uses.counts.savedByCount[row << 8 | words] - Self.constantCost,
                        1 << 41 | UInt64(key), .count(key)
                    ))
            }
        }
        candidates.sort { ($0.saving, $1.tie) > ($1.saving, $0.tie) }
        for group in constantGroups { hasCode[Int(group)] = false }
        for bits in shortCodes { isShort[Int(bits)] = false }
        for key in countCodes { countCodeMask[Int(key >> 8)] = 0 }
        constantGroups = []
        shortCodes = []
        countCodes = []
        for candidate in candidates.prefix(LexiconFormat.oneByteCodes) {
            switch candidate.what {
            case .plain(let bits):
                isShort[Int(bits)] = true
                shortCodes.append(bits)
            case .group(let group):
                hasCode[Int(group)] = true
                constantGroups.append(group)
            case .count(let key):
                countCodeMask[Int(key >> 8)] = 1
                countCodes.append(key)
            }
        }
    }

    /// Whether there is a one-byte code for arcs with the plain code `bits` and the constant count
    /// `count`.
    func hasCountCode(_ bits: UInt16, _ count: UInt32) -> Bool {
        countCodeMask[Int(bits)] != 0 && countCodes.contains(UInt32(bits) << 8 | count)
    }
}
