import DictFormat

extension LevelPacks {
    /// A fraction of two whole numbers, in lowest terms.
    public struct Fraction: Sendable, Equatable {
        /// The number above the fraction line.
        public let numerator: UInt64
        /// The number below the fraction line, at least 1.
        public let denominator: UInt64

        /// Reads the two 64-bit numbers at `offset`; `nil` if they are not a fraction in lowest
        /// terms.
        init?(_ bytes: ByteView, at offset: Int) {
            guard let numerator = bytes.uint64(offset), let denominator = bytes.uint64(offset + 8),
                denominator > 0
            else { return nil }
            var (divisor, rest) = (denominator, numerator)
            while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
            guard divisor == 1 else { return nil }
            self.numerator = numerator
            self.denominator = denominator
        }

        /// Whether the value is at least `lowest` and at most `highest`.
        func isBetween(_ lowest: UInt64, _ highest: UInt64) -> Bool {
            // A product above 64 bits is above every numerator.
            let (least, overflow1) = denominator.multipliedReportingOverflow(by: lowest)
            let (most, overflow2) = denominator.multipliedReportingOverflow(by: highest)
            return !overflow1 && numerator >= least && (overflow2 || numerator <= most)
        }
    }

    /// The results of analysing a pack.
    ///
    /// Chances and numbers of guesses are means over all words of the pack, each taken as the
    /// secret in turn.
    public struct Figures: Sendable, Equatable {
        /// The chance of winning for a player who guesses any word that fits all hints.
        public let consistentWins: Fraction
        /// The number of guesses made by a player who guesses any word that fits all hints; a lost
        /// game is taken as all its attempts.
        public let consistentGuesses: Fraction
        /// The chance of winning for the best possible player.
        public let bestWins: Fraction
        /// The number of guesses made by the best possible player.
        public let bestGuesses: Fraction
        /// The chance of winning for a player who remembers only the last hint, in millionths.
        public let lastHintWinsMillionths: UInt64
        /// The entropy of the hint on a first guess, in thousandths of a bit.
        public let hintMillibits: UInt64
        /// The number of pairs of words that no third word, used as a guess, tells apart by its
        /// hint.
        public let inseparablePairs: Int

        /// Reads the figures from the entry at offset `entry`, for a pack of `words` words; `nil`
        /// if one of them is out of its range.
        init?(_ table: ByteView, entry: Int, words: Int) {
            typealias Field = LevelsFormat.Pack
            guard let consistentWins = Fraction(table, at: entry + Field.consistentWins),
                let consistentGuesses = Fraction(table, at: entry + Field.consistentGuesses),
                let bestWins = Fraction(table, at: entry + Field.bestWins),
                let bestGuesses = Fraction(table, at: entry + Field.bestGuesses),
                let lastHintWins = table.uint32(entry + Field.lastHintWins),
                let millibits = table.uint16(entry + Field.hintMillibits),
                let pairs = table.uint16(entry + Field.inseparablePairs), words > 0,
                consistentWins.isBetween(0, 1), bestWins.isBetween(0, 1),
                consistentGuesses.isBetween(1, UInt64(words)),
                bestGuesses.isBetween(1, UInt64(words)),
                lastHintWins <= 1_000_000, millibits <= LevelsFormat.maximumHintMillibits,
                Int(pairs) <= words * (words - 1) / 2
            else { return nil }
            self.consistentWins = consistentWins
            self.consistentGuesses = consistentGuesses
            self.bestWins = bestWins
            self.bestGuesses = bestGuesses
            lastHintWinsMillionths = UInt64(lastHintWins)
            hintMillibits = UInt64(millibits)
            inseparablePairs = Int(pairs)
        }
    }
}
