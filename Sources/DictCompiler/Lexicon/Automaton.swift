/// A minimal acyclic automaton that stores a set of words.
///
/// A mark on an arc shows that a word ends there. States are numbered in the order in which they
/// were completed, so every arc leads to a state with a smaller number. State 0 has no arcs: it is
/// the target of every arc after which no letter can follow. The arcs of each state are adjacent
/// and sorted by label.
struct Automaton: Sendable {
    /// The letters of the words, as bytes in ascending order.
    ///
    /// The label of an arc is an index in this array.
    var alphabet: [UInt8]
    /// The index in ``arcs`` of each state's first arc, followed by the total number of arcs.
    var firstArc: [Int32] = [0, 0]
    /// The arcs of all states, sorted by state number and then by label.
    var arcs: [Arc] = []
    /// For each state, the number of different non-empty endings that complete a word from it.
    var wordCounts: [UInt32] = [0]
    /// The number assigned to the initial state, where every word begins.
    var root = 0
    /// The length of the longest word, in bytes.
    var longestWord = 0

    /// The number of states, including state 0, which has no arcs.
    var stateCount: Int { wordCounts.count }

    /// Returns the range in ``arcs`` that contains the arcs of `state`.
    @inline(__always)
    func arcRange(_ state: Int) -> Range<Int> {
        Int(firstArc[state])..<Int(firstArc[state + 1])
    }

    /// A number of bytes that no layout of the states in a file falls below.
    ///
    /// An arc takes a byte. A target takes another, unless it follows its only state that says so,
    /// or has so many arcs that a code may contain it.
    var smallestSize: Int {
        var uses = ContiguousArray<UInt8>(repeating: 0, count: stateCount)
        // A span, since an array is asked whether it is shared at each change.
        var counted = uses.mutableSpan
        for arc in arcs where counted[arc.target] < CodeBook.minimumUses {
            counted[arc.target] &+= 1
        }
        let stored = arcs.count { $0.target != 0 && counted[$0.target] < CodeBook.minimumUses }
        return arcs.count + max(0, stored - stateCount)
    }

    /// Adds a state with `arcs`, whose targets must be states of this automaton.
    mutating func append(_ arcs: Span<Arc>) {
        var words: UInt32 = 0
        for index in arcs.indices {
            let arc = arcs[index]
            words += wordCounts[arc.target] + (arc.isWord ? 1 : 0)
            self.arcs.append(arc)
        }
        firstArc.append(Int32(self.arcs.count))
        wordCounts.append(words)
    }

    /// A transition from one state to another, packed into 32 bits.
    ///
    /// The highest 26 bits are the number of the target state. The word bit and the 5 bits of the
    /// label follow.
    struct Arc: Sendable, Equatable {
        let packed: UInt32

        @inline(__always)
        init(label: UInt8, isWord: Bool, target: Int) {
            packed = UInt32(truncatingIfNeeded: target) << 6 | (isWord ? 32 : 0) | UInt32(label)
        }

        private init(packed: UInt32) { self.packed = packed }

        /// Returns a copy of this arc, which has no target yet, that leads to `target`.
        @inline(__always)
        func leading(to target: Int) -> Arc {
            Arc(packed: packed | UInt32(truncatingIfNeeded: target) << 6)
        }

        /// Returns a copy of this arc that leads to `target` instead.
        @inline(__always)
        func leading(elsewhere target: Int) -> Arc {
            Arc(packed: packed & 63 | UInt32(truncatingIfNeeded: target) << 6)
        }

        /// The index of the arc's letter in the alphabet of the automaton.
        var label: Int { Int(packed & 31) }
        /// Whether a word ends with the letter of this arc.
        var isWord: Bool { packed & 32 != 0 }
        /// The number of the state that the arc leads to, or 0 if no letter can follow.
        var target: Int { Int(packed >> 6) }
    }

    /// The maximum number of states, which is limited by the 26 bits of an arc's target.
    static let maximumStates = 1 << 26
    /// The maximum number of different letters in the words.
    ///
    /// A label has 5 bits, but readers of a lexicon use label 31 for "no letter".
    static let maximumLetters = 31
}
