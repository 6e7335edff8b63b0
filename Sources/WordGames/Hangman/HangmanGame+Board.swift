extension HangmanGame {
    /// The phrase, piece by piece, as far as it is found.
    public var glyphs: [HangmanGlyph] {
        var glyphs = HangmanGlyph.glyphs(of: phrase, language)
        for index in glyphs.indices where glyphs[index].letters.contains(where: guesses.contains) {
            glyphs[index].isShown = true
        }
        return glyphs
    }

    /// The phrase as a line of UTF-8: what is hidden is `_`.
    public var pattern: [UInt8] {
        glyphs.flatMap { $0.isShown ? $0.text : [0x5F] }
    }

    /// The letters guessed that are not in the phrase, the first one first.
    public var misses: [UInt8] {
        let letters = letters
        return guesses.filter { !letters.contains($0) }
    }

    /// Whether all letters are found, or too many are missed.
    public var standing: RoundStanding {
        if misses.count >= Self.maximumMisses { return .lost }
        return glyphs.allSatisfy { $0.isShown } ? .won : .open
    }

    /// The letters that open something of the phrase.
    var letters: [UInt8] { HangmanGlyph.glyphs(of: phrase, language).flatMap { $0.letters } }
}
