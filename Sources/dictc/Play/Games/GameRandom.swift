import WordGames

/// The random numbers of a game that can be kept with it: those of `SplitMix64`.
struct GameRandom: RandomNumberGenerator, Codable, Equatable {
    /// What fixes the numbers.
    let seed: UInt64
    private var draws: UInt64 = 0

    init(seed: UInt64) { self.seed = seed }

    /// A generator whose numbers nobody can tell.
    static func unpredictable() -> GameRandom {
        var system = SystemRandomNumberGenerator()
        return GameRandom(seed: system.next())
    }

    mutating func next() -> UInt64 {
        // The generator is a counter behind a mixing function, so any place in it can be entered.
        var generator = SplitMix64(seed: seed &+ draws &* 0x9E37_79B9_7F4A_7C15)
        draws &+= 1
        return generator.next()
    }
}
