public import DictModel

/// Gives each token of a sentence its part of speech.
///
/// A linear model over sparse features, applied from left to right with the tags found so far as
/// features (Collins, "Discriminative Training Methods for Hidden Markov Models", EMNLP 2002, with
/// greedy search).
public struct Tagger {
    /// The model that decides.
    public let model: TaggerModel
    /// For each token of the last sentence, the distance from the best score to the best score of
    /// a tag of another ``LexicalClass``; comparable from one token to another, never negative.
    public private(set) var margins: [Int] = []

    private var sentence = SentenceFeatures()
    private var scores = TagScores()
    private var templates: FeatureTemplates
    private var tags: [UInt8] = []

    /// A tagger with `model`.
    public init(_ model: TaggerModel) {
        self.model = model
        templates = FeatureTemplates(model.language)
    }

    /// Fills in the tag of every token of `text`, and ``margins``.
    ///
    /// Never traps, whatever the text holds. O(tokens), a few thousand instructions each.
    public mutating func tag(_ text: inout TokenisedText) {
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

    /// Reads the words of `text` and looks them up in the model's tables.
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
