public import DictModel

/// The rules that decide whether a spelling becomes a word of the lexicon.
///
/// A single letter is a word if a list has it: SCOWL lists `a` in size 10 and all others by 40.
public struct LexiconRules: Sendable, Equatable {
    /// The meaning of capitals.
    public enum Capitals: Sendable, Equatable {
        /// A capital marks a name, all capitals an abbreviation; both are dropped.
        case dropped
        /// Capitals are letters like others, for lists that are written in capitals.
        case folded
    }

    /// The meaning of capitals; ``Capitals/dropped`` unless a project says otherwise.
    public var capitals: Capitals

    /// The rules with `capitals`.
    public init(capitals: Capitals = .dropped) { self.capitals = capitals }

    /// The reason to drop a text with `traits` and `letters` letters after folding; `nil` keeps it.
    ///
    /// If several apply, the first in this order counts: bad bytes, hidden signs, foreign letters,
    /// signs and digits; then capitals (so `'s-Gravenhage` and `Paris's` are names); then spaces,
    /// full stops, hyphens, apostrophes; then the length.
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

    /// The letters of `spelling` after folding, and the reason to drop it; `nil` keeps it.
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
