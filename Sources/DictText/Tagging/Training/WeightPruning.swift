/// A search for the magnitude below which weights are dropped so that a model has a given size.
struct WeightPruning {
    /// The size of a feature in the model file without its weights, in bytes.
    private static let featureBytes = 4
    private let weights: [TagLanes]

    /// Creates a search over `weights`, which contains one element for each feature.
    init(_ weights: [TagLanes]) { self.weights = weights }

    /// Returns approximately the lowest magnitude at which the remaining weights fit in `bytes`
    /// bytes.
    ///
    /// The remaining weights are those of at least this magnitude. The size includes one byte for
    /// each of them, and their features.
    ///
    /// - Complexity: O(*n*), where *n* is the number of weights.
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
