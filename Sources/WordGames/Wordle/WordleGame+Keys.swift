// Apart, since Embedded Swift does not classify characters.
#if !hasFeature(Embedded)
    public import DictModel

    extension WordleGame {
        /// Returns the colour of the key for `letter`, a letter a to z in either case.
        ///
        /// Returns `nil` if the letter has not been used in this round, and for other characters.
        public func key(_ letter: Character) -> WordleMark? {
            letter.asciiValue.flatMap { key($0 | 0x20) }
        }
    }
#endif
