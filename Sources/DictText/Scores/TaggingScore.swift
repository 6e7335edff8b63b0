package import DictModel

/// A measurement of how well a tagger's tags agree with the known tags of a treebank.
package struct TaggingScore: Sendable {
    /// The number of scored tokens, which are those with a known tag.
    package private(set) var tokens = 0
    /// The number of tokens that the tagger tagged with their known tag.
    package private(set) var rightTags = 0
    /// The number of tokens that the tagger tagged with any tag of the known lexical class.
    package private(set) var rightClasses = 0
    /// The number of tokens for each combination of a known tag and a tag chosen by the tagger.
    ///
    /// The table has 18 rows for the known tags and 18 columns for the chosen tags, both indexed by
    /// raw value.
    private var pairs = [Int](repeating: 0, count: 18 * 18)
    /// The number of sentences added to the score.
    package private(set) var sentences = 0
    /// The scored tokens with their margins, in the order in which they were added.
    package private(set) var samples: [MarginSample] = []
    /// The samples from every second sentence, starting with the second.
    ///
    /// Use them to test thresholds that were chosen on the other sentences of a treebank.
    package private(set) var judges: [MarginSample] = []

    /// Creates a score without any tokens.
    package init() {}

    /// Tags the tokens of `gold` with `tagger` and scores the results against their known tags.
    package mutating func add(_ gold: TokenisedText, _ tagger: inout Tagger) {
        var sentence = gold
        tagger.tag(&sentence)
        sentences += 1
        for (index, token) in gold.tokens.enumerated() {
            guard let known = token.tag, let found = sentence.tokens[index].tag else { continue }
            tokens += 1
            pairs[Int(known.rawValue) * 18 + Int(found.rawValue)] += 1
            let (knownClass, foundClass) = (LexicalClass(known), LexicalClass(found))
            if known == found { rightTags += 1 }
            if knownClass == foundClass { rightClasses += 1 }
            let sample = MarginSample(
                lexicalClass: foundClass, margin: tagger.margins[index],
                isRight: knownClass == foundClass)
            samples.append(sample)
            if sentences % 2 == 0 { judges.append(sample) }
        }
    }

    /// Returns the number of tokens with the known tag `known` that the tagger tagged as `found`.
    package func count(_ known: UniversalTag, as found: UniversalTag) -> Int {
        pairs[Int(known.rawValue) * 18 + Int(found.rawValue)]
    }

    /// Returns the number of tokens of the class `known` that the tagger tagged as the class
    /// `found`.
    package func count(_ known: LexicalClass, as found: LexicalClass) -> Int {
        var sum = 0
        for a in UniversalTag.allCases where LexicalClass(a) == known {
            for b in UniversalTag.allCases where LexicalClass(b) == found {
                sum += count(a, as: b)
            }
        }
        return sum
    }

    /// The pairs of a known tag and a wrong tag that the tagger chose instead, most frequent first.
    package var confusions: [(known: UniversalTag, found: UniversalTag, count: Int)] {
        var found: [(known: UniversalTag, found: UniversalTag, count: Int)] = []
        for a in UniversalTag.allCases {
            for b in UniversalTag.allCases where a != b && count(a, as: b) > 0 {
                found.append((a, b, count(a, as: b)))
            }
        }
        return found.sorted {
            ($1.count, $0.known.rawValue, $0.found.rawValue)
                < ($0.count, $1.known.rawValue, $1.found.rawValue)
        }
    }
}
