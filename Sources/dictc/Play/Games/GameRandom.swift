import WordGames

/// A random number generator that can be saved with a game.
///
/// It returns the same numbers as `SplitMix64` with the same seed.
struct GameRandom: RandomNumberGenerator, Codable, Equatable {
    /// The seed, which determines the whole sequence of numbers.
    let seed: UInt64
    private var draws: UInt64 = 0

    init(seed: UInt64) { self.seed = seed }

    /// Creates a generator with a random seed from the system.
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
