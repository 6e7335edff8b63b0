public import DictModel

/// The least margin per lexical class at which a tag is trusted.
public struct MarginThresholds: Sendable, Equatable {
    /// The least margins by the raw values of the classes; `Int32.max` if nothing is trusted.
    public private(set) var margins: [Int32]

    /// Thresholds that trust nothing.
    public init() { margins = LexicalClass.allCases.map { _ in .max } }

    /// Thresholds from a file, one for each class.
    init(margins: [Int32]) { self.margins = margins }

    /// The lowest thresholds at which, for each class, at least `target` of 1000 samples at or
    /// above them are right.
    ///
    /// A class needs 1000 / (1000 - `target`) samples at least, since fewer cannot show such a
    /// precision. O(n log n) for n samples.
    public init(_ samples: [MarginSample], target: Int) {
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

    /// Whether a token of `lexicalClass` with `margin` is trusted.
    public func trusts(_ lexicalClass: LexicalClass, margin: Int) -> Bool {
        let least = margins[Int(lexicalClass.rawValue)]
        return least != .max && margin >= Int(least)
    }
}

extension MarginThresholds {
    /// How samples of one class fared.
    public struct Outcome: Sendable {
        /// All samples.
        public var all = 0
        /// Those that are trusted.
        public var trusted = 0
        /// Those that are trusted and right.
        public var right = 0
    }

    /// How `samples` fare, by the raw values of the classes.
    public func outcomes(_ samples: [MarginSample]) -> [Outcome] {
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

    /// How the `samples` of the classes of the ladder fare, all together.
    public func outcome(_ samples: [MarginSample]) -> Outcome {
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
