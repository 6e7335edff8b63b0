import DictFormat

/// The context of an arc, which determines the meaning of its one-byte codes.
///
/// The label of an arc tells much about the next one: after `n`, a node often has `s`, seldom `p`.
/// So each label has its own choice of codes for the arcs that follow it in a node.
enum CodeContext {
    /// The context of the first arc of a node.
    ///
    /// Any other arc has the label of the arc before as its context.
    static let first = LexiconFormat.maximumLetters

    /// The number of contexts, some of which may be unused.
    static let count = LexiconFormat.maximumContexts

    /// Returns the context of the arc at `index` of a state whose arcs are in `range`.
    @inline(__always)
    static func of(
        _ index: Int, in range: Range<Int>, _ arcs: Span<Automaton.Arc>
    ) -> Int {
        index == range.lowerBound ? first : arcs[index - 1].label
    }
}

/// A set of contexts, a bit for each.
struct CodeContexts: OptionSet {
    let rawValue: UInt32

    /// Creates a set of the one context `context`.
    @inline(__always)
    init(_ context: Int) { rawValue = 1 << UInt32(context) }

    @inline(__always)
    init(rawValue: UInt32) { self.rawValue = rawValue }
}
