import WordGames

/// A game together with its packs, to which callers of the C interface hold a pointer.
///
/// Each kind of game is a subclass.
class GameTable {
    final var random: SplitMix64
    /// The result of the last move.
    final var answer = MoveAnswer.started

    init(_ random: SplitMix64) { self.random = random }

    /// The number that identifies the kind of game.
    var number: GameNumber { .guess }

    /// The state of the game as bytes, without its packs.
    var state: [UInt8] { [] }

    /// Makes the move in `message`, and returns its result.
    func move(_ message: GameMessage) -> MoveAnswer { .unknown }

    /// Writes everything that a player may see, as members of an object.
    func writeView(to json: inout JSONText) {}
}

extension GameTable {
    /// Everything that a player may see, as a JSON object.
    var view: [UInt8] {
        var json = JSONText()
        json.object { json in
            json.member("answer", answer.name)
            writeView(to: &json)
        }
        return json.bytes
    }
}
