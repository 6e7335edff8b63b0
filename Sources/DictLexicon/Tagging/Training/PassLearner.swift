import DictModel

/// Learns the weights of one pass over sentences.
///
/// Multinomial logistic regression on the features of each token, with the tags that the learner
/// itself gives as history, so that it learns to live with its own mistakes; steps by AdaGrad
/// (Duchi, Hazan and Singer, JMLR 2011). A share of the features is left out at random in each
/// step, which keeps weights from leaning on one another (Wager, Wang and Liang, NIPS 2013).
struct PassLearner {
    typealias Lanes = SIMD8<Float>
    /// Vectors of eight lanes a feature: 17 tags and 7 unused.
    static let width = 3

    let set: TrainingSet
    let lookahead: [UInt8]?
    let options: TrainingOptions
    private(set) var index = FeatureIndex()
    private var staticNumbers: [UInt32] = []
    private var staticStarts: [Int] = []
    private var templates: FeatureTemplates
    var weights: [Lanes] = []
    private var squares: [Lanes] = []
    private var sums: [Lanes] = []
    private var active: [Int] = []
    /// 1 for each weight that may differ from 0; empty while all may.
    private var mask: [Lanes] = []

    init(_ set: TrainingSet, sentences: [Range<Int>], lookahead: [UInt8]?, options: TrainingOptions) {
        self.set = set
        self.lookahead = lookahead
        self.options = options
        templates = FeatureTemplates(pass: lookahead == nil ? 1 : 2)
        for sentence in sentences {
            for at in sentence {
                keys(at, set.tags[at - 1], set.tags[at - 2], isStatic: true, isHistory: true)
                for key in templates.keys { index.add(key) }
            }
        }
        index.prune(below: options.cutoff)
        staticStarts = [Int](repeating: 0, count: set.words.count + 1)
        for sentence in set.sentences {
            for at in sentence {
                staticStarts[at] = staticNumbers.count
                keys(at, 0, 0, isStatic: true, isHistory: false)
                for key in templates.keys {
                    let number = index.number(of: key)
                    if number != FeatureIndex.none { staticNumbers.append(number) }
                }
                staticStarts[at + 1] = staticNumbers.count
            }
        }
        let zero = Lanes(repeating: 0)
        weights = [Lanes](repeating: zero, count: Self.width * index.count)
        squares = weights
        sums = weights
    }

    private mutating func keys(
        _ at: Int, _ t1: UInt8, _ t2: UInt8, isStatic: Bool, isHistory: Bool
    ) {
        templates.removeAll()
        if isStatic { templates.addStatic(set.words, at: at) }
        if isHistory {
            templates.addHistory(set.words, at: at, t1, t2)
            if let lookahead {
                templates.addLookahead(
                    set.words, at: at, own: lookahead[at], lookahead[at + 1], lookahead[at + 2],
                    t1: t1)
            }
        }
    }

    /// Goes over `sentences` once; a token's static features are those with numbers already found.
    private mutating func collect(_ at: Int, _ t1: UInt8, _ t2: UInt8) {
        active.removeAll(keepingCapacity: true)
        for position in staticStarts[at]..<staticStarts[at + 1] {
            active.append(Int(staticNumbers[position]) * Self.width)
        }
        keys(at, t1, t2, isStatic: false, isHistory: true)
        for key in templates.keys {
            let number = index.number(of: key)
            if number != FeatureIndex.none { active.append(Int(number) * Self.width) }
        }
    }

    @inline(__always)
    private func scores() -> (Lanes, Lanes, Lanes) {
        var (a, b, c) = (Lanes(repeating: 0), Lanes(repeating: 0), Lanes(repeating: 0))
        for row in active {
            a += weights[row]
            b += weights[row + 1]
            c += weights[row + 2]
        }
        return (a, b, c)
    }

    private func best(_ scores: (Lanes, Lanes, Lanes)) -> (tag: UInt8, score: Float) {
        var (best, top) = (0, scores.0[0])
        for tag in 1..<TaggerFormat.tagCount {
            let score = tag < 8 ? scores.0[tag] : tag < 16 ? scores.1[tag - 8] : scores.2[0]
            if score > top { (best, top) = (tag, score) }
        }
        return (UInt8(best + 1), top)
    }

    /// Goes over `sentences` in a random order and improves the weights; the share of tokens that
    /// it got right on its way.
    mutating func epoch(_ sentences: [Range<Int>], _ random: inout SplitMix64) -> (right: Int, tokens: Int) {
        var order = sentences
        random.shuffle(&order)
        var (right, tokens) = (0, 0)
        let dropout = UInt64(options.dropout)
        for sentence in order {
            var (t1, t2): (UInt8, UInt8) = (0, 0)
            for at in sentence {
                collect(at, t1, t2)
                if dropout > 0 {
                    var bits = random.next()
                    var left = 8
                    active.removeAll { _ in
                        if left == 0 {
                            bits = random.next()
                            left = 8
                        }
                        let drawn = bits & 0xff
                        bits >>= 8
                        left -= 1
                        return drawn < dropout
                    }
                }
                let found = scores()
                let (tag, top) = best(found)
                let gold = set.tags[at]
                tokens += 1
                if tag == gold { right += 1 }
                step(found, top: top, gold: Int(gold) - 1)
                (t1, t2) = (tag, t1)
            }
        }
        return (right, tokens)
    }

