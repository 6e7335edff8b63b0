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
    /// The scores for each pair of tags before a token; see ``pair(_:_:)``.
    private let tagScores: [TagScores]
    private var sentence = SentenceFeatures()
    /// For each element of ``sentence``, the scores of its tags from the features met so far.
    private var scores: [TagScores] = []
    private var tags: [UInt8] = []

    /// Creates a tagger that uses `model`.
    package init(_ model: TaggerModel) {
        self.model = model
        let (templates, weights) = (FeatureTemplates(model.language), model.file.weights)
        self.templates = templates
        memory = WordMemory(model)
        boundaries = [2, 1, 3, 4].map { WordScores(.boundary($0), templates, weights) }
        // The words make no difference to features of tags.
        let words = [WordFeatures](repeating: .boundary(1), count: 3)
        let tags = 0...UInt8(TaggerFormat.tagCount)
        tagScores = tags.flatMap { t1 in
            tags.map { t2 in
                weights.sum(FeatureScope.Tags.self) {
                    templates.addHistory(words.span, at: 1, t1, t2, to: &$0)
                }
            }
        }
    }

    /// The index in ``tagScores`` of the tags one and two tokens back.
    @inline(__always)
    private static func pair(_ t1: UInt8, _ t2: UInt8) -> Int {
        Int(t1) * (TaggerFormat.tagCount + 1) + Int(t2)
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
        let words = sentence.words
        let (templates, weights) = (templates, model.file.weights)
        FeatureBuffer<FeatureScope.Several>.withKeys { keys in
            // The features that do not depend on tags come first: nothing has to wait for them.
            for at in 2..<count + 2 {
                templates.addStatic(words.span, at: at, to: &keys)
                weights.add(&keys, to: &scores[at])
            }
            for at in 2..<count + 2 {
                let (t1, t2) = (tags[at - 1], tags[at - 2])
                templates.addHistory(words.span, at: at, t1, t2, to: &keys)
                weights.add(&keys, to: &scores[at])
                scores[at].add(tagScores[Self.pair(t1, t2)])
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
        let end = text.tokens.count + 2
        scores.removeAll(keepingCapacity: true)
        for _ in 0..<end + 2 { scores.append(TagScores()) }
        scores[2].add(boundaries[0].beforePrevious)
        scores[2].add(boundaries[1].previous)
        scores[3].add(boundaries[1].beforePrevious)
        sentence.removeAll()
        for (position, token) in text.tokens.enumerated() {
            let index = memory.index(of: text.form(of: token).span)
            sentence.add(memory[index].features, memory[index].traits)
            memory[index].scores.add(to: &scores, at: position + 2)
        }
        sentence.finish()
        if templates.isDutch { sentence.findVerbs() }
        scores[end - 2].add(boundaries[2].afterNext)
        scores[end - 1].add(boundaries[2].next)
        scores[end - 1].add(boundaries[3].afterNext)
    }
}
