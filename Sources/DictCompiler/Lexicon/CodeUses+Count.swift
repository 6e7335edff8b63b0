import DictFormat
import DictModel

extension CodeUses {
    /// Determines the sizes of all arcs and states of `encoder`, and counts what the arcs would use.
    ///
    /// The addresses, codes and page counts are those of the last planning round.
    ///
    /// - Parameters:
    ///   - encoder: The plan, with the target tables of the next round.
    ///   - slots: The indices in the target tables of the last planning round.
    ///   - addresses: The number of arcs that refer to each state by an address or a distance, which
    ///     this adds to; empty if nobody asks.
    ///   - arcSizes: The size of each arc, which this replaces.
    ///   - stateSizes: The size of each state, which this replaces for lists.
    init(
        _ encoder: NodeEncoder, slots: ContiguousArray<Int32>,
        addresses: inout ContiguousArray<Int32>, _ arcSizes: inout ContiguousArray<UInt8>,
        _ stateSizes: inout ContiguousArray<Int32>
    ) {
        let (states, book) = (encoder.states, encoder.book)
        let known = KnownGroups(book, encoder.tables, slots)
        func zeros(_ count: Int) -> ContiguousArray<UInt32> {
            ContiguousArray(repeating: 0, count: count)
        }
        let (firstContext, contextCount) = (CodeContext.first, CodeContext.count)
        var plain = zeros(PlainCode.count * contextCount)
        var counts = zeros(CountCode.count * contextCount)
        var entries = zeros(known.candidates.count * contextCount)
        var pages = zeros(256 * 256)
        // Spans, since an array is asked whether it is shared at each change; of contiguous arrays,
        // since older systems have no `Array.mutableSpan`.
        var sizes = arcSizes.mutableSpan
        var stateSizes = stateSizes.mutableSpan
        var plainUses = plain.mutableSpan
        var countUses = counts.mutableSpan
        var groupUses = entries.mutableSpan
        var addressUses = addresses.mutableSpan
        let countsAddresses = !addressUses.isEmpty
        var votes = pages.mutableSpan
        let coder = PlainCoder(encoder)
        let allShapes = PlainCode.shapes
        let shapes = allShapes.span
        let (knownGroups, indexOfGroup) = (known.groups.span, known.index.span)
        let tableSlots = slots.span
        let (arcs, starts, arcGroups) = (states.arcs.span, states.firstArc.span, states.groups.span)
        let (forms, isFollowed) = (states.forms.span, states.isFollowed.span)
        let (wordCounts, places) = (states.wordCounts.span, encoder.places.span)
        let (plainChoice, countChoice) = (book.plain.span, book.counts.span)
        for state in 1..<max(states.count, 1) where forms[state] == .list {
            let (first, stop) = (Int(starts[state]), Int(starts[state &+ 1]))
            let follower = isFollowed[state] ? state &+ 1 : 0
            var end = Int(places[state])
            var size = 0
            var nextContext = firstContext
            for index in first..<stop {
                end &+= Int(sizes[index])
                let arc = arcs[index]
                let isLast = index &+ 1 == stop
                let context = nextContext
                nextContext = arc.label
                if let code = PlainCoder.bareCode(arc, follower: follower, isLast: isLast) {
                    let number = PlainCode.index(code, shapes[Int(code.bits >> 7)])
                    plainUses[number &* contextCount &+ context] &+= 1
                    let bytes = plainChoice[number].contains(CodeContexts(context)) ? 1 : 2
                    sizes[index] = UInt8(bytes)
                    size &+= bytes
                    continue
                }
                let groups = arcGroups[index]
                let group =
                    groups.code >= 0
                    ? knownGroups[Int(indexOfGroup[groups.code])]
                    : KnownGroups.Group(
                        slot: groups.onlyTable < 0 ? -1 : tableSlots[groups.onlyTable])
                let words = isLast ? 0 : wordCounts[arc.target]
                let code = coder.code(
                    arc, words: words, slot: Int(group.slot), follower: follower, isLast: isLast,
                    end: end)
                let shape = shapes[Int(code.bits >> 7)]
                let number = PlainCode.index(code, shape)
                let payload = Int(shape.payload)
                let isShort = plainChoice[number].contains(CodeContexts(context))
                var bytes = (isShort ? 1 : 2) &+ payload
                if group.entry >= 0 {
                    groupUses[Int(group.entry) &* contextCount &+ context] &+= UInt32(bytes &- 1)
                }
                if group.contexts.contains(CodeContexts(context)) {
                    bytes = 1
                } else {
                    if countsAddresses, shape.hasAddress { addressUses[arc.target] &+= 1 }
                    if shape.isPaged, !isLast, words < 256 {
                        votes[Int(places[arc.target] & 0xff00) | Int(words)] &+= 1
                    }
                    let counted = CountCode.index(code, shape, words: words)
                    if let counted {
                        countUses[counted &* contextCount &+ context] &+= isShort ? 1 : 2
                    }
                    if let counted, countChoice[counted].contains(CodeContexts(context)) {
                        bytes = payload
                    } else {
                        plainUses[number &* contextCount &+ context] &+= 1
                    }
                }
                sizes[index] = UInt8(bytes)
                size &+= bytes
            }
            stateSizes[state] = Int32(size)
        }
        self.init(
            plain: plain, counts: counts, groups: known.candidates, entries: entries, votes: pages)
    }
}

/// The groups of the code book that the choices of a planning round concern.
///
/// From arc to arc, it is another group. Most of them have neither a code nor an entry in a target
/// table, so the others are few enough to stay in the processor's cache.
private struct KnownGroups {
    /// The choices that concern a group.
    struct Group {
        /// The index of the target in the last round's table of the label, or -1.
        let slot: Int32
        /// The index of the group in ``candidates``, or -1.
        var entry: Int32 = -1
        /// The contexts in which a code with the target was chosen.
        var contexts: CodeContexts = []
    }

    /// For each group of the code book, its index in ``groups``.
    private(set) var index: ContiguousArray<Int32>
    /// The groups that choices concern, after one for all others.
    private(set) var groups: ContiguousArray<Group> = [Group(slot: -1)]
    /// The groups of the code book whose target is in the next round's tables, in ascending order.
    private(set) var candidates: ContiguousArray<Int> = []

    /// Creates the groups of `book` that choices concern.
    ///
    /// - Parameters:
    ///   - book: The codes of the last round.
    ///   - tables: The target tables of the next round.
    ///   - slots: The indices in those of the last one.
    init(_ book: CodeBook, _ tables: TargetTables, _ slots: ContiguousArray<Int32>) {
        index = ContiguousArray(repeating: 0, count: book.codes.count)
        for (group, table) in book.tableGroup.enumerated() {
            let isCandidate = tables.slot(ofGroup: Int(table)) >= 0
            let slot = table < 0 ? -1 : slots[Int(table)]
            guard isCandidate || slot >= 0 || !book.entries[group].isEmpty else { continue }
            index[group] = Int32(groups.count)
            groups.append(
                Group(
                    slot: slot, entry: isCandidate ? Int32(candidates.count) : -1,
                    contexts: book.entries[group]))
            if isCandidate { candidates.append(group) }
        }
    }
}
