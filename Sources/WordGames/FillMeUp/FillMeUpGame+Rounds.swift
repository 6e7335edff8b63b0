public import DictReader
import DictModel

extension FillMeUpGame {
    /// Deals the next screen, at the current level.
    ///
    /// A screen that has not been submitted is abandoned and does not count.
    public mutating func startNext(
        in sentences: SentenceSet, using random: inout some RandomNumberGenerator
    ) -> FillMeUpStart {
        guard sentences.identity == identity else { return .otherArtefact }
        let gaps = cache.gaps(of: sentences)
        var dealer = FillMeUpDealer(sentences, gaps, level: level, gapChoice: gapChoice)
        guard let next = dealer.round(&use, using: &random) else { return .nothingToPlay }
        round = next
        return .started
    }

    /// Starts over at level 1, with a score of 0 and a new screen.
    ///
    /// The game still remembers which sentences have been used.
    public mutating func replay(
        in sentences: SentenceSet, using random: inout some RandomNumberGenerator
    ) -> FillMeUpStart {
        guard sentences.identity == identity else { return .otherArtefact }
        level = 1
        score = 0
        return startNext(in: sentences, using: &random)
    }

    /// Prepares a saved game for play with `sentences`; call this before the first move.
    ///
    /// If the game was saved with the same sentences and its state is consistent, nothing changes.
    /// Otherwise, a new screen is dealt, and the level and the score are kept.
    public mutating func restore(
        with sentences: SentenceSet, using random: inout some RandomNumberGenerator
    ) -> Restoration {
        let isSame = sentences.identity == identity
        if isSame && isSound(in: sentences) { return .restored }
        var use = SentenceUse()
        let gaps = cache.gaps(of: sentences)
        var dealer = FillMeUpDealer(sentences, gaps, level: level, gapChoice: gapChoice)
        guard let next = dealer.round(&use, using: &random) else { return .nothingToPlay }
        self = FillMeUpGame(
            identity: sentences.identity, level: max(1, level), score: max(0, score),
            gapChoice: gapChoice, round: next, use: use, cache: cache)
        return isSame ? .contradiction : .otherArtefact
    }

    /// Returns whether this state could have come about by playing with `sentences`.
    private func isSound(in sentences: SentenceSet) -> Bool {
        let rise = round.results?.isLevelUp == true ? 1 : 0
        guard round.level >= 1, level >= 1, level == round.level &+ rise,
            score >= round.results?.rightCount ?? 0, !round.rows.isEmpty,
            round.rows.count <= FillMeUpRound.rowCount(level: round.level),
            round.options.sorted() == round.rows.map({ $0.answer }).sorted(),
            use.isSound(count: sentences.count)
        else { return false }
        var graph = RivalGraph()
        let isUsed = use.flags(count: sentences.count)
        var places: [Int] = []
        for row in round.rows {
            guard
                let gap = sentences.gaps(at: row.sentence).first(where: { $0.token == row.token }),
                gap.answer == row.answer, gap.lexicalClass == row.lexicalClass,
                graph.add(answer: gap.answer, rivals: sentences.rivals(of: gap)),
                isUsed.indices.contains(row.sentence), isUsed[row.sentence],
                !places.contains(row.sentence),
                row.choice.map(round.options.indices.contains) ?? true
            else { return false }
            places.append(row.sentence)
        }
        return true
    }
}
