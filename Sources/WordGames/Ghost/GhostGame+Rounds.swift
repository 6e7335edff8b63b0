public import DictReader

extension GhostGame {
    /// Begins a round anew.
    ///
    /// Who began an open round begins again; after a decided one it is the other player's turn to
    /// begin.
    public mutating func restart() {
        round = GhostRound(starter: round.end == nil ? round.starter : round.starter.other)
    }

    /// Begins a round in which `starter` says the first letter.
    public mutating func restart(starter: GhostSeat) {
        round = GhostRound(starter: starter)
    }

    /// Seats other players, with no wins, and begins a round.
    public mutating func seat(_ first: GhostPlayer, _ second: GhostPlayer) {
        self.first = first
        self.second = second
        round = GhostRound(starter: .first)
    }

    /// Plays on with another lexicon, say of another language.
    ///
    /// The round restarts and the players keep their wins. Nothing happens where the lexicon is
    /// that of the game.
    public mutating func change(to lexicon: Lexicon) {
        guard lexicon.identity != identity else { return }
        identity = lexicon.identity
        language = lexicon.language
        round = GhostRound(starter: round.starter)
    }

    /// Takes up a saved game, before it is played on.
    ///
    /// Nothing changes where `lexicon` is that of the game; else a new round begins and the wins
    /// are kept.
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

    /// Whether the state is one that play with `lexicon` can lead to.
    private func isSound(in lexicon: Lexicon) -> Bool {
        guard language == lexicon.language, first.wins >= 0, second.wins >= 0,
            round.fragment.allSatisfy({ $0 &- 0x61 < 26 })
        else { return false }
        let none: [UInt8] = []
        guard var place = lexicon.cursor(at: none.span) else { return false }
        for (index, letter) in round.fragment.enumerated() {
            var end: GhostEnd? = .dead
            if let child = place.child(letter) {
                place = child
                end = GhostTree.end(of: child, length: index + 1)
            }
            let isLast = index == round.fragment.count - 1
            guard end == (isLast ? round.end : nil) else { return false }
        }
        // The win has been counted.
        return !round.fragment.isEmpty || round.end == nil
    }
}
