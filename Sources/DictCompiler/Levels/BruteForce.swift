/// The figures of a pack by the plainest means, to check the analysis that made it.
///
/// Shares no code with the search: letters are crossed out one by one, every game of every secret
/// is played out, and chances are fractions.
struct BruteForce {
    private let words: [[UInt8]]
    /// The hint between any two words.
    private let hints: [[Int]]

    /// For packs of at most 15 words and games of at most 7 guesses or as many as words.
    init(words: [[UInt8]]) {
        self.words = words
        hints = words.map { first in words.map { Self.hint(first, $0) } }
    }

    /// The letters two words share, by crossing out.
    static func hint(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var rest = second
        var common = 0
        for letter in first {
            if let place = rest.firstIndex(of: letter) {
                rest.remove(at: place)
                common += 1
            }
        }
        return common
    }

    /// The chance of the player who takes any word that fits all hints; `nil` where the fraction
    /// needs more than 64 bits, which 15 words never do.
    func consistentWins(attempts: Int) -> ExactRatio? {
        let everyWord = Array(words.indices)
        var sum = ExactRatio(0)
        for secret in everyWord {
            guard
                let chance = chance(secret, among: everyWord, attempts),
                let next = sum.adding(chance)
            else { return nil }
            sum = next
        }
        return sum.divided(by: UInt64(words.count))
    }

    private func chance(_ secret: Int, among left: [Int], _ attempts: Int) -> ExactRatio? {
        if attempts == 0 { return ExactRatio(0) }
        if left.count <= attempts { return ExactRatio(1) }
        var sum = ExactRatio(1)
        for guess in left where guess != secret {
            let hint = hints[guess][secret]
            let fitting = left.filter { $0 != guess && hints[guess][$0] == hint }
            guard
                let chance = chance(secret, among: fitting, attempts - 1),
                let next = sum.adding(chance)
            else { return nil }
            sum = next
        }
        return sum.divided(by: UInt64(left.count))
    }

    /// Whether some way of guessing finds every secret in time.
    func canAlwaysWin(attempts: Int) -> Bool {
        canAlwaysWin(Array(words.indices), attempts)
    }

    private func canAlwaysWin(_ left: [Int], _ attempts: Int) -> Bool {
        if left.count <= attempts { return true }
        if attempts <= 1 { return false }
        for guess in words.indices {
            var groups: [Int: [Int]] = [:]
            for word in left where word != guess {
                groups[hints[guess][word], default: []].append(word)
            }
            let largest = groups.values.map(\.count).max() ?? 0
            if largest == left.count { continue }
            if groups.values.allSatisfy({ canAlwaysWin($0, attempts - 1) }) { return true }
        }
        return false
    }

    /// The pairs that no third word of the pack separates.
    var inseparablePairs: [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        for second in words.indices {
            for first in 0..<second {
                let isSeparated = words.indices.contains { third in
                    third != first && third != second
                        && hints[third][first] != hints[third][second]
                }
                if !isSeparated { pairs.append((first, second)) }
            }
        }
        return pairs
    }
}
