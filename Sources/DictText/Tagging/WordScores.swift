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
        func sum<Wanted: FeatureScope.Fixed>(_ scope: Wanted.Type) -> TagScores {
            weights.sum(scope) { templates.addStatic(words.span, at: 2, to: &$0) }
        }
        self.init(
            word: sum(FeatureScope.Word.self), previous: sum(FeatureScope.Previous.self),
            beforePrevious: sum(FeatureScope.BeforePrevious.self),
            next: sum(FeatureScope.Next.self), afterNext: sum(FeatureScope.AfterNext.self))
    }

    /// Adds these scores to those of the word at index `at` and of its neighbours, of which there
    /// must be two on each side.
    @inline(__always)
    func add(to scores: inout [TagScores], at: Int) {
        scores[at - 2].add(afterNext)
        scores[at - 1].add(next)
        scores[at].add(word)
        scores[at + 1].add(previous)
        scores[at + 2].add(beforePrevious)
    }
}
