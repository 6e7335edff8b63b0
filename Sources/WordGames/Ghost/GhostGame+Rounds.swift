import DictModel
public import DictReader

extension GhostGame {
    /// Starts a new round, in which the other player says the first letter.
    ///
    /// If the current round is still open, it is abandoned and the same player starts again.
    public mutating func restart() {
        round = GhostRound(starter: round.end == nil ? round.starter : round.starter.other)
    }

    /// Starts a new round in which `starter` says the first letter.
    ///
    /// A round that is still open is abandoned and does not count.
    public mutating func restart(starter: GhostSeat) {
        round = GhostRound(starter: starter)
    }

    /// Replaces both players and starts a new round, in which `first` says the first letter.
    public mutating func seat(_ first: GhostPlayer, _ second: GhostPlayer) {
        self.first = first
        self.second = second
        round = GhostRound(starter: .first)
    }

    /// Switches to another lexicon, for example one of another language.
    ///
    /// The current round is abandoned, the same player starts a new one, and the wins are kept.
    /// Nothing happens if the game is already played with `lexicon`.
    public mutating func change(to lexicon: Lexicon) {
        guard lexicon.identity != identity else { return }
        identity = lexicon.identity
        language = lexicon.language
        round = GhostRound(starter: round.starter)
    }

    /// Prepares a saved game for play with `lexicon`; call this before the first move.
    ///
    /// If the game was saved with the same lexicon and its state is consistent, nothing changes.
    /// Otherwise, a new round begins, and the wins are kept.
    public mutating func restore(with lexicon: Lexicon) -> Restoration {
        let isSame = lexicon.identity == identity
        if isSame && isSound(in: lexicon) { return .restored }
        identity = lexicon.identity
        language = lexicon.language
        first.wins = max(0, first.wins)
        second.wins = max(0, second.wins)
        round = GhostRound(starter: round.starter)
        return isSame ? .contradiction : .otherArtefact
    }

    /// Returns whether this state could have come about by playing with `lexicon`.
    private func isSound(in lexicon: Lexicon) -> Bool {
        guard language == lexicon.language, first.wins >= 0, second.wins >= 0,
            round.letters.allSatisfy({ $0 &- 0x61 < 26 })
        else { return false }
        let none: [UInt8] = []
        guard var place = lexicon.cursor(at: none.span) else { return false }
        for (index, letter) in round.letters.enumerated() {
            var end: GhostEnd? = .dead
            if let child = place.child(letter) {
                place = child
                end = GhostTree.end(of: child, length: index + 1)
            }
            let isLast = index == round.letters.count - 1
            guard end == (isLast ? round.end : nil) else { return false }
        }
        // The win must already be counted.
        return !round.letters.isEmpty || round.end == nil
    }
}
