import DictReader
import Foundation
import Testing

@testable import WordGames

/// A game that can be played at random, with moves that the rules allow and others.
protocol RandomlyPlayed: Codable, Equatable {
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
        var json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(game))
        for _ in 0...Int(seed % 3) { json = HostileState.changed(json, &random) }
        let data = try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
        guard let hostile = try? JSONDecoder().decode(Self.self, from: data) else { return }
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
    private static let texts = [
        "", "a", "z", "tea", "abbey", "pea", "qz", "\u{0}", "🎲é", "0123456789abcdef",
        String(repeating: "a", count: 2000),
    ]

    /// `json` with one value in it replaced, or an element of an array taken out or doubled.
    static func changed(_ json: Any, _ random: inout SplitMix64) -> Any {
        switch json {
        case var object as [String: Any]:
            let keys = object.keys.sorted()
            guard let key = random.element(of: keys), let value = object[key] else { return json }
            object[key] =
                key == "isSubmitted" ? random.happens(oneIn: 2) : changed(value, &random)
            return object
        case var array as [Any]:
            guard !array.isEmpty else { return [1] }
            let index = random.index(below: array.count)
            switch random.index(below: 6) {
            case 0: array.remove(at: index)
            case 1: array.append(array[index])
            case 2: array = []
            default: array[index] = changed(array[index], &random)
            }
            return array
        case is String:
            return random.element(of: texts) ?? ""
        default:
            return random.element(of: numbers) ?? 0
        }
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
