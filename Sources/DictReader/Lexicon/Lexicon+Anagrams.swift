public import DictFormat

extension Lexicon {
    /// The first `limit` words made of exactly `letters` in some order, ascending; `?` among them
    /// stands for any letter.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` where the nodes are damaged.
    /// - Complexity: O(prefixes that the letters can spell).
    public func anagrams(
        of letters: Span<UInt8>, limit: Int
    ) throws(FormatError) -> [[UInt8]] {
        try words(
            passing: LetterBag(letters, length: letters.count...letters.count), limit: limit)
    }

    /// The first `limit` words of at least `minimumLength` letters made of some of `letters`,
    /// ascending; `?` among them stands for any letter.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` where the nodes are damaged.
    /// - Complexity: O(prefixes that the letters can spell).
    public func subanagrams(
        of letters: Span<UInt8>, minimumLength: Int, limit: Int
    ) throws(FormatError) -> [[UInt8]] {
        guard minimumLength <= letters.count else { return [] }
        return try words(
            passing: LetterBag(letters, length: max(1, minimumLength)...max(1, letters.count)),
            limit: limit)
    }
}

/// The letters that are left to spell with.
private struct LetterBag: WordFilter {
    struct State {
        /// How often each byte is left.
        var left: [UInt8: Int]
        var jokers: Int
        var length: Int
    }

    let start: State
    private let length: ClosedRange<Int>

    init(_ letters: Span<UInt8>, length: ClosedRange<Int>) {
        var left: [UInt8: Int] = [:]
        var jokers = 0
        for index in letters.indices {
            if letters[index] == UInt8(ascii: "?") {
                jokers += 1
            } else {
                left[letters[index], default: 0] += 1
            }
        }
        start = State(left: left, jokers: jokers, length: 0)
        self.length = length
    }

    func advance(_ state: State, by letter: UInt8) -> State? {
        guard state.length < length.upperBound else { return nil }
        var next = state
        next.length += 1
        if let left = state.left[letter], left > 0 {
            next.left[letter] = left - 1
        } else if state.jokers > 0 {
            next.jokers -= 1
        } else {
            return nil
        }
        return next
    }

    func accepts(_ state: State) -> Bool { length.contains(state.length) }
}
