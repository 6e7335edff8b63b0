package import DictModel

/// A tagger, which assigns a part of speech to each token of a sentence.
///
/// It is a linear model over sparse features. It works from left to right, and the tags found so
/// far are features as well (Collins, "Discriminative Training Methods for Hidden Markov Models",
/// EMNLP 2002, with greedy search).
package struct Tagger {
    /// The model whose weights and tables the tagger uses.
    package let model: TaggerModel
    /// The margin of each token in the last tagged sentence, a measure of how certain the token's
    /// tag is.
    ///
    /// A margin is the score of the chosen tag, minus the highest score of any tag of another
    /// ``DictModel/LexicalClass``. Margins are never negative, and those of different tokens can be
    /// compared.
    package private(set) var margins: [Int] = []

    private var sentence = SentenceFeatures()
    private var scores = TagScores()
    private var templates: FeatureTemplates
    private var tags: [UInt8] = []

    /// Creates a tagger that uses `model`.
    package init(_ model: TaggerModel) {
        self.model = model
        templates = FeatureTemplates(model.language)
    }

    /// Sets the tag of every token of `text`, and the ``margins`` of these tokens.
    ///
    /// It never traps, whatever the text contains. Each token takes a few thousand instructions.
    ///
    /// - Complexity: O(*n*), where *n* is the number of tokens.
    package mutating func tag(_ text: inout TokenisedText) {
        read(text)
        let count = text.tokens.count
        margins.removeAll(keepingCapacity: true)
        tags.removeAll(keepingCapacity: true)
        for _ in 0..<count + 4 { tags.append(0) }
        for index in 0..<count {
            let at = index + 2
            templates.removeAll()
            templates.addStatic(sentence.words, at: at)
            templates.addHistory(sentence.words, at: at, tags[at - 1], tags[at - 2])
            scores.sum(templates.keys, model.file.weights)
            tags[at] = scores.best()
            margins.append(scores.margin())
            text.tokens[index].tag = UniversalTag(rawValue: tags[at])
        }
    }

    /// Reads the words of `text` and looks them up in the tables of the model.
    private mutating func read(_ text: TokenisedText) {
        sentence.read(text)
        for index in 0..<text.tokens.count {
            let hash = sentence[index].form
            let known = Int(model.file.knownWords.value(hash))
            if known > 0, known <= model.file.ambiguities.count {
                sentence[index].ambiguity = UInt64(model.file.ambiguities[known - 1])
            }
            let classes = model.file.wordClasses.value(hash)
            sentence[index].wordClass = UInt64(classes & 0xff)
            sentence[index].sense = UInt64(classes >> 8)
        }
        sentence.findVerbs()
    }
}
