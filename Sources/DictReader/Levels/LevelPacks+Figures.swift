import DictFormat

extension LevelPacks {
    /// A non-negative fraction in lowest terms, stored as two integers so that it is exact.
    public struct Fraction: Sendable, Equatable {
        /// The number above the fraction line.
        public let numerator: UInt64
        /// The number below the fraction line, at least 1.
        public let denominator: UInt64

        /// Creates a fraction from two 64-bit numbers in `bytes`: the numerator at `offset`, then
        /// the denominator.
        ///
        /// Returns `nil` if the numbers are not inside `bytes`, or are not a fraction in lowest
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

        /// Whether the value of the fraction is in the range `lowest...highest`.
        func isBetween(_ lowest: UInt64, _ highest: UInt64) -> Bool {
            // A product above 64 bits is above every numerator.
            let (least, overflow1) = denominator.multipliedReportingOverflow(by: lowest)
            let (most, overflow2) = denominator.multipliedReportingOverflow(by: highest)
            return !overflow1 && numerator >= least && (overflow2 || numerator <= most)
        }
    }

    /// Figures that describe how hard a level pack is.
    ///
    /// Chances and numbers of guesses are averages over all words of the pack, each of which is the
    /// secret in turn.
    public struct Figures: Sendable, Equatable {
        /// The chance of winning for a player who guesses, at random, any word that fits all hints
        /// so far.
        public let consistentWins: Fraction
        /// The average number of guesses for a player who guesses any word that fits all hints so
        /// far.
        ///
        /// The player chooses among these words at random. A lost game is counted as having taken
        /// all the guesses allowed.
        public let consistentGuesses: Fraction
        /// The chance of winning for the best possible player, who loses as rarely as possible.
        public let bestWins: Fraction
        /// The average number of guesses for the best possible player.
        ///
        /// This player loses as rarely as possible and, with that chance of winning, needs as few
        /// guesses as possible. A lost game is counted as having taken all the guesses allowed.
        public let bestGuesses: Fraction
        /// The chance of winning for a player who remembers only the last hint, in millionths.
        public let lastHintWinsMillionths: UInt64
        /// The average entropy of the hint for a first guess, in thousandths of a bit.
        ///
        /// The higher it is, the more words the hint rules out.
        public let hintMillibits: UInt64
        /// The number of inseparable pairs of words in the pack.
        ///
        /// Two words are inseparable if every other word in the pack, used as a guess, gives the
        /// same hint for both.
        public let inseparablePairs: Int

        /// Creates figures from the entry at offset `entry` in the table of packs.
        ///
        /// `words` is the number of words in the pack. Returns `nil` if one of the figures is out
        /// of range.
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
