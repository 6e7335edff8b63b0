import DictFormat
import DictModel

/// A writer that encodes learnt weights and tables in the file format of tagger models.
struct ModelWriter {
    let language: Language
    /// The ambiguity class of each known word, together with the hash of the word's form.
    let ambiguities: [(hash: UInt64, number: UInt32)]
    let wordClasses: WordClassList
    let notice: [UInt8]

    /// Returns the bytes of a model file with the weights of `learner`.
    func bytes(_ learner: WeightLearner) -> [UInt8] {
        let (directory, buckets, features) = WeightTable.bytes(of: rows(learner))
        var numbers: [UInt32: UInt16] = [:]
        var classes: [UInt8] = []
        var words: [(hash: UInt64, value: UInt16)] = []
        for word in ambiguities {
            if numbers[word.number] == nil, numbers.count < Int(UInt16.max) {
                numbers[word.number] = UInt16(numbers.count + 1)
                classes.append(littleEndian: word.number)
            }
            words.append((word.hash, numbers[word.number] ?? 0))
        }
        var writer = ArtefactWriter(kind: .tagger, language: language)
        writer.add(TaggerFormat.info, info(features: features))
        writer.add(TaggerFormat.notice, notice)
        writer.add(TaggerFormat.ambiguities, classes)
        writer.add(TaggerFormat.words, FingerprintTable.bytes(of: words))
        writer.add(TaggerFormat.classes, FingerprintTable.bytes(of: wordClasses.sorted))
        writer.add(TaggerFormat.directory, directory)
        writer.add(TaggerFormat.weights, buckets)
        return writer.finish()
    }

    private func info(features: Int) -> [UInt8] {
        var info: [UInt8] = []
        info.append(littleEndian: TaggerFormat.featureVersion)
        info.append(littleEndian: UInt32(features))
        info.append(littleEndian: UInt32(wordClasses.longestEnding))
        info.append(littleEndian: 0, bytes: TaggerFormat.Info.thresholds - info.count)
        for margin in MarginThresholds().margins { info.append(littleEndian: margin) }
        info.append(littleEndian: 0, bytes: TaggerFormat.infoSize - info.count)
        return info
    }

    /// Returns the features with their weights as bytes `q` that mean `q * |q|`.
    ///
    /// The weights are scaled so that the largest byte is 127. Features without any weight are left
    /// out.
    private func rows(_ learner: WeightLearner) -> [WeightTable.Row] {
        var largest: Float = 0
        for row in learner.weights {
            for tag in 0..<TaggerFormat.tagCount { largest = max(largest, abs(row[tag])) }
        }
        guard largest > 0 else { return [] }
        var rows: [WeightTable.Row] = []
        for (key, row) in zip(learner.features.keys, learner.weights) {
            let weights = (0..<TaggerFormat.tagCount).map { tag in
                let root = ((abs(row[tag]) / largest).squareRoot() * 127).rounded()
                return Int8(row[tag] < 0 ? -root : root)
            }
            if weights.contains(where: { $0 != 0 }) {
                rows.append(WeightTable.Row(key: key, weights: weights))
            }
        }
        return rows
    }
}
