import DictModel

/// A counter that decides whether a word list is written in capitals.
struct CapitalGauge {
    /// The minimum number of words in capitals in a list that is written in capitals.
    private static let fewest = 20

    private var capitals = 0
    private var others = 0

    /// Whether nearly all words counted so far are in capitals.
    ///
    /// There must be at least 20 words in capitals, and at least 20 times as many as other words.
    var isUpper: Bool { capitals >= Self.fewest && others * 20 <= capitals }

    /// The numbers of words counted so far: those in capitals, and all others.
    var counts: (capitals: Int, others: Int) { (capitals, others) }

    /// Counts `word`, unless it is a single character or has no ASCII letters.
    mutating func add(_ word: Span<UInt8>) {
        guard word.count > 1 else { return }
        if Self.isUpper(word) {
            capitals += 1
        } else if (0..<word.count).contains(where: { ASCII.isLetter(word[$0]) }) {
            others += 1
        }
    }

    /// Whether `word` has at least one ASCII capital and no other ASCII letters.
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
