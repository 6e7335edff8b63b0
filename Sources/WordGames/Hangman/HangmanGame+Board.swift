extension HangmanGame {
    /// The glyphs of the phrase, in which the letters that the player has found are shown.
    public var glyphs: [HangmanGlyph] {
        var glyphs = HangmanGlyph.glyphs(of: phrase, language)
        for index in glyphs.indices where glyphs[index].letters.contains(where: guesses.contains) {
            glyphs[index].isShown = true
        }
        return glyphs
    }

    /// The phrase in UTF-8, with `_` in place of each hidden glyph.
    public var pattern: [UInt8] {
        glyphs.flatMap { $0.isShown ? $0.text : [0x5F] }
    }

    /// The guessed letters that are not in the phrase, in the order in which they were guessed.
    public var misses: [UInt8] {
        let letters = letters
        return guesses.filter { !letters.contains($0) }
    }

    /// The state of the round: won once all letters are found, lost after ``maximumMisses`` misses.
    public var standing: RoundStanding {
        if misses.count >= Self.maximumMisses { return .lost }
        return glyphs.allSatisfy { $0.isShown } ? .won : .open
    }

    /// The letters that reveal a glyph of the phrase, with repeats.
    var letters: [UInt8] { HangmanGlyph.glyphs(of: phrase, language).flatMap { $0.letters } }
}
