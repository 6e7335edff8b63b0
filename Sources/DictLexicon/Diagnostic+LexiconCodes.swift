package import DictModel

extension Diagnostic.Code {
    /// An overlay line starts with neither `+` nor `-`.
    package static let overlayNoSign = Self(
        "overlay.no-sign", .badData,
        meaning: "A line of the overlay starts with neither + nor -, so it neither adds nor "
            + "removes a word.",
        remedy: "Put + or - before the word, or # before a comment.")
    /// An overlay line is about a spelling that can never be a word.
    package static let overlayNotAWord = Self(
        "overlay.not-a-word", .badData,
        meaning: "A line of the overlay adds or removes a spelling that can never be a word: it "
            + "has something other than letters that fold to a to z.",
        remedy: "Correct the line or remove it.")
    /// Two overlay lines say opposite things about one word.
    package static let overlayContradiction = Self(
        "overlay.contradiction", .badData,
        meaning: "One line of the overlay adds a word and another removes it. Accents and capitals "
            + "do not count: rosé and rose are one word.",
        remedy: "Remove one of the two lines.")
    /// The sources of one lexicon have more text than it can address.
    package static let lexiconTooMuchText = Self(
        "lexicon.too-much-text", .limit,
        meaning: "The spellings in the sources of one lexicon exceed 4 GiB.",
        remedy: "Use fewer or smaller sources.")

    /// All codes of this module.
    package static let lexicon: [Diagnostic.Code] = [
        overlayNoSign, overlayNotAWord, overlayContradiction, lexiconTooMuchText,
    ]
}
