/// The settings for training a tagger.
public struct TrainingOptions: Sendable {
    /// The number of learners whose weights are averaged; each sees the sentences in another order.
    public var learners = 3
    /// The number of rounds in which each learner goes over the sentences.
    ///
    /// The weights after each round of the second half enter the average.
    public var epochs = 8
    /// The number of further rounds with the weights that remain after pruning; 0 also skips the
    /// pruning.
    public var refits = 3
    /// The minimum number of occurrences of a feature that gets weights.
    public var cutoff: UInt32 = 2
    /// The share of features left out at random in each step, in 256ths.
    public var dropout = 64
    /// The step size of AdaGrad.
    public var rate: Float = 0.15
    /// The constant that is added to the sums of squares in AdaGrad.
    public var floor: Float = 0.1
    /// The probability of the known tag above which a token no longer changes the weights.
    public var certainty: Float = 0.999
    /// The approximate maximum size of features and weights in the model's file, in bytes; its
    /// tables are not included.
    public var weightBytes = 900_000
    /// The seed for all random choices.
    public var seed: UInt64 = 1

    /// Creates the options with which the shipped models are trained.
    public init() {}
}
