import DictFormat
public import DictModel

/// Makes a model from tagged sentences.
///
/// The same sentences, word classes and options give the same bytes on every machine.
public struct TaggerTrainer {
    private let options: TrainingOptions
    private let language: Language

    /// A trainer of models for `language`.
    public init(language: Language, options: TrainingOptions = TrainingOptions()) {
        self.language = language
        self.options = options
    }

    /// The file of a model of `sentences`; those with a token without tag are left out.
    public func train(
        _ sentences: [TokenisedText], wordClasses: WordClassList = WordClassList(),
        notice: [UInt8] = [], progress: (String) -> Void = { _ in }
    ) -> [UInt8] {
        let set = TrainingSet(sentences, wordClasses: wordClasses.values)
        var learners: [PassLearner] = []
        var first = PassLearner(
            set, sentences: set.sentences, lookahead: nil, options: options)
        Self.learn(&first, set.sentences, options, seed: options.seed, progress)
        learners.append(first)
        if options.passes == 2 {
            let ahead = jackknifed(set, progress)
            var second = PassLearner(
                set, sentences: set.sentences, lookahead: ahead, options: options)
            Self.learn(&second, set.sentences, options, seed: options.seed + 1, progress)
            learners.append(second)
        }
        return ModelWriter(
            language: language, passes: options.passes, classes: set.classes,
            wordClasses: wordClasses, notice: notice
        ).bytes(learners, budget: options.budget)
    }

    private static func learn(
        _ learner: inout PassLearner, _ sentences: [Range<Int>], _ options: TrainingOptions,
        seed: UInt64, _ progress: (String) -> Void
    ) {
        var random = SplitMix64(seed: seed)
        var averaged = 0
        for epoch in 1...options.epochs {
            let (right, tokens) = learner.epoch(sentences, &random)
            progress("epoch \(epoch): \(right) of \(tokens) right, \(learner.index.count) features")
            if 2 * epoch > options.epochs {
                learner.addToAverage()
                averaged += 1
            }
        }
        learner.useAverage(of: averaged)
        guard options.refit > 0 else { return }
        learner.prune(keeping: options.weightBytes)
        averaged = 0
        for epoch in 1...options.refit {
            let (right, tokens) = learner.epoch(sentences, &random)
            progress("refit \(epoch): \(right) of \(tokens) right")
            if 2 * epoch > options.refit {
                learner.addToAverage()
                averaged += 1
            }
        }
        learner.useAverage(of: averaged)
    }

    /// Tags of all sentences by first passes that were trained without them.
    private func jackknifed(_ set: TrainingSet, _ progress: (String) -> Void) -> [UInt8] {
        var tags = [UInt8](repeating: 0, count: set.tags.count)
        for fold in 0..<options.folds {
            var (known, unseen): ([Range<Int>], [Range<Int>]) = ([], [])
            for (number, sentence) in set.sentences.enumerated() {
                if number % options.folds == fold {
                    unseen.append(sentence)
                } else {
                    known.append(sentence)
                }
            }
            var learner = PassLearner(
                set, sentences: known, lookahead: nil, options: options)
            Self.learn(&learner, known, options, seed: options.seed + UInt64(fold), progress)
            for sentence in unseen { learner.tag(sentence, into: &tags) }
        }
        return tags
    }
}