    private mutating func step(_ scores: (Lanes, Lanes, Lanes), top: Float, gold: Int) {
        var (a, b, c) = (Lanes(repeating: 0), Lanes(repeating: 0), Lanes(repeating: 0))
        var total: Float = 0
        for tag in 0..<8 {
            a[tag] = Softmax.exponential(scores.0[tag] - top)
            total += a[tag]
        }
        for tag in 0..<8 {
            b[tag] = Softmax.exponential(scores.1[tag] - top)
            total += b[tag]
        }
        c[0] = Softmax.exponential(scores.2[0] - top)
        total += c[0]
        let scale = 1 / total
        a *= scale
        b *= scale
        c *= scale
        let certain = gold < 8 ? a[gold] : gold < 16 ? b[gold - 8] : c[0]
        if certain > options.certainty { return }
        if gold < 8 { a[gold] -= 1 } else if gold < 16 { b[gold - 8] -= 1 } else { c[0] -= 1 }
        let (a2, b2, c2) = (a * a, b * b, c * c)
        let rate = options.rate
        let (ra, rb, rc) = (a * rate, b * rate, c * rate)
        let floor = Lanes(repeating: options.floor)
        if !mask.isEmpty {
            for row in active {
                squares[row] += a2
                weights[row] -= ra * mask[row] / (squares[row] + floor).squareRoot()
                squares[row + 1] += b2
                weights[row + 1] -= rb * mask[row + 1] / (squares[row + 1] + floor).squareRoot()
                squares[row + 2] += c2
                weights[row + 2] -= rc * mask[row + 2] / (squares[row + 2] + floor).squareRoot()
            }
            return
        }
        for row in active {
            squares[row] += a2
            weights[row] -= ra / (squares[row] + floor).squareRoot()
            squares[row + 1] += b2
            weights[row + 1] -= rb / (squares[row + 1] + floor).squareRoot()
            squares[row + 2] += c2
            weights[row + 2] -= rc / (squares[row + 2] + floor).squareRoot()
        }
    }

    /// Takes the weights as they are into the average.
    mutating func addToAverage() {
        for index in weights.indices { sums[index] += weights[index] }
    }

    /// Makes the average of `count` the weights.
    mutating func useAverage(of count: Int) {
        let scale = 1 / Float(count)
        for index in weights.indices { weights[index] = sums[index] * scale }
    }

    /// How much a weight matters: its square times a power of its AdaGrad sum.
    private func saliency(_ weight: Float, _ square: Float) -> Float {
        switch options.saliency {
        case 0: weight * weight
        case 1: weight * weight * square.squareRoot()
        default: weight * weight * square
        }
    }

    /// Sets all but about `share` of the weights to 0, where they stay.
    mutating func prune(keeping bytes: Int) {
        var (low, high): (Float, Float) = (0, 0)
        for row in weights.indices {
            for lane in 0..<8 { high = max(high, saliency(weights[row][lane], squares[row][lane])) }
        }
        // Binary search by the exponent of the threshold.
        low = high * 1e-9
        for _ in 0..<30 {
            let middle = (low * high).squareRoot()
            if size(middle) > bytes { low = middle } else { high = middle }
        }
        mask = [Lanes](repeating: Lanes(repeating: 0), count: weights.count)
        for row in weights.indices {
            for lane in 0..<8 where saliency(weights[row][lane], squares[row][lane]) >= high {
                mask[row][lane] = 1
            }
            weights[row] *= mask[row]
            sums[row] = Lanes(repeating: 0)
            if options.restart { squares[row] = Lanes(repeating: 0); weights[row] = Lanes(repeating: 0) }
        }
    }

    private func size(_ threshold: Float) -> Int {
        var bytes = 0
        for number in 0..<index.count {
            var count = 0
            for tag in 0..<TaggerFormat.tagCount {
                let row = Self.width * number + tag / 8
                if saliency(weights[row][tag % 8], squares[row][tag % 8]) >= threshold { count += 1 }
            }
            if count > 0 { bytes += count + 4 }
        }
        return bytes
    }

    /// Tags `sentence` into `tags` with the weights as they are.
    mutating func tag(_ sentence: Range<Int>, into tags: inout [UInt8]) {
        var (t1, t2): (UInt8, UInt8) = (0, 0)
        for at in sentence {
            collect(at, t1, t2)
            let tag = best(scores()).tag
            tags[at] = tag
            (t1, t2) = (tag, t1)
        }
    }
}
