import DictFormat

extension LevelPacks {
    /// A pack of words: those on display, one of which is the secret, and the number of guesses
    /// allowed.
    public struct Pack: Sendable {
        /// The number of the set that the pack belongs to, from 1.
        public let set: Int
        /// The level of the pack, from 1.
        public let level: Int
        /// The number of guesses allowed, including the winning one; 0 means unlimited.
        public let attempts: Int
        /// The number of words in the pack.
        public let count: Int
        /// The number of letters in each word; 0 if the words differ in length.
        public let wordLength: Int

        private let owner: LevelPacks
        private let entry: Int
        private let start: Int

        /// Reads the pack whose entry begins at offset `entry` of the table; `nil` if the entry is
        /// not inside the table.
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

        /// The word at `index`, in ASCII letters a to z; `nil` if `index` is not in `0..<count` or
        /// the file is damaged.
        ///
        /// - Complexity: O(letters), plus O(index) if the words differ in length.
        public func word(at index: Int) -> [UInt8]? {
            guard index >= 0, index < count else { return nil }
            guard let place = place(of: index) else { return nil }
            guard place.length <= LevelsFormat.maximumWordLength else { return nil }
            return owner.letters.word(at: place.start, length: place.length)
        }

        /// The words in file order; if the file is damaged, some may be missing.
        public var words: [[UInt8]] { (0..<count).compactMap(word(at:)) }

        /// The results of analysing the pack; `nil` if they have not been computed or the file is
        /// damaged.
        public var figures: Figures? {
            guard owner.table.uint8(entry + LevelsFormat.Pack.hasFigures) == 1 else { return nil }
            return Figures(owner.table, entry: entry, words: count)
        }

        /// The offsets in section WORD at which the words begin and end; `nil` if they are outside
        /// the section.
        var extent: (start: Int, end: Int)? {
            guard let last = place(of: count - 1),
                last.length <= owner.letters.count - last.start
            else { return nil }
            return (start, last.start + last.length)
        }

        /// Whether the figures are either in their ranges, or marked as missing and all zero.
        var hasSoundFigures: Bool {
            let flag = entry + LevelsFormat.Pack.hasFigures
            switch owner.table.uint8(flag) {
            case 0: return owner.table.isZero(flag..<entry + LevelsFormat.packSize)
            case 1: return owner.table.isZero(flag + 1..<flag + 4) && figures != nil
            default: return false
            }
        }

        /// The offset in section WORD and the length of the word at `index`; `nil` if the offset is
        /// outside the section.
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
