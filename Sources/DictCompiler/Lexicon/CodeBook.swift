import DictFormat

/// A choice of the codes that take only one byte at the start of an arc: up to 250 in each context.
///
/// A code describes the letter, the flags and the layout of an arc. A plain code that takes one
/// byte instead of two saves a byte at each use. A code saves more if it contains a constant: the
/// index of the target in the letter's table, or the word count.
struct CodeBook {
    /// For each group of arcs with the same label, flags and target, the code that contains the
    /// table index of this target.
    let codes: [LexiconFormat.Code]
    /// For each group, the group of its arcs in ``TargetTables``, or -1.
    let tableGroup: ContiguousArray<Int32>
    /// For each group in ``codes``, the contexts in which its code was chosen.
    private(set) var entries: ContiguousArray<CodeContexts>
    /// For each plain code, the contexts in which it was chosen.
    private(set) var plain = ContiguousArray<CodeContexts>(repeating: [], count: PlainCode.count)
    /// For each code with a word count, the contexts in which it was chosen.
    private(set) var counts = ContiguousArray<CodeContexts>(repeating: [], count: CountCode.count)

    /// The bytes of section CODE for a choice, and for the code and its constant if other contexts
    /// have not chosen it.
    private static let plainCost: UInt32 = 2
    private static let countCost: UInt32 = 3
    private static let entryCost: UInt32 = 4

    /// Creates a book without a choice.
    ///
    /// - Parameters:
    ///   - automaton: The automaton whose arcs are in `groups`.
    ///   - groups: The groups of arcs with the same label, flags and target.
    ///   - tableGroup: For each arc, its group in ``TargetTables``, or -1.
    init(_ automaton: Automaton, _ groups: ArcGroups, tableGroup: ContiguousArray<Int32>) {
        codes = zip(groups.representative, groups.isLast).map { index, isLast in
            let arc = automaton.arcs[Int(index)]
            return LexiconFormat.Code(
                label: arc.label, isWord: arc.isWord, isLast: isLast, target: .entry,
                count: isLast ? .none : .table)
        }
        self.tableGroup = ContiguousArray(groups.representative.map { tableGroup[Int($0)] })
        entries = ContiguousArray(repeating: [], count: groups.count)
    }

    /// The minimum number of arcs that must lead to a target for a code to contain its index.
    static let minimumUses: UInt8 = 8

    /// Returns groups of the arcs with the same label, flags and target.
    static func groups(_ automaton: Automaton, inDegree: ContiguousArray<Int32>) -> ArcGroups {
        ArcGroups(automaton, inDegree: inDegree, minimum: Int32(minimumUses)) { arc, isLast in
            UInt32(arc.label) | (arc.isWord ? 32 : 0) | (isLast ? 64 : 0)
        }
    }

    /// Chooses the one-byte codes that save the most bytes, in place of those chosen before.
    ///
    /// - Parameter uses: The number of bytes that each candidate would save.
    mutating func choose(_ uses: CodeUses) {
        var candidates = [ContiguousArray<UInt64>](repeating: [], count: CodeContext.count)
        func consider(
            _ savings: ContiguousArray<UInt32>, _ cost: UInt32, _ kind: Candidate.Kind,
            number: (_ code: Int) -> Int = { $0 }
        ) {
            let savings = savings.span
            // The numbers of a code, one for each context, are adjacent, and mostly all 0.
            for code in 0..<savings.count / CodeContext.count {
                let first = code &* CodeContext.count
                let contexts = savings.extracting(first..<first &+ CodeContext.count)
                var any: UInt32 = 0
                for context in contexts.indices { any |= contexts[context] }
                if any <= cost { continue }
                for context in contexts.indices where contexts[context] > cost {
                    candidates[context].append(
                        Candidate(saving: contexts[context] - cost, kind, index: number(code)).bits)
                }
            }
        }
        consider(uses.plain, Self.plainCost, .plain)
        consider(uses.counts, Self.countCost, .count)
        consider(uses.entries, Self.entryCost, .group) { uses.groups[$0] }
        plain = ContiguousArray(repeating: [], count: plain.count)
        counts = ContiguousArray(repeating: [], count: counts.count)
        entries = ContiguousArray(repeating: [], count: entries.count)
        for context in 0..<CodeContext.count {
            var best = candidates[context]
            candidates[context] = []
            let room = min(LexiconFormat.oneByteCodes, best.count)
            Selection.moveGreatest(room, in: &best)
            for bits in best.prefix(room) {
                let candidate = Candidate(bits: bits)
                let index = candidate.index
                switch candidate.kind {
                case .plain: plain[index].formUnion(CodeContexts(context))
                case .count: counts[index].formUnion(CodeContexts(context))
                case .group: entries[index].formUnion(CodeContexts(context))
                }
            }
        }
    }

    /// Takes back the choice of codes whose target is no longer in `tables`.
    mutating func removeEntries(missingFrom tables: TargetTables) {
        for group in entries.indices where tables.slot(ofGroup: Int(tableGroup[group])) < 0 {
            entries[group] = []
        }
    }

    /// A code that might take one byte in a context, and the bytes that it would save.
    private struct Candidate {
        enum Kind: UInt64 { case plain, count, group }

        /// From the lowest bit: the inverted number of the code in its kind (30 bits), the inverted
        /// kind (2) and the saving (32).
        ///
        /// The greatest saves most; among equals, it has the lowest number of the first kind.
        let bits: UInt64

        init(bits: UInt64) { self.bits = bits }

        init(saving: UInt32, _ kind: Kind, index: Int) {
            bits =
                UInt64(saving) << 32 | (3 - kind.rawValue) << 30
                | UInt64((1 << 30 - 1) - index)
        }

        var kind: Kind { Kind(rawValue: 3 - bits >> 30 & 3) ?? .plain }
        var index: Int { (1 << 30 - 1) - Int(bits & (1 << 30 - 1)) }
    }
}
