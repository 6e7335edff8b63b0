/// The numbers of packs on which the compiler that makes them and dictc.yml, which asks for them,
/// have to agree.
package enum PackLimits {
    /// How many sets of level packs there may be.
    package static let sets = 1...1000
    /// The number of million steps that may be tried without finding a level pack, unless dictc.yml
    /// says otherwise: some seconds' worth.
    package static let steps = 40
    /// The supported lengths of Wordle answers, in letters.
    package static let answerLengths = 3...7
}
