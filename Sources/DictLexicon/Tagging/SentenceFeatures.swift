import DictModel

/// The words of a sentence as the templates see them, two boundaries at each end.
struct SentenceFeatures {
    /// Boundaries, then the words, then boundaries.
    private(set) var words: [WordFeatures] = []
    private var letters: [UInt8] = []
    private var traits: [WordForm.Traits] = []

    /// Reads `sentence`; values of tables are filled in by the caller.
    mutating func read(_ sentence: TokenisedText) {
        words.removeAll(keepingCapacity: true)
        traits.removeAll(keepingCapacity: true)
        words.append(.boundary(2))
        words.append(.boundary(1))
        var (capitalised, lettered, small) = (0, 0, 0)
        for token in sentence.tokens {
            let found = WordForm.normalise(sentence.form(of: token), into: &letters)
            words.append(WordFeatures(letters: letters, found))
            traits.append(found)
            guard found.hasLetter else { continue }
            lettered += 1
            if found.startsWithCapital { capitalised += 1 }
            if found.hasSmall { small += 1 }
        }
        words.append(.boundary(3))
        words.append(.boundary(4))
        // 1 without any capital, 2 the usual, 3 a heading, 4 all capitals.
        let style: UInt64 =
            capitalised == 0 ? 1 : small == 0 ? 4 : 2 * capitalised > lettered && lettered > 2 ? 3 : 2
        var isStart = true
        for (index, found) in traits.enumerated() {
            words[index + 2].place = style << 1 | (isStart ? 1 : 0)
            if found.hasLetter { isStart = false }
        }
    }

    /// The features of the word at `index`, without the boundaries.
    subscript(index: Int) -> WordFeatures {
        get { words[index + 2] }
        set { words[index + 2] = newValue }
    }
}
