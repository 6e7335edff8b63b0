import DictReader

/// How well known a word is, as far as a lexicon tells: it rates words for the computer's moves and
/// for hints.
///
/// The raw value is that in JSON.
enum WordFamiliarity: String {
    /// People know the word: it ends a round of Ghost.
    case known
    /// Few people know the word.
    case rare
    /// The word is not shown to people, and not rated.
    case withheld

    /// Rates `word`, which is in `lexicon`; the result is `nil` if that rates no words.
    init?(of word: Span<UInt8>, in lexicon: Lexicon) {
        guard lexicon.ratesWords else { return nil }
        self = lexicon.isFair(word) ? .known : lexicon.isUnfit(word) ? .withheld : .rare
    }

    /// The rating in the words of `dictc query`.
    var text: String {
        switch self {
        case .known: "people know it"
        case .rare: "few people know it"
        case .withheld: "not rated, since games never show it"
        }
    }
}
