/// A minimal acyclic automaton whose words are marked on the arcs.
///
/// States are numbered in the order in which they were frozen, so a state's targets have smaller
/// numbers than the state; state 0 is the empty one, the target of arcs that lead nowhere. The
/// arcs of a state lie side by side in label order.
struct Automaton: Sendable {
    /// The letters as bytes, ascending; a label is an index into it.
    var alphabet: [UInt8]
    /// The index at which the arcs of each state begin; one entry more than states.
    var firstArc: [Int32] = [0, 0]
    /// The arcs of all states.
    var arcs: [Arc] = []
    /// How many words lie below each state.
    var wordCounts: [UInt32] = [0]
    /// The state of the empty prefix.
    var root = 0
    /// The bytes of the longest word.
    var longestWord = 0

    /// The number of states, the empty one included.
    var stateCount: Int { wordCounts.count }

    /// The indices of the arcs of `state`.
    @inline(__always)
    func arcRange(_ state: Int) -> Range<Int> {
        Int(firstArc[state])..<Int(firstArc[state + 1])
    }

    /// A transition in four bytes: target state (26 bits), word bit, label (5 bits).
    struct Arc: Sendable, Equatable {
        let packed: UInt32

        @inline(__always)
        init(label: UInt8, isWord: Bool, target: Int) {
            packed = UInt32(truncatingIfNeeded: target) << 6 | (isWord ? 32 : 0) | UInt32(label)
        }

        /// The index of the letter in the alphabet.
        var label: Int { Int(packed & 31) }
        /// Whether the path that ends with this arc is a word.
        var isWord: Bool { packed & 32 != 0 }
        /// The state it leads to; 0 if nothing follows.
        var target: Int { Int(packed >> 6) }
    }

    /// The maximum number of states, which is what an arc can name.
    static let maximumStates = 1 << 26
    /// The maximum number of letters: label 31 means "no letter" to the reader.
    static let maximumLetters = 31
}
