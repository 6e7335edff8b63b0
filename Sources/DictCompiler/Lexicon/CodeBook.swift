import DictFormat

/// Which codes take one byte, and which constants have their own code.
///
/// There are 250 one-byte codes. A plain code that has one saves a byte at each use; a code with a
/// constant target saves the target and count as well, and costs its constant once; a code with a
/// constant count saves the count.
struct CodeBook {
    /// The arcs by label, flags and target: those one constant-target code would serve.
    let groups: ArcGroups
    /// Whether a group has its own code.
    private(set) var hasCode: [Bool]
    /// Whether a plain code takes one byte.
    private(set) var isShort: [Bool]
    /// The constant counts that have a code, as `bits << 8 | count`.
    private(set) var countCodes: [UInt32] = []
    private var countCodeMask: [UInt8]
    /// The plain codes of one byte.
    private(set) var shortCodes: [UInt16] = []
    /// The groups that have a code.
    private(set) var constantGroups: [Int32] = []

    /// Bytes saved per code in one round.
    struct Uses {
        /// Arcs by the bits of their plain code.
        var plain: [UInt32]
        /// Bytes that a constant-target code would save, by group.
        var saved: [UInt32]
        /// Bytes saved by codes with a constant count.
        var counts: CountUses
    }

    /// Bytes saved by codes with a constant count in one round.
    struct CountUses {
        /// Bytes that a code with a constant count would save: 256 counts for each row.
        private(set) var savedByCount: [UInt32] = []
        /// The plain code of each row.
        private(set) var rows: [UInt16] = []
        private var rowOfCode = [Int16](repeating: -1, count: 1 << 16)

        /// Notes an arc of the plain code `bits` with a one-byte count.
        mutating func add(_ bits: UInt16, _ words: UInt32, bytes: UInt32) {
            if rowOfCode[Int(bits)] < 0 {
                rowOfCode[Int(bits)] = Int16(rows.count)
                rows.append(bits)
                savedByCount.append(contentsOf: repeatElement(0, count: 256))
            }
            savedByCount[Int(rowOfCode[Int(bits)]) << 8 | Int(words)] += bytes
        }
    }

    /// The bytes of a constant in section CODE, and of its code.
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

    /// Gives the 250 one-byte codes to those who save most.
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

    /// Whether a one-byte code says that an arc of the plain code `bits` has the count `count`.
    func hasCountCode(_ bits: UInt16, _ count: UInt32) -> Bool {
        countCodeMask[Int(bits)] != 0 && countCodes.contains(UInt32(bits) << 8 | count)
    }
}
