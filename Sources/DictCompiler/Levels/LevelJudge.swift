package import DictModel

/// A judge that checks level packs against all rules, independently of how they were made.
///
/// Everything is computed again from the words. The chances of the consistent and the best player
/// are checked with ``BruteForce``, which shares no code with the search for packs. The check does
/// not stop at the first violation.
package struct LevelJudge: Sendable {
    private let ladder: LevelLadder
    private let inflection: Inflection
    private let window: Int
    private let usable: Set<[UInt8]>?

    /// Creates a judge that applies the rules of `ladder`.
    ///
    /// - Parameters:
    ///   - language: The language of the words, used to recognise forms of one word.
    ///   - ladder: The rules for each level.
    ///   - usable: The words that packs may use; if `nil`, packs may use any words of the letters a
    ///     to z.
    ///   - window: The number of consecutive sets in which no word may repeat.
    package init(
        language: Language, ladder: LevelLadder = .standard, usable: Set<[UInt8]>? = nil,
        window: Int = LevelPackBuilder.window
    ) {
        self.ladder = ladder
        self.window = window
        self.usable = usable
        inflection = Inflection(language)
    }

    /// Returns all violations of rules in `sets`, sorted by set and level.
    ///
    /// Checking takes a few hundredths of a second per set.
    package func violations(of sets: [LevelSet]) -> [LevelViolation] {
        var violations: [LevelViolation] = []
        var lastUse: [[UInt8]: Int] = [:]
        for (index, set) in sets.enumerated() {
            let wins = set.packs.map { pack in
                Self.isSmall(pack)
                    ? BruteForce(words: pack.words).consistentWins(attempts: Self.limit(of: pack))
                    : nil
            }
            violations += setViolations(set, number: index + 1, wins)
            for (pack, wins) in zip(set.packs, wins) {
                violations += packViolations(pack, set: index + 1, wins)
                for word in Set(pack.words).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                    if let last = lastUse[word], index - last < window {
                        violations.append(
                            LevelViolation(
                                rule: .repeated, set: index + 1, level: pack.level, words: [word],
                                found: "also in set \(last + 1)",
                                expected: "not within \(window) sets"))
                    }
                    lastUse[word] = index
                }
            }
        }
        return violations
    }

    /// Returns the violations of rules that concern `set` as a whole, such as two forms of one
    /// word.
    ///
    /// `number` is the 1-based number of the set, and `wins` has the consistent player's chance of
    /// winning for each pack, if it can be told.
    private func setViolations(
        _ set: LevelSet, number: Int, _ wins: [ExactRatio?]
    ) -> [LevelViolation] {
        var violations: [LevelViolation] = []
        func report(
            _ rule: LevelViolation.Rule, _ words: [[UInt8]], _ found: String, _ expected: String
        ) {
            violations.append(
                LevelViolation(
                    rule: rule, set: number, level: 0, words: words, found: found,
                    expected: expected))
        }
        let levels = set.packs.map(\.level)
        if levels != Array(1...LevelShape.levelCount) {
            report(.levels, [], "levels \(levels)", "levels 1 to \(LevelShape.levelCount)")
        }
        let words = set.packs.flatMap(\.words)
        let bases = words.map { inflection.bases(of: $0) { _ in true } }
        for second in words.indices {
            for first in 0..<second
            where words[first] != words[second]
                && (bases[first].contains(words[second]) || bases[second].contains(words[first]))
            {
                report(.forms, [words[first], words[second]], "both in one set", "one of them")
            }
        }
        let rates = wins.dropFirst()
        for (index, pair) in zip(rates, rates.dropFirst()).enumerated() {
            guard let before = pair.0, let after = pair.1, after >= before else { continue }
            report(
                .falling, [],
                "\(after.text) on level \(index + 3) after \(before.text) on level \(index + 2)",
                "a smaller chance on each level")
        }
        return violations
    }

    /// Returns the violations of rules that concern `pack` alone.
    ///
    /// `set` is the 1-based number of the set that contains the pack, and `wins` the consistent
    /// player's chance of winning, if it can be told.
    private func packViolations(
        _ pack: LevelPack, set: Int, _ wins: ExactRatio?
    ) -> [LevelViolation] {
        var violations: [LevelViolation] = []
        func report(
            _ rule: LevelViolation.Rule, _ words: [[UInt8]], _ found: String, _ expected: String
        ) {
            violations.append(
                LevelViolation(
                    rule: rule, set: set, level: pack.level, words: words, found: found,
                    expected: expected))
        }
        guard let rule = ladder.rules.first(where: { $0.shape.level == pack.level }) else {
            report(.levels, [], "level \(pack.level)", "level 1 to \(LevelShape.levelCount)")
            return violations
        }
        let shape = rule.shape
        if pack.words.count != shape.wordCount {
            report(.shape, [], "\(pack.words.count) words", "\(shape.wordCount)")
        }
        if pack.attempts != shape.attempts {
            report(.attempts, [], "\(pack.attempts)", "\(shape.attempts)")
        }
        var seen: Set<[UInt8]> = []
        for word in pack.words {
            if word.count != shape.wordLength {
                report(.shape, [word], "\(word.count) letters", "\(shape.wordLength)")
            }
            if !word.allSatisfy({ $0 >= 0x61 && $0 <= 0x7a }) {
                report(.letters, [word], "another byte", "a to z only")
            }
            if !seen.insert(word).inserted { report(.duplicate, [word], "twice", "once") }
            if let usable, !usable.contains(word) {
                report(.unusable, [word], "a word outside the pool", "a familiar lemma")
            }
        }
        for second in pack.words.indices {
            for first in 0..<second
            where pack.words[first] != pack.words[second]
                && pack.words[first].sorted() == pack.words[second].sorted()
            {
                report(
                    .anagramPair, [pack.words[first], pack.words[second]], "the same letters",
                    "no anagrams")
            }
        }
        guard Self.isSmall(pack) else { return violations }
        let words = pack.words
        let force = BruteForce(words: words)
        let limit = Self.limit(of: pack)
        if !rule.allowsInseparablePairs {
            for (first, second) in force.inseparablePairs {
                report(
                    .inseparablePair, [words[first], words[second]], "the same hints throughout",
                    "a third word that separates them")
            }
        }
        if !force.canAlwaysWin(attempts: limit) {
            report(.bestWins, [], "lost games", "a way to win every game")
        }
        if let wins, !rule.consistentWins.contains(wins) {
            report(
                .consistentWins, [], wins.text,
                "\(rule.consistentWins.lowerBound.text) to \(rule.consistentWins.upperBound.text)")
        }
        if let figures = PackFigures(words: words, attempts: pack.attempts) {
            if figures.lastHintWinsMillionths < rule.leastLastHintWinsMillionths {
                report(
                    .lastHintWins, [], "\(figures.lastHintWinsMillionths) millionths",
                    "at least \(rule.leastLastHintWinsMillionths)")
            }
            if let stated = pack.figures, stated != figures || stated.consistentWins != wins {
                report(.figures, [], "figures of other words", "the figures of these words")
            }
        }
        return violations
    }

    /// Returns the maximum number of guesses in a game with `pack`.
    ///
    /// If the attempts are unlimited, this is the number of words.
    private static func limit(of pack: LevelPack) -> Int {
        pack.attempts == 0 ? pack.words.count : min(pack.attempts, pack.words.count)
    }

    /// Whether `pack` is small enough for all its games to be played out.
    private static func isSmall(_ pack: LevelPack) -> Bool {
        !pack.words.isEmpty && pack.words.count <= HintTable.maximumCount
            && pack.words.allSatisfy { $0.count <= HintTable.maximumLength }
            && pack.attempts >= 0 && pack.attempts <= PackFigures.maximumAttempts
    }
}

extension ExactRatio {
    /// The ratio as `numerator/denominator`, for messages.
    fileprivate var text: String { "\(numerator)/\(denominator)" }
}
