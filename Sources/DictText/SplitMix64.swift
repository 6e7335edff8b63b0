/// Pseudo-random numbers that are the same on every machine: SplitMix64 (Steele, Lea and Flood,
/// OOPSLA 2014).
///
/// It trains taggers and seeds ``DictCompiler/Xoshiro256``. Clients have a type of the same name in
/// WordGames, which is part of saved games and must not depend on the compiler.
package struct SplitMix64 {
    private var state: UInt64

    /// A generator whose numbers depend on `seed` alone.
    package init(seed: UInt64) { state = seed }

    /// The next number, all 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Puts `elements` into one of their orders (Fisher and Yates).
    mutating func shuffle<Element>(_ elements: inout [Element]) {
        for end in stride(from: elements.count - 1, to: 0, by: -1) {
            let chosen = next().multipliedFullWidth(by: UInt64(end + 1)).high
            elements.swapAt(end, Int(chosen))
        }
    }
}
