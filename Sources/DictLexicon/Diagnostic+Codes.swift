package import DictModel

extension Diagnostic.Code {
    package static let lexiconTooMuchText = Self("lexicon.too-much-text", .limit)
    package static let overlayContradiction = Self("overlay.contradiction", .badData)
    package static let overlayFamiliarity = Self("overlay.familiarity", .badData)
    package static let overlayNoSign = Self("overlay.no-sign", .badData)
    package static let overlayNotAWord = Self("overlay.not-a-word", .badData)
}

extension Diagnostic {
    /// Returns the error for the record at `place`, for which a lexicon has no more room.
    static func tooMuchText(at place: Place) -> Diagnostic {
        Diagnostic(
            .lexiconTooMuchText, at: place, "too much text for one lexicon",
            found: "more than 4 GiB", expected: "less", hint: "use fewer or smaller sources")
    }
}
