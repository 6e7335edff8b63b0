public import DictReader

extension WordGuessGame {
    /// Starts the next round: after a win at the next level, otherwise at the same level with the
    /// next pack.
    ///
    /// After the last level, play goes on at the first one.
    public mutating func startNext(
        in packs: LevelPacks, using random: inout some RandomNumberGenerator
    ) -> WordGuessStart {
        guard round.standing == .won else {
            return deal(round.level, fromSet: round.set &+ 1, in: packs, using: &random)
        }
        if let next = packs.level(after: round.level) {
            return deal(next, fromSet: round.set, in: packs, using: &random)
        }
        let first = packs.level(after: 0) ?? 1
        return deal(first, fromSet: round.set &+ 1, in: packs, using: &random)
    }

    /// Starts a round at `level`, which the player must have reached, with the next pack.
    public mutating func start(
        level: Int, in packs: LevelPacks, using random: inout some RandomNumberGenerator
    ) -> WordGuessStart {
        guard level <= reachedLevel else { return .notReached }
        return deal(level, fromSet: round.set &+ 1, in: packs, using: &random)
    }

    private mutating func deal(
        _ level: Int, fromSet set: Int, in packs: LevelPacks,
        using random: inout some RandomNumberGenerator
    ) -> WordGuessStart {
        guard packs.identity == identity else { return .otherArtefact }
        guard let next = packs.round(level: level, fromSet: set, using: &random) else {
            return .noSuchLevel
        }
        round = next
        return .started
    }
}

extension LevelPacks {
    /// The levels that the game uses; a file may have more.
    private static var levels: ClosedRange<Int> { 1...5 }

    /// The next level after `level` in these packs; `nil` after the last one.
    func level(after level: Int) -> Int? {
        Self.levels.first { candidate in
            candidate > level && (0..<setCount).contains { has(candidate, inSet: $0 + 1) }
        }
    }

    private func has(_ level: Int, inSet set: Int) -> Bool {
        guard let pack = pack(set: set, level: level) else { return false }
        return pack.count > 0 && pack.words.count == pack.count
    }

    /// A round with the first pack for `level` in set number `set` or later, and a random secret
    /// from its words.
    ///
    /// After the last set, the search goes on with the first. `nil` if no set has the level.
    func round(
        level: Int, fromSet set: Int, using random: inout some RandomNumberGenerator
    ) -> WordGuessRound? {
        guard Self.levels.contains(level), setCount > 0 else { return nil }
        let first = (1...setCount).contains(set) ? set - 1 : 0
        for step in 0..<setCount {
            let set = (first + step) % setCount + 1
            guard has(level, inSet: set), let pack = pack(set: set, level: level),
                let secret = random.element(of: pack.words)
            else { continue }
            return WordGuessRound(
                set: set, level: level, attempts: pack.attempts, secret: secret)
        }
        return nil
    }
}
