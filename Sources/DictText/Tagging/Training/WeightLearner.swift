import DictModel

/// Learns the weights of features from tagged sentences.
///
/// Multinomial logistic regression on the features of each token, with the tags that the learner
/// itself gives as history, so that it learns to live with its own mistakes; steps by AdaGrad
/// (Duchi, Hazan and Singer, JMLR 2011). A share of the features is left out at random in each
/// step, which keeps weights from leaning on one another (Wager, Wang and Liang, "Dropout Training
/// as Adaptive Regularization", NIPS 2013).
struct WeightLearner {
    /// The features that have weights.
    let features: FeatureIndex
    /// The weights of each feature.
    private(set) var weights: [TagLanes]

    private let set: TrainingSet
    private let options: TrainingOptions
    /// The numbers of the static features of all words, one word after the other.
    private var staticNumbers: [UInt32] = []
    /// The index at which those of each word begin.
    private var staticStarts: [Int]
    private var templates: FeatureTemplates
    private var squares: [TagLanes]
    private var sums: [TagLanes]
    private var addends = 0
    /// 1 for each weight that may differ from 0; empty while all may.
    private var mask: [TagLanes] = []
    /// The features of the word at hand.
    private var active: [Int] = []

    /// A learner for `set`, with weights of 0 for all features that occur often enough.
    init(_ set: TrainingSet, _ language: Language, _ options: TrainingOptions) {
        self.set = set
        templates = FeatureTemplates(language)
        self.options = options
        var features = FeatureIndex()
        for sentence in set.sentences {
            for at in sentence {
                templates.removeAll()
                templates.addStatic(set.words, at: at)
                templates.addHistory(set.words, at: at, set.tags[at - 1], set.tags[at - 2])
                for key in templates.keys { features.add(key) }
            }
        }
        features.prune(below: options.cutoff)
        self.features = features
        staticStarts = [Int](repeating: 0, count: set.words.count + 1)
        for sentence in set.sentences {
            for at in sentence {
                staticStarts[at] = staticNumbers.count
                templates.removeAll()
                templates.addStatic(set.words, at: at)
                for key in templates.keys {
                    let number = features.number(of: key)
                    if number != FeatureIndex.none { staticNumbers.append(number) }
                }
                staticStarts[at + 1] = staticNumbers.count
            }
        }
        weights = [TagLanes](repeating: TagLanes(), count: features.count)
        squares = weights
        sums = weights
    }

    /// Goes over all sentences in a random order and improves the weights; returns how many tokens
    /// it tagged right before it learnt from them.
    mutating func learn(_ random: inout SplitMix64) -> Int {
        var order = set.sentences
        random.shuffle(&order)
        var right = 0
        for sentence in order {
            var (t1, t2): (UInt8, UInt8) = (0, 0)
            for at in sentence {
                collect(at, t1, t2)
                drop(&random)
                let scores = sum()
                let tag = UInt8(scores.best() + 1)
                if tag == set.tags[at] { right += 1 }
                step(scores, gold: Int(set.tags[at]) - 1)
                (t1, t2) = (tag, t1)
            }
        }
        return right
    }

    /// Forgets the weights, but not their average.
    mutating func restart() {
        weights = [TagLanes](repeating: TagLanes(), count: features.count)
        squares = weights
    }

    /// Takes the weights as they are into the average.
    mutating func addToAverage() {
        for index in weights.indices { sums[index].add(weights[index]) }
        addends += 1
    }

    /// Makes the average the weights, and begins another one.
    mutating func useAverage() {
        let scale = 1 / Float(max(1, addends))
        for index in weights.indices {
            weights[index] = sums[index]
            weights[index].scale(by: scale)
            sums[index] = TagLanes()
        }
        addends = 0
    }

    /// Sets the smallest weights to 0, where they stay, so that the others fit in `bytes`.
    mutating func prune(toBytes bytes: Int) {
        let threshold = WeightPruning(weights).threshold(forBytes: bytes)
        mask = weights.map { row in
            var mask = TagLanes()
            for tag in 0..<TaggerFormat.tagCount where abs(row[tag]) >= threshold { mask[tag] = 1 }
            return mask
        }
        for index in weights.indices {
            for tag in 0..<TaggerFormat.tagCount where mask[index][tag] == 0 {
                weights[index][tag] = 0
            }
        }
    }

    /// Finds the features of the word at `at` after the tags `t1` and `t2`.
    private mutating func collect(_ at: Int, _ t1: UInt8, _ t2: UInt8) {
        active.removeAll(keepingCapacity: true)
        for position in staticStarts[at]..<staticStarts[at + 1] {
            active.append(Int(staticNumbers[position]))
        }
        templates.removeAll()
        templates.addHistory(set.words, at: at, t1, t2)
        for key in templates.keys {
            let number = features.number(of: key)
            if number != FeatureIndex.none { active.append(Int(number)) }
        }
    }

    /// Leaves out some features at random.
    private mutating func drop(_ random: inout SplitMix64) {
        let chance = UInt64(options.dropout)
        guard chance > 0 else { return }
        var (bits, left): (UInt64, Int) = (0, 0)
        active.removeAll { _ in
            if left == 0 { (bits, left) = (random.next(), 8) }
            let drawn = bits & 0xff
            bits >>= 8
            left -= 1
            return drawn < chance
        }
    }

    @inline(__always)
    private func sum() -> TagLanes {
        var sum = TagLanes()
        for feature in active { sum.add(weights[feature]) }
        return sum
    }

    /// Moves the weights of the active features towards `gold`.
    private mutating func step(_ scores: TagLanes, gold: Int) {
        var gradient = scores.softmax()
        if gradient[gold] > options.certainty { return }
        gradient[gold] -= 1
        var masked = TagLanes()
        for tag in 0..<TaggerFormat.tagCount { masked[tag] = options.rate }
        let rate = masked
        let floor = TagLanes.Lanes(repeating: options.floor)
        for feature in active {
            if !mask.isEmpty {
                masked = mask[feature]
                masked.scale(by: options.rate)
            } else {
                masked = rate
            }
            weights[feature].step(
                against: gradient, &squares[feature], mask: masked, floor: floor)
        }
    }
}
