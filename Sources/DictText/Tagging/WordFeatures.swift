/// The facts about a token from which features are made: hashes of its parts, and values from
/// tables.
struct WordFeatures {
    /// The hash of the normalised form of the token; see ``WordForm``.
    var form: UInt64
    /// The hash of the token's form in which capital letters are kept.
    var exact: UInt64
    /// The hash of the shape, the sequence of the kinds of characters in the token.
    var shape: UInt64
    /// The hashes of the first 1 to 6 bytes of the form, or 0 for a prefix that is longer than the
    /// form.
    var prefixes: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)
    /// The hashes of the last 1 to 8 bytes of the form, read backwards, or 0 for a suffix that is
    /// longer than the form.
    var suffixes: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0, 0, 0, 0, 0, 0, 0, 0
    )
    /// The number of bytes in the form.
    var length = 0
    /// The ambiguity class, which encodes the tags that the word had in training, or 0 for unknown
    /// words.
    var ambiguity: UInt64 = 0
    /// The number of the word's class in a ``WordClassList``, or 0 if it has none.
    var wordClass: UInt64 = 0
    /// The number of the word's sense group in a ``WordClassList``, or 0 if it has none.
    var sense: UInt64 = 0
    /// A number that encodes how the sentence is capitalised and whether the token begins it.
    var place: UInt64 = 0

    /// The number of tokens to the next word that is usually a verb, or to the end of the sentence.
    var verbAhead = 1
    /// The number of tokens back to the last word that is usually a verb or an auxiliary, or to the
    /// start of the sentence.
    var verbBehind = 1

    /// Returns a boundary, which takes the place of a word before or after the sentence.
    ///
    /// Pass 1 or 2 as `distance` for the boundaries one and two words before the first token, and 3
    /// or 4 for those one and two words after the last.
    static func boundary(_ distance: UInt64) -> WordFeatures {
        WordFeatures(
            form: distance, exact: distance, shape: distance, ambiguity: 0xff_ffff &- distance,
            wordClass: 0xffff &- distance, sense: 0xffff &- distance)
    }

    /// Creates the features of a token whose normalised form is `letters`.
    ///
    /// The values from tables and the distances to verbs are not set.
    init(letters: [UInt8], _ traits: WordForm.Traits) {
        var hash = FeatureHash.Bytes()
        let count = letters.count
        length = count
        for (index, byte) in letters.enumerated() {
            hash.add(byte)
            switch index {
            case 0: prefixes.0 = hash.state
            case 1: prefixes.1 = hash.state
            case 2: prefixes.2 = hash.state
            case 3: prefixes.3 = hash.state
            case 4: prefixes.4 = hash.state
            case 5: prefixes.5 = hash.state
            default: break
            }
        }
        form = hash.state
        exact = traits.exact
        shape = traits.shape
        hash = FeatureHash.Bytes()
        for length in 1...8 where length <= count {
            hash.add(letters[count - length])
            switch length {
            case 1: suffixes.0 = hash.state
            case 2: suffixes.1 = hash.state
            case 3: suffixes.2 = hash.state
            case 4: suffixes.3 = hash.state
            case 5: suffixes.4 = hash.state
            case 6: suffixes.5 = hash.state
            case 7: suffixes.6 = hash.state
            default: suffixes.7 = hash.state
            }
        }
    }

    private init(
        form: UInt64, exact: UInt64, shape: UInt64, ambiguity: UInt64, wordClass: UInt64,
        sense: UInt64
    ) {
        self.form = form
        self.exact = exact
        self.shape = shape
        self.ambiguity = ambiguity
        self.wordClass = wordClass
        self.sense = sense
    }
}
