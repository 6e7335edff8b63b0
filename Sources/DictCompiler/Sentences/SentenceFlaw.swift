/// Why a sentence is not in a pack; one measure each, in the order in which they are looked at.
public enum SentenceFlaw: String, Sendable, CaseIterable {
    /// Two words without the blank between them.
    case glued
    /// A sign that no player could read or type: a foreign letter, a hidden or a control sign.
    case characters
    /// An address, an e-mail, a tag or a sign that belongs to one.
    case markup
    /// A quotation that begins before the sentence does.
    case quoteFragment
    /// No capital at the head.
    case noCapital
    /// Neither full stop nor exclamation nor question mark at the end.
    case noEnd
    /// A bracket or a quotation mark without its partner.
    case unbalanced
    /// Fewer words than wanted.
    case tooShort
    /// More words than wanted.
    case tooLong
    /// A word of two capitals or more.
    case allCapitals
    /// More numbers than wanted.
    case numbers
    /// More names than wanted; a name of several words is one.
    case names
    /// No verb.
    case noVerb
    /// A first word that ties the sentence to the one before: But, However, Therefore.
    case connective
    /// A first pronoun that speaks of somebody of another sentence.
    case unresolvedPronoun
    /// A word on a block list.
    case blocked
    /// A word that is not familiar.
    case unfamiliar
    /// Half of the word pairs of an earlier sentence.
    case nearDuplicate
    /// No word that may be hidden.
    case noGap

    /// The flaw in a few words, to follow "it".
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
