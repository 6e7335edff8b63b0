/// The reasons of reports in words that a reader knows without having seen the source.
///
/// A reason that is not listed here, perhaps of a newer version, is shown by its name.
enum ReasonText {
    static func words(_ reason: String) -> String { known[reason] ?? reason }

    private static let known = [
        // Words that the lexicon does not take.
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
        // Familiar words that packs do not take.
        "blocked": "on a block list",
        "inflected": "form of another word",
        // Sentences that are not taken.
        "length": "too short or too long",
        "names": "a name",
        "noVerb": "no verb",
        "connective": "refers to the sentence before",
        "unresolvedPronoun": "pronoun without its noun",
        "unfamiliar": "unfamiliar word",
        // Words of sentences that are not hidden.
        "notLetters": "not only letters",
        "attached": "joined to another word",
        "repeated": "more than once in the sentence",
        "inside": "also inside an earlier word",
        "uncertain": "class not certain",
        "first": "begins the sentence",
    ]
}
