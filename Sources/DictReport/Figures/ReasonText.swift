/// The reasons of reports in words that a reader knows without having seen the source.
///
/// The same name may mean different things: a word that is `tooLong` has too many letters, a
/// sentence too many words. A reason that is not listed here, perhaps of a newer version, is shown by
/// its name.
enum ReasonText {
    /// Returns the reason why a spelling is no word, or a word not for level packs.
    static func word(_ reason: String) -> String { words[reason] ?? reason }

    /// Returns the reason why a phrase is not taken.
    static func phrase(_ reason: String) -> String { phrases[reason] ?? reason }

    /// Returns the reason why a sentence is not taken.
    static func sentence(_ reason: String) -> String { sentences[reason] ?? reason }

    /// Returns the reason why a word of a sentence is not hidden.
    static func gap(_ reason: String) -> String { gaps[reason] ?? reason }

    private static let words = [
        "name": "names",
        "abbreviation": "abbreviations",
        "contraction": "contractions",
        "forbidden": "forbidden by a spelling checker",
        "innerCapital": "capital inside the word",
        "apostrophe": "apostrophe",
        "hyphen": "hyphen",
        "space": "space",
        "digit": "digit",
        "period": "full stop",
        "symbol": "sign that is not a letter",
        "letterOutsideAlphabet": "letter outside a to z",
        "looseMark": "combining mark without a letter",
        "invisible": "invisible character",
        "control": "control character",
        "malformed": "not UTF-8",
        "empty": "no letters",
        "tooLong": "more than 64 letters",
        "removedByOverlay": "removed by the overlay",
        "blocked": "on a block list",
        "inflected": "form of another word",
    ]

    private static let phrases = [
        "characters": "sign that is not for phrases",
        "tooShort": "too short",
        "tooLong": "too long",
        "blocked": "word on a block list",
        "unfamiliar": "unfamiliar word",
        "duplicate": "same as an earlier phrase",
    ]

    private static let sentences = [
        "glued": "words without a blank between them",
        "characters": "sign that players cannot read",
        "markup": "address, markup or mark of a note",
        "quoteFragment": "begins with a quotation or a speaker",
        "noCapital": "no capital at the start",
        "noEnd": "no full stop at the end",
        "hole": "words missing in the middle",
        "tokenised": "blanks where print has none",
        "unbalanced": "bracket or quote without its partner",
        "doubled": "a word twice in a row",
        "brokenWord": "piece of a word, or a misread one",
        "cut": "begins or ends inside another",
        "otherLanguage": "another language",
        "tooShort": "too few words",
        "tooLong": "too many words",
        "allCapitals": "word in capitals",
        "numbers": "too many numbers",
        "names": "too many names",
        "noVerb": "no verb",
        "noMainClause": "no main clause",
        "connective": "refers to the sentence before",
        "unresolvedPronoun": "pronoun without its noun",
        "blocked": "word on a block list",
        "unfamiliar": "unfamiliar word",
        "nearDuplicate": "nearly an earlier sentence",
        "noGap": "no word that may be hidden",
        "surplus": "more sentences than wanted",
    ]

    private static let gaps = [
        "name": "name",
        "notLetters": "not only letters",
        "attached": "joined to another word",
        "repeated": "more than once in the sentence",
        "inside": "also inside an earlier word",
        "uncertain": "class not certain",
        "unfamiliar": "unfamiliar word",
        "first": "begins the sentence",
        "open": "too many words fit",
    ]
}
