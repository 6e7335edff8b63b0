package import DictModel

/// A trainer that makes tagger models from tagged sentences.
///
/// The same sentences, word classes and options produce the same bytes on every machine: all
/// arithmetic is on integers, or on IEEE 754 numbers in a fixed order.
package struct TaggerTrainer {
    private let options: TrainingOptions
    private let language: Language

    /// Creates a trainer that makes models of `language` with the settings in `options`.
    package init(language: Language, options: TrainingOptions) {
        self.language = language
        self.options = options
    }

    /// Trains a model on `sentences` and returns the bytes of its file.
    ///
    /// Sentences in which a token has no tag are skipped.
    ///
    /// - Parameters:
    ///   - sentences: The tagged sentences.
    ///   - wordClasses: The classes and sense groups of words from a dictionary.
    ///   - notice: The licences and attributions of all sources, in UTF-8.
    ///   - progress: A closure that receives a message after each round of training.
    /// - Returns: The bytes of a model file, in which no tag is trusted yet.
    package func train(
        _ sentences: [TokenisedText], wordClasses: WordClassList = WordClassList(),
        notice: [UInt8] = [], progress: (String) -> Void = { _ in }
    ) -> [UInt8] {
        let set = TrainingSet(sentences, wordClasses: wordClasses)
        var random = SplitMix64(seed: options.seed)
        var learner = WeightLearner(set, language, options)
        for number in 0..<max(1, options.learners) {
            if number > 0 { learner.restart() }
            run(&learner, options.epochs, &random) { progress("learner \(number + 1), \($0)") }
        }
        learner.useAverage()
        if options.refits > 0 {
            learner.prune(toBytes: options.weightBytes)
            run(&learner, options.refits, &random) { progress("refit, \($0)") }
            learner.useAverage()
        }
        return ModelWriter(
            language: language, ambiguities: set.classes, wordClasses: wordClasses, notice: notice
        ).bytes(learner)
    }

    private func run(
        _ learner: inout WeightLearner, _ epochs: Int, _ random: inout SplitMix64,
        _ progress: (String) -> Void
    ) {
        for epoch in 0..<epochs {
            let right = learner.learn(&random)
            progress("round \(epoch + 1) of \(epochs): \(right) tokens right at first sight")
            if 2 * epoch + 2 > epochs { learner.addToAverage() }
        }
    }
}
