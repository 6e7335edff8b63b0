extension HangmanGame {
    /// The glyphs of the phrase, in which the letters that the player has found are shown.
    public var glyphs: [HangmanGlyph] {
        var glyphs = HangmanGlyph.glyphs(of: phraseText, language)
        for index in glyphs.indices
        where glyphs[index].letterBytes.contains(where: guessedLetters.contains) {
            glyphs[index].isShown = true
        }
        return glyphs
    }

    /// The phrase, with `_` in place of each hidden glyph.
    public var pattern: String { String(decoding: patternText, as: UTF8.self) }

    /// The bytes of ``pattern``.
    package var patternText: [UInt8] { glyphs.flatMap { $0.isShown ? $0.utf8 : [0x5F] } }

    /// The guessed letters that are not in the phrase, in the order in which they were guessed.
    public var misses: String { String(decoding: missedLetters, as: UTF8.self) }

    /// The bytes of ``misses``.
    package var missedLetters: [UInt8] {
        let letters = letters
        return guessedLetters.filter { !letters.contains($0) }
    }

    /// The state of the round: won once all letters are found, lost after ``maximumMisses`` misses.
    public var standing: RoundStanding {
        if missedLetters.count >= Self.maximumMisses { return .lost }
        return glyphs.allSatisfy { $0.isShown } ? .won : .open
    }

    /// The letters that reveal a glyph of the phrase, with repeats.
    var letters: [UInt8] {
        HangmanGlyph.glyphs(of: phraseText, language).flatMap { $0.letterBytes }
    }
}
