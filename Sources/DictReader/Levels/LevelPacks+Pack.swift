import DictFormat

extension LevelPacks {
    /// A level pack of the word guessing game: a list of words, one of which the player has to
    /// find.
    ///
    /// The words are shown to the player, and ``attempts`` can limit the number of guesses. The
    /// game, not the file, determines which word is the secret one.
    public struct Pack: Sendable {
        /// The 1-based number of the set that the pack belongs to.
        public let set: Int
        /// The level of the pack, starting at 1.
        public let level: Int
        /// The number of guesses allowed, including the winning one, or 0 for no limit.
        public let attempts: Int
        /// The number of words in the pack.
        public let count: Int
        /// The number of letters in each word, or 0 if the words differ in length.
        public let wordLength: Int

        private let owner: LevelPacks
        private let entry: Int
        private let start: Int

        /// Creates a pack from the entry at offset `entry` in the table of `owner`.
        ///
        /// Returns `nil` if the entry is not inside the table.
        init?(_ owner: LevelPacks, entry: Int) {
            typealias Field = LevelsFormat.Pack
            let table = owner.table
            guard let set = table.count32(entry + Field.set),
                let level = table.uint8(entry + Field.level),
                let attempts = table.uint8(entry + Field.attempts),
                let count = table.uint8(entry + Field.wordCount),
                let wordLength = table.uint8(entry + Field.wordLength),
                let start = table.count32(entry + Field.wordOffset)
            else { return nil }
            self.set = set
            self.level = Int(level)
            self.attempts = Int(attempts)
            self.count = Int(count)
            self.wordLength = Int(wordLength)
            self.owner = owner
            self.entry = entry
            self.start = start
        }

        /// Creates a pack without words.
        init(withoutWordsOf owner: LevelPacks) {
            (set, level, attempts, count, wordLength) = (0, 0, 0, 0, 0)
            (self.owner, entry, start) = (owner, owner.table.count, 0)
        }

        /// Returns the word at `index`, in ASCII letters a to z.
        ///
        /// Returns `nil` if `index` is not in `0..<count` or the file is damaged.
        ///
        /// - Complexity: O(*n*), where *n* is the number of letters in the word. If the words
        ///   differ in length, O(*n* + `index`).
        package func letters(at index: Int) -> [UInt8]? {
            guard index >= 0, index < count else { return nil }
            guard let place = place(of: index) else { return nil }
            guard place.length <= LevelsFormat.maximumWordLength else { return nil }
            return owner.letters.word(at: place.start, length: place.length)
        }

        /// The words of the pack, in the order in which a game shows them.
        ///
        /// If the file is damaged, some words may be missing.
        public var words: [String] { letters.map { String(decoding: $0, as: UTF8.self) } }

        /// The letters of ``words``.
        package var letters: [[UInt8]] { (0..<count).compactMap(letters(at:)) }

        /// The figures that describe how hard the pack is.
        ///
        /// The value is `nil` if the figures have not been computed or the file is damaged.
        public var figures: Figures? {
            guard owner.table.uint8(entry + LevelsFormat.Pack.hasFigures) == 1 else { return nil }
            return Figures(owner.table, entry: entry, words: count)
        }

        /// The offsets in section WORD at which the words of the pack begin and end.
        ///
        /// The value is `nil` if the words are not inside the section.
        var extent: (start: Int, end: Int)? {
            guard let last = place(of: count - 1),
                last.length <= owner.letters.count - last.start
            else { return nil }
            return (start, last.start + last.length)
        }

        /// Whether the figures of the pack are valid.
        ///
        /// They are valid if they are in their ranges, or if they are marked as missing and all
        /// their bytes are zero.
        var hasSoundFigures: Bool {
            let flag = entry + LevelsFormat.Pack.hasFigures
            switch owner.table.uint8(flag) {
            case 0: return owner.table.isZero(flag..<entry + LevelsFormat.packSize)
            case 1: return owner.table.isZero(flag + 1..<flag + 4) && figures != nil
            default: return false
            }
        }

        /// Returns the length of the word at `index`, and the offset in section WORD at which it
        /// starts.
        ///
        /// Returns `nil` if the offset is outside the section. The word may still extend past the
        /// end of the section.
        private func place(of index: Int) -> (start: Int, length: Int)? {
            guard index >= 0, start <= owner.letters.count else { return nil }
            if wordLength > 0 {
                // Below 2^16, so only the sum must be checked.
                let skipped = index * wordLength
                guard skipped <= owner.letters.count - start else { return nil }
                return (start + skipped, wordLength)
            }
            var at = start
            for _ in 0..<index {
                guard let length = owner.letters.uint8(at) else { return nil }
                at += 1 + Int(length)
            }
            guard let length = owner.letters.uint8(at) else { return nil }
            return (at + 1, Int(length))
        }
    }
}
