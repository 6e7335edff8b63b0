import DictFormat

extension LevelPacks {
    /// One pack of a file: the words on display and how many guesses a player has.
    public struct Pack: Sendable {
        /// The set, from 1.
        public let set: Int
        /// The level, from 1.
        public let level: Int
        /// The guesses a player has, the winning one included; 0 where they are not limited.
        public let attempts: Int
        /// The number of words.
        public let count: Int
        /// The letters of each word; 0 where the words are of different length.
        public let wordLength: Int

        private let owner: LevelPacks
        private let entry: Int
        private let start: Int

        /// The pack whose entry begins at `entry`, a place inside the table.
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

        /// The word at `index`, bytes a to z; `nil` outside `0..<count`, or where the file is
        /// damaged.
        ///
        /// - Complexity: O(letters), O(pack) where words are of different length.
        public func word(at index: Int) -> [UInt8]? {
            guard index >= 0, index < count else { return nil }
            guard let place = place(of: index) else { return nil }
            return owner.letters.copy(at: place.start, length: place.length)
        }

        /// The words in the order of the file; without those that a damaged file cannot give.
        public var words: [[UInt8]] { (0..<count).compactMap(word(at:)) }

        /// The figures of the pack; `nil` where nobody has worked them out.
        public var figures: Figures? {
            guard owner.table.uint8(entry + LevelsFormat.Pack.hasFigures) == 1 else { return nil }
            return Figures(owner.table, entry: entry, words: count)
        }

        /// Where the words begin in section WORD, and where the next pack's do; `nil` where they
        /// leave the section.
        var extent: (start: Int, end: Int)? {
            guard let last = place(of: count - 1),
                last.length <= owner.letters.count - last.start
            else { return nil }
            return (start, last.start + last.length)
        }

        /// Whether the entry holds figures in their ranges, or says that it holds none and does not.
        var hasSoundFigures: Bool {
            let flag = entry + LevelsFormat.Pack.hasFigures
            switch owner.table.uint8(flag) {
            case 0: return owner.table.isZero(flag..<entry + LevelsFormat.packSize)
            case 1: return owner.table.isZero(flag + 1..<flag + 4) && figures != nil
            default: return false
            }
        }

        /// Where the letters of the word at `index` lie; `nil` where that is outside the section.
        private func place(of index: Int) -> (start: Int, length: Int)? {
            guard index >= 0, start <= owner.letters.count else { return nil }
            if wordLength > 0 {
                // Below 2^16, so that only the sum has to be looked at.
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
