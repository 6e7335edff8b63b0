import DictModel
import DictTestSupport
import DictText
import Testing

@Suite("Tagger")
struct TaggerTests {
    @Test("a tagger finds the tags of sentences like those it was trained on")
    func learns() throws {
        var tagger = Tagger(try TaggerFixture.open())
        let gold = TaggerFixture.sentence("The/DET man/NOUN likes/VERB a/DET tree/NOUN ./PUNCT")
        var sentence = gold
        for index in sentence.tokens.indices { sentence.tokens[index].tag = nil }
        tagger.tag(&sentence)
        #expect(sentence == gold)
        #expect(tagger.margins.count == gold.tokens.count)
        #expect(tagger.margins.allSatisfy { $0 >= 0 })
    }

    @Test("a tag depends on the tag two words back where nothing else tells") func history() throws
    {
        // The last word is what the second is, and only the first tells: too far from the last.
        // Nouns are more frequent; otherwise a word without its own occurrence gives its tag away.
        var sentences: [TokenisedText] = []
        for second in ["walk", "plan", "paint"] {
            for last in ["drink", "smoke", "rest"] {
                for first in ["The", "A", "His", "No", "Each"] {
                    sentences.append(
                        TaggerFixture.sentence(
                            "\(first)/DET \(second)/NOUN or/CCONJ \(last)/NOUN"))
                }
                for first in ["To", "They"] {
                    sentences.append(
                        TaggerFixture.sentence(
                            "\(first)/PART \(second)/VERB or/CCONJ \(last)/VERB"))
                }
            }
        }
        var options = TaggerFixture.options
        options.epochs = 8
        let trainer = TaggerTrainer(language: .english, options: options)
        var tagger = Tagger(try TaggerFixture.open(trainer.train(sentences)))
        for gold in sentences {
            var sentence = gold
            for index in sentence.tokens.indices { sentence.tokens[index].tag = nil }
            tagger.tag(&sentence)
            #expect(sentence == gold)
        }
    }

    @Test("training twice gives the same bytes, another seed others")
    func deterministic() {
        let trainer = TaggerTrainer(language: .english, options: TaggerFixture.options)
        let again = trainer.train(TaggerFixture.sentences, notice: Array("made up".utf8))
        #expect(again == TaggerFixture.model)
        var options = TaggerFixture.options
        options.seed = 2
        let other = TaggerTrainer(language: .english, options: options)
            .train(TaggerFixture.sentences, notice: Array("made up".utf8))
        #expect(other != TaggerFixture.model)
    }

    @Test("no sentences, and sentences without tags, train to a model that works")
    func empty() throws {
        let trainer = TaggerTrainer(language: .dutch, options: TaggerFixture.options)
        var untagged = TaggerFixture.sentences[0]
        untagged.tokens[0].tag = nil
        for sentences in [[], [untagged], [TokenisedText(text: [])]] {
            var tagger = Tagger(try TaggerFixture.open(trainer.train(sentences)))
            var sentence = TaggerFixture.sentences[1]
            tagger.tag(&sentence)
            #expect(sentence.tokens.allSatisfy { $0.tag != nil })
        }
    }

    @Test(
        "quotes of all kinds are one word", arguments: ["\"", ",,", "''", "``", "“", "”", "„", "«"])
    func quotes(mark: String) throws {
        var tagger = Tagger(try TaggerFixture.open())
        var margins: [[Int]] = []
        for quote in ["\"", mark] {
            var sentence = TaggerFixture.sentence("\(quote)/PUNCT The/DET dog/NOUN")
            tagger.tag(&sentence)
            margins.append(tagger.margins)
        }
        #expect(margins[0] == margins[1])
    }

    @Test("any bytes as text, with any ranges, are tagged without a trap", arguments: 1...50)
    func anyText(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var tagger = Tagger(try TaggerFixture.open())
        var sentence = TokenisedText(text: [])
        for _ in 0..<200 { sentence.text.append(UInt8.random(in: 0...255, using: &random)) }
        for _ in 0..<40 {
            let range = ByteRange(
                offset: Int.random(in: -5...210, using: &random),
                length: Int.random(in: -2...12, using: &random))
            sentence.tokens.append(Token(range))
        }
        tagger.tag(&sentence)
        #expect(tagger.margins.count == sentence.tokens.count)
    }

    @Test("what a tagger remembers of words makes no difference", arguments: 1...5)
    func memory(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = try TaggerFixture.open()
        var old = Tagger(model)
        // More words than it remembers, some of them too long to be.
        for _ in 0..<400 {
            var sentence = Self.sentence(&random)
            old.tag(&sentence)
        }
        for _ in 0..<50 {
            var fresh = Tagger(model)
            var one = Self.sentence(&random)
            var other = one
            old.tag(&one)
            fresh.tag(&other)
            #expect(one == other)
            #expect(old.margins == fresh.margins)
        }
    }

    /// A sentence of made-up words and of some that the model knows.
    private static func sentence(_ random: inout SeededGenerator) -> TokenisedText {
        let words = (0..<Int.random(in: 1...40, using: &random)).map { _ in
            if Bool.random(using: &random) {
                return ["The", "dog", "likes", "tree", "."].randomElement(using: &random) ?? "a"
            }
            return "aeinorstAEX-'9".randomElements(Int.random(in: 1...20, using: &random), &random)
        }
        return TaggerFixture.sentence(words.map { $0 + "/X" }.joined(separator: " "))
    }
}

extension String {
    /// Returns `count` random characters of this string.
    fileprivate func randomElements(_ count: Int, _ random: inout SeededGenerator) -> String {
        String((0..<count).compactMap { _ in randomElement(using: &random) })
    }
}
