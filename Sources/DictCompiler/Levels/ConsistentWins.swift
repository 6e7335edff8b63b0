import DictModel

/// A counter of the consistent player's wins that is fast while words of a pack are swapped one by
/// one.
///
/// The counts equal those of ``ConsistentPlayer``, who guesses at random among the words that fit
/// all hints. The result for a set of words is valid until one of these words changes, so most
/// results come from a cache. The result for a set with a word on trial is made from that for the
/// set without it: a guess of another word leads to the same groups, but for the one that the word
/// on trial is in.
struct ConsistentWins {
    /// The number of kept swaps after which a cached result expires, even if it is still valid.
    private static let memorySpan: UInt64 = 64
    /// The binary logarithm of the number of results that are cached for a trial.
    private static let trialBits: UInt64 = 10

    private let words: Int
    private let unit: UInt64
    /// The fraction 1/m for each number of words m, in units of 1/n! for a pack of n words.
    private let shares: [UInt64]
    /// The cached results for sets of words of the pack.
    ///
    /// The time of a result is the epoch in which it was stored.
    private var kept = SetCache(bits: 14)
    /// For sets of words, how many more games are lost with the word on trial.
    ///
    /// The time of a result is the number of the trial.
    private var trials = SetCache(bits: trialBits)
    /// The number of the last trial, and the results for the sets with its word, by the keys of the
    /// sets without it.
    private var trialNumber: UInt64 = 0
    private var found: [(key: UInt64, losses: UInt64)] = []
    /// The number of sets of words that were examined, not counting those in a cache.
    private(set) var steps = 0
    /// The current epoch, a number that increases with every swap that is kept.
    private var epoch = memorySpan
    /// For each recent epoch, a mask of the places in the pack whose words have changed since then.
    ///
    /// An epoch has the index `epoch % memorySpan`.
    private var touched = [UInt16](repeating: 0, count: Int(memorySpan))

    /// Creates a counter for packs of `words` words.
    init(words: Int) {
        self.words = words
        let unit = (1...UInt64(words)).reduce(1, *)
        self.unit = unit
        shares = [0] + (1...UInt64(words)).map { unit / $0 }
    }

    /// Discards all cached results.
    ///
    /// Call it before counting for a pack that was not made from the previous one by swaps.
    mutating func forget() {
        epoch += Self.memorySpan
        for index in touched.indices { touched[index] = 0 }
        // Another table may number its trials from the start.
        trials = SetCache(bits: Self.trialBits)
        trialNumber = 0
        found.removeAll(keepingCapacity: true)
    }

    /// Records that the word of `trial` is in the pack from now on.
    ///
    /// This invalidates the cached results for sets that contain its place, but for those that were
    /// counted with it.
    mutating func keep(_ trial: SwapTable.Trial) {
        let bit: UInt16 = 1 << UInt16(trial.place)
        for index in touched.indices { touched[index] |= bit }
        epoch += 1
        touched[Int(epoch % Self.memorySpan)] = 0
        guard trial.number == trialNumber else { return }
        for (key, losses) in found {
            let key = key | UInt64(bit)
            kept[key] = SetCache.Entry(key, at: epoch, losses)
        }
    }

    /// Returns the number of games that the consistent player wins, summed over all words as the
    /// secret.
    ///
    /// The result is in units of 1/n! of a win, where n is the number of words in the pack.
    ///
    /// - Parameters:
    ///   - table: The hints between the words of the pack, the same table as before unless
    ///     ``forget()`` has been called; each word it has kept since was passed to ``keep(_:)``.
    ///   - attempts: The number of guesses in a game.
    ///   - trial: A word that takes the place of one of the pack, or `nil` for the pack as it is.
    /// - Returns: The number of wins, which is n × n! if all games are won.
    mutating func count(
        _ table: SwapTable, attempts: Int, trial: SwapTable.Trial? = nil
    ) -> UInt64 {
        let certain = UInt64(words) &* unit
        // Each guess eliminates at least itself.
        if words <= attempts { return certain }
        if attempts <= 1 { return UInt64(max(attempts, 0)) &* unit }
        guard let trial else {
            return certain - losses(table.answers.span, table.everyWord, attempts)
        }
        if trial.number != trialNumber {
            trialNumber = trial.number
            found.removeAll(keepingCapacity: true)
        }
        let others = table.everyWord & ~(1 << UInt16(trial.place))
        let before = words > attempts + 1 ? losses(table.answers.span, others, attempts) : 0
        return certain &- before &- moreLosses(table.answers.span, trial, others, attempts)
    }

