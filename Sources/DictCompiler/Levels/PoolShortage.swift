internal import DictModel

/// The reasons why a pool does not get to see a word of the lexicon.
package enum WordAbsence: String, Sendable, CaseIterable {
    /// Games accept the word, but do not ask for it.
    case onlyAccepted = "only accepted"
    /// Neither a source nor a count rates the word.
    case unrated = "no familiarity"
    /// The word is less familiar than the words that the section asks for.
    case unfamiliar = "too unfamiliar"
}

extension LevelWordPool {
    /// How many words of the given lengths the pool leaves out and why, as text such as
    /// ` (1 no vowel, 2 inflected left out)`, or an empty text if there are none.
    package func leftOut(_ lengths: [Int]) -> String {
        let buckets = lengths.map { self[length: $0] }
        let counts =
            WordExclusion.allCases.map { rule in
                (rule.rawValue, buckets.reduce(0) { $0 + ($1.excluded[rule] ?? 0) })
            }
            + WordAbsence.allCases.map { rule in
                (rule.rawValue, buckets.reduce(0) { $0 + ($1.passedOver[rule] ?? 0) })
            }
        let shown = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
        return shown.isEmpty ? "" : " (left out: " + shown.joined(separator: ", ") + ")"
    }
}

/// An explanation of why a pool has too few words of one length: the rule that took the most words,
/// and what would help.
package struct PoolShortage: Sendable {
    /// The rule with the number of words that it took, such as `360 kept out by the rule 'blocked'`,
    /// or `nil` if no rule took any.
    package let reason: String?
    /// Advice on how to get more words.
    package let hint: String

    /// Creates an explanation for `bucket`, the words of one length.
    package init(_ bucket: LevelWordPool.Bucket) {
        var most: (rule: String, count: Int, hint: String)?
        func compare(_ rule: String, _ count: Int?, _ hint: String) {
            if let count, count > most?.count ?? 0 { most = (rule, count, hint) }
        }
        for rule in WordAbsence.allCases {
            compare(rule.rawValue, bucket.passedOver[rule], rule.hint)
        }
        for rule in WordExclusion.allCases {
            compare(rule.rawValue, bucket.excluded[rule], rule.hint)
        }
        reason = most.map { "\($0.count) kept out by the rule '\($0.rule)'" }
        hint = most?.hint ?? "add familiar words of this length"
    }
}

extension WordAbsence {
    fileprivate var hint: String {
        switch self {
        case .onlyAccepted:
            "remove `asked: false`, choose the `spelling:` of the lists, or add familiar words"
        case .unrated:
            "add `familiarity:` to the lists of words, or counts with `frequency:`"
        case .unfamiliar:
            "raise `familiarity:` of the section, or add familiar words"
        }
    }
}

extension WordExclusion {
    fileprivate var hint: String {
        switch self {
        case .letters, .noVowel: "add familiar words of this length"
        case .blocked: "exclude fewer layers of the block lists, or add familiar words"
        case .inflected:
            "add familiar base words, or `lemmas: true` to lists of nothing but base words"
        }
    }
}
