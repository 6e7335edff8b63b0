/// The reasons why a sentence is not in a pack, in the order in which they are checked.
public enum SentenceFlaw: String, Sendable, CaseIterable {
    /// Two words have no space between them.
    case glued
    /// The sentence contains a character that players could not read or type: a foreign letter, a
    /// pictogram, an invisible or control character.
    case characters
    /// The sentence contains a web or e-mail address, markup, or a character typical of these.
    case markup
    /// The sentence begins with a quotation mark or other punctuation, so it may be part of a
    /// quotation.
    case quoteFragment
    /// The sentence does not begin with a capital.
    case noCapital
    /// The sentence does not end with a full stop, an exclamation mark or a question mark.
    case noEnd
    /// A bracket or a quotation mark has no partner.
    case unbalanced
    /// The sentence has fewer words than ``SentenceLimits/words`` allows.
    case tooShort
    /// The sentence has more words than ``SentenceLimits/words`` allows, or is too long for the
    /// format.
    case tooLong
    /// The sentence contains a word of two or more letters, all of them capitals.
    case allCapitals
    /// The sentence has more numbers than ``SentenceLimits/numbers`` allows.
    case numbers
    /// The sentence has more names than ``SentenceLimits/names`` allows.
    case names
    /// The sentence has no verb.
    case noVerb
    /// The first word connects the sentence with another one: But, However, Therefore.
    case connective
    /// The first word is a pronoun that refers to another sentence.
    case unresolvedPronoun
    /// The sentence contains a word on a block list.
    case blocked
    /// The sentence contains a word that is not familiar.
    case unfamiliar
    /// The sentence shares at least half of its word pairs with an earlier one; see
    /// ``NearDuplicates``.
    case nearDuplicate
    /// No word of the sentence may be hidden; see ``GapFinder``.
    case noGap

    /// A short description of the flaw, worded to follow "it".
    public var summary: String {
        switch self {
        case .glued: "has two words without a blank between them"
        case .characters: "holds a sign that players cannot read"
        case .markup: "holds an address or markup"
        case .quoteFragment: "begins with a quotation"
        case .noCapital: "does not begin with a capital"
        case .noEnd: "does not end with a full stop, an exclamation or a question mark"
        case .unbalanced: "has a bracket or quotation mark without its partner"
        case .tooShort: "has too few words"
        case .tooLong: "has too many words"
        case .allCapitals: "holds a word in capitals"
        case .numbers: "holds too many numbers"
        case .names: "holds too many names"
        case .noVerb: "has no verb"
        case .connective: "begins with a word that ties it to another sentence"
        case .unresolvedPronoun: "begins with a pronoun of another sentence"
        case .blocked: "holds a blocked word"
        case .unfamiliar: "holds a word that is not familiar"
        case .nearDuplicate: "is nearly an earlier sentence"
        case .noGap: "has no word that may be hidden"
        }
    }
}
