import DictModel

/// Expressions of several words that have one class together, such as *in spite of*.
///
/// Expressions in which a word is hidden with sense, since only few others fit, are those of
/// ``FixedPhrases``.
struct FixedExpressions: Sendable {
    /// The rest of each expression, by its first word.
    private let expressions: [[UInt8]: [[[UInt8]]]]

    /// Creates expressions from lines of text.
    init(_ text: String) {
        var expressions: [[UInt8]: [[[UInt8]]]] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map { Array($0.utf8) }
            guard let first = words.first else { continue }
            expressions[first, default: []].append(Array(words.dropFirst()))
        }
        self.expressions = expressions
    }

    /// Returns the indices of the words of `sentence` that are in an expression.
    func tokens(in sentence: SentenceWords) -> Set<Int> {
        var tokens: Set<Int> = []
        for (index, word) in sentence.words.enumerated() {
            guard let rests = expressions[word.letters] else { continue }
            for rest in rests {
                let found = sentence.words.dropFirst(index + 1).prefix(rest.count).map(\.letters)
                if found == rest { tokens.formUnion(index...index + rest.count) }
            }
        }
        return tokens
    }

    static let english = FixedExpressions(
        """
        because of
        instead of
        in spite of
        in front of
        according to
        due to
        next to
        apart from
        rather than
        such as
        as well as
        as well
        so on
        so forth
        of course
        at least
        at all
        each other
        one another
        no one
        once upon a time
        """)

    static let dutch = FixedExpressions(
        """
        in plaats van
        ten opzichte van
        te midden van
        met behulp van
        door middel van
        aan de hand van
        onder andere
        af en toe
        zo nu en dan
        min of meer
        tot nu toe
        van tevoren
        ten slotte
        er was eens
        """)
}
