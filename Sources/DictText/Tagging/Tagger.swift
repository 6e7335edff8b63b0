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

    private var memory: WordMemory
    private let templates: FeatureTemplates
    /// The scores of the boundaries before and after a sentence.
    private let boundaries: [WordScores]
    private var sentence = SentenceFeatures()
    /// For each element of ``sentence``, the scores that single words add to its tags.
    private var scores: [TagScores] = []
    private var tags: [UInt8] = []

    /// Creates a tagger that uses `model`.
    package init(_ model: TaggerModel) {
        self.model = model
        let templates = FeatureTemplates(model.language)
        self.templates = templates
        memory = WordMemory(model)
        boundaries = [2, 1, 3, 4].map {
            WordScores(WordFeatures.boundary($0), templates, model.file.weights)
        }
    }

    /// Sets the tag of every token of `text`, and the ``margins`` of these tokens.
    ///
    /// It never traps, whatever the text contains. Each token takes some thousand instructions.
    ///
    /// - Complexity: O(*n*), where *n* is the number of tokens.
    package mutating func tag(_ text: inout TokenisedText) {
        read(text)
        let count = text.tokens.count
        margins.removeAll(keepingCapacity: true)
        tags.removeAll(keepingCapacity: true)
        for _ in 0..<count + 4 { tags.append(0) }
        FeatureBuffer.withKeys(.several) { keys in
            let words = sentence.words
            let weights = model.file.weights
            // The features that do not depend on tags come first: nothing has to wait for them.
            for at in 2..<count + 2 {
                templates.addStatic(words.span, at: at, to: &keys)
                weights.add(&keys, to: &scores[at])
            }
            for at in 2..<count + 2 {
                templates.addHistory(words.span, at: at, tags[at - 1], tags[at - 2], to: &keys)
                weights.add(&keys, to: &scores[at])
                let (tag, margin) = scores[at].best()
                tags[at] = tag
                margins.append(margin)
            }
        }
        for index in 0..<count {
            text.tokens[index].tag = UniversalTag(rawValue: tags[index + 2])
        }
    }

    /// Reads the words of `text`, with what the model knows about each of them alone.
    private mutating func read(_ text: TokenisedText) {
        var window = WordScores.Window()
        scores.removeAll(keepingCapacity: true)
        sentence.removeAll()
        for boundary in boundaries[..<2] { _ = window.add(boundary) }
        for token in text.tokens {
            let index = memory.index(of: text.form(of: token).span)
            sentence.add(memory[index].features, memory[index].traits)
            scores.append(window.add(memory[index].scores))
        }
        sentence.finish()
        for boundary in boundaries[2...] { scores.append(window.add(boundary)) }
    }
}
