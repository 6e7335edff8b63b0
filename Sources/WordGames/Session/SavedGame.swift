import DictModel

/// A saved game, the same bytes on every host.
///
/// They consist of a version, the number of the game, the seed, the state of the random numbers,
/// the statistics, and the state of the game. Any bytes are safe to read; whether the state is
/// consistent is found out when a ``GameSession`` resumes it.
public struct SavedGame: Sendable, Equatable {
    private static let version: UInt8 = 2

    /// The kind of game.
    public let kind: GameKind
    /// The seed that the game was started with.
    public let seed: UInt64
    /// The results of all rounds.
    public let statistics: GameStatistics
    let random: SplitMix64
    let state: [UInt8]

    package init(
        kind: GameKind, seed: UInt64, statistics: GameStatistics, random: SplitMix64,
        state: [UInt8]
    ) {
        (self.kind, self.seed, self.random, self.state) = (kind, seed, random, state)
        self.statistics = statistics.isSound ? statistics : GameStatistics()
    }

    /// Reads a saved game, or returns `nil` if `bytes` do not begin like one.
    public init?(_ bytes: [UInt8]) {
        do throws(StateFault) {
            var reader = StateReader(bytes)
            guard try reader.byte() == Self.version else { return nil }
            self.init(
                kind: try reader.choice(), seed: try reader.number64(),
                statistics: try GameStatistics(from: &reader),
                random: try SplitMix64(from: &reader), state: reader.rest)
        } catch {
            return nil
        }
    }

    /// The saved game as bytes, which ``init(_:)`` reads.
    public var bytes: [UInt8] {
        var writer = StateWriter()
        writer.write(UInt64(Self.version))
        writer.write(kind)
        writer.write(seed)
        statistics.write(to: &writer)
        random.write(to: &writer)
        return writer.bytes + state
    }
}
