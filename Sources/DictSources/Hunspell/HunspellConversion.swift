/// The table `OCONV` of a hunspell affix file: how the letters of the dictionary are shown.
///
/// The Dutch dictionary has `ĳ` as one letter, for example, and shows it as `ij`. Without the table,
/// a form would not be the word that people write.
struct HunspellConversion {
    private struct Rule {
        var from: [UInt32]
        var to: [UInt32]
        var isAtStart: Bool
        var isAtEnd: Bool

        /// The order in which rules are tried: longer ones first, then those with more conditions.
        var weight: Int { from.count * 4 + (isAtEnd ? 2 : 0) + (isAtStart ? 1 : 0) }
    }

    /// The rules by the first character of what they replace, in the order in which they are tried.
    private var rules: [UInt32: [Rule]] = [:]

    /// Adds a rule that replaces `from` with `to`.
    ///
    /// A `_` at the start or end of `from` means the start or end of the word, any other `_` a space.
    /// A rule that replaces nothing is ignored.
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
        let others = rules[first, default: []]
        // Of two equal rules, the first one counts.
        let index = others.firstIndex { $0.weight < rule.weight } ?? others.count
        rules[first, default: []].insert(rule, at: index)
    }

    /// Returns `form` as it is shown.
    func shown(_ form: [UInt32]) -> [UInt32] {
        guard form.contains(where: { rules[$0] != nil }) else { return form }
        var shown: [UInt32] = []
        var index = 0
        while index < form.count {
            if let rule = rule(at: index, of: form) {
                shown += rule.to
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
