import WordGames

/// A game with the packs that it is played with, behind the pointer that callers hold.
///
/// Each game is a subclass.
class GameTable {
    final var random: SplitMix64
    /// What became of the last move.
    final var answer = MoveAnswer.started

    init(_ random: SplitMix64) { self.random = random }

    /// Which game it is.
    var number: GameNumber { .guess }

    /// The state of the game, without its packs.
    var state: [UInt8] { [] }

    /// Makes the move that `message` names.
    func move(_ message: GameMessage) -> MoveAnswer { .unknown }

    /// Writes what a player may see as members of an object.
    func writeView(to json: inout JSONText) {}
}

extension GameTable {
    /// What a player may see, as a JSON object.
    var view: [UInt8] {
        var json = JSONText()
        json.object { json in
            json.member("answer", answer.name)
            writeView(to: &json)
        }
        return json.bytes
    }
}
