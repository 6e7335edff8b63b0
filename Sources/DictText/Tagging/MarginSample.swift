package import DictModel

/// The tagger's result for a token whose tag is known: its class, its margin and whether it is
/// right.
package struct MarginSample: Sendable {
    /// The lexical class of the tag that the tagger chose.
    package var lexicalClass: LexicalClass
    /// The margin of the token, a measure of how certain its tag is; see ``Tagger/margins``.
    package var margin: Int
    /// Whether the known tag is of the same lexical class as the tag that the tagger chose.
    package var isRight: Bool

    /// Creates a sample for a token whose chosen tag has the class `lexicalClass` and the margin
    /// `margin`.
    package init(lexicalClass: LexicalClass, margin: Int, isRight: Bool) {
        self.lexicalClass = lexicalClass
        self.margin = margin
        self.isRight = isRight
    }

    /// Tags `sentences` with `model` and returns one sample for each token whose tag is known.
    package static func samples(
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
