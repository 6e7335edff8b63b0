import DictFormat

/// A choice of the 250 codes that take only one byte at the start of an arc.
///
/// A code describes the letter, the flags and the layout of an arc. A plain code that takes one
/// byte instead of two saves a byte at each use. A code saves more if it includes a constant: the
/// target and word count of its arcs, or only the count. However, each constant has to be stored
/// once.
struct CodeBook {
    /// The groups of arcs with the same label, flags and target.
    ///
    /// Each group is a candidate for a code that includes its target as a constant.
    let groups: ArcGroups
    /// For each group in ``groups``, whether a one-byte code that includes the group's target was
    /// chosen.
    private(set) var hasCode: [Bool]
    /// For each plain code, whether it was chosen as a one-byte code.
    ///
    /// The index is the 16 bits of the code. A plain code includes no constant.
    private(set) var isShort: [Bool]
    /// The chosen codes that include a word count, each as `bits << 8 | count`.
    ///
    /// Here, `bits` is the plain code for arcs that store the count themselves.
    private(set) var countCodes: [UInt32] = []
    private var countCodeMask: [UInt8]
    /// The bits of the plain codes that were chosen as one-byte codes.
    ///
    /// A plain code includes no constant.
    private(set) var shortCodes: [UInt16] = []
    /// The groups for which a code that includes the target was chosen, as indices in ``groups``.
    private(set) var constantGroups: [Int32] = []

    /// The number of bytes that each candidate for a one-byte code would save, as counted in a
    /// planning round.
    struct Uses {
        /// For each plain code (one without a constant), the number of arcs that would use it.
        ///
        /// A one-byte code saves one byte for each of these arcs. The index is the 16 bits of the
        /// plain code.
        var plain: [UInt32]
        /// For each group of arcs, the number of bytes saved by a code that includes their target.
        var saved: [UInt32]
        /// The number of bytes saved by each code that includes a word count.
        var counts: CountUses
    }

    /// A table of the number of bytes that each code with a constant word count would save.
    ///
    /// Each row of the table is for one plain code (one without a constant), and each column is for
    /// a word count from 0 to 255.
    struct CountUses {
        /// The number of bytes saved for each plain code and each word count, with 256 entries per
        /// row.
        private(set) var savedByCount: [UInt32] = []
        /// For each row, the bits of its plain code (one without a constant).
        private(set) var rows: [UInt16] = []
        private var rowOfCode = [Int16](repeating: -1, count: 1 << 16)

        /// Adds the saving for one arc to the table.
        ///
        /// - Parameters:
        ///   - bits: The bits of the arc's plain code.
        ///   - words: The word count that the arc stores, at most 255.
        ///   - bytes: The number of bytes that a code with this count would save for the arc.
        mutating func add(_ bits: UInt16, _ words: UInt32, bytes: UInt32) {
            if rowOfCode[Int(bits)] < 0 {
                rowOfCode[Int(bits)] = Int16(rows.count)
                rows.append(bits)
                savedByCount.append(contentsOf: repeatElement(0, count: 256))
            }
            savedByCount[Int(rowOfCode[Int(bits)]) << 8 | Int(words)] += bytes
        }
    }

    /// The number of bytes that a code and its constant need in section CODE.
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

    /// Chooses the 250 one-byte codes that save the most bytes, in place of those chosen before.
    ///
    /// - Parameter uses: The number of bytes that each candidate would save.
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

    /// Whether a one-byte code that includes the word count `count` was chosen to replace a plain
    /// code.
    ///
    /// `bits` is the plain code, which is used if the arcs store the count themselves.
    func hasCountCode(_ bits: UInt16, _ count: UInt32) -> Bool {
        countCodeMask[Int(bits)] != 0 && countCodes.contains(UInt32(bits) << 8 | count)
    }
}
