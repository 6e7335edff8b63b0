import DictModel
import DictReader
import DictTestSupport
import DictText

/// What the tests of the tagger share: a little language with sentences of it.
enum TaggerFixture {
    /// `words` with their tags, as in "the/DET dog/NOUN".
    static func sentence(_ words: String) -> TokenisedText {
        var sentence = TokenisedText(text: [])
        for word in words.split(separator: " ") {
            let parts = word.split(separator: "/")
            if !sentence.text.isEmpty { sentence.text.append(0x20) }
            let form = Array(parts[0].utf8)
            let name = Array(parts[1].utf8)
            sentence.tokens.append(
                Token(
                    ByteRange(offset: sentence.text.count, length: form.count),
                    tag: UniversalTag(name: name.span)))
            sentence.text += form
        }
        return sentence
    }

    /// Sentences of a few patterns, always the same.
    static let sentences: [TokenisedText] = {
        let nouns = ["dog", "cat", "house", "tree", "Man", "book"]
        let verbs = ["sees", "likes", "eats", "has"]
        var sentences: [TokenisedText] = []
        for noun in nouns {
            for verb in verbs {
                for other in nouns where other != noun {
                    sentences.append(
                        sentence("The/DET \(noun)/NOUN \(verb)/VERB the/DET \(other)/NOUN ./PUNCT"))
                    sentences.append(
                        sentence(
                            "She/PRON \(verb)/VERB a/DET \(noun)/NOUN and/CCONJ a/DET \(other)/NOUN"
                                + " in/ADP it/PRON ./PUNCT"))
                }
            }
        }
        return sentences
    }()

    /// Options that train in a moment.
    static var options: TrainingOptions {
        var options = TrainingOptions(.english)
        options.learners = 1
        options.epochs = 2
        options.refits = 1
        return options
    }

    /// A model of the little language.
    static let model: [UInt8] = TaggerTrainer(language: .english, options: options)
        .train(sentences, notice: Array("made up".utf8))

    /// The model in `bytes`.
    static func open(_ bytes: [UInt8] = model) throws -> TaggerModel {
        let memory = ArtefactBytes(bytes)
        return try TaggerModel(
            TaggerModelFile(memory.view, keeping: memory), at: Place("model.tagger"))
    }
}
