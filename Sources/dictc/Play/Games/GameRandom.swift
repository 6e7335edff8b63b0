import WordGames

/// A random number generator that can be saved with a game; its numbers are those of `SplitMix64`.
struct GameRandom: RandomNumberGenerator, Codable, Equatable {
    /// The seed, which determines all the numbers.
    let seed: UInt64
    private var draws: UInt64 = 0

    init(seed: UInt64) { self.seed = seed }

    /// Creates a generator with an unpredictable seed.
    static func unpredictable() -> GameRandom {
        var system = SystemRandomNumberGenerator()
        return GameRandom(seed: system.next())
    }

    mutating func next() -> UInt64 {
        // SplitMix64 is a counter followed by a mixing function, so it can start at any position.
        var generator = SplitMix64(seed: seed &+ draws &* 0x9E37_79B9_7F4A_7C15)
        draws &+= 1
        return generator.next()
    }
}
