/// The pseudo-random number generator SplitMix64, whose numbers are the same on every machine
/// (Steele, Lea and Flood, OOPSLA 2014).
///
/// It is used to train taggers and to seed ``DictCompiler/Xoshiro256``. The module WordGames has a
/// separate type of this name: its numbers are part of saved games, so it must not depend on the
/// modules of dictc.
package struct SplitMix64 {
    private var state: UInt64

    /// Creates a generator whose numbers depend only on `seed`.
    package init(seed: UInt64) { state = seed }

    /// Returns the next pseudo-random number, in which all 64 bits are random.
    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Shuffles `elements` in place with the algorithm of Fisher and Yates.
    mutating func shuffle<Element>(_ elements: inout [Element]) {
        for end in stride(from: elements.count - 1, to: 0, by: -1) {
            let chosen = next().multipliedFullWidth(by: UInt64(end + 1)).high
            elements.swapAt(end, Int(chosen))
        }
    }
}
