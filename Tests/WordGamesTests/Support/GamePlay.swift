import DictReader
import Testing

@testable import WordGames

/// A game that can be played at random, with moves that the rules allow and others.
protocol RandomlyPlayed: GameState, Equatable {
    /// The artefacts that the game is played with.
    associatedtype Packs

    /// A new game; `nil` where there is nothing to play.
    static func start(_ packs: Packs, _ random: inout SplitMix64) -> Self?
    /// Makes one random move, or tries one that is not allowed.
    ///
    /// - Returns: Whether the answer fits what has become of the state.
    mutating func move(_ packs: Packs, _ random: inout SplitMix64) -> Bool
    /// Takes the game up as a saved one.
    mutating func resume(_ packs: Packs, _ random: inout SplitMix64) -> Restoration
}

extension RandomlyPlayed {
    /// Plays a game of `moves` moves; after each of them the state has to be sound, and the same
    /// after it has been saved and read.
    static func play(_ packs: Packs, seed: UInt64, moves: Int) throws {
        var random = SplitMix64(seed: seed)
        var game = try #require(start(packs, &random))
        for move in 0..<moves {
            let isFitting = game.move(packs, &random)
            try #require(isFitting, "seed \(seed) move \(move): \(game)")
            var saved = try GameFixture.saved(game)
            try #require(saved == game, "seed \(seed) move \(move): \(game) \(saved)")
            let restoration = saved.resume(packs, &random)
            try #require(restoration == .restored, "seed \(seed) move \(move): \(game)")
            try #require(saved == game)
            game = saved
        }
    }

    /// Plays on from states that were changed in the file: nothing may trap, and what is taken up
    /// again has to be sound.
    static func survive(_ packs: Packs, seed: UInt64, moves: Int) throws {
        var random = SplitMix64(seed: seed)
        var game = try #require(start(packs, &random))
        for _ in 0..<Int(seed % 20) { _ = game.move(packs, &random) }
        var bytes = game.savedBytes
        for _ in 0...Int(seed % 3) { bytes = HostileState.changed(bytes, &random) }
        guard let hostile = try? Self(savedBytes: bytes) else { return }
        var played = hostile
        for _ in 0..<moves { _ = played.move(packs, &random) }
        for var state in [hostile, played] {
            _ = state.resume(packs, &random)
            let kept = state
            try #require(state.resume(packs, &random) == .restored, "seed \(seed): \(hostile)")
            try #require(state == kept)
            for _ in 0..<moves { _ = state.move(packs, &random) }
        }
    }
}

/// Changes in saved states.
enum HostileState {
    private static let numbers = [
        -1, 0, 1, 2, 5, 6, 7, 26, 300, 1 << 31, Int.max, Int.max - 1, Int.min,
    ]
    /// `bytes` with one of its numbers replaced, or a byte changed, taken out or doubled.
    ///
    /// A number ends with a byte below 0x80, and so do most texts.
    static func changed(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        guard !bytes.isEmpty else { return [1] }
        let index = random.index(below: bytes.count)
        switch random.index(below: 6) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(bytes[index], at: index)
        case 2: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        default:
            let start = bytes[..<index].lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? 0
            let end = bytes[index...].firstIndex { $0 < 0x80 } ?? bytes.count - 1
            var writer = StateWriter()
            writer.write(random.element(of: numbers) ?? 0)
            bytes.replaceSubrange(start...end, with: writer.bytes)
        }
        return bytes
    }
}

extension SplitMix64 {
    /// Whether an event of one chance in `chances` happens.
    mutating func happens(oneIn chances: Int) -> Bool { index(below: chances) == 0 }

    /// A text that is hardly ever what a game asks for.
    mutating func nonsense() -> [UInt8] {
        let texts = [
            "", " ", "1", "ab", "é", "ĳ", "🎲", "tea!", "t\u{0}", "IJ", "e\u{301}", "zzzzz",
        ]
        if happens(oneIn: 4) {
            return (0..<index(below: 6)).map { _ in UInt8(truncatingIfNeeded: next()) }
        }
        return Array((element(of: texts) ?? "").utf8)
    }

    /// A letter a to z.
    mutating func letter() -> UInt8 { UInt8(0x61 + index(below: 26)) }
}
