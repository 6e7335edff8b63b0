import DictModel

/// Decides whether the words of a list are written in capitals throughout.
struct CapitalGauge {
    /// The number of words in capitals from which on a list can be in capitals.
    private static let fewest = 20

    private var capitals = 0
    private var others = 0

    /// Whether nearly all words are in capitals.
    var isUpper: Bool { capitals >= Self.fewest && others * 20 <= capitals }

    /// The number of words in capitals, and of all others.
    var counts: (capitals: Int, others: Int) { (capitals, others) }

    /// Counts `word`, unless it is a single letter or has no letters.
    mutating func add(_ word: Span<UInt8>) {
        guard word.count > 1 else { return }
        if Self.isUpper(word) {
            capitals += 1
        } else if (0..<word.count).contains(where: { ASCII.isLetter(word[$0]) }) {
            others += 1
        }
    }

    /// Whether `word` has capitals of ASCII and no small letter of it.
    static func isUpper(_ word: Span<UInt8>) -> Bool {
        var hasCapital = false
        for index in 0..<word.count {
            if ASCII.isCapital(word[index]) {
                hasCapital = true
            } else if ASCII.isLetter(word[index]) {
                return false
            }
        }
        return hasCapital
    }
}
