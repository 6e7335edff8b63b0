import DictFormat

/// Turns a minimal automaton into the nodes of a lexicon.
///
/// What an arc costs depends on where its target lies, and where it lies on what all arcs cost, so
/// the plan is made in rounds: from the places of the last round follow target tables, codes and
/// sizes, and from those new places. Then the plan is settled: arcs may only grow until nothing
/// moves any more.
struct NodeEncoder {
    /// Choices that trade size against speed; the defaults are the measured best.
    struct Options {
        /// Bytes a word to spend on dense nodes.
        var denseShare = 0.06
        /// Arcs that have to share a target for an entry in a target table.
        var tableUses: UInt32 = 5
        /// Rounds before settling.
        var rounds = 7
        /// Rounds in which the order of the states is made anew.
        var orderRounds = 3
    }

    /// How an arc is written.
    struct ArcPlan {
        /// The code, without the constant that may stand in for it.
        var code = LexiconFormat.Code(bits: 0)
        /// Bytes of the arc: code, target and count.
        var size: UInt8 = 2
    }

    let automaton: Automaton
    let options: Options
    let widths: LexiconFormat.EntryWidths
    let figures: StateFigures
    let forms: [DenseChoice.Form]
    var order: NodeOrder
    var tables: TargetTables
    var book: CodeBook
    /// Where each state begins; state 0 is the dead node.
    var places: [Int]
    /// What each arc is written as; arcs of dense nodes have no plan.
    var plans: [ArcPlan]
    /// Bytes of section NODE, without the sentinel.
    var size = 0
    /// The count that most targets of each page share.
    var pageCounts = [UInt8](repeating: 0, count: 256)

    init(_ automaton: Automaton, widths: LexiconFormat.EntryWidths, options: Options) {
        self.automaton = automaton
        self.options = options
        self.widths = widths
        figures = StateFigures(automaton)
        forms = DenseChoice(automaton, figures, widths: widths, share: options.denseShare).forms
        tables = TargetTables(
            automaton, inDegree: figures.inDegree, minimum: options.tableUses)
        book = CodeBook(automaton, inDegree: figures.inDegree)
        places = [Int](repeating: 0, count: automaton.stateCount)
        plans = [ArcPlan](repeating: ArcPlan(), count: automaton.arcs.count)
        var uses = figures.inDegree
        for group in 0..<tables.groups.count { uses[tables.target(of: Int32(group))] = 0 }
        order = NodeOrder(automaton, figures, forms: forms, uses: uses)
        measure()
        for round in 0..<options.rounds {
            plan()
            if round < options.orderRounds {
                order = NodeOrder(automaton, figures, forms: forms, uses: addressUses())
            }
            measure()
        }
    }

    /// Lays the states out in order.
    private mutating func measure() {
        var at = LexiconFormat.deadNode
        for state in order.states {
            places[Int(state)] = at
            let arcs = automaton.arcRange(Int(state))
            if let bytes = denseSize(Int(state)) {
                at += bytes
            } else {
                for index in arcs { at += Int(plans[index].size) }
            }
        }
        size = at
    }

    /// The bytes of `state` where it is dense; `nil` where it is a list of arcs.
    func denseSize(_ state: Int) -> Int? {
        switch forms[state] {
        case .list: nil
        case .narrow: LexiconFormat.denseHead + widths.narrow * automaton.arcRange(state).count
        case .wide: LexiconFormat.denseHead + widths.wide * automaton.arcRange(state).count
        }
    }

    /// One round: chooses tables, plans and codes from the places of the last.
    private mutating func plan() {
        var tableUses = [UInt32](repeating: 0, count: tables.groups.count)
        var uses = CodeBook.Uses(saved: [UInt32](repeating: 0, count: book.groups.count))
        forEachListArc { index, state, isLast, end, encoder in
            let group = encoder.tables.groups.group[index]
            let arc = encoder.automaton.arcs[index]
            if group >= 0, Int(encoder.order.follower[state]) != arc.target {
                let constant = encoder.book.groups.group[index]
                if constant < 0 || !encoder.book.hasCode[Int(constant)] {
                    tableUses[Int(group)] += 1
                }
            }
            let count = isLast ? 0 : encoder.automaton.wordCounts[arc.target]
            let code = encoder.plainCode(index, state: state, isLast: isLast, end: end)
            let payload = Self.payload(code)
            let codeBytes = encoder.book.isShort[Int(code.bits)] ? 1 : 2
            encoder.plans[index] = ArcPlan(code: code, size: UInt8(codeBytes + payload))
            let constant = encoder.book.groups.group[index]
            if constant >= 0, payload > 0, count < 256 {
                uses.saved[Int(constant)] += UInt32(payload + codeBytes - 1)
                if encoder.book.hasCode[Int(constant)] {
                    encoder.plans[index].size = 1
                    return
                }
            }
            if code.count == .one {
                uses.counts[UInt32(code.bits) << 8 | count, default: 0] += UInt32(codeBytes)
                if encoder.book.hasCountCode(code.bits, count) {
                    encoder.plans[index].size = UInt8(payload)
                    return
                }
            }
            uses.plain[Int(code.bits)] += 1
        }
        choosePages()
        tables.choose(uses: tableUses, minimum: options.tableUses)
        book.choose(uses)
    }

