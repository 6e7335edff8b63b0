/// A deliberately simple analysis of a level pack, used to check the results of the search for
/// packs.
///
/// It shares no code with the search: letters are crossed out one by one, all games are played out
/// for every secret, and chances are fractions. Games with the same words left go on in the same way
/// and are played out once.
struct BruteForce {
    private let words: [[UInt8]]
    /// The hint for each pair of words, indexed by the guess and then by the secret.
    ///
    /// A hint is the number of letters that the two words have in common.
    private let hints: [[Int]]
    /// For each guess and each hint, a mask of the other words for which the guess gets the hint.
    private let groups: [[UInt16]]

    /// Creates the analysis of a pack of at most 15 words.
    init(words: [[UInt8]]) {
        self.words = words
        let hints = words.map { first in words.map { Self.hint(first, $0) } }
        self.hints = hints
        groups = hints.indices.map { guess in
            var groups = [UInt16](repeating: 0, count: 1 + (hints[guess].max() ?? 0))
            for (word, hint) in hints[guess].enumerated() where word != guess {
                groups[hint] |= 1 << UInt16(word)
            }
            return groups
        }
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
        var sum = ExactRatio(0)
        for secret in words.indices {
            // For each guess, the other words for which it gets the same hint as for the secret.
            let fitting = words.indices.map { groups[$0][hints[$0][secret]] }
            var known: [Int: ExactRatio] = [:]
            let everyWord = UInt16(1 << words.count - 1)
            guard
                let chance = Self.chance(secret, everyWord, attempts, fitting, &known),
                let next = sum.adding(chance)
            else { return nil }
            sum = next
        }
        return sum.divided(by: UInt64(words.count))
    }

    /// Returns the chance of finding `secret` if it is one of the words in the mask `left`.
    ///
    /// For each guess, `fitting` is a mask of the words that its hint for this secret leaves. The
    /// chances for this secret that have been worked out are in `known`, by attempts and mask.
    private static func chance(
        _ secret: Int, _ left: UInt16, _ attempts: Int, _ fitting: [UInt16],
        _ known: inout [Int: ExactRatio]
    ) -> ExactRatio? {
        let count = left.nonzeroBitCount
        if attempts == 0 { return ExactRatio(0) }
        if count <= attempts { return ExactRatio(1) }
        // The last guess is the secret or lost.
        if attempts == 1 { return ExactRatio(1, UInt64(count)) }
        let key = attempts << 16 | Int(left)
        if let chance = known[key] { return chance }
        var certain: UInt64 = 1
        var sum = ExactRatio(0)
        for guess in fitting.indices where guess != secret && left & (1 << UInt16(guess)) != 0 {
            let next = left & fitting[guess]
            if next.nonzeroBitCount < attempts {
                certain += 1
                continue
            }
            guard
                let chance = chance(secret, next, attempts - 1, fitting, &known),
                let more = sum.adding(chance)
            else { return nil }
            sum = more
        }
        let chance = sum.adding(ExactRatio(certain))?.divided(by: UInt64(count))
        known[key] = chance
        return chance
    }

    /// Whether there is a strategy that finds every secret within `attempts` guesses.
    func canAlwaysWin(attempts: Int) -> Bool {
        canAlwaysWin(UInt16(1 << words.count - 1), attempts)
    }

    /// Whether there is a strategy that finds each of the words in the mask `left`.
    private func canAlwaysWin(_ left: UInt16, _ attempts: Int) -> Bool {
        if left.nonzeroBitCount <= attempts { return true }
        if attempts <= 1 { return false }
        for groups in groups {
            // A guess that leaves all words tells nothing.
            if groups.contains(where: { $0 & left == left }) { continue }
            if groups.allSatisfy({ canAlwaysWin($0 & left, attempts - 1) }) { return true }
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
