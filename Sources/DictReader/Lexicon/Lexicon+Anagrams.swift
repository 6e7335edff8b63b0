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
        try words(passing: exact(letters), limit: limit)
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
        try forEachWord(passing: exact(letters), body)
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
        try forEachWord(passing: exact(letters), reading: &budget, body)
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
        try forEachWord(passing: some(letters, minimumLength), body)
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
        try forEachWord(passing: some(letters, minimumLength), reading: &budget, body)
    }

    /// Returns the first words that ``forEachWord(madeOf:minimumLength:_:)`` finds, at most `limit`
    /// of them.
    package func words(
        madeOf letters: Span<UInt8>, minimumLength: Int, limit: Int
    ) throws(FormatError) -> [[UInt8]] {
        guard minimumLength <= letters.count, !letters.isEmpty else { return [] }
        return try words(passing: some(letters, minimumLength), limit: limit)
    }

    /// Returns a filter for the words with exactly these letters.
    private func exact(_ letters: Span<UInt8>) -> LetterBag {
        LetterBag(letters, length: letters.count...letters.count, alphabet: alphabetLetters)
    }

    /// Returns a filter for the words of `minimumLength` or more letters with some of these.
    private func some(_ letters: Span<UInt8>, _ minimumLength: Int) -> LetterBag {
        LetterBag(
            letters, length: max(1, minimumLength)...letters.count, alphabet: alphabetLetters)
    }
}

/// A filter that accepts words of certain lengths that can be spelled with the given letters.
private struct LetterBag: WordFilter {
    struct State: Equatable {
        var left = LetterCounts()
        var jokers = 0
        var length = 0
    }

    private(set) var start = State()
    /// For each byte, its index in ``State/left``, or 255 for a byte that is no letter of the lexicon.
    private var places = [UInt8](repeating: 255, count: 256)
    private let length: ClosedRange<Int>

    init(_ letters: Span<UInt8>, length: ClosedRange<Int>, alphabet: [UInt8]) {
        self.length = length
        for index in alphabet.indices {
            places[Int(alphabet[index])] = UInt8(truncatingIfNeeded: index)
        }
        for index in letters.indices {
            if letters[index] == UInt8(ascii: "?") {
                start.jokers += 1
            } else {
                start.left.add(places[Int(letters[index])])
            }
        }
    }

    func advance(_ state: State, by letter: UInt8) -> State? {
        guard state.length < length.upperBound else { return nil }
        var next = state
        next.length += 1
        if next.left.take(places[Int(letter)]) { return next }
        guard state.jokers > 0 else { return nil }
        next.jokers -= 1
        return next
    }

    func accepts(_ state: State) -> Bool { length.contains(state.length) }

    func digest(_ state: State) -> UInt64 {
        state.left.digest &* 31 &+ UInt64(truncatingIfNeeded: state.jokers)
    }
}

/// The number of copies of each letter of an alphabet, up to 255, as many as a word can have.
///
/// An array would be copied for each letter of a search.
private struct LetterCounts: Equatable {
    /// The counts of eight letters each, the first one in the lowest byte.
    private var (a, b, c, d) = (0 as UInt64, 0 as UInt64, 0 as UInt64, 0 as UInt64)

    /// Adds a copy of the letter at `place`; does nothing if there is no such place.
    mutating func add(_ place: UInt8) { change(place) { $0 == 255 ? 255 : $0 &+ 1 } }

    /// Takes a copy of the letter at `place`, and returns whether there was one.
    mutating func take(_ place: UInt8) -> Bool {
        var isThere = false
        change(place) {
            isThere = $0 > 0
            return isThere ? $0 &- 1 : 0
        }
        return isThere
    }

    @inline(__always)
    private mutating func change(_ place: UInt8, _ body: (UInt64) -> UInt64) {
        switch place &>> 3 {
        case 0: Self.change(&a, place, body)
        case 1: Self.change(&b, place, body)
        case 2: Self.change(&c, place, body)
        case 3: Self.change(&d, place, body)
        default: break
        }
    }

    @inline(__always)
    private static func change(
        _ counts: inout UInt64, _ place: UInt8, _ body: (UInt64) -> UInt64
    ) {
        let shift = UInt64(place & 7) &<< 3
        let old = counts &>> shift & 255
        counts = counts &- old &<< shift &+ body(old) &<< shift
    }

    var digest: UInt64 { ((a &* 31 &+ b) &* 31 &+ c) &* 31 &+ d }
}
