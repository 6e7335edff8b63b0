public import DictFormat
public import DictModel

/// The levels artefact: sets of packs, their words inline, with the figures of each pack.
public enum LevelsArtefact {
    /// The file that holds `sets`.
    ///
    /// The same sets, seed and ladder give the same bytes.
    ///
    /// A set holds packs of rising level; a pack 1 to 255 words of 1 to 64 letters a to z, of one
    /// length or not, in any order and also twice: whether they make a fair game is no question of
    /// the format.
    ///
    /// - Parameters:
    ///   - sets: The sets, the first one first.
    ///   - language: The language of the words.
    ///   - seed: What the sets were made with; it is only noted.
    ///   - ladder: The rules that the sets were made by; they are only noted.
    /// - Returns: The bytes of the file.
    /// - Throws: ``Failure`` at the first pack that the format cannot hold.
    public static func bytes(
        of sets: [LevelSet], language: Language, seed: UInt64, ladder: LevelsFormat.Ladder
    ) throws(Failure) -> [UInt8] {
        var table: [UInt8] = []
        var words: [UInt8] = []
        var packCount = 0
        for (index, set) in sets.enumerated() {
            if set.packs.isEmpty { throw .emptySet(index + 1) }
            var previous = 0
            for pack in set.packs {
                try check(pack, set: index + 1)
                guard pack.level > previous else {
                    throw .levelOrder(set: index + 1, level: pack.level, after: previous)
                }
                previous = pack.level
                packCount += 1
                appendEntry(of: pack, set: index + 1, wordOffset: words.count, to: &table)
                appendWords(of: pack, to: &words)
                guard words.count <= Int(Int32.max) else { throw .tooLarge }
            }
        }
        var info: [UInt8] = []
        info.append(littleEndian: seed)
        info.append(littleEndian: UInt32(packCount))
        info.append(littleEndian: UInt32(sets.count))
        info.append(ladder.rawValue)
        info.append(littleEndian: 0, bytes: LevelsFormat.infoSize - info.count)
        var file = ArtefactWriter(kind: .levels, language: language)
        file.add(LevelsFormat.info, info)
        file.add(LevelsFormat.packs, table)
        file.add(LevelsFormat.words, words)
        return file.finish()
    }

    private static func check(_ pack: LevelPack, set: Int) throws(Failure) {
        guard (1...255).contains(pack.level) else { throw .level(set: set, found: pack.level) }
        guard (0...255).contains(pack.attempts) else {
            throw .attempts(set: set, level: pack.level, found: pack.attempts)
        }
        guard (1...LevelsFormat.maximumWords).contains(pack.words.count) else {
            throw .wordCount(set: set, level: pack.level, found: pack.words.count)
        }
        for word in pack.words {
            guard (1...LevelsFormat.maximumWordLength).contains(word.count) else {
                throw .wordLength(set: set, level: pack.level, word: word)
            }
            guard word.allSatisfy({ $0 >= 0x61 && $0 <= 0x7a }) else {
                throw .letters(set: set, level: pack.level, word: word)
            }
        }
        if let figures = pack.figures, !isSound(figures, words: pack.words.count) {
            throw .figures(set: set, level: pack.level)
        }
    }

    /// Whether figures lie in the ranges that a pack of `words` words can have.
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

    /// The length of all words of `pack`; 0 where it is not the same.
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

extension LevelsArtefact {
    /// Why sets cannot be written.
    public enum Failure: Error, Sendable, Equatable {
        /// A set has no packs.
        case emptySet(Int)
        /// A level is outside 1...255.
        case level(set: Int, found: Int)
        /// A level does not come after the one before it.
        case levelOrder(set: Int, level: Int, after: Int)
        /// The attempts are outside 0...255.
        case attempts(set: Int, level: Int, found: Int)
        /// A pack has no words, or more than 255.
        case wordCount(set: Int, level: Int, found: Int)
        /// A word is empty or longer than 64 letters.
        case wordLength(set: Int, level: Int, word: [UInt8])
        /// A word holds a byte that is no letter a to z.
        case letters(set: Int, level: Int, word: [UInt8])
        /// A figure is outside the range that a pack of so many words can have.
        case figures(set: Int, level: Int)
        /// The words fill more than 2 GiB.
        case tooLarge
    }
}

extension LevelsArtefact.Failure: CustomStringConvertible {
    /// The fact in one phrase, with the place and the limit.
    public var description: String {
        switch self {
        case .emptySet(let set):
            "set \(set): has no packs (expected 1 to 255)"
        case .level(let set, let found):
            "set \(set): level is out of range (found \(found); expected 1 to 255)"
        case .levelOrder(let set, let level, let after):
            "set \(set): levels are out of order (found \(level) after \(after); expected rising"
                + " levels)"
        case .attempts(let set, let level, let found):
            "set \(set) level \(level): attempts are out of range (found \(found); expected 0 for"
                + " no limit, or up to 255)"
        case .wordCount(let set, let level, let found):
            "set \(set) level \(level): number of words is out of range (found \(found); expected"
                + " 1 to \(LevelsFormat.maximumWords))"
        case .wordLength(let set, let level, let word):
            "set \(set) level \(level): word of \(word.count) letters (expected 1 to"
                + " \(LevelsFormat.maximumWordLength)): \(PrintableText.escaped(word, limit: 80))"
        case .letters(let set, let level, let word):
            "set \(set) level \(level): word holds something else than letters a to z:"
                + " \(PrintableText.escaped(word, limit: 80))"
        case .figures(let set, let level):
            "set \(set) level \(level): a figure is out of range (expected those of the pack's words)"
        case .tooLarge: "the words are too large for one file (expected less than 2 GiB)"
        }
    }
}
