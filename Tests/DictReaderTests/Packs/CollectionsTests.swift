import DictModel
import DictReader
import DictTestSupport
import Testing

/// Packs as an app reads them: text in and out, and collections.
@Suite("Packs as collections") struct CollectionsTests {
    private static let folder = Sandbox.package + "/Tests/Conformance/good/"

    @Test("have the elements that the readers give by index") func elements() throws {
        let answers = try AnswerList(contentsOf: Self.folder + "nl-five.answers")
        #expect(Array(answers) == (0..<answers.count).compactMap { answers.answer(at: $0) })
        let phrases = try PhrasePack(contentsOf: Self.folder + "nl-accents.phrases")
        #expect(Array(phrases) == (0..<phrases.count).compactMap { phrases.phrase(at: $0) })
        let sentences = try SentenceSet(contentsOf: Self.folder + "en-few.sentences")
        #expect(Array(sentences) == (0..<sentences.count).compactMap { sentences.sentence(at: $0) })
        let levels = try LevelPacks(contentsOf: Self.folder + "en-small.levels")
        #expect(levels.map(\.words) == (0..<levels.count).compactMap { levels.pack(at: $0)?.words })
        for pack in levels { #expect(Array(pack) == pack.words) }
    }

    @Test("give empty elements outside of their indices", arguments: [-1, 1 << 20, .max, .min])
    func outside(index: Int) throws {
        #expect(try AnswerList(contentsOf: Self.folder + "nl-five.answers")[index] == "")
        #expect(try PhrasePack(contentsOf: Self.folder + "nl-accents.phrases")[index].text == "")
        let sentence = try SentenceSet(contentsOf: Self.folder + "en-few.sentences")[index]
        #expect(sentence.text == "" && sentence.tokens.isEmpty)
        let pack = try LevelPacks(contentsOf: Self.folder + "en-small.levels")[index]
        #expect(pack.isEmpty && pack.words == [] && pack[index] == "" && pack.figures == nil)
    }

    @Test("find answers in any case, with accents") func answers() throws {
        let answers = try AnswerList(contentsOf: Self.folder + "nl-five.answers")
        let first = try #require(answers.first)
        #expect(answers.contains(first) && answers.contains(first.uppercased()))
        #expect(!answers.contains("") && !answers.contains(first + "a") && !answers.contains("?"))
    }

    @Test("say where the tokens of a sentence are") func tokens() throws {
        let set = try SentenceSet(contentsOf: Self.folder + "en-few.sentences")
        for (index, sentence) in set.enumerated() {
            let bytes = try #require(set.tokenised(at: index))
            #expect(sentence.tokens.count == bytes.tokens.count)
            for (token, expected) in zip(sentence.tokens, bytes.tokens) {
                let text = String(decoding: bytes.form(of: expected), as: UTF8.self)
                #expect(sentence.text(of: token) == text && token.tag == expected.tag)
                #expect(token.utf8Range == expected.range.offset..<expected.range.end)
            }
            for gap in set.gaps(at: index) {
                let answer = try #require(set.answer(gap.answer))
                #expect(set.number(ofAnswer: answer.uppercased()) == gap.answer)
            }
        }
    }

    @Test("let a cursor go from letter to letter") func cursor() throws {
        let lexicon = try Lexicon(contentsOf: Self.folder + "en-peas.lexicon")
        let cursor = try #require(lexicon.cursor(at: "PÉA"))
        #expect(cursor.isWord && cursor.letters == String(cursor.children.map(\.letter)))
        for (letter, child) in cursor.children {
            #expect(cursor.child(letter)?.count == child.count)
            #expect(lexicon.count(startingWith: "pea\(letter)") == child.count)
        }
        #expect(cursor.child("é") == nil && cursor.child("!") == nil)
        #expect(lexicon.folded("Péa") == "pea" && lexicon.folded("p a") == nil)
        #expect(lexicon.alphabet.allSatisfy { ("a"..."z").contains($0) })
        #expect(lexicon.isFair("PEA") && !lexicon.isFair("peaf") && !lexicon.isUnfit("pea"))
    }
}
