/// How a tagger is trained.
public struct TrainingOptions: Sendable {
    /// How often each learner goes over the sentences.
    public var epochs = 8
    /// How often a feature has to occur.
    public var cutoff: UInt32 = 2
    /// How many of 256 features are left out at random in each step.
    public var dropout = 26
    /// AdaGrad's step size.
    public var rate: Float = 0.15
    /// What is added to AdaGrad's sums of squares.
    public var floor: Float = 0.1
    /// A token whose gold tag is more probable than this teaches nothing.
    public var certainty: Float = 0.999
    /// 1, or 2 for a second pass that sees the tags ahead.
    public var passes = 1
    /// The parts that the sentences are cut into so that the second pass learns from tags of
    /// sentences that the first one has not seen.
    public var folds = 5
    public var saliency = 1
    public var restart = false
    public var refit = 3
    /// The bytes that features and weights may take.
    public var weightBytes = 1_300_000
    /// The seed of everything random.
    public var seed: UInt64 = 1
    /// The most bytes that the model's file may have.
    public var budget = 2_000_000

    /// The options that the shipped models are made with.
    public init() {}
}
