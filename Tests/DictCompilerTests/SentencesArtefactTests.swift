import DictCompiler
import DictModel
import DictReader
import Testing

@Suite("What files of sentences cannot hold") struct SentencesArtefactTests {
    /// A sentence of `text` with a token at each offset and length, all of them nouns.
    static func sentence(
        _ text: String, _ ranges: [(Int, Int)], gaps: [Gap] = [], tag: UniversalTag? = .noun
    ) -> PlayableSentence {
        let tokens = ranges.map { Token(ByteRange(offset: $0.0, length: $0.1), tag: tag) }
        return PlayableSentence(
            text: TokenisedText(text: Array(text.utf8), tokens: tokens), gaps: gaps)
    }

    static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    static let broken: [(PlayableSentence, Diagnostic.Code, token: Int?)] = [
        (sentence("a", []), .sentenceTokenCount, nil),
        (
            sentence(String(repeating: "a", count: 256), (0..<256).map { ($0, 1) }),
            .sentenceTokenCount, nil
        ),
        (sentence("a", [(0, 1)], tag: nil), .sentenceBadToken, 0),
        (sentence("a", [(0, 2)]), .sentenceBadToken, 0),
        (sentence("a", [(-1, 1)]), .sentenceBadToken, 0),
        (sentence("a", [(0, .max)]), .sentenceBadToken, 0),
        (sentence("a", [(1, .max)]), .sentenceBadToken, 0),
        (sentence("a b", [(0, 1), (1, 2)]), .sentenceBadToken, 1),
        (sentence("a b", [(0, 2), (2, 1)]), .sentenceBadToken, 0),
        (sentence("a b", [(0, 1), (2, 0), (2, 1)]), .sentenceBadToken, 1),
        (sentence("é", [(0, 1), (1, 1)]), .sentenceBadToken, 0),
        (sentence("a\tb", [(0, 3)]), .sentenceBadToken, 0),
        (
            sentence(String(repeating: "a", count: 256), [(0, 256)]),
            .sentenceBadToken, 0
        ),
        (sentence("abc", [(0, 1), (2, 1)]), .sentenceUncovered, 1),
        (sentence("abc", [(1, 2)]), .sentenceUncovered, 0),
        (sentence("abc", [(0, 2)]), .sentenceUncovered, 1),
        (sentence(" a", [(1, 1)]), .sentenceUncovered, 0),
        (sentence("a ", [(0, 1)]), .sentenceUncovered, 1),
        (sentence("a\tb", [(0, 1), (2, 1)]), .sentenceUncovered, 1),
        (sentence("ab", [(0, 2), (1, 1)]), .sentenceUncovered, 1),
        (sentence("ab", [(1, 1), (0, 1)]), .sentenceUncovered, 0),
        (
            sentence("a" + String(repeating: " ", count: 17) + "b", [(0, 1), (18, 1)]),
            .sentenceUncovered, 1
        ),
        (sentence("a", [(0, 1)], gaps: [Gap(token: 1)]), .sentenceBadGap, 1),
        (sentence("a", [(0, 1)], gaps: [Gap(token: -1)]), .sentenceBadGap, -1),
        (
            sentence("a b", [(0, 1), (2, 1)], gaps: [Gap(token: 1), Gap(token: 0)]),
            .sentenceBadGap, 0
        ),
        (
            sentence("a", [(0, 1)], gaps: [Gap(token: 0), Gap(token: 0)]),
            .sentenceBadGap, 0
        ),
        (
            sentence("a", [(0, 1)], gaps: [Gap(token: 0)], tag: .punctuation),
            .sentenceBadGap, 0
        ),
        (
            sentence("a", [(0, 1)], gaps: [Gap(token: 0)], tag: .symbol), .sentenceBadGap, 0
        ),
        (
            sentence("É é", [(0, 2), (3, 2)], gaps: [Gap(token: 1)]),
            .sentenceRepeatedAnswer, 1
        ),
        (
            sentence("A", [(0, 1)], gaps: [Gap(token: 0, rivals: [bytes("a")])]),
            .sentenceBadRival, 0
        ),
        (
            sentence("A", [(0, 1)], gaps: [Gap(token: 0, rivals: [bytes("Z")])]),
            .sentenceBadRival, 0
        ),
        (sentence("z", [(0, 1)]), .contentsRepeated, nil),
    ]

    @Test("are refused with the sentence and what is wrong", arguments: broken)
    func refused(sentence: PlayableSentence, code: Diagnostic.Code, token: Int?) throws {
        let sound = Self.sentence("z", [(0, 1)], gaps: [Gap(token: 0)])
        let error = try #require(throws: Diagnostic.self) {
            try SentencesArtefact.bytes(of: [sound, sentence], language: .english, seed: 0)
        }
        #expect(error.code == code && error.place.file == "en.sentences")
        #expect(error.found != nil)
        if let token {
            #expect(error.problem.hasPrefix("sentence 2, token \(token + 1) "))
        }
    }

    @Test("255 tokens of 255 bytes with 16 bytes of white space between are none of it")
    func limits() throws {
        var text: [UInt8] = []
        var tokens: [Token] = []
        for _ in 0..<255 {
            if !text.isEmpty { text += [UInt8](repeating: 0x20, count: 16) }
            tokens.append(Token(ByteRange(offset: text.count, length: 255), tag: .noun))
            text += [UInt8](repeating: 0x61, count: 255)
        }
        let sentence = TokenisedText(text: text, tokens: tokens)
        let bytes = try SentencesArtefact.bytes(
            of: [PlayableSentence(text: sentence, gaps: [])], language: .dutch, seed: 0)
        let set = try SentenceSet(ArtefactBytes(bytes))
        try set.verifyStructure()
        #expect(set.tokenised(at: 0) == sentence)
    }
}
