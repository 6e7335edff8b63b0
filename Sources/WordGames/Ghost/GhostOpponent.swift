import DictModel
import DictReader

/// The computer player in Ghost.
///
/// It overlooks some winning letters unless its strength is ``GhostStrength/hard``. If the lexicon
/// marks the words that people know, the computer prefers letters that can still lead to one of
/// them: it would rather lose with a well-known word than win with an obscure one. It never
/// completes a word that the lexicon marks as unfit; see ``Lexicon/isUnfit(_:)``.
struct GhostOpponent {
    private typealias Outcome = (letter: UInt8, outcome: GhostTree.Value)

    let strength: GhostStrength

    /// Returns the letter that the computer says after `fragment`.
    func letter(
        after fragment: [UInt8], in lexicon: Lexicon,
        using random: inout some RandomNumberGenerator
    ) -> UInt8 {
        let outcomes =
            lexicon.cursor(at: fragment.span)
            .map { GhostSearch(fragment, at: $0, in: lexicon).outcomes } ?? []
        let seen = outcomes.filter { _ in strength.sight > random.index(below: 8) }
            .filter { $0.outcome.moverWins }
        let safe = outcomes.filter { lexicon.ghostEnd(of: fragment + [$0.letter]) == nil }
        let next = outcomes.map { $0.letter }
        let choices =
            !lexicon.ratesWords
            ? [next]
            : [GhostChoice.Standard.fair, .presentable].map { standard in
                lexicon.letters(next, after: fragment, leadingTo: standard)
            }
        for good in choices {
            let letters = open(
                seen.filter { good.contains($0.letter) }, safe.filter { good.contains($0.letter) },
                isFirst: fragment.isEmpty)
            // If the round does not go on with any of them, each completes a good word.
            if let letter = random.element(of: letters) ?? random.element(of: good) {
                return letter
            }
        }
        // All words are better not said, so give up.
        let dead = (0x61...0x7A as ClosedRange<UInt8>).filter { !next.contains($0) }
        return random.element(of: dead) ?? UInt8(0x61 + random.index(below: 26))
    }

    /// Returns the letters to choose from after which the round goes on; empty if there are none.
    ///
    /// They are those of `winning` or, if that is empty, of `safe`. Of the latter, a computer of the
    /// strength ``GhostStrength/hard`` takes those that the opponent needs the longest proof
    /// against. With the first letter of a round it adds them to the winning ones, so that it does
    /// not always begin alike.
    private func open(
        _ winning: [Outcome], _ safe: [Outcome], isFirst: Bool
    ) -> [UInt8] {
        guard strength == .hard else { return (winning.isEmpty ? safe : winning).map { $0.letter } }
        let losing = safe.filter { !$0.outcome.moverWins }
        let longest = losing.map { $0.outcome.depth }.max()
        let stubborn = losing.filter { $0.outcome.depth == longest }
        let letters = isFirst ? winning + stubborn : winning.isEmpty ? stubborn : winning
        return letters.map { $0.letter }
    }
}
