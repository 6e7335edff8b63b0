public import DictFormat

extension Lexicon {
    /// Returns the first anagrams of `letters` in byte order, at most `limit` of them.
    ///
    /// An anagram is a word that uses each letter exactly as often as `letters` contains it. A `?`
    /// can be used as any letter. The letters must be folded; see ``folded(_:)``.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes are damaged.
    /// - Complexity: O(*n*), where *n* is the number of prefixes in the lexicon that the letters
    ///   can spell.
    package func anagrams(
        of letters: Span<UInt8>, limit: Int
    ) throws(FormatError) -> [[UInt8]] {
        try words(
            passing: LetterBag(letters, length: letters.count...letters.count), limit: limit)
    }

    /// Calls `body` with each anagram of `letters`, in byte order, until `body` returns `false`.
    ///
    /// For the rules of anagrams, see ``anagrams(of:limit:)``. The span passed to `body` is valid
    /// only during the call.
    ///
    /// - Throws: The same errors as ``anagrams(of:limit:)``.
    public func forEachAnagram(
        of letters: Span<UInt8>, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        try forEachWord(
            passing: LetterBag(letters, length: letters.count...letters.count), body)
    }

    /// Calls `body` with each anagram of `letters`, in byte order, until `body` returns `false`, or
    /// as many letters of the lexicon have been read as `budget` says.
    ///
    /// See ``forEachWord(passing:reading:_:)`` for the budget.
    ///
    /// - Throws: The same errors as ``anagrams(of:limit:)``.
    package func forEachAnagram(
        of letters: Span<UInt8>, reading budget: inout Int64, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        try forEachWord(
            passing: LetterBag(letters, length: letters.count...letters.count), reading: &budget,
            body)
    }

    /// Calls `body` with each word that can be spelled with some or all of `letters`, in byte order,
    /// until `body` returns `false`.
    ///
    /// Each word has at least `minimumLength` letters, and uses no letter more often than `letters`
    /// contains it. A `?` can be used as any letter. The letters must be folded; see
    /// ``folded(_:)``. The span passed to `body` is valid only during the call.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes are damaged.
    /// - Complexity: O(*n*), where *n* is the number of prefixes in the lexicon that the letters
    ///   can spell.
    public func forEachWord(
        madeOf letters: Span<UInt8>, minimumLength: Int, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        guard minimumLength <= letters.count, !letters.isEmpty else { return }
        try forEachWord(
            passing: LetterBag(letters, length: max(1, minimumLength)...letters.count), body)
    }

    /// Calls `body` with each word that ``forEachWord(madeOf:minimumLength:_:)`` finds, until `body`
    /// returns `false`, or as many letters of the lexicon have been read as `budget` says.
    ///
    /// See ``forEachWord(passing:reading:_:)`` for the budget.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes are damaged.
    package func forEachWord(
        madeOf letters: Span<UInt8>, minimumLength: Int, reading budget: inout Int64,
        _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        guard minimumLength <= letters.count, !letters.isEmpty else { return }
        try forEachWord(
            passing: LetterBag(letters, length: max(1, minimumLength)...letters.count),
            reading: &budget, body)
    }

    /// Returns the first words that ``forEachWord(madeOf:minimumLength:_:)`` finds, at most `limit`
    /// of them.
    package func words(
        madeOf letters: Span<UInt8>, minimumLength: Int, limit: Int
    ) throws(FormatError) -> [[UInt8]] {
        guard minimumLength <= letters.count, !letters.isEmpty else { return [] }
        return try words(
            passing: LetterBag(letters, length: max(1, minimumLength)...letters.count),
            limit: limit)
    }
}

/// A filter that accepts words of certain lengths that can be spelled with the given letters.
private struct LetterBag: WordFilter {
    struct State: Equatable {
        /// The number of copies left of each letter, indexed by the letter's entry in `places`.
        var left: [Int] = []
        var jokers = 0
        var length = 0
    }

    private(set) var start = State()
    /// The index in ``State/left`` of the count for each byte, or -1 for a byte that is not one of
    /// the given letters.
    private var places = [Int](repeating: -1, count: 256)
    private let length: ClosedRange<Int>

    init(_ letters: Span<UInt8>, length: ClosedRange<Int>) {
        self.length = length
        for index in letters.indices {
            let letter = Int(letters[index])
            if letter == UInt8(ascii: "?") {
                start.jokers += 1
            } else if places[letter] >= 0 {
                start.left[places[letter]] += 1
            } else {
                places[letter] = start.left.count
                start.left.append(1)
            }
        }
    }

    func advance(_ state: State, by letter: UInt8) -> State? {
        guard state.length < length.upperBound else { return nil }
        var next = state
        next.length += 1
        let place = places[Int(letter)]
        if place >= 0, state.left[place] > 0 {
            next.left[place] -= 1
        } else if state.jokers > 0 {
            next.jokers -= 1
        } else {
            return nil
        }
        return next
    }

    func accepts(_ state: State) -> Bool { length.contains(state.length) }

    func digest(_ state: State) -> UInt64 {
        var digest = UInt64(truncatingIfNeeded: state.jokers)
        for count in state.left { digest = digest &* 31 &+ UInt64(truncatingIfNeeded: count) }
        return digest
    }
}
