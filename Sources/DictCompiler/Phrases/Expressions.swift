/// A set of expressions, each one word or several in a row, that is looked for in texts.
package struct Expressions: Sendable {
    /// The expressions by their first word, each without that word.
    private var rests: [[UInt8]: [[[UInt8]]]] = [:]

    /// Creates a set of `expressions`, whose words must be folded; those without words are ignored.
    package init(_ expressions: some Sequence<[[UInt8]]>) {
        for words in expressions {
            guard let first = words.first else { continue }
            rests[first, default: []].append(Array(words.dropFirst()))
        }
    }

    /// Whether the set has no expressions.
    package var isEmpty: Bool { rests.isEmpty }

    /// Returns the words of the first expression in `words`, which must be folded, or `nil` if there
    /// is none.
    package func first(in words: [[UInt8]]) -> [[UInt8]]? {
        for (index, word) in words.enumerated() {
            for rest in rests[word] ?? [] where words[(index + 1)...].starts(with: rest) {
                return [word] + rest
            }
        }
        return nil
    }
}
