import DictModel

/// A counter of the consistent player's wins that is fast while words of a pack are swapped one by
/// one.
///
/// The counts equal those of ``ConsistentPlayer``, who guesses at random among the words that fit
/// all hints. The result for a set of words is valid until one of these words changes, so most
/// results come from a cache. Results for sets with the word on trial, which may be swapped back,
/// are cached until the next count. All others are cached until a swap changes one of their words.
struct ConsistentWins {
    /// The minimum number of words in a set whose result is cached; smaller sets are faster to
    /// count again.
    private static let leastRemembered = 4
    /// The number of kept swaps after which a cached result expires, even if it is still valid.
    private static let memorySpan: UInt64 = 64

    private let words: Int
    private let unit: UInt64
    /// The fraction 1/m for each number of words m, in units of 1/n! for a pack of n words.
    private let shares: [UInt64]
    /// The cached results for sets without the word on trial, the one that may be swapped back.
    ///
    /// The time of a result is the epoch in which it was stored.
    private var kept = SetCache(bits: 13)
    /// The cached results for sets with the word on trial, the one that may be swapped back.
    ///
    /// The time of a result is the serial number of the count that stored it.
    private var trials = SetCache(bits: 10)
    private var count: UInt64 = 0
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
    }

    /// Records that the word last swapped in, at `place`, stays in the pack.
    ///
    /// This invalidates the cached results for sets that contain the place.
    mutating func keep(_ place: Int) {
        for index in touched.indices { touched[index] |= 1 << UInt16(place) }
        epoch += 1
        touched[Int(epoch % Self.memorySpan)] = 0
    }

    /// Returns the number of games that the consistent player wins, summed over all words as the
    /// secret.
    ///
    /// The result is in units of 1/n! of a win, where n is the number of words in the pack.
    ///
    /// - Parameters:
    ///   - table: The hints between the words of the pack. Unless ``forget()`` has been called, it
    ///     may differ from the pack as last kept only in the word at `trial`.
    ///   - attempts: The number of guesses in a game.
    ///   - trial: The place of a word that may be swapped back, or `nil` if there is none.
    /// - Returns: The number of wins, which is n × n! if all games are won.
    mutating func count(_ table: SwapTable, attempts: Int, trial: Int? = nil) -> UInt64 {
        count += 1
        let onTrial: UInt16 = trial.map { 1 << UInt16($0) } ?? 0
        let every = table.everyWord
        let certain = UInt64(words) &* unit
        // Each guess eliminates at least itself.
        if words <= attempts { return certain }
        let lost =
            switch attempts {
            case ...1: UInt64(words - max(attempts, 0)) &* unit
            case 2: lossesOfTwo(table.answers.span, every)
            default: losses(table.answers.span, onTrial, every, attempts)
            }
        return certain - lost
    }

    /// Returns the number of lost games of at least 3 attempts if the secret is one of `words`, in
    /// the unit of ``count(_:attempts:trial:)``.
    ///
    /// There must be more words than `attempts`. After a guess, the other words remain, in groups
    /// according to their hints. For m words, let W be the wins and L the losses: m W is m plus the
    /// sum of W(group) over all guesses and groups. The groups of each guess have m - 1 words
    /// together, so m L is the sum of L(group). Only groups with more words than guesses left
    /// contribute to it, and these are few.
    private mutating func losses(
        _ answers: Span<SwapTable.Answers>, _ onTrial: UInt16, _ words: UInt16, _ attempts: Int
    ) -> UInt64 {
        let left = words.nonzeroBitCount
        let key = UInt64(attempts) << 16 | UInt64(words)
        let isRemembered = left >= Self.leastRemembered
        let isTried = words & onTrial != 0
        if isRemembered {
            let entry = isTried ? trials[key] : kept[key]
            if entry.isOf(key), isTried ? entry.time == count : holds(entry.time, words) {
                return entry.value
            }
        }
        var sum: UInt64 = 0
        var guessesLeft = words
        while guessesLeft != 0 {
            let answer = SwapTable.answer(answers[guessesLeft.trailingZeroBitCount], among: words)
            guessesLeft &= guessesLeft &- 1
            let large = SwapTable.large(answer, atLeast: attempts)
            if (large[0] | large[1]) == 0 { continue }
            sum &+= losses(answers, onTrial, answer[0], large[0], attempts &- 1)
            sum &+= losses(answers, onTrial, answer[1], large[1], attempts &- 1)
        }
        let result = sum / UInt64(left)
        if isRemembered {
            if isTried {
                trials[key] = SetCache.Entry(key, at: count, result)
            } else {
                kept[key] = SetCache.Entry(key, at: epoch, result)
            }
        }
        return result
    }

    /// Returns the sum of the losses of the groups in four 16-bit lanes, in each lane whose highest
    /// bit is set in `lanes`.
    @inline(__always)
    private mutating func losses(
        _ answers: Span<SwapTable.Answers>, _ onTrial: UInt16, _ groups: UInt64, _ lanes: UInt64,
        _ attempts: Int
    ) -> UInt64 {
        var lanes = lanes
        var sum: UInt64 = 0
        while lanes != 0 {
            let group = UInt16(
                truncatingIfNeeded: groups &>> UInt64(lanes.trailingZeroBitCount & ~15))
            lanes &= lanes &- 1
            sum &+=
                attempts == 2
                ? lossesOfTwo(answers, group) : losses(answers, onTrial, group, attempts)
        }
        return sum
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

/// A cache of numbers for sets of words, which forgets an older number when a newer one needs its
/// place.
///
/// It is small enough to stay in the processor's cache, where a table with a place for each set
/// would not.
private struct SetCache {
    /// The cached number of one set of words.
    struct Entry {
        /// The bits of a tag that hold the key; the other ones hold the time.
        private static let keyBits: UInt64 = 20

        var value: UInt64 = 0
        private var tag: UInt64 = 0

        init() {}

        /// Creates an entry for a key of at most 20 bits.
        init(_ key: UInt64, at time: UInt64, _ value: UInt64) {
            self.value = value
            tag = time << Self.keyBits | key
        }

        /// The time at which the number was stored.
        var time: UInt64 { tag >> Self.keyBits }

        func isOf(_ key: UInt64) -> Bool { (tag ^ key) & (1 << Self.keyBits - 1) == 0 }
    }

    private var entries: [Entry]
    private let shift: UInt64

    /// Creates a cache with 2^`bits` places.
    init(bits: UInt64) {
        entries = Array(repeating: Entry(), count: 1 << bits)
        shift = 64 - bits
    }

    /// The entry at the place for `key`, which may be that of another key.
    subscript(key: UInt64) -> Entry {
        get { entries[place(of: key)] }
        set { entries[place(of: key)] = newValue }
    }

    /// Multiplicative hashing (Knuth, The Art of Computer Programming 3, section 6.4).
    private func place(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    }
}
