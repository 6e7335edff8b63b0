/// The facts that the templates need about a token: hashes of its parts, values of tables.
struct WordFeatures {
    /// The normalised form; see ``WordForm``.
    var form: UInt64
    /// The form with its capitals.
    var exact: UInt64
    /// The kinds of characters.
    var shape: UInt64
    /// The first 1...4 bytes of the form; 0 if it is shorter.
    var prefixes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    /// The last 1...6 bytes of the form; 0 if it is shorter.
    var suffixes: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)
    /// The ambiguity class: the tags that the word had in training; 0 for unknown words.
    var ambiguity: UInt64 = 0
    /// The word's class in the list of word classes; 0 if it has none.
    var wordClass: UInt64 = 0
    /// The word's sense group there.
    var sense: UInt64 = 0
    /// How the sentence is capitalised, and whether the token begins it.
    var place: UInt64 = 0

    /// The distance to the next word that is mostly a verb, or to the end.
    var verbAhead = 1
    /// The distance to the last verb or auxiliary, or to the beginning.
    var verbBehind = 1

    /// The boundary before the first and after the last token.
    static func boundary(_ distance: UInt64) -> WordFeatures {
        WordFeatures(
            form: distance, exact: distance, shape: distance, ambiguity: 0xff_ffff &- distance,
            wordClass: 0xffff &- distance, sense: 0xffff &- distance)
    }

    /// The features of a token from its normalised `letters`; tables are looked up elsewhere.
    init(letters: [UInt8], _ traits: WordForm.Traits) {
        var hash = FeatureHash.Bytes()
        let count = letters.count
        for (index, byte) in letters.enumerated() {
            hash.add(byte)
            switch index {
            case 0: prefixes.0 = hash.state
            case 1: prefixes.1 = hash.state
            case 2: prefixes.2 = hash.state
            case 3: prefixes.3 = hash.state
            default: break
            }
        }
        form = hash.state
        exact = traits.exact
        shape = traits.shape
        hash = FeatureHash.Bytes()
        for length in 1...6 where length <= count {
            hash.add(letters[count - length])
            switch length {
            case 1: suffixes.0 = hash.state
            case 2: suffixes.1 = hash.state
            case 3: suffixes.2 = hash.state
            case 4: suffixes.3 = hash.state
            case 5: suffixes.4 = hash.state
            default: suffixes.5 = hash.state
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
