import DictFormat

/// A choice of the codes that take only one byte at the start of an arc: up to 250 in each context.
///
/// A code describes the letter, the flags and the layout of an arc. A plain code that takes one
/// byte instead of two saves a byte at each use. A code saves more if it contains a constant: the
/// index of the target in the letter's table, or the word count.
struct CodeBook {
    /// The groups of arcs with the same label, flags and target.
    ///
    /// Each group is a candidate for a code that contains the table index of its target.
    let groups: ArcGroups
    /// The label and the word bit that the arcs of each group have in common.
    private let members: [(label: Int, isWord: Bool)]
    /// For each group in ``groups``, the contexts in which such a code was chosen.
    private(set) var entries: [CodeContexts]
    /// For each plain code, the contexts in which it was chosen.
    private(set) var plain = [CodeContexts](repeating: [], count: PlainCode.count)
    /// For each code with a word count, the contexts in which it was chosen.
    private(set) var counts = [CodeContexts](repeating: [], count: CountCode.count)

    /// The bytes of section CODE for a choice, and for the code and its constant if other contexts
    /// have not chosen it.
    private static let plainCost: UInt32 = 2
    private static let countCost: UInt32 = 3
    private static let entryCost: UInt32 = 4

    init(_ automaton: Automaton, inDegree: [Int32]) {
        groups = ArcGroups(automaton, inDegree: inDegree, minimum: 8) { index, isLast in
            let arc = automaton.arcs[index]
            return UInt32(arc.label) | (arc.isWord ? 32 : 0) | (isLast ? 64 : 0)
        }
        members = groups.representative.map {
            (automaton.arcs[Int($0)].label, automaton.arcs[Int($0)].isWord)
        }
        entries = [CodeContexts](repeating: [], count: groups.count)
    }

    /// Returns the code that contains the table index of the target of `group`.
    func code(ofGroup group: Int) -> LexiconFormat.Code {
        let isLast = groups.isLast[group]
        return LexiconFormat.Code(
            label: members[group].label, isWord: members[group].isWord, isLast: isLast,
            target: .entry, count: isLast ? .none : .table)
    }

    /// Chooses the one-byte codes that save the most bytes, in place of those chosen before.
    ///
    /// - Parameters:
    ///   - uses: The number of bytes that each candidate would save.
    ///   - tables: The target tables, which have to contain the target of a chosen group.
    mutating func choose(_ uses: CodeUses, _ tables: TargetTables) {
        enum Candidate { case plain(Int), group(Int), count(Int) }
        typealias Choice = (saving: UInt32, tie: Int, what: Candidate)
        var candidates = [[Choice]](repeating: [], count: CodeContext.count)
        func consider(
            _ values: [UInt32], _ cost: UInt32, _ index: Int, _ tie: Int, _ what: Candidate
        ) {
            for context in 0..<CodeContext.count {
                let saving = values[index * CodeContext.count + context]
                if saving > cost { candidates[context].append((saving - cost, tie, what)) }
            }
        }
        for (index, _) in PlainCode.all {
            plain[index] = []
            consider(uses.plain, Self.plainCost, index, index, .plain(index))
        }
        for index in 0..<CountCode.count {
            counts[index] = []
            consider(uses.counts, Self.countCost, index, 1 << 20 | index, .count(index))
        }
        for group in 0..<groups.count {
            entries[group] = []
            guard tables.slot(ofArc: Int(groups.representative[group])) >= 0 else { continue }
            consider(uses.entries, Self.entryCost, group, 1 << 40 | group, .group(group))
        }
        for context in 0..<CodeContext.count {
            candidates[context].sort { ($0.saving, $1.tie) > ($1.saving, $0.tie) }
            let contexts = CodeContexts(context)
            for candidate in candidates[context].prefix(LexiconFormat.oneByteCodes) {
                switch candidate.what {
                case .plain(let index): plain[index].formUnion(contexts)
                case .count(let index): counts[index].formUnion(contexts)
                case .group(let group): entries[group].formUnion(contexts)
                }
            }
        }
    }
}
