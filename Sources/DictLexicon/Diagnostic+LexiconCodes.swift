package import DictModel

extension Diagnostic.Code {
    /// An overlay line starts with neither `+` nor `-`.
    package static let overlayNoSign = Self(
        "overlay.no-sign", .badData,
        meaning: "A line of the overlay starts with neither + nor -, so it neither adds nor "
            + "removes a word.",
        remedy: "Put + or - before the word, or # before a comment.")
    /// An overlay line adds or removes a spelling that can never be a word.
    package static let overlayNotAWord = Self(
        "overlay.not-a-word", .badData,
        meaning: "A line of the overlay adds or removes a spelling that can never be a word: it "
            + "has something other than letters that fold to a to z.",
        remedy: "Correct the line or remove it.")
    /// One overlay line adds a word and another removes it.
    package static let overlayContradiction = Self(
        "overlay.contradiction", .badData,
        meaning: "One line of the overlay adds a word and another removes it. Accents and capitals "
            + "do not count: rosé and rose are one word.",
        remedy: "Remove one of the two lines.")
    /// The sources of one lexicon contain more text than its 32-bit offsets can address.
    package static let lexiconTooMuchText = Self(
        "lexicon.too-much-text", .limit,
        meaning: "The spellings in the sources of one lexicon exceed 4 GiB.",
        remedy: "Use fewer or smaller sources.")

    /// All diagnostic codes of this module.
    package static let lexicon: [Diagnostic.Code] = [
        overlayNoSign, overlayNotAWord, overlayContradiction, lexiconTooMuchText,
    ]
}
