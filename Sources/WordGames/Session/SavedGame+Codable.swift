// Apart, since Embedded Swift has no coders.
#if !hasFeature(Embedded)
    extension SavedGame: Codable {
        /// Reads a game that was encoded as its ``bytes``.
        ///
        /// - Throws: `DecodingError.dataCorrupted` if the bytes do not begin like a saved game.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let game = SavedGame(try container.decode([UInt8].self)) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "not a saved game")
            }
            self = game
        }

        /// Encodes the game's ``bytes``.
        ///
        /// - Throws: The errors of `encoder`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(bytes)
        }
    }
#endif
