/// The classes of words that FillMeUp hides, in the order of its ladder.
///
/// The raw value is the level that asks for the class, from 1, the easiest, to 6; 0 is every word
/// of none of them (adjectives, adverbs, numerals ...). Artefacts store it.
public enum LexicalClass: UInt8, Sendable, CaseIterable {
    case other, preposition, determiner, verb, noun, pronoun, conjunction

    /// The six classes of the ladder, the easiest first.
    public static let ladder: [LexicalClass] = [
        .preposition, .determiner, .verb, .noun, .pronoun, .conjunction,
    ]

    /// The class of words tagged `tag`: auxiliaries are verbs and names are nouns.
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

    /// The word for the class, as reports print it.
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

/// Some of the lexical classes; bit `n` stands for the class with the raw value `n`.
public struct LexicalClassSet: OptionSet, Sendable, Hashable {
    /// The bits of the classes.
    public let rawValue: UInt8

    /// The set with the bits of `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The set that holds `lexicalClass` alone.
    public init(_ lexicalClass: LexicalClass) { rawValue = 1 << lexicalClass.rawValue }

    /// Whether the set holds `lexicalClass`.
    public func contains(_ lexicalClass: LexicalClass) -> Bool {
        rawValue & 1 << lexicalClass.rawValue != 0
    }

    /// The class that a game asks for at `level` where only the classes of the set are there.
    ///
    /// That is the class of the level or, where it is missing, the next easier one that is there,
    /// down to prepositions; levels above 6 count as 6. `nil` where the set holds none of them,
    /// and below level 1.
    public func rung(level: Int) -> LexicalClass? {
        guard level >= 1 else { return nil }
        for lexicalClass in LexicalClass.ladder.prefix(level).reversed()
        where contains(lexicalClass) {
            return lexicalClass
        }
        return nil
    }
}
