import WordGames

/// A saved game: its kind, the state of its random number generator, and the state of the game.
///
/// The bytes of a saved game contain these parts in this order, after a version number. A single
/// byte before the generator's state contains the length of that state.
struct SavedGame {
    private static let version: UInt8 = 1

    let number: GameNumber
    let random: [UInt8]
    let state: [UInt8]

    /// Creates a saved game from the present state of `table`.
    init(_ table: GameTable) {
        number = table.number
        random = table.random.savedBytes
        state = table.state
    }

    /// Creates a saved game from `bytes`, or returns `nil` if they do not have the right layout.
    ///
    /// The states of the generator and of the game are not checked.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 3, bytes[0] == Self.version,
            let number = GameNumber(rawValue: bytes[1])
        else { return nil }
        let end = 3 + Int(bytes[2])
        guard end <= bytes.count else { return nil }
        self.number = number
        random = Array(bytes[3..<end])
        state = Array(bytes[end...])
    }

    var bytes: [UInt8] {
        [Self.version, number.rawValue, UInt8(clamping: random.count)] + random + state
    }
}
