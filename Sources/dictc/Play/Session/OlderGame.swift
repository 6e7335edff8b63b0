import DictStore
import WordGames

/// Games as an archive of schema 1 has them: JSON objects, instead of the bytes of a `SavedGame`.
enum OlderGame {
    /// The members of each object, in the order in which the bytes have them.
    private static let members = [
        "guess": "identity reachedLevel completions round",
        "guess.round": "set level attempts secret guesses",
        "guess.round.guesses": "word hint",
        "ghost": "identity language first second round",
        "ghost.first": "name strength wins",
        "ghost.second": "name strength wins",
        "ghost.round": "starter fragment end",
        "wordle": "identity lexiconIdentity language number secret guesses",
        "hangman": "identity language tier number phrase guesses wins losses",
        "fill": "identity level score gapChoice round bits played",
        "fill.round": "level rows options isSubmitted",
        "fill.round.rows": "sentence token lexicalClass answer choice",
    ]
    private static let optional: Set = ["strength", "end", "tier", "choice"]

    /// Returns the game in the JSON text `bytes`, or `nil` if it cannot be read.
    static func saved(_ bytes: [UInt8], _ game: GameKind) -> SavedGame? {
        let json = OlderValue.reading(bytes)?.members
        let random = json?["random"]?.members
        guard case .number(let seed) = random?["seed"], case .number(let draws) = random?["draws"]
        else { return nil }
        var state = StateWriter()
        guard write(json?["game"], game.name, to: &state) else { return nil }
        return SavedGame(
            kind: game, seed: seed, statistics: statistics(json?["statistics"]),
            // The state of the generator after so many numbers.
            random: SplitMix64(seed: seed &+ draws &* 0x9E37_79B9_7F4A_7C15), state: state.bytes)
    }

    private static func statistics(_ json: OlderValue?) -> GameStatistics {
        let members = json?.members ?? [:]
        func number(_ value: OlderValue?) -> Int {
            if case .number(let bits) = value { Int(truncatingIfNeeded: bits) } else { 0 }
        }
        var wins: [Int] = []
        if case .array(let values) = members["distribution"] { wins = values.map(number) }
        return GameStatistics(
            played: number(members["played"]), won: number(members["won"]),
            streak: number(members["streak"]), bestStreak: number(members["bestStreak"]),
            distribution: wins + [Int](repeating: 0, count: max(0, 6 - wins.count)))
    }

    /// Writes the JSON value at `path` as bytes, or returns `false` if it is not as expected.
    private static func write(
        _ json: OlderValue?, _ path: String, to state: inout StateWriter
    ) -> Bool {
        switch json {
        case .object(let object):
            return (members[path] ?? "").split(separator: " ").map(String.init).allSatisfy { name in
                if optional.contains(name) { state.write(object[name] == nil ? 0 : 1) }
                return optional.contains(name) && object[name] == nil
                    || write(object[name], path + "." + name, to: &state)
            }
        case .array(let list):
            state.write(list.count)
            return list.allSatisfy { write($0, path, to: &state) }
        case .text(let text) where path.hasSuffix("dentity"):
            guard let identity = UInt64(text, radix: 16) else { return false }
            state.write(identity)
        case .text(let text): state.write(Array(text.utf8))
        case .number(let number): state.write(number)
        // An empty list, of what even older versions saved.
        case nil where path == "fill.bits": state.write(0)
        case .other, nil: return false
        }
        return true
    }
}
