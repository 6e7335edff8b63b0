public import DictModel

/// One token of a text with known tags: what the tagger made of it, and whether that is right.
public struct MarginSample: Sendable {
    /// The class of the tag that the tagger gave.
    public var lexicalClass: LexicalClass
    /// How sure it was; see ``Tagger/margins``.
    public var margin: Int
    /// Whether the known tag is of the same class.
    public var isRight: Bool

    /// A token that was given `lexicalClass` with `margin`.
    public init(lexicalClass: LexicalClass, margin: Int, isRight: Bool) {
        self.lexicalClass = lexicalClass
        self.margin = margin
        self.isRight = isRight
    }

    /// The samples of all tokens of `sentences` that have a tag, as `model` tags them anew.
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