    /// Calls `body` with each arc of list nodes in file order, and where it ends after this plan.
    private mutating func forEachListArc(
        _ body: (_ index: Int, _ state: Int, _ isLast: Bool, _ end: Int, inout NodeEncoder) -> Void
    ) {
        for state in order.states where forms[Int(state)] == .list {
            let arcs = automaton.arcRange(Int(state))
            var end = places[Int(state)]
            for index in arcs {
                end += Int(plans[index].size)
                body(index, Int(state), index == arcs.upperBound - 1, end, &self)
            }
        }
    }

    /// The cheapest code for an arc without constants, at the places of the last round.
    func plainCode(_ index: Int, state: Int, isLast: Bool, end: Int) -> LexiconFormat.Code {
        let arc = automaton.arcs[index]
        let target = arc.target
        func code(
            _ kind: LexiconFormat.TargetKind, _ count: LexiconFormat.CountKind, bank: Int = 0
        ) -> LexiconFormat.Code {
            LexiconFormat.Code(
                label: arc.label, isWord: arc.isWord, isLast: isLast, target: kind, count: count,
                bank: bank)
        }
        if target == 0 { return code(.none, .none) }
        let words = isLast ? 0 : automaton.wordCounts[target]
        let count = isLast ? .none : Self.width(of: words)
        if Int(order.follower[state]) == target { return code(.next, count) }
        let group = tables.groups.group[index]
        if group >= 0 {
            let slot = tables.slot[Int(group)]
            if slot >= 0 {
                return code(.table, isLast ? .none : .table, bank: Int(slot) >> 8)
            }
        }
        let place = places[target]
        let distance = place - end
        if distance >= 0, distance < 256 { return code(.near, count) }
        if place < LexiconFormat.pagedBytes {
            let isPaged = !isLast && words < 256 && pageCounts[place >> 8] == UInt8(words)
            return code(.short, isPaged ? .page : count)
        }
        if distance >= 0, distance < 1 << 16 { return code(.far, count) }
        return code(place < 1 << 24 ? .long : .full, count)
    }

    /// The bytes of target and count.
    static func payload(_ code: LexiconFormat.Code) -> Int {
        (code.target?.bytes ?? 0) + code.count.bytes
    }

    /// The narrowest count kind that holds `words`.
    static func width(of words: UInt32) -> LexiconFormat.CountKind {
        switch words {
        case 0..<(1 << 8): .one
        case 0..<(1 << 16): .two
        case 0..<(1 << 24): .three
        default: .four
        }
    }

    /// Gives each page of the first 64 KiB the count that most of its short arcs ask for.
    private mutating func choosePages() {
        var votes = [UInt32](repeating: 0, count: 256 * 256)
        forEachListArc { index, _, isLast, _, encoder in
            guard encoder.plans[index].code.target == .short, !isLast else { return }
            let target = encoder.automaton.arcs[index].target
            let words = encoder.automaton.wordCounts[target]
            if words < 256 { votes[(encoder.places[target] & 0xff00) | Int(words)] += 1 }
        }
        for page in 0..<256 {
            var best = 0
            for words in 1..<256 where votes[page << 8 | words] > votes[page << 8 | best] {
                best = words
            }
            pageCounts[page] = UInt8(best)
        }
    }

    /// For each state how many arcs name it by place.
    private mutating func addressUses() -> [Int32] {
        var uses = [Int32](repeating: 0, count: automaton.stateCount)
        forEachListArc { index, _, _, _, encoder in
            let kind = encoder.plans[index].code.target
            let constant = encoder.book.groups.group[index]
            if constant >= 0, encoder.book.hasCode[Int(constant)] { return }
            switch kind {
            case .near, .far, .short, .long, .full:
                uses[encoder.automaton.arcs[index].target] += 1
            default: break
            }
        }
        return uses
    }
}
