import DictModel

/// The features of the words in a sentence, with two boundaries at each end.
///
/// A boundary takes the place of a missing neighbour, for instance of the word before the first.
struct SentenceFeatures {
    /// The features of two boundaries, the words of the sentence, and two more boundaries.
    private(set) var words: [WordFeatures] = []
    /// The numbers of words that begin with a capital, have a letter, and have a small letter.
    private var (capitalised, lettered, small) = (0, 0, 0)
    /// The number of words up to and including the first that has a letter.
    private var head = 0

    /// Removes all words, so that those of another sentence can be added.
    mutating func removeAll() {
        words.removeAll(keepingCapacity: true)
        words.append(.boundary(2))
        words.append(.boundary(1))
        (capitalised, lettered, small, head) = (0, 0, 0, 0)
    }

    /// Adds the next word of the sentence.
    mutating func add(_ word: WordFeatures, _ traits: WordForm.Traits) {
        words.append(word)
        if lettered == 0 { head += 1 }
        guard traits.hasLetter else { return }
        lettered += 1
        if traits.startsWithCapital { capitalised += 1 }
        if traits.hasSmall { small += 1 }
    }

    /// Sets the places of the words in the sentence, once all of them have been added.
    mutating func finish() {
        words.append(.boundary(3))
        words.append(.boundary(4))
        // 1 without any capital, 2 the usual, 3 a heading, 4 all capitals.
        let style: UInt64 =
            capitalised == 0
            ? 1 : small == 0 ? 4 : 2 * capitalised > lettered && lettered > 2 ? 3 : 2
        for index in 2..<words.count - 2 {
            words[index].place = style << 1 | (index - 2 < head ? 1 : 0)
        }
    }

    /// Sets the distances to the nearest verbs, which need the ambiguity classes of the words, after
    /// ``finish()``.
    mutating func findVerbs() { Self.findVerbs(in: &words, 0..<words.count) }

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
}
