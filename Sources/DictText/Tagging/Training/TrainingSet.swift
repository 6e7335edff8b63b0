import DictModel

/// Tagged sentences in the form that the learner needs: words with their features, and known tags.
struct TrainingSet {
    /// The features of the words in all sentences, with two boundaries before and after each
    /// sentence.
    private(set) var words: [WordFeatures] = []
    /// The raw value of the known tag of each element of ``words``, or 0 for boundaries.
    private(set) var tags: [UInt8] = []
    /// The range of each sentence in ``words``, without the boundaries.
    private(set) var sentences: [Range<Int>] = []
    /// The ambiguity class of each known word, together with the hash of the word's form.
    private(set) var classes: [(hash: UInt64, number: UInt32)] = []

    /// Creates a training set from those of `texts` in which every token has a tag.
    ///
    /// The ambiguity class of an occurrence does not include the occurrence itself, as if it were
    /// in an unseen text: otherwise a word that occurs once would give its tag away.
    init(_ texts: [TokenisedText], wordClasses: WordClassList) {
        var reader = SentenceFeatures()
        var letters: [UInt8] = []
        for text in texts
        where !text.tokens.isEmpty && text.tokens.allSatisfy({ $0.tag != nil }) {
            reader.removeAll()
            for token in text.tokens {
                let traits = WordForm.normalise(text.form(of: token).span, into: &letters)
                var word = WordFeatures(letters: letters, traits)
                word.setClass(letters, longestEnding: wordClasses.longestEnding) { hash in
                    wordClasses.values[hash] ?? 0
                }
                reader.add(word, traits)
            }
            reader.finish()
            let start = words.count + 2
            words.append(contentsOf: reader.words)
            tags.append(contentsOf: [0, 0])
            tags.append(contentsOf: text.tokens.map { $0.tag?.rawValue ?? 0 })
            tags.append(contentsOf: [0, 0])
            sentences.append(start..<start + text.tokens.count)
        }
        var rows: [UInt64: Int] = [:]
        var order: [UInt64] = []
        var counts: [UInt32] = []
        let width = TaggerFormat.tagCount
        for sentence in sentences {
            for at in sentence {
                let hash = words[at].form
                let row: Int
                if let known = rows[hash] {
                    row = known
                } else {
                    row = order.count
                    rows[hash] = row
                    order.append(hash)
                    counts.append(contentsOf: [UInt32](repeating: 0, count: width))
                }
                counts[row * width + Int(tags[at]) - 1] += 1
            }
        }
        for (row, hash) in order.enumerated() {
            let number = AmbiguityClass.number(counts[row * width..<(row + 1) * width])
            classes.append((hash, number))
        }
        for sentence in sentences {
            for at in sentence {
                guard let row = rows[words[at].form] else { continue }
                let own = row * width + Int(tags[at]) - 1
                counts[own] -= 1
                words[at].ambiguity = UInt64(
                    AmbiguityClass.number(counts[row * width..<(row + 1) * width]))
                counts[own] += 1
            }
        }
        for sentence in sentences {
            SentenceFeatures.findVerbs(
                in: &words, sentence.lowerBound - 2..<sentence.upperBound + 2)
        }
    }
}
