public import DictModel

/// How the tags of a tagger agree with known ones, on given tokens.
public struct TaggingScore: Sendable {
    /// The tokens with a known tag.
    public private(set) var tokens = 0
    /// Those with the same part of speech.
    public private(set) var rightTags = 0
    /// Those of the same lexical class.
    public private(set) var rightClasses = 0
    /// How often each known tag was given each tag: 18 times 18, by raw values.
    private var pairs = [Int](repeating: 0, count: 18 * 18)
    /// The sentences added.
    public private(set) var sentences = 0
    /// The tokens with their margins, in the order of the text.
    public private(set) var samples: [MarginSample] = []
    /// Those of every second sentence, from the second on: the half of a treebank that judges
    /// thresholds which the other half has set.
    public private(set) var judges: [MarginSample] = []

    /// A score of nothing.
    public init() {}

    /// Tags the tokens of `gold` anew and adds the outcome.
    public mutating func add(_ gold: TokenisedText, _ tagger: inout Tagger) {
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

    /// How often `known` was given `found`.
    public func count(_ known: UniversalTag, as found: UniversalTag) -> Int {
        pairs[Int(known.rawValue) * 18 + Int(found.rawValue)]
    }

    /// How often tokens of the class `known` were given a tag of the class `found`.
    public func count(_ known: LexicalClass, as found: LexicalClass) -> Int {
        var sum = 0
        for a in UniversalTag.allCases where LexicalClass(a) == known {
            for b in UniversalTag.allCases where LexicalClass(b) == found {
                sum += count(a, as: b)
            }
        }
        return sum
    }

    /// The confusions of tags, the most frequent first.
    public var confusions: [(known: UniversalTag, found: UniversalTag, count: Int)] {
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
