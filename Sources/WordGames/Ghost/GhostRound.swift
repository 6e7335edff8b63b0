/// A round of Ghost, in which two players take turns to spell one fragment.
public struct GhostRound: Sendable, Equatable {
    /// The seat that says the first letter.
    public let starter: GhostSeat
    /// The letters said so far, in lower case a to z.
    public var fragment: String { String(decoding: letters, as: UTF8.self) }
    /// The bytes of ``fragment``.
    package internal(set) var letters: [UInt8] = []
    /// The reason why the round is over, or `nil` if it goes on.
    public internal(set) var end: GhostEnd?

    init(starter: GhostSeat, fragment: [UInt8] = [], end: GhostEnd? = nil) {
        self.starter = starter
        letters = fragment
        self.end = end
    }

    /// The seat whose turn it is, or `nil` if the round is over.
    public var mover: GhostSeat? {
        end == nil ? seat(ofTurn: letters.count) : nil
    }

    /// The seat that said the last letter and so lost, or `nil` if the round is still open.
    public var loser: GhostSeat? {
        end == nil ? nil : seat(ofTurn: letters.count &- 1)
    }

    /// The seat that won, or `nil` if the round is still open.
    public var winner: GhostSeat? { loser?.other }

    /// Returns the seat that says the letter on turn `turn`, counting from 0.
    private func seat(ofTurn turn: Int) -> GhostSeat {
        turn & 1 == 0 ? starter : starter.other
    }
}
