import WordGames

/// A saved game: its number, the state of its random number generator, and its state.
///
/// As bytes, these follow the version of the layout; the length of the generator's state precedes
/// that state.
struct SavedGame {
    private static let version: UInt8 = 1

    let number: GameNumber
    let random: [UInt8]
    let state: [UInt8]

    /// Saves the game in `table`.
    init(_ table: GameTable) {
        number = table.number
        random = table.random.savedBytes
        state = table.state
    }

    /// Reads a saved game from `bytes`; `nil` if they do not have its layout.
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
