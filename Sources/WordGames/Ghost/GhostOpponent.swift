import DictModel
import DictReader

/// The computer player in Ghost.
///
/// It overlooks some winning letters unless its strength is ``GhostStrength/hard``. If the lexicon
/// marks the words that people know, the computer prefers letters that can still lead to one of
/// them: it would rather lose with a well-known word than win with an obscure one. It never
/// completes a word that the lexicon marks as unfit; see ``Lexicon/isUnfit(_:)``.
struct GhostOpponent {
    let strength: GhostStrength

    /// Returns the letter that the computer says after `fragment`.
    func letter(
        after fragment: [UInt8], in lexicon: Lexicon,
        using random: inout some RandomNumberGenerator
    ) -> UInt8 {
        let analysis = GhostAnalysis(of: fragment.span, in: lexicon, limit: 0)
        let seen = analysis.winningLetters.filter { _ in
            strength.sight > random.index(below: 8)
        }
        let safe = analysis.next.filter { lexicon.ghostEnd(of: fragment + [$0]) == nil }
        guard lexicon.ratesWords else {
            // If every letter loses, completing a word is a better way to go than a dead end.
            return open(seen, safe, after: fragment, in: lexicon, &random)
                ?? random.element(of: analysis.next) ?? UInt8(0x61 + random.index(below: 26))
        }
        let good = [GhostChoice.Standard.fair, .presentable].map { standard in
            lexicon.letters(analysis.next, after: fragment, leadingTo: standard)
        }
        for letters in good {
            let letter = open(
                seen.filter(letters.contains), safe.filter(letters.contains), after: fragment,
                in: lexicon, &random)
            // If the round does not go on, every one of them completes a good word.
            if let letter = letter ?? random.element(of: letters) { return letter }
        }
        // All words are better not said, so give up.
        let dead = (0x61...0x7A as ClosedRange<UInt8>).filter { !analysis.next.contains($0) }
        return random.element(of: dead) ?? UInt8(0x61 + random.index(below: 26))
    }

    /// Returns a letter after which the round goes on, or `nil` if there is none.
    ///
    /// The letter is taken at random from `winning` or, if that is empty, from `safe`. In the
    /// latter case, a computer of the strength ``GhostStrength/hard`` considers only the letters
    /// that leave the opponent the fewest winning letters.
    private func open(
        _ winning: [UInt8], _ safe: [UInt8], after fragment: [UInt8], in lexicon: Lexicon,
        _ random: inout some RandomNumberGenerator
    ) -> UInt8? {
        if let letter = random.element(of: winning) { return letter }
        let best = strength == .hard ? hardest(safe, after: fragment, in: lexicon) : safe
        return random.element(of: best)
    }

    /// Returns the letters in `safe` that leave the opponent the fewest winning letters.
    private func hardest(
        _ safe: [UInt8], after fragment: [UInt8], in lexicon: Lexicon
    ) -> [UInt8] {
        let replies = safe.map { letter in
            let next = fragment + [letter]
            return GhostAnalysis(of: next.span, in: lexicon, limit: 0).winningLetters.count
        }
        guard let fewest = replies.min() else { return [] }
        return safe.indices.filter { replies[$0] == fewest }.map { safe[$0] }
    }
}
