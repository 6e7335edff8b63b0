/// A kind of word list for tests; each kind is difficult for a lexicon in a different way.
public enum WordShape: String, CaseIterable, Sendable {
    case none, oneWord, oneLetter, everyLetter, longest, oneLetterAlphabet, twoLetters, english
    case thirtyOneLetters, sharedSuffixes, nestedPrefixes, wideRoot

    /// Returns random words of this kind, which may be in any order and may repeat.
    ///
    /// The same `seed` always results in the same words.
    public func words(seed: UInt64) -> [[UInt8]] {
        var random = SeededGenerator(seed: seed &* 31 &+ UInt64(rawValue.utf8.count))
        switch self {
        case .none: return []
        case .oneWord: return [Self.word(2...12, Self.latin, &random)]
        case .oneLetter: return [Self.word(1...1, Self.latin, &random)]
        case .everyLetter: return Self.latin.map { [$0] }.shuffled(using: &random)
        case .longest:
            return (0..<4).map { _ in Self.word(200...255, [0x61, 0x62], &random) }
                + [[UInt8](repeating: 0x61, count: 255)]
        case .oneLetterAlphabet:
            return (0..<12).map { _ in
                [UInt8](repeating: 0x71, count: Int.random(in: 1...255, using: &random))
            }
        case .twoLetters:
            return (0..<500).map { _ in Self.word(1...9, [0x61, 0x62], &random) }
        case .english:
            return (0..<500).map { _ in Self.word(1...7, Self.latin, &random) }
        case .thirtyOneLetters:
            return (0..<900).map { _ in Self.word(1...4, Self.mixed, &random) }
        case .sharedSuffixes:
            let endings = (0..<40).map { _ in Self.word(0...6, Self.latin, &random) }
            let stems = (0..<60).map { _ in Self.word(1...4, [0x61, 0x62, 0x63], &random) }
            return stems.flatMap { stem in
                endings.shuffled(using: &random).prefix(30).map { stem + $0 }
            }
        case .nestedPrefixes:
            let long = Self.word(60...60, [0x61, 0x62], &random)
            return (1...60).map { Array(long.prefix($0)) } + (1...30).map { Array(long.suffix($0)) }
        case .wideRoot:
            return Self.mixed.flatMap { first in
                Self.mixed.filter { _ in Bool.random(using: &random) }.map { [first, $0] }
            }
        }
    }

    /// The letters `a` to `z`, as bytes in ascending order.
    public static let latin = [UInt8](0x61...0x7A)
    /// A set of 31 letters, as many as an alphabet can have, in ascending order.
    ///
    /// It includes the first and the last byte that an alphabet may contain.
    public static let mixed: [UInt8] = [0x21, 0x30] + latin + [0x7B, 0x7C, 0x7E]

    /// Returns a random word.
    ///
    /// - Parameters:
    ///   - length: The allowed lengths of the word, in letters.
    ///   - letters: The letters to choose from; each can occur more than once.
    ///   - random: The random number generator.
    /// - Returns: The word.
    public static func word(
        _ length: ClosedRange<Int>, _ letters: [UInt8], _ random: inout SeededGenerator
    ) -> [UInt8] {
        (0..<Int.random(in: length, using: &random)).map { _ in
            letters[Int.random(in: 0..<letters.count, using: &random)]
        }
    }
}
