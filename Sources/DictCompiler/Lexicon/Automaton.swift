/// A minimal acyclic automaton whose words are marked on the arcs.
///
/// States are numbered in the order in which they were completed, so all targets of a state have
/// smaller numbers. State 0 has no arcs; it is the target of arcs after which nothing follows. The
/// arcs of a state are adjacent, in label order.
struct Automaton: Sendable {
    /// The letters as bytes, ascending; the label of an arc is an index into this array.
    var alphabet: [UInt8]
    /// The index of the first arc of each state, followed by the number of arcs.
    var firstArc: [Int32] = [0, 0]
    /// The arcs of all states, in the order of the states.
    var arcs: [Arc] = []
    /// For each state, the number of words that can be completed from it.
    var wordCounts: [UInt32] = [0]
    /// The state where every word begins.
    var root = 0
    /// The length of the longest word, in bytes.
    var longestWord = 0

    /// The number of states, including the empty one.
    var stateCount: Int { wordCounts.count }

    /// Returns the indices of the arcs of `state` in ``arcs``.
    @inline(__always)
    func arcRange(_ state: Int) -> Range<Int> {
        Int(firstArc[state])..<Int(firstArc[state + 1])
    }

    /// A transition, packed into four bytes: target state (26 bits), word bit, label (5 bits).
    struct Arc: Sendable, Equatable {
        let packed: UInt32

        @inline(__always)
        init(label: UInt8, isWord: Bool, target: Int) {
            packed = UInt32(truncatingIfNeeded: target) << 6 | (isWord ? 32 : 0) | UInt32(label)
        }

        /// The index of the arc's letter in the alphabet.
        var label: Int { Int(packed & 31) }
        /// Whether the path that ends with this arc is a word.
        var isWord: Bool { packed & 32 != 0 }
        /// The state that the arc leads to; 0 if nothing follows.
        var target: Int { Int(packed >> 6) }
    }

    /// The maximum number of states, limited by the target bits of an arc.
    static let maximumStates = 1 << 26
    /// The maximum number of letters; readers use label 31 for "no letter".
    static let maximumLetters = 31
}
