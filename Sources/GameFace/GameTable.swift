import WordGames

/// A game together with its artefacts; callers of the C interface hold a pointer to it.
///
/// There is a subclass for each kind of game.
class GameTable {
    final var random: SplitMix64
    /// The result of the last move, which the next view includes.
    final var answer = MoveAnswer.started

    init(_ random: SplitMix64) { self.random = random }

    /// The number that identifies the kind of game.
    var number: GameNumber { .guess }

    /// The state of the game as bytes, for saving it, without the artefacts.
    var state: [UInt8] { [] }

    /// Makes the move in `message` and returns its result; a subclass must override this method.
    func move(_ message: GameMessage) -> MoveAnswer { .unknown }

    /// Writes everything that a player may see, as members of a JSON object that is already open.
    ///
    /// A subclass must override this method.
    func writeView(to json: inout JSONText) {}
}

extension GameTable {
    /// The result of the last move and everything that a player may see, as a JSON object in UTF-8.
    var view: [UInt8] {
        var json = JSONText()
        json.object { json in
            json.member("answer", answer.name)
            writeView(to: &json)
        }
        return json.bytes
    }
}
