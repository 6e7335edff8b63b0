/// A deliberately simple analysis of a level pack, used to check the results of the search for
/// packs.
///
/// It shares no code with the search: letters are crossed out one by one, all games are played out
/// for every secret, and chances are fractions.
struct BruteForce {
    private let words: [[UInt8]]
    /// The hint for each pair of words, indexed by the guess and then by the secret.
    ///
    /// A hint is the number of letters that the two words have in common.
    private let hints: [[Int]]

    /// Creates the analysis of a pack of at most 15 words.
    init(words: [[UInt8]]) {
        self.words = words
        hints = words.map { first in words.map { Self.hint(first, $0) } }
    }

    /// Returns the hint for a guess: the number of letters that two words have in common, in any
    /// position.
    ///
    /// Each letter of one word is matched with at most one letter of the other, so ALL and LAP have
    /// two letters in common.
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

    /// Returns the chance of winning for the consistent player, who guesses at random among the
    /// words that fit all hints.
    ///
    /// - Parameter attempts: The number of guesses in a game.
    /// - Returns: The exact chance, averaged over all words as the secret, or `nil` if the fraction
    ///   needs more than 64 bits, which never happens with up to 15 words.
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

    /// Whether there is a strategy that finds every secret within `attempts` guesses.
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

    /// The pairs of words, as indices, that no other word of the pack separates.
    ///
    /// A word separates two others if its hints for them differ.
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
