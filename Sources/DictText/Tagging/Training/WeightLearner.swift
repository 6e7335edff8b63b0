import DictModel

/// A learner that finds the weights of features from tagged sentences.
///
/// It is a multinomial logistic regression on the features of each token. The history consists of
/// the tags that the learner itself chooses, so that it learns to cope with its own mistakes. Steps
/// are taken by AdaGrad (Duchi, Hazan and Singer, JMLR 2011). A share of the features is left out
/// at random in each step, which keeps weights from depending on one another (Wager, Wang and
/// Liang, "Dropout Training as Adaptive Regularization", NIPS 2013).
struct WeightLearner {
    /// The features that have weights, each with a number.
    let features: FeatureIndex
    /// The weights of each feature, one for each tag, indexed by the number of the feature.
    private(set) var weights: [TagLanes]

    private let set: TrainingSet
    private let options: TrainingOptions
    /// The numbers of the features that do not depend on tags, stored word by word.
    private var staticNumbers: [UInt32] = []
    /// The index in ``staticNumbers`` of each word's first feature.
    private var staticStarts: [Int]
    private let templates: FeatureTemplates
    private var found = FeatureKeys()
    private var squares: [TagLanes]
    private var sums: [TagLanes]
    private var addends = 0
    /// A table with 1 for each weight that may change and 0 for each that was pruned; empty before
    /// ``prune(toBytes:)``.
    private var mask: [TagLanes] = []
    /// The numbers of the features of the current word, without those left out at random.
    private var active: [Int] = []

    /// Creates a learner for `set` whose weights are 0.
    ///
    /// Only features that occur at least as often as `options` requires have weights.
    init(_ set: TrainingSet, _ language: Language, _ options: TrainingOptions) {
        self.set = set
        templates = FeatureTemplates(language)
        self.options = options
        var features = FeatureIndex()
        for sentence in set.sentences {
            for at in sentence {
                found.removeAll()
                templates.addStatic(set.words.span, at: at, to: &found)
                templates.addHistory(
                    set.words.span, at: at, set.tags[at - 1], set.tags[at - 2], to: &found)
                for key in found.keys { features.add(key) }
            }
        }
        features.prune(below: options.cutoff)
        self.features = features
        staticStarts = [Int](repeating: 0, count: set.words.count + 1)
        for sentence in set.sentences {
            for at in sentence {
                staticStarts[at] = staticNumbers.count
                found.removeAll()
                templates.addStatic(set.words.span, at: at, to: &found)
                for key in found.keys {
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

    /// Goes over all sentences once in a random order and improves the weights.
    ///
    /// - Returns: The number of tokens that were tagged correctly before the learner learnt from
    ///   them.
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

    /// Resets the weights to 0 for the next learner, but keeps the average.
    mutating func restart() {
        weights = [TagLanes](repeating: TagLanes(), count: features.count)
        squares = weights
    }

    /// Adds the current weights to the average that ``useAverage()`` computes.
    mutating func addToAverage() {
        for index in weights.indices { sums[index].add(weights[index]) }
        addends += 1
    }

    /// Replaces the weights with their average, and starts a new average.
    mutating func useAverage() {
        let scale = 1 / Float(max(1, addends))
        for index in weights.indices {
            weights[index] = sums[index]
            weights[index].scale(by: scale)
            sums[index] = TagLanes()
        }
        addends = 0
    }

    /// Sets the smallest weights to 0 so that the others need about `bytes` bytes in a model file.
    ///
    /// Weights that are 0 afterwards no longer change.
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

    /// Collects the features of the word at index `at`, given the tags of the two words before it.
    ///
    /// `t1` is the tag one word back, and `t2` the tag two words back.
    private mutating func collect(_ at: Int, _ t1: UInt8, _ t2: UInt8) {
        active.removeAll(keepingCapacity: true)
        for position in staticStarts[at]..<staticStarts[at + 1] {
            active.append(Int(staticNumbers[position]))
        }
        let words = set.words
        found.removeAll()
        templates.addHistory(words.span, at: at, t1, t2, to: &found)
        for key in found.keys {
            let number = features.number(of: key)
            if number != FeatureIndex.none { active.append(Int(number)) }
        }
    }

    /// Removes features of the current word at random, on average the share that the option
    /// `dropout` specifies.
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

    /// Moves the weights of the current word's features towards the known tag, which has the index
    /// `gold`.
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
