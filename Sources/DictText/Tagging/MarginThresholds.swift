package import DictModel

/// The minimum margins at which the tagger's tags are trusted, one for each lexical class.
///
/// A margin measures how certain a tag is; see ``Tagger/margins``.
package struct MarginThresholds: Sendable, Equatable {
    /// The minimum margins, indexed by the raw values of the lexical classes.
    ///
    /// `Int32.max` means that no tag of the class is trusted.
    package private(set) var margins: [Int32]

    /// Creates thresholds at which no tag is trusted.
    package init() { margins = LexicalClass.allCases.map { _ in .max } }

    /// Creates thresholds from `margins`, one for each lexical class, as read from a model file.
    init(margins: [Int32]) { self.margins = margins }

    /// Creates the lowest thresholds that reach a precision of `target` per mille in each class.
    ///
    /// For each class, at least `target` in 1000 of the samples whose margins reach the threshold
    /// are right. A class needs at least 1000 / (1000 - `target`) such samples, because fewer
    /// cannot demonstrate that precision; otherwise, none of its tags is trusted.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of samples.
    package init(_ samples: [MarginSample], target: Int) {
        self.init()
        for lexicalClass in LexicalClass.allCases {
            let sorted = samples.filter { $0.lexicalClass == lexicalClass }
                .sorted { $0.margin > $1.margin }
            var right = 0
            for (index, sample) in sorted.enumerated() {
                if sample.isRight { right += 1 }
                // Equal margins stand or fall together.
                if index + 1 < sorted.count, sorted[index + 1].margin == sample.margin { continue }
                let enough = (index + 1) * (1000 - target) >= 1000
                if enough, right * 1000 >= target * (index + 1) {
                    margins[Int(lexicalClass.rawValue)] = Int32(clamping: sample.margin)
                }
            }
        }
    }

    /// Returns whether to trust a tag of the class `lexicalClass` that has the margin `margin`.
    package func trusts(_ lexicalClass: LexicalClass, margin: Int) -> Bool {
        let least = margins[Int(lexicalClass.rawValue)]
        return least != .max && margin >= Int(least)
    }
}

extension MarginThresholds {
    /// The result of applying thresholds to samples: how many there are, how many of them are
    /// trusted, and how many of those are right.
    package struct Outcome: Sendable {
        /// The number of all samples, trusted or not.
        package var all = 0
        /// The number of samples whose margins reach the threshold of their class.
        package var trusted = 0
        /// The number of samples that are trusted and right.
        package var right = 0
    }

    /// Applies the thresholds to `samples` and returns the outcome for each lexical class.
    ///
    /// - Returns: The outcomes, indexed by the raw values of the classes.
    package func outcomes(_ samples: [MarginSample]) -> [Outcome] {
        var outcomes = LexicalClass.allCases.map { _ in Outcome() }
        for sample in samples {
            let index = Int(sample.lexicalClass.rawValue)
            outcomes[index].all += 1
            guard trusts(sample.lexicalClass, margin: sample.margin) else { continue }
            outcomes[index].trusted += 1
            if sample.isRight { outcomes[index].right += 1 }
        }
        return outcomes
    }

    /// Returns the total outcome for the samples of the six classes that the game FillMeUp hides.
    ///
    /// These are the classes in ``DictModel/LexicalClass/ladder``.
    package func outcome(_ samples: [MarginSample]) -> Outcome {
        var sum = Outcome()
        let outcomes = outcomes(samples)
        for lexicalClass in LexicalClass.ladder {
            let outcome = outcomes[Int(lexicalClass.rawValue)]
            sum.all += outcome.all
            sum.trusted += outcome.trusted
            sum.right += outcome.right
        }
        return sum
    }
}
