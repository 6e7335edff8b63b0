package import DictModel

/// The rules that decide whether a spelling in a source becomes a word of the lexicon.
///
/// A single letter is a word if a source contains it.
package struct LexiconRules: Sendable, Equatable {
    /// The treatment of capitals in the spellings of a source.
    package enum Capitals: Sendable, Equatable {
        /// A spelling with capitals is dropped, because it is a name, an abbreviation or the like.
        case dropped
        /// A capital is treated as the corresponding lower-case letter.
        ///
        /// Use this for sources that are written in capitals.
        case folded
    }

    /// The treatment of capitals in the spellings of a source.
    package var capitals: Capitals

    /// Creates rules with the given treatment of capitals.
    package init(capitals: Capitals = .dropped) { self.capitals = capitals }

    /// Returns the reason to drop a spelling, or `nil` if it is a word.
    ///
    /// If several reasons apply, the first in this order is returned:
    ///
    /// 1. malformed bytes, control and invisible characters, foreign letters, loose marks, symbols
    ///    and digits
    /// 2. capitals, unless they are folded (checked before hyphens and apostrophes, so that
    ///    `'s-Gravenhage` and `Paris's` are reported as names)
    /// 3. spaces, full stops, hyphens and apostrophes
    /// 4. a length of 0, or of more than ``Rejection/longestWord`` letters
    ///
    /// - Parameters:
    ///   - traits: The traits of the spelling, as ``DictModel/Folding`` returns them.
    ///   - letters: The number of letters that the spelling folds to.
    /// - Returns: The reason, or `nil` if the spelling is a word.
    package func rejection(of traits: TextTraits, letters: Int) -> Rejection? {
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

    /// Returns the letters that `spelling` folds to, and the reason why it is not a word.
    ///
    /// The reason is `nil` if `spelling` is a word. The letters are returned in both cases.
    /// `folding` contains the folding rules of the language.
    package func judge(
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
