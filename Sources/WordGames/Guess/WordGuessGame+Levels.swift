import DictModel
public import DictReader

extension WordGuessGame {
    /// Starts the next round, at the next level after a win and otherwise at the same level.
    ///
    /// After a win at the last level, the next round is at the first level. A round that repeats
    /// its level uses the next pack of that level.
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

    /// Starts a round at `level`, with the next pack of that level.
    ///
    /// The result is ``WordGuessStart/notReached`` if `level` is above ``reachedLevel``.
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
    /// The levels that the game uses; a file may contain others.
    private static var levels: ClosedRange<Int> { 1...5 }

    /// Returns the lowest level above `level` that these packs contain, or `nil` if there is none.
    func level(after level: Int) -> Int? {
        Self.levels.first { candidate in
            candidate > level && (0..<setCount).contains { has(candidate, inSet: $0 + 1) }
        }
    }

    /// Returns the set whose pack of `level` is that of `day`, or `nil` if no set that days take
    /// their packs from has the level.
    func set(on day: CalendarDay, level: Int) -> Int? {
        DayChoice.set(on: day, of: dailySetCount) { has(level, inSet: $0) }
    }

    private func has(_ level: Int, inSet set: Int) -> Bool {
        guard let pack = pack(set: set, level: level) else { return false }
        return pack.count > 0 && pack.letters.count == pack.count
    }

    /// Returns a new round at `level`, with a random secret from the words of its pack.
    ///
    /// The pack is the first one of that level in set number `set` or later, continuing with set 1
    /// after the last set. Returns `nil` if no set contains the level.
    func round(
        level: Int, fromSet set: Int, using random: inout some RandomNumberGenerator
    ) -> WordGuessRound? {
        guard Self.levels.contains(level), setCount > 0 else { return nil }
        let first = (1...setCount).contains(set) ? set - 1 : 0
        for step in 0..<setCount {
            let set = (first + step) % setCount + 1
            guard has(level, inSet: set), let pack = pack(set: set, level: level),
                let secret = random.element(of: pack.letters)
            else { continue }
            return WordGuessRound(
                set: set, level: level, attempts: pack.attempts, secret: secret)
        }
        return nil
    }
}
