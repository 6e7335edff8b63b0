import DictModel

/// The features of the words in a sentence, with two boundaries at each end.
///
/// A boundary takes the place of a missing neighbour, for instance of the word before the first.
struct SentenceFeatures {
    /// The features of two boundaries, the words of the sentence, and two more boundaries.
    private(set) var words: [WordFeatures] = []
    private var letters: [UInt8] = []
    private var traits: [WordForm.Traits] = []

    /// Replaces the features with those of the words in `sentence`.
    ///
    /// The caller must then fill in the values from the model's tables, and call ``findVerbs()``.
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
            capitalised == 0
            ? 1 : small == 0 ? 4 : 2 * capitalised > lettered && lettered > 2 ? 3 : 2
        var isStart = true
        for (index, found) in traits.enumerated() {
            words[index + 2].place = style << 1 | (isStart ? 1 : 0)
            if found.hasLetter { isStart = false }
        }
    }

    /// Sets the distances from each word to the nearest verbs.
    ///
    /// The ambiguity classes must have been filled in before.
    mutating func findVerbs() {
        Self.findVerbs(in: &words, 0..<words.count)
    }

    /// Sets the distances to the nearest verbs for the words of a single sentence in `words`.
    ///
    /// `range` is the range of the sentence, including the two boundaries at each end.
    static func findVerbs(in words: inout [WordFeatures], _ range: Range<Int>) {
        let inner = range.dropFirst(2).dropLast(2)
        var last = range.lowerBound + 1
        for at in inner {
            words[at].verbBehind = at - last
            let top = AmbiguityClass.mostFrequent(words[at].ambiguity)
            if top == .verb || top == .auxiliary { last = at }
        }
        last = range.upperBound - 1
        for at in inner.reversed() {
            words[at].verbAhead = last - at
            if AmbiguityClass.mostFrequent(words[at].ambiguity) == .verb { last = at }
        }
    }

    /// The features of the word at `index`, where index 0 is the first word of the sentence.
    subscript(index: Int) -> WordFeatures {
        get { words[index + 2] }
        set { words[index + 2] = newValue }
    }
}
