/// Finds out how many small weights have to go.
struct WeightPruning {
    /// The bytes of a feature in the model's file, without those of its weights.
    private static let featureBytes = 4
    private let weights: [TagLanes]

    /// Pruning of `weights`, a row a feature.
    init(_ weights: [TagLanes]) { self.weights = weights }

    /// The lowest magnitude, about, at which the weights of it and above it, a byte each, and
    /// their features fit in `bytes`.
    ///
    /// O(weights).
    func threshold(forBytes bytes: Int) -> Float {
        var high: Float = 0
        for row in weights {
            for tag in 0..<TaggerFormat.tagCount { high = max(high, abs(row[tag])) }
        }
        guard high > 0, size(at: high * 1e-6) > bytes else { return high * 1e-6 }
        // By the square root of the quotient, so that all orders of magnitude are tried.
        var low = high * 1e-6
        for _ in 0..<24 {
            let middle = (low * high).squareRoot()
            if size(at: middle) > bytes { low = middle } else { high = middle }
        }
        return high
    }

    private func size(at threshold: Float) -> Int {
        var bytes = 0
        for row in weights {
            var count = 0
            for tag in 0..<TaggerFormat.tagCount where abs(row[tag]) >= threshold { count += 1 }
            if count > 0 { bytes += Self.featureBytes + count }
        }
        return bytes
    }
}
