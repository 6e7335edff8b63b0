import DictModel

/// A hash table of the states of an automaton, which finds the state that has given arcs.
///
/// A slot contains the number of arcs of its state and 32 bits that tell about them: a single arc
/// itself, or else a hash. So a state with one arc, as about half of them are, is recognised without
/// a look at the automaton.
struct StateRegister {
    /// The slots of the table, a power of two of them, or 0 for a free one.
    ///
    /// From the lowest bit, a slot has the number of a state (26 bits), the number of its arcs (6)
    /// and what it tells about them (32).
    private var slots = ContiguousArray<UInt64>(repeating: 0, count: 1 << 12)
    /// The number of bits by which a product is shifted to the right to obtain the index of a slot.
    private var shift: UInt64 = 64 - 12
    private var count = 0

    private static let stateBits: UInt64 = 26
    private static let stateMask: UInt64 = 1 << stateBits - 1

    /// The result of a search for a state.
    struct Finding {
        /// The state with the wanted arcs, or 0 if there is none.
        let state: Int
        /// The slot in which the search ended, which is free if there is no such state.
        fileprivate let slot: Int
        /// The contents of a slot for such a state, apart from its number.
        fileprivate let key: UInt64
    }

    /// Returns the state of `automaton` that has `arcs`, if it is in the register.
    ///
    /// There must be at least one arc, and at most 31.
    @inline(__always)
    func find(_ arcs: Span<Automaton.Arc>, in automaton: borrowing Automaton) -> Finding {
        let key = Self.key(of: arcs)
        let mask = slots.count - 1
        var slot = index(ofKey: key)
        while slots[slot] != 0 {
            let entry = slots[slot]
            let state = Int(entry & Self.stateMask)
            if entry & ~Self.stateMask == key, arcs.count == 1 || Self.has(state, arcs, automaton) {
                return Finding(state: state, slot: slot, key: key)
            }
            slot = (slot &+ 1) & mask
        }
        return Finding(state: 0, slot: slot, key: key)
    }

    /// Adds `state` after a search for its arcs that found none.
    ///
    /// The register must not have changed since the search.
    mutating func add(_ state: Int, _ finding: Finding) {
        slots[finding.slot] = finding.key | UInt64(state)
        count += 1
        if count * 4 > slots.count * 3 { grow() }
    }

    private mutating func grow() {
        let old = slots
        slots = ContiguousArray(repeating: 0, count: 2 * old.count)
        shift -= 1
        for entry in old where entry != 0 {
            var slot = index(ofKey: entry & ~Self.stateMask)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
        }
    }

    /// Returns whether the arcs of `state`, of which there are as many, equal `arcs`.
    @inline(__always)
    private static func has(
        _ state: Int, _ arcs: Span<Automaton.Arc>, _ automaton: borrowing Automaton
    ) -> Bool {
        let first = Int(automaton.firstArc[state])
        for index in arcs.indices where automaton.arcs[first &+ index] != arcs[index] {
            return false
        }
        return true
    }

    @inline(__always)
    private func index(ofKey key: UInt64) -> Int {
        Int(truncatingIfNeeded: ((key &>> Self.stateBits) &* 0x9e37_79b9_7f4a_7c15) &>> shift)
    }

    /// Returns what a slot contains for a state with `arcs`, apart from its number.
    ///
    /// Several arcs are hashed with the rotate-and-multiply step of FxHash.
    @inline(__always)
    private static func key(of arcs: Span<Automaton.Arc>) -> UInt64 {
        let size = UInt64(arcs.count) << stateBits
        if arcs.count == 1 { return UInt64(arcs[0].packed) << 32 | size }
        var hash: UInt64 = 0
        for index in arcs.indices {
            hash =
                ((hash << 5 | hash >> 59) ^ UInt64(arcs[index].packed)) &* 0x517c_c1b7_2722_0a95
        }
        return hash & ~(UInt64(UInt32.max)) | size
    }
}
