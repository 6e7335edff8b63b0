/// A class of words, such as verbs, by which the game FillMeUp chooses the words to hide.
///
/// The raw value is the level at which words of the class are hidden, from 1 (easiest) to 6. It is
/// 0 for ``other``, which contains adjectives, adverbs, numerals and all other words that are never
/// hidden. Artefacts store the raw values.
public enum LexicalClass: UInt8, Sendable, CaseIterable {
    case other, preposition, determiner, verb, noun, pronoun, conjunction

    /// The six classes that FillMeUp hides, the easiest first.
    public static let ladder: [LexicalClass] = [
        .preposition, .determiner, .verb, .noun, .pronoun, .conjunction,
    ]

    /// Creates the class of a word with the part of speech `tag`.
    ///
    /// Auxiliaries are classed as verbs, and proper nouns as nouns.
    public init(_ tag: UniversalTag) {
        self =
            switch tag {
            case .adposition: .preposition
            case .determiner: .determiner
            case .verb, .auxiliary: .verb
            case .noun, .properNoun: .noun
            case .pronoun: .pronoun
            case .coordinatingConjunction, .subordinatingConjunction: .conjunction
            case .adjective, .adverb, .interjection, .numeral, .particle, .punctuation, .symbol,
                .other:
                .other
            }
    }

    /// The English name of the class, as shown in reports.
    public var name: StaticString {
        switch self {
        case .other: "other"
        case .preposition: "preposition"
        case .determiner: "determiner"
        case .verb: "verb"
        case .noun: "noun"
        case .pronoun: "pronoun"
        case .conjunction: "conjunction"
        }
    }
}

/// A set of lexical classes, in which bit *n* is the class with the raw value *n*.
public struct LexicalClassSet: OptionSet, Sendable, Hashable {
    /// The bits of the set, one per class.
    public let rawValue: UInt8

    /// Creates the set with the given bits; bit *n* is the class with the raw value *n*.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set that contains only `lexicalClass`.
    public init(_ lexicalClass: LexicalClass) { rawValue = 1 << lexicalClass.rawValue }

    /// Returns whether the set contains `lexicalClass`.
    public func contains(_ lexicalClass: LexicalClass) -> Bool {
        rawValue & 1 << lexicalClass.rawValue != 0
    }

    /// Returns the class to hide at `level` in a sentence whose words have the classes in this set.
    ///
    /// It is the class of the level or, if the set lacks that, the next easier class in the set.
    /// Levels above 6 are treated as 6.
    ///
    /// - Returns: The class, or `nil` if the set contains neither the class of the level nor an
    ///   easier one, or if `level` is below 1.
    public func rung(level: Int) -> LexicalClass? {
        guard level >= 1 else { return nil }
        for lexicalClass in LexicalClass.ladder.prefix(level).reversed()
        where contains(lexicalClass) {
            return lexicalClass
        }
        return nil
    }
}
