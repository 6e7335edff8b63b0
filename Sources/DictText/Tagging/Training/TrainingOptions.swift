package import DictModel

/// The settings for training a tagger.
package struct TrainingOptions: Sendable {
    /// The number of learners whose weights are averaged.
    ///
    /// Each learner starts again with weights of 0 and sees the sentences in a different order.
    package var learners = 3
    /// The number of rounds in which each learner goes over all sentences.
    ///
    /// The weights after each round of the second half enter the average.
    package var epochs = 8
    /// The number of further rounds after pruning, which sets the smallest weights to 0.
    ///
    /// If it is 0, the weights are not pruned.
    package var refits = 3
    /// The number of times that a feature must occur in training to have weights.
    ///
    /// For Dutch, features that occur once raise the accuracy on the development parts of the
    /// treebanks by 0.05 percentage points.
    package var cutoff: UInt32
    /// The share of features left out at random in each step, in 256ths.
    package var dropout = 64
    /// The learning rate of the AdaGrad algorithm, which determines the size of each step.
    package var rate: Float = 0.15
    /// The constant that the AdaGrad algorithm adds to the sums of squared gradients to keep the
    /// first steps small.
    package var floor: Float = 0.1
    /// The probability of a token's known tag above which the token no longer changes the weights.
    package var certainty: Float = 0.999
    /// The approximate maximum size of the features and weights in the model file, in bytes.
    ///
    /// It does not include the tables of words. It only applies if ``refits`` is greater than 0.
    package var weightBytes = 900_000
    /// The seed for all random choices; a different seed makes a different model.
    package var seed: UInt64 = 1

    /// Creates the options with which the shipped model of `language` is trained.
    package init(_ language: Language) { cutoff = language == .dutch ? 1 : 2 }
}
