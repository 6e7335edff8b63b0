import DictModel

/// The scores that a word alone adds to the scores of its tags and of the tags of its neighbours.
struct WordScores {
    /// The scores for the word itself.
    var word = TagScores()
    /// The scores for the word after it, for which it is the previous one.
    var previous = TagScores()
    /// The scores for the second word after it.
    var beforePrevious = TagScores()
    /// The scores for the word before it, for which it is the next one.
    var next = TagScores()
    /// The scores for the second word before it.
    var afterNext = TagScores()
}

extension WordScores {
    /// Creates the scores of `word`, which must have its values from the tables of the model.
    init(_ word: WordFeatures, _ templates: FeatureTemplates, _ weights: WeightTable) {
        // The other words make no difference to features of one word.
        let words = [WordFeatures](repeating: word, count: 5)
        func sum(_ scope: FeatureScope) -> TagScores {
            var scores = TagScores()
            FeatureBuffer.withKeys(scope) { keys in
                templates.addStatic(words.span, at: 2, to: &keys)
                weights.add(&keys, to: &scores)
            }
            return scores
        }
        self.init(
            word: sum(.word), previous: sum(.previous), beforePrevious: sum(.beforePrevious),
            next: sum(.next), afterNext: sum(.afterNext))
    }

    /// The sums for neighbouring words, to which the words of a sentence are added in order.
    struct Window {
        /// The sums for the second word before the next one, and so on.
        private var sums = (TagScores(), TagScores(), TagScores(), TagScores())

        /// Adds the scores of the next word, and returns the sum for the second word before it,
        /// which is complete now.
        @inline(__always)
        mutating func add(_ scores: WordScores) -> TagScores {
            var complete = sums.0
            complete.add(scores.afterNext)
            sums.0 = sums.1
            sums.0.add(scores.next)
            sums.1 = sums.2
            sums.1.add(scores.word)
            sums.2 = sums.3
            sums.2.add(scores.previous)
            sums.3 = scores.beforePrevious
            return complete
        }
    }
}
