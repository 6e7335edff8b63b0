import DictFormat

/// Fixes what the rounds of ``NodeEncoder`` left open: every arc gets a code of the file, and
/// places are moved until all arcs reach their targets.
///
/// Codes only move from narrower to wider kinds, so this ends.
struct NodeSettler {
    let encoder: NodeEncoder
    private(set) var table: CodeTable
    /// Where each state begins.
    private(set) var places: [Int]
    /// The index of each arc's code.
    private(set) var codeIndex: [UInt16]
    /// Bytes of section NODE without the sentinel.
    private(set) var size = 0
    /// The code of each constant-target group.
    private var groupIndex: [Int32]
    private var countIndex: [UInt32: Int] = [:]

    init(_ encoder: NodeEncoder) {
        self.encoder = encoder
        table = CodeTable(letters: encoder.automaton.alphabet.count)
        places = encoder.places
        codeIndex = [UInt16](repeating: 0, count: encoder.automaton.arcs.count)
        groupIndex = [Int32](repeating: -1, count: encoder.book.groups.count)
        addOneByteCodes()
        forEachListArc { index, state, isLast, end, settler in
            settler.codeIndex[index] = UInt16(
                settler.firstCode(index, state: state, isLast: isLast, end: end))
        }
        measure()
        while widen() { measure() }
        for group in encoder.book.constantGroups {
            let arc = encoder.automaton.arcs[
                Int(encoder.book.groups.representative[Int(group)])]
            let index = Int(groupIndex[Int(group)])
            let words =
                table.codes[index].isLast ? 0 : encoder.automaton.wordCounts[arc.target]
            table.setConstant(UInt32(places[arc.target]) | words << 24, at: index)
        }
    }

    /// The code of the arc at `index`.
    func code(_ index: Int) -> LexiconFormat.Code { table.codes[Int(codeIndex[index])] }

    /// Puts the codes that the book chose for one byte at the head of the table.
    private mutating func addOneByteCodes() {
        let book = encoder.book
        for bits in book.shortCodes {
            let code = LexiconFormat.Code(bits: bits)
            // The round that counted this code may have emptied the bank that it names.
            if code.target == .table,
                256 * code.bank >= encoder.tables.tables[code.label].count
            {
                continue
            }
            _ = table.index(of: code)
        }
        for group in book.constantGroups {
            let index = Int(book.groups.representative[Int(group)])
            let arc = encoder.automaton.arcs[index]
            let isLast = book.groups.isLast[Int(group)]
            let code = LexiconFormat.Code(
                label: arc.label, isWord: arc.isWord, isLast: isLast, target: .constant,
                count: isLast ? .none : .constant)
            groupIndex[Int(group)] = Int32(table.add(code, constant: 0))
        }
        for key in book.countCodes {
            let plain = LexiconFormat.Code(bits: UInt16(key >> 8))
            let code = LexiconFormat.Code(
                label: plain.label, isWord: plain.isWord, isLast: false,
                target: plain.target ?? .none, count: .constant)
            countIndex[key] = table.add(code, constant: (key & 255) << 24)
        }
    }

    /// The cheapest code for an arc at the places of the last round.
    private mutating func firstCode(_ index: Int, state: Int, isLast: Bool, end: Int) -> Int {
        let code = encoder.plainCode(index, state: state, isLast: isLast, end: end)
        let group = encoder.book.groups.group[index]
        let words = encoder.automaton.wordCounts[encoder.automaton.arcs[index].target]
        if group >= 0, groupIndex[Int(group)] >= 0, NodeEncoder.payload(code) > 0,
            isLast || words < 256
        {
            return Int(groupIndex[Int(group)])
        }
        if code.count == .one, let known = countIndex[UInt32(code.bits) << 8 | words] {
            return known
        }
        return plainIndex(code)
    }

    /// The index of `code`, or of the widest code for the arc where the table is full.
    private mutating func plainIndex(_ code: LexiconFormat.Code) -> Int {
        if let index = table.index(of: code) { return index }
        let fallback = LexiconFormat.Code(
            label: code.label, isWord: code.isWord, isLast: code.isLast, target: .full,
            count: code.isLast ? .none : .four)
        return table.index(of: fallback) ?? 0
    }

    private mutating func measure() {
        var at = LexiconFormat.deadNode
        for state in encoder.order.states {
            places[Int(state)] = at
            at += encoder.denseSize(Int(state))
                ?? encoder.automaton.arcRange(Int(state)).reduce(0) { $0 + size(ofArc: $1) }
        }
        size = at
    }

    private func size(ofArc index: Int) -> Int {
        let code = Int(codeIndex[index])
        return table.bytes(of: code) + NodeEncoder.payload(table.codes[code])
    }

    /// Gives wider codes to the arcs that no longer reach their target; false where all do.
    private mutating func widen() -> Bool {
        var changed = false
        forEachListArc { index, _, isLast, end, settler in
            let code = settler.code(index)
            let target = settler.encoder.automaton.arcs[index].target
            let words = isLast ? 0 : settler.encoder.automaton.wordCounts[target]
            let place = settler.places[target]
            guard !settler.reaches(code, place: place, end: end, words: words) else { return }
            let distance = place - end
            let kind: LexiconFormat.TargetKind =
                if place < LexiconFormat.pagedBytes, code.target != .long { .short }
                else if code.target == .near, distance >= 0, distance < 1 << 16 { .far }
                else if place < 1 << 24 { .long } else { .full }
            let count: LexiconFormat.CountKind =
                isLast || target == 0 ? .none : NodeEncoder.width(of: words)
            let wider = LexiconFormat.Code(
                label: code.label, isWord: code.isWord, isLast: isLast, target: kind, count: count)
            settler.codeIndex[index] = UInt16(settler.plainIndex(wider))
            changed = true
        }
        return changed
    }

    /// Whether an arc with `code` that ends at `end` can name `place`.
    private func reaches(
        _ code: LexiconFormat.Code, place: Int, end: Int, words: UInt32
    ) -> Bool {
        switch code.target ?? .none {
        case .none, .next, .full: true
        case .near: (0..<1 << 8).contains(place - end)
        case .far: (0..<1 << 16).contains(place - end)
        case .short:
            place < LexiconFormat.pagedBytes
                && (code.count != .page || UInt32(encoder.pageCounts[place >> 8]) == words)
        case .long, .table, .constant: place < 1 << 24
        }
    }

    /// Calls `body` with each arc of list nodes and where it ends, by the places of the last
    /// measuring and the codes as they are.
    private mutating func forEachListArc(
        _ body: (_ index: Int, _ state: Int, _ isLast: Bool, _ end: Int, inout NodeSettler) -> Void
    ) {
        for state in encoder.order.states where encoder.denseSize(Int(state)) == nil {
            let arcs = encoder.automaton.arcRange(Int(state))
            var end = places[Int(state)]
            for index in arcs {
                end += table.codes.isEmpty ? 2 : size(ofArc: index)
                body(index, Int(state), index == arcs.upperBound - 1, end, &self)
            }
        }
    }
}
