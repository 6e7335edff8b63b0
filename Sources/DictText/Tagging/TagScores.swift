import DictModel

/// The scores of all tags for one token, computed from the weights of a model.
struct TagScores {
    private var values = [Int32](repeating: 0, count: TaggerFormat.tagCount)

    /// Sets the score of each tag to the sum of its weights for the features with the given keys.
    mutating func sum(_ keys: [UInt32], _ weights: WeightTable) {
        // Safe because the array has a place for each tag and outlives the closure.
        unsafe values.withUnsafeMutableBufferPointer { buffer in
            guard let scores = buffer.baseAddress else { return }
            for tag in 0..<TaggerFormat.tagCount { unsafe scores[tag] = 0 }
            for key in keys { unsafe weights.add(key, to: scores) }
        }
    }

    /// Returns the number of the tag with the highest score, from 1 to 17, or the lowest such
    /// number if several tie.
    func best() -> UInt8 {
        var best = 0
        for tag in 1..<values.count where values[tag] > values[best] { best = tag }
        return UInt8(best + 1)
    }

    /// Returns the score of the best tag, minus the highest score of any tag of another lexical
    /// class.
    func margin() -> Int {
        let best = Int(best()) - 1
        var rival = Int32.min
        for tag in 0..<values.count where Self.classes[tag] != Self.classes[best] {
            rival = max(rival, values[tag])
        }
        return Int(values[best]) - Int(rival)
    }

    /// The raw value of the lexical class of each tag, starting with tag 1.
    private static let classes: [UInt8] = (1...UInt8(TaggerFormat.tagCount)).map { number in
        UniversalTag(rawValue: number).map { LexicalClass($0).rawValue } ?? 0
    }
}
