public import DictModel

/// The tagger's result for one token with a known tag: its class, its margin and whether it is
/// right.
public struct MarginSample: Sendable {
    /// The lexical class of the tag that the tagger chose.
    public var lexicalClass: LexicalClass
    /// The tagger's margin for the token; see ``Tagger/margins``.
    public var margin: Int
    /// Whether the known tag is of the same lexical class.
    public var isRight: Bool

    /// Creates a sample for a token that was tagged with `lexicalClass` and `margin`.
    public init(lexicalClass: LexicalClass, margin: Int, isRight: Bool) {
        self.lexicalClass = lexicalClass
        self.margin = margin
        self.isRight = isRight
    }

    /// Tags `sentences` with `model` and returns a sample for each token that has a known tag.
    public static func samples(
        of sentences: [TokenisedText], _ model: TaggerModel
    ) -> [MarginSample] {
        var tagger = Tagger(model)
        var samples: [MarginSample] = []
        for gold in sentences {
            var sentence = gold
            tagger.tag(&sentence)
            for (index, token) in gold.tokens.enumerated() {
                guard let known = token.tag, let found = sentence.tokens[index].tag else {
                    continue
                }
                let lexicalClass = LexicalClass(found)
                samples.append(
                    MarginSample(
                        lexicalClass: lexicalClass, margin: tagger.margins[index],
                        isRight: lexicalClass == LexicalClass(known)))
            }
        }
        return samples
    }
}
