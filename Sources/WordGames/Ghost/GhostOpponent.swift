import DictReader

/// The computer at Ghost: it knows all winning letters, but overlooks some unless it plays hard.
struct GhostOpponent {
    let strength: GhostStrength

    /// The letter that the computer says after `fragment`.
    func letter(
        after fragment: [UInt8], in lexicon: Lexicon,
        using random: inout some RandomNumberGenerator
    ) -> UInt8 {
        let analysis = GhostAnalysis(of: fragment.span, in: lexicon, limit: 0)
        let seen = analysis.winningLetters.filter { _ in
            strength.sight > random.index(below: 8)
        }
        if let letter = random.element(of: seen) { return letter }
        let safe = analysis.next.filter { lexicon.ghostEnd(of: fragment + [$0]) == nil }
        let best = strength == .hard ? hardest(safe, after: fragment, in: lexicon) : safe
        // If every letter loses, completing a word is a better way to go than a dead end.
        return random.element(of: best) ?? random.element(of: analysis.next)
            ?? UInt8(0x61 + random.index(below: 26))
    }

    /// The `safe` letters that leave the opponent the fewest ways to win.
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
