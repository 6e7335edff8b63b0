package import DictFormat
package import DictModel

/// A writer of levels artefacts, compiled files that contain sets of level packs.
///
/// A level pack is a list of similar words, one of which the player has to find. It may include
/// figures, such as the chance of winning.
package enum LevelsArtefact {
    /// Returns the bytes of a file that contains `sets` in the given order.
    ///
    /// Each set must contain at least one pack, and each pack must have a higher level than the one
    /// before. A pack must have a level of 1 to 255, 0 to 255 attempts (0 for no limit), and 1 to
    /// 255 words of 1 to 64 letters from `a` to `z`. The words may differ in length, be in any
    /// order, and occur more than once.
    ///
    /// The same arguments always result in the same bytes. To check whether the packs make a fair
    /// game, use ``LevelJudge``.
    ///
    /// - Parameters:
    ///   - sets: The sets, in the order in which a game uses them.
    ///   - language: The language of the words.
    ///   - seed: The random seed from which the sets were made. The file records the seed for
    ///     reference only.
    ///   - ladder: The ladder, or set of rules, with which the packs were made. The file records it
    ///     without checking the packs against it.
    ///   - dailySets: The number of sets, from the first on, that games of days take their packs
    ///     from, at most that of `sets`, or 0 for all.
    /// - Returns: The contents of the whole file.
    /// - Throws: `levels.none`, `levels.level`, `levels.attempts`, `levels.word-count`,
    ///   `levels.figures`, `word.length` or `word.bad-letter` for the first pack that the format
    ///   cannot store, or `contents.too-large` if the words exceed 2 GiB.
    package static func bytes(
        of sets: [LevelSet], language: Language, seed: UInt64, ladder: LevelsFormat.Ladder,
        dailySets: Int = 0
    ) throws(Diagnostic) -> [UInt8] {
        let place = Place.artefact(.levels, language)
        var table: [UInt8] = []
        var words: [UInt8] = []
        var packCount = 0
        for (index, set) in sets.enumerated() {
            if set.packs.isEmpty {
                throw Diagnostic(.levelsNone, at: place, "set \(index + 1) has no packs")
            }
            var previous = 0
            for pack in set.packs {
                try check(pack, set: index + 1, at: place)
                guard pack.level > previous else {
                    throw Diagnostic(
                        .levelsLevel, at: place, "set \(index + 1): levels are out of order",
                        found: "\(pack.level) after \(previous)", expected: "rising levels")
                }
                previous = pack.level
                packCount += 1
                appendEntry(of: pack, set: index + 1, wordOffset: words.count, to: &table)
                appendWords(of: pack, to: &words)
                guard words.count <= Int(Int32.max) else {
                    throw .contentsTooLarge(place, limit: "2 GiB")
                }
            }
        }
        var info: [UInt8] = []
        info.append(littleEndian: seed)
        info.append(littleEndian: UInt32(packCount))
        info.append(littleEndian: UInt32(sets.count))
        info.append(ladder.rawValue)
        info.append(littleEndian: 0, bytes: LevelsFormat.Info.dailySets - info.count)
        info.append(littleEndian: UInt32(dailySets))
        info.append(littleEndian: 0, bytes: LevelsFormat.infoSize - info.count)
        var file = ArtefactWriter(kind: .levels, language: language)
        file.add(LevelsFormat.info, info)
        file.add(LevelsFormat.packs, table)
        file.add(LevelsFormat.words, words)
        return file.finish()
    }

    private static func check(
        _ pack: LevelPack, set: Int, at place: Place
    ) throws(Diagnostic) {
        func require(
            _ fact: Bool, _ code: Diagnostic.Code, _ problem: String, _ found: String,
            _ expected: String
        ) throws(Diagnostic) {
            if fact { return }
            throw Diagnostic(
                code, at: place, "set \(set) level \(pack.level): \(problem)", found: found,
                expected: expected)
        }
        try require(
            (1...255).contains(pack.level), .levelsLevel, "level is out of range",
            "\(pack.level)", "1 to 255")
        try require(
            (0...255).contains(pack.attempts), .levelsAttempts, "attempts are out of range",
            "\(pack.attempts)", "0 for no limit, or up to 255")
        let most = LevelsFormat.maximumWords
        try require(
            (1...most).contains(pack.words.count), .levelsWordCount,
            "number of words is out of range", "\(pack.words.count)", "1 to \(most)")
        let longest = LevelsFormat.maximumWordLength
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        for word in pack.words {
            try require(
                (1...longest).contains(word.count), .wordLength, "word of \(word.count) letters",
                PrintableText.quoted(word), "1 to \(longest) letters")
            try require(
                word.allSatisfy(letters.contains), .wordBadLetter,
                "word with something other than letters", PrintableText.quoted(word), "a to z")
        }
        guard let figures = pack.figures else { return }
        try require(
            isSound(figures, words: pack.words.count), .levelsFigures, "a figure is out of range",
            "a figure of no such pack", "those of the pack's words")
    }

    /// Whether all `figures` are possible for a pack of `words` words.
    ///
    /// For example, a chance of winning is at most 1, and a game takes at most `words` guesses.
    private static func isSound(_ figures: PackFigures, words: Int) -> Bool {
        let one = ExactRatio(1)
        let most = ExactRatio(UInt64(words))
        return figures.consistentWins <= one && figures.bestWins <= one
            && (one...most).contains(figures.consistentGuesses)
            && (one...most).contains(figures.bestGuesses)
            && figures.lastHintWinsMillionths <= 1_000_000
            && figures.hintMillibits <= LevelsFormat.maximumHintMillibits
            && (0...words * (words - 1) / 2).contains(figures.inseparablePairs)
    }

    /// Returns the number of letters in each word of `pack`, or 0 if the words differ in length.
    private static func wordLength(of pack: LevelPack) -> Int {
        let length = pack.words[0].count
        return pack.words.allSatisfy { $0.count == length } ? length : 0
    }

    private static func appendEntry(
        of pack: LevelPack, set: Int, wordOffset: Int, to table: inout [UInt8]
    ) {
        table.append(littleEndian: UInt32(set))
        table.append(UInt8(pack.level))
        table.append(UInt8(pack.attempts))
        table.append(UInt8(pack.words.count))
        table.append(UInt8(wordLength(of: pack)))
        table.append(littleEndian: UInt32(wordOffset))
        table.append(littleEndian: UInt32(pack.figures == nil ? 0 : 1))
        guard let figures = pack.figures else {
            table.append(littleEndian: 0, bytes: LevelsFormat.packSize - 16)
            return
        }
        for ratio in [
            figures.consistentWins, figures.consistentGuesses, figures.bestWins,
            figures.bestGuesses,
        ] {
            table.append(littleEndian: ratio.numerator)
            table.append(littleEndian: ratio.denominator)
        }
        table.append(littleEndian: figures.lastHintWinsMillionths, bytes: 4)
        table.append(littleEndian: figures.hintMillibits, bytes: 2)
        table.append(littleEndian: UInt64(figures.inseparablePairs), bytes: 2)
    }

    private static func appendWords(of pack: LevelPack, to words: inout [UInt8]) {
        let isMixed = wordLength(of: pack) == 0
        for word in pack.words {
            if isMixed { words.append(UInt8(word.count)) }
            words.append(contentsOf: word)
        }
    }
}
