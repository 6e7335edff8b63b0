/// One fragment being spelled by two players.
public struct GhostRound: Sendable, Equatable {
    /// Who says the first letter.
    public let starter: GhostSeat
    /// The letters said so far, a to z.
    public internal(set) var fragment: [UInt8] = []
    /// Why the round is over; `nil` where it goes on.
    public internal(set) var end: GhostEnd?

    init(starter: GhostSeat, fragment: [UInt8] = [], end: GhostEnd? = nil) {
        self.starter = starter
        self.fragment = fragment
        self.end = end
    }

    /// Who has to say the next letter; `nil` where the round is over.
    public var mover: GhostSeat? {
        end == nil ? seat(ofTurn: fragment.count) : nil
    }

    /// Who said the last letter and so lost; `nil` where the round goes on.
    public var loser: GhostSeat? {
        end == nil ? nil : seat(ofTurn: fragment.count &- 1)
    }

    /// Who won; `nil` where the round goes on.
    public var winner: GhostSeat? { loser?.other }

    /// Who says the letter of turn `turn`, from 0.
    private func seat(ofTurn turn: Int) -> GhostSeat {
        turn & 1 == 0 ? starter : starter.other
    }
}
