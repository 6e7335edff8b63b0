/// How a tagger is trained.
public struct TrainingOptions: Sendable {
    /// The number of learners that are averaged; each sees the sentences in another order.
    public var learners = 3
    /// How often a learner goes over the sentences; the second half of the rounds is averaged.
    public var epochs = 8
    /// How often it goes over them again with the weights that are left after pruning.
    public var refits = 3
    /// How often a feature has to occur.
    public var cutoff: UInt32 = 2
    /// How many of 256 features are left out at random in each step.
    public var dropout = 64
    /// AdaGrad's step size.
    public var rate: Float = 0.15
    /// The constant that is added to AdaGrad's sums of squares.
    public var floor: Float = 0.1
    /// A token whose known tag is more probable than this teaches nothing.
    public var certainty: Float = 0.999
    /// The bytes that features and weights may take in the model's file; tables come on top.
    public var weightBytes = 900_000
    /// The seed of everything random.
    public var seed: UInt64 = 1

    /// The options that the shipped models are made with.
    public init() {}
}
