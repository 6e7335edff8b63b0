/// Familiarity in six bands, from what everybody knows to what is only accepted.
///
/// Sources may use any number from 1 to 100, too many for the colours of a chart.
enum FamiliarityBands {
    static let limits = [10, 20, 35, 60, 100]

    /// The names of the bands; the last is for words without familiarity.
    static let names = [
        "familiarity up to 10", "11 to 20", "21 to 35", "36 to 60", "61 to 100",
        "none, or only accepted",
    ]

    /// Returns the number of words in each band but the last.
    ///
    /// `counts` has the number of words of each familiarity; names that are not numbers are left
    /// out.
    static func sums(_ counts: [String: Count]) -> [Int] {
        var sums = limits.map { _ in 0 }
        for (name, count) in counts {
            guard let familiarity = Int(name), familiarity > 0,
                let band = limits.firstIndex(where: { familiarity <= $0 })
            else { continue }
            sums[band] += count.value
        }
        return sums
    }
}
