import DictModel

/// A rule that adds a prefix or a suffix to the words that meet its condition.
struct HunspellAffix {
    /// An element of a condition, which matches one character.
    enum Place {
        /// Any character.
        case any
        /// One of the given characters or, if `isNegated` is true, any character except these.
        case set([UInt32], isNegated: Bool)

        func matches(_ scalar: UInt32) -> Bool {
            switch self {
            case .any: true
            case .set(let scalars, let isNegated): scalars.contains(scalar) != isNegated
            }
        }
    }

    /// The characters that are removed from the word before ``text`` is added.
    var strip: [UInt32] = []
    /// The characters that are added to the word.
    var text: [UInt32] = []
    /// The flags of the resulting form: the further affixes that it can have, and its properties.
    var flags: [HunspellFlag] = []
    /// The flags of tables of prefixes that the form can have together with suffixes.
    var prefixes: [HunspellFlag] = []
    /// The flags of tables of suffixes that the form can have.
    var suffixes: [HunspellFlag] = []
    var isInCompounds = false
    /// Whether a form with this affix must have another one, too.
    var needsAffix = false
    /// Whether the affix is half of a circumfix, such as German `ge…t`.
    var isHalf = false
    /// The pattern that the end of the word must match for a suffix, or its start for a prefix.
    ///
    /// If the pattern is empty, it matches every word.
    var condition: [Place] = []

    /// Parses a condition, which consists of characters, `.`, `[abc]` and `[^abc]`.
    ///
    /// - Returns: The elements of the condition, or `nil` if a bracket is not closed.
    static func condition(_ text: [UInt32]) -> [Place]? {
        var places: [Place] = []
        var index = 0
        while index < text.count {
            switch text[index] {
            case 0x2E: places.append(.any)
            case 0x5B:
                guard let end = text[index...].firstIndex(of: 0x5D) else { return nil }
                var set = text[index + 1..<end]
                let isNegated = set.first == 0x5E
                if isNegated { set = set.dropFirst() }
                places.append(.set(Array(set), isNegated: isNegated))
                index = end
            default: places.append(.set([text[index]], isNegated: false))
            }
            index += 1
        }
        // A single dot matches words of any length.
        if places.count == 1, case .any = places[0] { return [] }
        return places
    }

    /// Returns `word` with this suffix, or `nil` if the suffix cannot be added to the word.
    ///
    /// If `stripsAll` is false, a suffix that would replace the whole word cannot be added.
    func suffixing(_ word: [UInt32], stripsAll: Bool) -> [UInt32]? {
        let stem = word.count - strip.count
        guard stem > 0 || stem == 0 && stripsAll, condition.count <= word.count,
            word[stem...].elementsEqual(strip)
        else { return nil }
        let start = word.count - condition.count
        for index in condition.indices where !condition[index].matches(word[start + index]) {
            return nil
        }
        return word[..<stem] + text
    }

    /// Returns `word` with this prefix, or `nil` if the prefix cannot be added to the word.
    ///
    /// If `stripsAll` is false, a prefix that would replace the whole word cannot be added.
    func prefixing(_ word: [UInt32], stripsAll: Bool) -> [UInt32]? {
        let stem = word.count - strip.count
        guard stem > 0 || stem == 0 && stripsAll, condition.count <= word.count,
            word.starts(with: strip)
        else { return nil }
        for index in condition.indices where !condition[index].matches(word[index]) { return nil }
        return text + word[strip.count...]
    }
}

extension HunspellAffix {
    /// The steps that it takes to try the affix.
    var cost: Int {
        condition.reduce(30 + strip.count) { sum, place in
            if case .set(let scalars, _) = place { sum + 1 + scalars.count / 8 } else { sum + 1 }
        }
    }

    /// The character that a word must have where the affix is added, or 0 if that is not clear.
    fileprivate func edge(isPrefix: Bool) -> UInt32 {
        if case .set(let set, false)? = isPrefix ? condition.first : condition.last, set.count == 1
        {
            return set[0]
        }
        return (condition.isEmpty ? isPrefix ? strip.first : strip.last : nil) ?? 0
    }
}

/// The prefixes or the suffixes that a word with a certain flag can have.
struct HunspellTable {
    var isPrefix: Bool
    /// Whether these prefixes can be combined with suffixes, or these suffixes with prefixes.
    ///
    /// The table of the other affix must allow it, too.
    var crosses: Bool
    var affixes: [HunspellAffix] = []
    /// The indices of the affixes by the character that a word must have at its edge, 0 for those
    /// that fit any.
    private var edges: [UInt32: [Int]] = [:]

    init(isPrefix: Bool, crosses: Bool) { (self.isPrefix, self.crosses) = (isPrefix, crosses) }

    /// Completes each affix with `body`, and arranges them by the characters at which they fit.
    mutating func settle(_ body: (inout HunspellAffix) -> Void) {
        for index in affixes.indices {
            body(&affixes[index])
            edges[affixes[index].edge(isPrefix: isPrefix), default: []].append(index)
        }
    }

    /// Returns the indices of the affixes that a word with the character `edge` at its end, or for
    /// prefixes at its start, may have.
    func candidates(
        for edge: UInt32?, _ budget: inout WorkBudget
    ) throws(Diagnostic) -> [Int] {
        let found = edges[0, default: []] + (edge.flatMap { $0 == 0 ? nil : edges[$0] } ?? [])
        try budget.spend(1 + found.count)
        return found
    }
}
