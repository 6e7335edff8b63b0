public import DictReader
import DictModel

extension FillMeUpGame {
    /// Moves on to the next screen, at the level reached; a screen not yet submitted is abandoned.
    public mutating func startNext(
        in sentences: SentenceSet, using random: inout some RandomNumberGenerator
    ) -> FillMeUpStart {
        guard sentences.identity == identity else { return .otherArtefact }
        var dealer = FillMeUpDealer(sentences, level: level, gapChoice: gapChoice)
        guard let next = dealer.round(&use, using: &random) else { return .otherArtefact }
        round = next
        return .started
    }

    /// Starts the game again at level 1, with score 0 and a new screen.
    public mutating func replay(
        in sentences: SentenceSet, using random: inout some RandomNumberGenerator
    ) -> FillMeUpStart {
        guard sentences.identity == identity else { return .otherArtefact }
        level = 1
        score = 0
        return startNext(in: sentences, using: &random)
    }

    /// Resumes a saved game; call it before the first move.
    ///
    /// Nothing changes if `sentences` are the ones that the game was saved with and the state is
    /// sound. Otherwise a new screen is dealt; level and score are kept.
    public mutating func restore(
        with sentences: SentenceSet, using random: inout some RandomNumberGenerator
    ) -> Restoration {
        let isSame = sentences.identity == identity
        if isSame && isSound(in: sentences) { return .restored }
        var use = SentenceUse()
        var dealer = FillMeUpDealer(sentences, level: level, gapChoice: gapChoice)
        guard let next = dealer.round(&use, using: &random) else { return .nothingToPlay }
        self = FillMeUpGame(
            identity: sentences.identity, level: max(1, level), score: max(0, score),
            gapChoice: gapChoice, round: next, use: use)
        return isSame ? .contradiction : .otherArtefact
    }

    /// Whether this state can result from play with `sentences`.
    private func isSound(in sentences: SentenceSet) -> Bool {
        let rise = round.results?.isLevelUp == true ? 1 : 0
        guard round.level >= 1, level >= 1, level == round.level &+ rise,
            score >= round.results?.rightCount ?? 0, !round.rows.isEmpty,
            round.rows.count <= FillMeUpRound.rowCount(level: round.level),
            round.options.sorted() == round.rows.map({ $0.answer }).sorted(),
            use.bits.count <= (sentences.count + 31) / 32
        else { return false }
        var graph = RivalGraph()
        var places = SentenceUse()
        for row in round.rows {
            guard
                let gap = sentences.gaps(at: row.sentence).first(where: { $0.token == row.token }),
                gap.answer == row.answer, gap.lexicalClass == row.lexicalClass,
                graph.add(answer: gap.answer, rivals: sentences.rivals(of: gap)),
                use.contains(row.sentence), !places.contains(row.sentence),
                row.choice.map(round.options.indices.contains) ?? true
            else { return false }
            places.insert(row.sentence)
        }
        return true
    }
}
