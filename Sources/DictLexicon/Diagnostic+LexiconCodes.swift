package import DictModel

extension Diagnostic.Code {
    /// A line of an overlay, a list of words to add and remove, starts with neither `+` nor `-`.
    package static let overlayNoSign = Self(
        "overlay.no-sign", .badData,
        meaning: "A line of the overlay starts with neither + nor -, so it neither adds nor "
            + "removes a word.",
        remedy: "Put + or - before the word, or # before a comment.")
    /// An overlay, a list of words to add and remove, contains a spelling that can never be a word.
    package static let overlayNotAWord = Self(
        "overlay.not-a-word", .badData,
        meaning: "A line of the overlay adds or removes a spelling that can never be a word: it "
            + "has something other than letters that fold to a to z.",
        remedy: "Correct the line or remove it.")
    /// A line of an overlay, a list of words to add and remove, states something other than a
    /// familiarity after its word.
    package static let overlayFamiliarity = Self(
        "overlay.familiarity", .badData,
        meaning:
            "A line of the overlay has a tab after its word, and after the tab something other "
            + "than a familiarity, a number from 1 to 100. Only added words have one.",
        remedy: "Write +word, a tab and a number: 1 if everybody knows the word, 100 if hardly "
            + "anyone does.")
    /// An overlay, a list of words to add and remove, both adds and removes the same word.
    package static let overlayContradiction = Self(
        "overlay.contradiction", .badData,
        meaning: "One line of the overlay adds a word and another removes it. Accents and capitals "
            + "do not count: rosé and rose are one word.",
        remedy: "Remove one of the two lines.")
    /// The spellings in the sources of one lexicon exceed 4 GiB in total.
    package static let lexiconTooMuchText = Self(
        "lexicon.too-much-text", .limit,
        meaning: "The spellings in the sources of one lexicon exceed 4 GiB.",
        remedy: "Use fewer or smaller sources.")

    /// All diagnostic codes that this module declares, for `dictc explain`.
    package static let lexicon: [Diagnostic.Code] = [
        overlayNoSign, overlayNotAWord, overlayFamiliarity, overlayContradiction,
        lexiconTooMuchText,
    ]
}

extension Diagnostic {
    /// Returns the error for the record at `place`, for which a lexicon has no more room.
    static func tooMuchText(at place: Place) -> Diagnostic {
        Diagnostic(
            .lexiconTooMuchText, at: place, "too much text for one lexicon",
            found: "more than 4 GiB", expected: "less", hint: "use fewer or smaller sources")
    }
}
