import DictFormat

/// A choice of the states that are stored as dense nodes instead of as lists of arcs.
///
/// A list has to be scanned to find an arc, but in a dense node the entry of a letter is found
/// directly. A dense node saves the most time if its state has many arcs and many look-ups visit
/// it. States are chosen in order of the time that they save per extra byte, within a budget of
/// bytes.
struct DenseChoice {
    /// The way in which a state is stored: as a list, or as a dense node with narrow or wide
    /// entries.
    enum Form: UInt8 { case list, narrow, wide }

    /// The form in which each state is stored, indexed by state number.
    var forms: [Form]

    /// Creates a choice of the states of `automaton` that are stored as dense nodes.
    ///
    /// - Parameters:
    ///   - automaton: The automaton whose states are chosen.
    ///   - widths: The sizes of narrow and wide entries.
    ///   - share: The maximum number of extra bytes for dense nodes, per word of the automaton.
    init(
        _ automaton: Automaton, widths: LexiconFormat.EntryWidths, share: Double
    ) {
        let traffic = StateFigures.traffic(automaton)
        forms = [Form](repeating: .list, count: automaton.stateCount)
        var candidates: [(state: Int, gainPerByte: Double, cost: Double)] = []
        for state in 1..<max(automaton.stateCount, 1) {
            let arcs = automaton.arcRange(state)
            guard arcs.count >= 5, traffic[state] > 0 else { continue }
            var words = 0.0
            var steps = 0.0
            for (scanned, index) in arcs.enumerated() {
                let arc = automaton.arcs[index]
                let below =
                    Double(automaton.wordCounts[arc.target]) + (arc.isWord ? 1 : 0)
                words += below
                steps += below * Double(scanned + 1)
            }
            let width = Self.form(automaton, state, widths) == .narrow ? widths.narrow : widths.wide
            let cost = 5 + (Double(width) - 2.7) * Double(arcs.count)
            let gain = Double(traffic[state]) * (steps / words - 2)
            if gain > 0 { candidates.append((state, gain / cost, cost)) }
        }
        candidates.sort { ($0.gainPerByte, $1.state) > ($1.gainPerByte, $0.state) }
        var budget = share * Double(automaton.wordCounts[automaton.root])
        for candidate in candidates where candidate.cost <= budget {
            budget -= candidate.cost
            forms[candidate.state] = Self.form(automaton, candidate.state, widths)
        }
    }

    /// Returns the narrow form if its entries have enough bits for the word counts that `state`
    /// stores, and otherwise the wide form.
    private static func form(
        _ automaton: Automaton, _ state: Int, _ widths: LexiconFormat.EntryWidths
    ) -> Form {
        let arcs = automaton.arcRange(state)
        guard let last = arcs.last else { return .narrow }
        let arc = automaton.arcs[last]
        let before =
            automaton.wordCounts[state] - automaton.wordCounts[arc.target] - (arc.isWord ? 1 : 0)
        return before < 1 << widths.countBits(widths.narrow) ? .narrow : .wide
    }
}
