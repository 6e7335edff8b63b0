public import DictReader
import DictModel

extension WordGuessGame {
    /// Prepares a saved game for play with `packs`; call this before the first move.
    ///
    /// If the game was saved with the same packs and its state is consistent, nothing changes.
    /// If it was saved with others, the round goes on if one of them, at the same level and with the
    /// same number of attempts, contains the secret and all guesses. Otherwise, a new round begins,
    /// and the level reached is kept.
    public mutating func restore(
        with packs: LevelPacks, using random: inout some RandomNumberGenerator
    ) -> Restoration {
        let isSame = packs.identity == identity
        if isSame && isSound(in: packs) { return .restored }
        if !isSame, let moved = moved(to: packs) {
            self = moved
            return .carriedOver
        }
        let reached = min(max(reachedLevel, 1), LevelShape.levelCount)
        let level = min(max(round.level, 1), reached)
        let set = random.index(below: packs.setCount) + 1
        guard let first = packs.level(after: 0),
            let next = packs.round(level: level, fromSet: set, using: &random)
                ?? packs.round(level: first, fromSet: set, using: &random)
        else { return .nothingToPlay }
        self = WordGuessGame(
            identity: packs.identity, reachedLevel: max(reached, first),
            completions: max(0, completions), round: next)
        return isSame ? .contradiction : .otherArtefact
    }

    /// Returns the same state for play with other packs, or `nil` if it is not sound in them.
    private func moved(to packs: LevelPacks) -> WordGuessGame? {
        for set in 0..<packs.setCount {
            let moved = WordGuessGame(
                identity: packs.identity, reachedLevel: reachedLevel, completions: completions,
                round: WordGuessRound(
                    set: set + 1, level: round.level, attempts: round.attempts,
                    secret: round.secretLetters, guesses: round.guesses))
            if moved.isSound(in: packs) { return moved }
        }
        return nil
    }

    /// Returns whether this state could have come about by playing with `packs`.
    private func isSound(in packs: LevelPacks) -> Bool {
        guard let pack = packs.pack(set: round.set, level: round.level),
            (1...LevelShape.levelCount).contains(reachedLevel), round.level <= reachedLevel,
            completions >= 0, round.attempts == pack.attempts,
            round.attempts == 0 || round.guesses.count <= round.attempts
        else { return false }
        let words = pack.letters
        guard words.contains(round.secretLetters) else { return false }
        for (index, guess) in round.guesses.enumerated() {
            let isLast = index == round.guesses.count - 1
            guard words.contains(guess.letters),
                isLast || guess.letters != round.secretLetters,
                guess.hint == LetterHint.common(guess.letters, round.secretLetters)
            else { return false }
        }
        guard round.standing == .won else { return true }
        // The win must already be counted.
        if let next = packs.level(after: round.level) { return reachedLevel >= next }
        return completions > 0
    }
}
