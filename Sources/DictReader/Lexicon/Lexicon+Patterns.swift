public import DictFormat

extension Lexicon {
    /// Returns the first words in byte order that match `pattern`, at most `limit` of them.
    ///
    /// The pattern must match the whole word. In the pattern, `?` matches any single letter, and
    /// `*` matches any run of letters, even an empty one. Letters must be folded; see
    /// ``folded(_:)``. A pattern with more than 63 letters and question marks in total matches
    /// nothing.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes are damaged.
    /// - Complexity: O(*n*), where *n* is the number of prefixes in the lexicon that can still
    ///   match. If the pattern begins with `*`, these are all prefixes.
    package func words(
        matching pattern: Span<UInt8>, limit: Int
    ) throws(FormatError) -> [[UInt8]] {
        guard let filter = PatternFilter(pattern) else { return [] }
        return try words(passing: filter, limit: limit)
    }

    /// Calls `body` with each word that matches `pattern`, in byte order, until `body` returns
    /// `false`.
    ///
    /// For the syntax of patterns, see ``words(matching:limit:)``. The span passed to `body` is
    /// valid only during the call.
    ///
    /// - Throws: The same errors as ``words(matching:limit:)``.
    public func forEachWord(
        matching pattern: Span<UInt8>, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        guard let filter = PatternFilter(pattern) else { return }
        try forEachWord(passing: filter, body)
    }

    /// Calls `body` with each word that matches `pattern`, in byte order, until `body` returns
    /// `false`, or as many letters have been read as `budget` says.
    ///
    /// For a lexicon of a few kilobytes, a pattern can match billions of words, or none after as
    /// many letters. See ``forEachWord(passing:reading:_:)`` for the budget.
    ///
    /// - Throws: The same errors as ``words(matching:limit:)``.
    package func forEachWord(
        matching pattern: Span<UInt8>, reading budget: inout Int64, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        guard let filter = PatternFilter(pattern) else { return }
        try forEachWord(passing: filter, reading: &budget, body)
    }
}

/// A filter that matches words against a pattern with the wildcards `?` and `*`.
///
/// It is a bit-parallel nondeterministic automaton: bit `i` means that the first `i` items of the
/// pattern may have been read. An item is a letter or a `?`.
///
/// Source: Baeza-Yates and Gonnet, "A New Approach to Text Searching", Communications of the ACM
/// 35(10), 1992.
private struct PatternFilter: WordFilter {
    /// The items of the pattern that match each byte, with bit `i` set for item `i`.
    private var readers = [UInt64](repeating: 0, count: 256)
    /// The states in which the automaton can read any letter and stay, because of a `*` in the
    /// pattern.
    private var stars: UInt64 = 0
    private var end = 0

    init?(_ pattern: Span<UInt8>) {
        for index in pattern.indices {
            let byte = pattern[index]
            if byte == UInt8(ascii: "*") {
                stars |= 1 << UInt64(end)
                continue
            }
            guard end < 63 else { return nil }
            if byte == UInt8(ascii: "?") {
                for letter in readers.indices { readers[letter] |= 1 << UInt64(end) }
            } else {
                readers[Int(byte)] |= 1 << UInt64(end)
            }
            end += 1
        }
    }

    var start: UInt64 { 1 }

    func advance(_ state: UInt64, by letter: UInt8) -> UInt64? {
        let next = (state & readers[Int(letter)]) << 1 | state & stars
        return next == 0 ? nil : next
    }

    func accepts(_ state: UInt64) -> Bool { state >> UInt64(end) & 1 != 0 }

    func digest(_ state: UInt64) -> UInt64 { state }
}
