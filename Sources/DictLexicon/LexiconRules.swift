public import DictModel

/// The rules that decide whether a spelling becomes a word of the lexicon.
///
/// A single letter is a word if a list contains it: SCOWL lists `a` in size 10 and all other
/// letters by size 40.
public struct LexiconRules: Sendable, Equatable {
    /// How capitals are treated.
    public enum Capitals: Sendable, Equatable {
        /// A capital marks a name, and all capitals mark an abbreviation; both are dropped.
        case dropped
        /// Capitals are letters like any others, for lists that are written in capitals.
        case folded
    }

    /// How capitals are treated.
    public var capitals: Capitals

    /// Creates rules that treat capitals as `capitals` specifies.
    public init(capitals: Capitals = .dropped) { self.capitals = capitals }

    /// Returns the reason to drop a text with the given traits and number of letters after folding,
    /// or `nil` to keep it.
    ///
    /// If several reasons apply, the first in this order is returned: malformed bytes, control and
    /// invisible characters, foreign letters, loose marks, symbols and digits; then capitals, so
    /// that `'s-Gravenhage` and `Paris's` are names; then spaces, full stops, hyphens and
    /// apostrophes; then the length.
    public func rejection(of traits: TextTraits, letters: Int) -> Rejection? {
        if traits.isEmpty && letters > 0 && letters <= Rejection.longestWord { return nil }
        for (trait, reason) in Self.faults where traits.contains(trait) { return reason }
        if capitals == .dropped {
            for (trait, reason) in Self.capitalReasons where traits.contains(trait) {
                return reason
            }
        }
        for (trait, reason) in Self.signs where traits.contains(trait) { return reason }
        if letters == 0 { return .empty }
        return letters > Rejection.longestWord ? .tooLong : nil
    }

    /// Returns the letters of `spelling` after folding, and the reason to drop it, which is `nil`
    /// for a word.
    public func judge(
        _ spelling: Span<UInt8>, _ folding: Folding
    ) -> (word: [UInt8], rejection: Rejection?) {
        var word: [UInt8] = []
        let traits = folding.fold(spelling, into: &word)
        return (word, rejection(of: traits, letters: word.count))
    }

    private static let faults: [(TextTraits, Rejection)] = [
        (.malformed, .malformed), (.control, .control), (.invisible, .invisible),
        (.otherLetter, .letterOutsideAlphabet), (.looseMark, .looseMark), (.symbol, .symbol),
        (.digit, .digit),
    ]

    private static let capitalReasons: [(TextTraits, Rejection)] = [
        (.allCapitals, .abbreviation), (.capitalFirst, .name), (.innerCapital, .innerCapital),
    ]

    private static let signs: [(TextTraits, Rejection)] = [
        (.space, .space), (.period, .period), (.hyphen, .hyphen),
        (.apostrophe, .apostrophe),
    ]
}
