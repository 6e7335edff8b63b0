import DictModel

/// Rules for converting Alpino's own word classes to universal parts of speech.
///
/// They are used for files without CGN tags. Files of version 1.2 and earlier have only the
/// attribute `pos`, and some have `frame`, Alpino's lexical entry. `pos` classifies personal
/// pronouns as nouns and possessives as determiners; `frame` and short lists of words are used to
/// correct this.
enum AlpinoWordClass {
    private static let classes = TagTable([
        .verb: "verb", .adjective: "adj", .adverb: "adv pp", .punctuation: "punct",
        .adposition: "prep part", .coordinatingConjunction: "vg conj", .numeral: "num",
        .subordinatingConjunction: "comp compar", .properNoun: "name", .interjection: "tag",
        .pronoun: "pron", .determiner: "det", .noun: "noun",
    ])
    private static let pronouns = TagTable([
        .pronoun: """
        ik jij je hij zij ze wij we jullie u men mij me jou hem haar ons hen hun hetgeen \
        dit dat deze die wat wie zich zichzelf elkaar iemand niemand iets niets alles \
        iedereen ieder zelf het mezelf jezelf
        """
    ])
    private static let possessives = TagTable([
        .pronoun: "mijn m'n jouw je zijn z'n haar d'r ons onze uw jullie hun"
    ])
    private static let particles = TagTable([.adposition: "te om door zonder na tot in"])

    /// Returns the universal part of speech for `word`, or `nil` if it cannot be determined.
    ///
    /// `pos` and `frame` are the values of the attributes with these names, or empty if missing.
    static func tag(pos: Span<UInt8>, frame: Span<UInt8>, word: Span<UInt8>) -> UniversalTag? {
        if frame.hasPrefix("proper_name") { return .properNoun }
        if frame.hasPrefix("pronoun") || frame.hasPrefix("rel_pronoun") {
            return .pronoun
        }
        // The table holds names of up to eight bytes: `comp` and `comparative` mean the same here.
        guard let tag = classes.tag(pos.extracting(0..<min(pos.count, Self.length(of: pos)))) else {
            return nil
        }
        let small = word.lowerASCII
        switch tag {
        case .noun: return pronouns.tag(small.span) ?? .noun
        case .determiner: return possessives.tag(small.span) ?? .determiner
        case .subordinatingConjunction: return particles.tag(small.span) ?? tag
        default: return tag
        }
    }

    /// Returns the number of bytes at the start of `pos` that are enough to identify the word
    /// class.
    private static func length(of pos: Span<UInt8>) -> Int {
        pos.hasPrefix("compar") ? 6 : pos.count
    }
}