    /// Returns the number of lost games of at least 2 attempts if the secret is one of `words`, in
    /// the unit of ``count(_:attempts:trial:)``.
    ///
    /// There must be more words than attempts. After a guess, the other words remain, in groups
    /// according to their hints. For m words, let W be the wins and L the losses: m W is m plus the
    /// sum of W(group) over all guesses and groups. The groups of each guess have m - 1 words
    /// together, so m L is the sum of L(group). Only groups with more words than guesses left
    /// contribute to it, and these are few.
    private mutating func losses(
        _ answers: Span<SwapTable.Answers>, _ words: UInt16, _ attempts: Int
    ) -> UInt64 {
        let key = UInt64(attempts) << 16 | UInt64(words)
        let entry = kept[key]
        if entry.isOf(key), holds(entry.time, words) { return entry.value }
        steps &+= 1
        let result: UInt64
        if attempts == 2 {
            result = lossesOfTwo(answers, words)
        } else {
            var sum: UInt64 = 0
            var guessesLeft = words
            while guessesLeft != 0 {
                let answer = answers[guessesLeft.trailingZeroBitCount]
                guessesLeft &= guessesLeft &- 1
                let groups = SwapTable.answer(answer, among: words)
                sum &+= losses(answers, groups: groups, attempts &- 1)
            }
            result = sum / UInt64(words.nonzeroBitCount)
        }
        kept[key] = SetCache.Entry(key, at: epoch, result)
        return result
    }

    /// Returns the sum of the losses of the groups in eight masks.
    @inline(__always)
    private mutating func losses(
        _ answers: Span<SwapTable.Answers>, groups: SwapTable.Answers, _ attempts: Int
    ) -> UInt64 {
        let large = SwapTable.large(groups, atLeast: attempts &+ 1)
        if (large[0] | large[1]) == 0 { return 0 }
        return losses(answers, groups[0], large[0], attempts)
            &+ losses(answers, groups[1], large[1], attempts)
    }

    /// Returns the sum of the losses of the groups in four 16-bit lanes, in each lane whose highest
    /// bit is set in `lanes`.
    @inline(__always)
    private mutating func losses(
        _ answers: Span<SwapTable.Answers>, _ groups: UInt64, _ lanes: UInt64, _ attempts: Int
    ) -> UInt64 {
        var lanes = lanes
        var sum: UInt64 = 0
        while lanes != 0 {
            let group = UInt16(
                truncatingIfNeeded: groups &>> UInt64(lanes.trailingZeroBitCount & ~15))
            lanes &= lanes &- 1
            sum &+= losses(answers, group, attempts)
        }
        return sum
    }

    /// Returns how many more games of at least 2 attempts are lost if the secret is one of `words`
    /// or the word on trial, whose place is not in `words`, than without that word.
    ///
    /// There must be at least as many words as attempts.
    ///
    /// For n words and the one on trial, (n + 1) L is the sum of L(group) over all guesses and
    /// groups, and without the word on trial it is n L(words). With it, one group of each guess has
    /// it as well, and there are the groups of the word on trial as the guess.
    private mutating func moreLosses(
        _ answers: Span<SwapTable.Answers>, _ trial: SwapTable.Trial, _ words: UInt16,
        _ attempts: Int
    ) -> UInt64 {
        let key = UInt64(attempts) << 16 | UInt64(words)
        let entry = trials[key]
        if entry.isOf(key), entry.time == trialNumber { return entry.value }
        steps &+= 1
        let others = words.nonzeroBitCount
        let before = others > attempts ? losses(answers, words, attempts) : 0
        var sum: UInt64 = 0
        var guessesLeft = words
        let own = SwapTable.answer(trial.answers, among: words)
        if attempts == 2 {
            // With one guess left, all games are lost but that of the guess.
            var count = others &- SwapTable.groupCount(own)
            while guessesLeft != 0 {
                let guess = guessesLeft.trailingZeroBitCount
                guessesLeft &= guessesLeft &- 1
                if trial.alike(guess, answers[guess]) & words != 0 { count &+= 1 }
            }
            sum = UInt64(count) &* unit
        } else {
            while guessesLeft != 0 {
                let guess = guessesLeft.trailingZeroBitCount
                guessesLeft &= guessesLeft &- 1
                let group = trial.alike(guess, answers[guess]) & words
                // Groups with too few words are left out, by taking away one fewer.
                var rest = group
                for _ in 2..<attempts { rest &= rest &- 1 }
                if rest == 0 { continue }
                sum &+= moreLosses(answers, trial, group, attempts &- 1)
            }
            sum &+= losses(answers, groups: own, attempts &- 1)
        }
        let result = UInt64(
            bitPattern: Int64(bitPattern: sum &- before) / Int64(others &+ 1))
        trials[key] = SetCache.Entry(key, at: trialNumber, result)
        found.append((key, before &+ result))
        return result
    }

    /// Returns the number of lost games of 2 attempts if the secret is one of `words`.
    ///
    /// For m words, a game of two attempts is won by the first guess or by the second, in one of
    /// as many groups as the first guess has different hints.
    private func lossesOfTwo(_ answers: Span<SwapTable.Answers>, _ words: UInt16) -> UInt64 {
        let left = words.nonzeroBitCount
        let groups = SwapTable.groupCount(answers, words)
        return UInt64(left &* (left &- 1) &- groups) &* shares[left]
    }

    /// Whether the result for the set `words` that was cached in the epoch `stamp` is still valid.
    private func holds(_ stamp: UInt64, _ words: UInt16) -> Bool {
        epoch &- stamp < Self.memorySpan && touched[Int(stamp % Self.memorySpan)] & words == 0
    }
}
