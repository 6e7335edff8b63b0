/// The facts about a token that the templates use: hashes of its parts, and values from tables.
struct WordFeatures {
    /// The hash of the normalised form; see ``WordForm``.
    var form: UInt64
    /// The hash of the form with its capitals.
    var exact: UInt64
    /// The hash of the shape, the kinds of characters in their order.
    var shape: UInt64
    /// The hashes of the first 1...4 bytes of the form; 0 if it is shorter.
    var prefixes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    /// The hashes of the last 1...6 bytes of the form, read backwards; 0 if it is shorter.
    var suffixes: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0)
    /// The ambiguity class, which encodes the tags that the word had in training; 0 for unknown
    /// words.
    var ambiguity: UInt64 = 0
    /// The number of the word's class in the list of word classes; 0 if it has none.
    var wordClass: UInt64 = 0
    /// The number of the word's sense group in the list of word classes; 0 if it has none.
    var sense: UInt64 = 0
    /// A number for the way the sentence is capitalised and for whether the token begins it.
    var place: UInt64 = 0

    /// The number of tokens to the next word that is mostly a verb, or to the end of the sentence.
    var verbAhead = 1
    /// The number of tokens back to the last verb or auxiliary, or to the start of the sentence.
    var verbBehind = 1

    /// Returns a boundary of a sentence; `distance` is 1 or 2 before the first token, and 3 or 4
    /// after the last.
    static func boundary(_ distance: UInt64) -> WordFeatures {
        WordFeatures(
            form: distance, exact: distance, shape: distance, ambiguity: 0xff_ffff &- distance,
            wordClass: 0xffff &- distance, sense: 0xffff &- distance)
    }

    /// Creates the features of a token with the normalised `letters`; values from tables are not
    /// set.
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
