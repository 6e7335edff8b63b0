import DictFormat
import DictModel

/// Brings what was learnt into the form of a model's file.
struct ModelWriter {
    let language: Language
    let passes: Int
    let classes: [(hash: UInt64, number: UInt32)]
    let wordClasses: WordClassList
    let notice: [UInt8]

    /// The file of the weights of `learners`, the smallest weights left out as far as `budget`
    /// bytes ask for it.
    func bytes(_ learners: [PassLearner], budget: Int) -> [UInt8] {
        var (low, high): (Float, Float) = (0, 0)
        for learner in learners {
            for lanes in learner.weights {
                for lane in 0..<8 { high = max(high, abs(lanes[lane])) }
            }
        }
        let scale = high
        let whole = file(learners, scale: scale, threshold: 0)
        if whole.count <= budget { return whole }
        var best: [UInt8] = []
        for _ in 0..<12 {
            let middle = (low + high) / 2
            let bytes = file(learners, scale: scale, threshold: middle)
            if bytes.count <= budget {
                best = bytes
                high = middle
                if bytes.count > budget - budget / 200 { break }
            } else {
                low = middle
            }
        }
        return best
    }

    private func file(_ learners: [PassLearner], scale: Float, threshold: Float) -> [UInt8] {
        var rows: [WeightTable.Row] = []
        for learner in learners {
            for (number, key) in learner.index.allKeys.enumerated() {
                var weights = [Int8](repeating: 0, count: TaggerFormat.tagCount)
                var isEmpty = true
                for tag in 0..<TaggerFormat.tagCount {
                    let weight = learner.weights[number * PassLearner.width + tag / 8][tag % 8]
                    guard abs(weight) >= threshold else { continue }
                    let root = (abs(weight) / scale).squareRoot() * 127
                    let level = Int8(min(127, root.rounded()))
                    if level != 0 {
                        weights[tag] = weight < 0 ? -level : level
                        isEmpty = false
                    }
                }
                if !isEmpty { rows.append(WeightTable.Row(key: key, weights: weights)) }
            }
        }
        let (directory, buckets) = WeightTable.bytes(of: rows)
        var numbers: [UInt32: Int] = [:]
        var ambiguities: [UInt8] = []
        let words = classes.map { word in
            if numbers[word.number] == nil {
                numbers[word.number] = numbers.count + 1
                ambiguities.append(littleEndian: word.number)
            }
            return (hash: word.hash, value: UInt16(numbers[word.number] ?? 0))
        }
        var info: [UInt8] = []
        info.append(littleEndian: TaggerFormat.featureVersion)
        info.append(littleEndian: UInt32(rows.count))
        info.append(littleEndian: UInt32(passes))
        info.append(littleEndian: UInt32(0))
        for _ in LexicalClass.allCases { info.append(littleEndian: Int32.max) }
        info.append(littleEndian: 0, bytes: TaggerFormat.infoSize - info.count)
        var writer = ArtefactWriter(kind: .tagger, language: language)
        writer.add(TaggerFormat.info, info)
        writer.add(TaggerFormat.notice, notice)
        writer.add(TaggerFormat.ambiguities, ambiguities)
        writer.add(TaggerFormat.words, FingerprintTable.bytes(of: words))
        writer.add(TaggerFormat.classes, FingerprintTable.bytes(of: wordClasses.sorted))
        writer.add(TaggerFormat.directory, directory)
        writer.add(TaggerFormat.weights, buckets)
        return writer.finish()
    }
}
