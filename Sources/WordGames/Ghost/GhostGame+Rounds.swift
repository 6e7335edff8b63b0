public import DictReader

extension GhostGame {
    /// Starts a new round.
    ///
    /// If the current round is still open, the same player starts again; otherwise, the other
    /// player does.
    public mutating func restart() {
        round = GhostRound(starter: round.end == nil ? round.starter : round.starter.other)
    }

    /// Starts a round in which `starter` says the first letter.
    public mutating func restart(starter: GhostSeat) {
        round = GhostRound(starter: starter)
    }

    /// Replaces both players, and starts a round in which `first` says the first letter.
    public mutating func seat(_ first: GhostPlayer, _ second: GhostPlayer) {
        self.first = first
        self.second = second
        round = GhostRound(starter: .first)
    }

    /// Switches to another lexicon, for example of another language.
    ///
    /// The round restarts and the players keep their wins. Nothing happens if `lexicon` is already
    /// the game's.
    public mutating func change(to lexicon: Lexicon) {
        guard lexicon.identity != identity else { return }
        identity = lexicon.identity
        language = lexicon.language
        round = GhostRound(starter: round.starter)
    }

    /// Resumes a saved game; call it before the first move.
    ///
    /// Nothing changes if `lexicon` is the one that the game was saved with and the state is sound.
    /// Otherwise a new round begins; the wins are kept.
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

    /// Whether this state can result from play with `lexicon`.
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
        // The win must already be counted.
        return !round.fragment.isEmpty || round.end == nil
    }
}
