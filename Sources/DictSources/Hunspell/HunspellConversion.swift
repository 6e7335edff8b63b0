import DictModel

/// The `OCONV` table of a hunspell affix file, which replaces letters of the dictionary with those
/// that people write.
///
/// For example, the Dutch dictionary contains `ĳ` as a single letter, which the table replaces with
/// `ij`.
struct HunspellConversion {
    private struct Rule {
        var from: [UInt32]
        var to: [UInt32]
        var isAtStart: Bool
        var isAtEnd: Bool

        /// The priority of the rule.
        ///
        /// Longer rules have a higher priority than shorter ones. Among rules of the same length,
        /// those restricted to the end of a word precede those restricted to its start, and all
        /// others follow.
        var weight: Int { from.count * 4 + (isAtEnd ? 2 : 0) + (isAtStart ? 1 : 0) }
    }

    /// The rules in descending order of their weights, keyed by the first character that they
    /// replace.
    private var rules: [UInt32: [Rule]] = [:]
    /// The steps that it takes to try all rules for a character.
    private var costs: [UInt32: Int] = [:]

    /// Adds a rule that replaces `from` with `to`.
    ///
    /// In `from`, an underscore at the start or end restricts the rule to the start or end of a
    /// word. Any other underscore means a space. A rule without characters to replace is ignored.
    mutating func add(_ from: [UInt32], _ to: [UInt32]) {
        let mark: UInt32 = 0x5F
        var text = from[...]
        let isAtStart = text.first == mark
        if isAtStart { text = text.dropFirst() }
        let isAtEnd = text.last == mark
        if isAtEnd { text = text.dropLast() }
        guard let first = text.first else { return }
        let rule = Rule(
            from: text.map { $0 == mark ? 0x20 : $0 }, to: to.map { $0 == mark ? 0x20 : $0 },
            isAtStart: isAtStart, isAtEnd: isAtEnd)
        rules[first, default: []].append(rule)
        costs[first, default: 0] += 8 + rule.from.count
    }

    mutating func settle() {
        // Of two rules of equal weight, the one added first is tried first.
        for first in rules.keys {
            let ordered = rules[first, default: []].enumerated().sorted { one, other in
                (other.element.weight, one.offset) < (one.element.weight, other.offset)
            }
            rules[first] = ordered.map(\.element)
        }
    }

    /// Returns `form` with all letters replaced for which there is a rule.
    ///
    /// At each position, only the matching rule with the highest priority is applied.
    ///
    /// - Throws: `work.too-much` if `budget` is spent.
    func shown(
        _ form: [UInt32], _ budget: inout WorkBudget
    ) throws(Diagnostic) -> [UInt32] {
        guard form.contains(where: { rules[$0] != nil }) else { return form }
        var shown: [UInt32] = []
        var index = 0
        while index < form.count {
            try budget.spend(costs[form[index], default: 1])
            if let rule = rule(at: index, of: form) {
                shown += rule.to
                try budget.spend(rule.to.count)
                index += rule.from.count
            } else {
                shown.append(form[index])
                index += 1
            }
        }
        return shown
    }

    private func rule(at index: Int, of form: [UInt32]) -> Rule? {
        rules[form[index]]?.first { rule in
            form[index...].starts(with: rule.from) && (!rule.isAtStart || index == 0)
                && (!rule.isAtEnd || index + rule.from.count == form.count)
        }
    }
}
