/// A reason why a sentence is not included in a pack.
///
/// The reasons are checked in the order of the cases.
package enum SentenceFlaw: String, Sendable, CaseIterable {
    /// Two words of the sentence are run together without a space.
    case glued
    /// The sentence contains a character that players cannot read or type.
    ///
    /// Examples are Greek letters, emoji and control characters.
    case characters
    /// The sentence contains a web or e-mail address, markup, the mark of a note, or a character
    /// typical of these.
    case markup
    /// The sentence begins with a quotation mark or other punctuation, so it may be part of a
    /// quotation, or with the name of a speaker.
    case quoteFragment
    /// The sentence does not begin with a capital letter.
    case noCapital
    /// The sentence does not end with a full stop, an exclamation mark or a question mark.
    ///
    /// A closing quotation mark or bracket may follow this mark.
    case noEnd
    /// Something is missing inside the sentence: words that the corpus lacks, or replaces
    /// by dots or empty brackets.
    case hole
    /// The sentence has blanks as a tokeniser leaves them, such as one before a comma.
    case tokenised
    /// The sentence contains a bracket or a quotation mark without its partner.
    case unbalanced
    /// The sentence contains the same word twice in a row.
    case doubled
    /// The sentence contains a piece of a word, or one that a machine misread or the corpus calls
    /// misspelt.
    case brokenWord
    /// The sentence may begin or end in the middle of another one.
    case cut
    /// The sentence is in another language, by the corpus or by its commonest words.
    case otherLanguage
    /// The sentence has fewer words than ``SentenceLimits/words`` allows.
    case tooShort
    /// The sentence has more words than ``SentenceLimits/words`` allows, or is too long for the
    /// format.
    case tooLong
    /// The sentence contains a word of two or more letters that is written entirely in capitals.
    case allCapitals
    /// The sentence has more numbers than ``SentenceLimits/numbers`` allows.
    case numbers
    /// The sentence has more names than ``SentenceLimits/names`` allows.
    case names
    /// The sentence has no verb.
    case noVerb
    /// The sentence has no verb but those of clauses that a word such as *because* or *who* opens, or
    /// one without its subject, so it is a heading or a part of another sentence.
    case noMainClause
    /// The sentence begins with a word that links it to the previous one, such as *However*.
    case connective
    /// The sentence begins with a pronoun that refers to another sentence, such as *They*.
    case unresolvedPronoun
    /// The sentence contains a word on a block list.
    case blocked
    /// The sentence contains a word, other than a name, that is not familiar to players, or an
    /// unwanted expression.
    case unfamiliar
    /// The sentence has nearly the same words in the same order as an earlier one; see
    /// ``NearDuplicates``.
    case nearDuplicate
    /// The sentence contains no word that may be hidden; see ``GapFinder``.
    case noGap
    /// There is nothing wrong with the sentence, but the pack has enough without it.
    case surplus

    /// A short description of the flaw, worded to follow "it", such as "has no verb".
    package var summary: String {
        switch self {
        case .glued: "has two words without a blank between them"
        case .characters: "holds a sign that players cannot read"
        case .markup: "holds an address, markup or the mark of a note"
        case .quoteFragment: "begins with a quotation or a speaker"
        case .noCapital: "does not begin with a capital"
        case .noEnd: "does not end with a full stop, an exclamation or a question mark"
        case .unbalanced: "has a bracket or quotation mark without its partner"
        case .hole: "lacks words in the middle"
        case .tokenised: "has blanks where print has none"
        case .doubled: "has a word twice in a row"
        case .brokenWord: "has a piece of a word or a misread one"
        case .cut: "may begin or end inside another sentence"
        case .otherLanguage: "is in another language"
        case .tooShort: "has too few words"
        case .tooLong: "has too many words"
        case .allCapitals: "holds a word in capitals"
        case .numbers: "holds too many numbers"
        case .names: "holds too many names"
        case .noVerb: "has no verb"
        case .noMainClause: "has no main clause"
        case .connective: "begins with a word that ties it to another sentence"
        case .unresolvedPronoun: "begins with a pronoun of another sentence"
        case .blocked: "holds a blocked word"
        case .unfamiliar: "holds a word that is not familiar"
        case .nearDuplicate: "is nearly an earlier sentence"
        case .noGap: "has no word that may be hidden"
        case .surplus: "is not in the sample that `most:` asks for"
        }
    }
}
