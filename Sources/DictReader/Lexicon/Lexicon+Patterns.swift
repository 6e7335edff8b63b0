public import DictFormat

extension Lexicon {
    /// The first `limit` words that match `pattern`, in byte order.
    ///
    /// In the pattern, `?` matches any letter and `*` any run of letters, even an empty one. A
    /// pattern with more than 63 letters and question marks matches nothing.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes are damaged.
    /// - Complexity: O(prefixes that can still match); a pattern that begins with `*` examines them
    ///   all.
    public func words(
        matching pattern: Span<UInt8>, limit: Int
    ) throws(FormatError) -> [[UInt8]] {
        guard let filter = PatternFilter(pattern) else { return [] }
        return try words(passing: filter, limit: limit)
    }

    /// Calls `body` with each word that matches `pattern`, in byte order, until it returns `false`.
    ///
    /// The span is valid only during the call.
    ///
    /// - Throws: The same errors as ``words(matching:limit:)``.
    public func forEachWord(
        matching pattern: Span<UInt8>, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        guard let filter = PatternFilter(pattern) else { return }
        try forEachWord(passing: filter, body)
    }
}

/// A pattern as a bit-parallel nondeterministic automaton: bit `i` means that the first `i` items
/// of the pattern may have been read.
///
/// Source: Baeza-Yates and Gonnet, "A New Approach to Text Searching", Communications of the ACM
/// 35(10), 1992.
private struct PatternFilter: WordFilter {
    /// For each byte, the items of the pattern that match it: bit `i` for item `i`.
    private var readers = [UInt64](repeating: 0, count: 256)
    /// The positions of stars, at which the automaton can read any letter and stay.
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
