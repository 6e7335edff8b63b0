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

    static let broken: [(PlayableSentence, SentencesArtefact.Failure)] = [
        (sentence("a", []), .tokenCount(index: 1, found: 0)),
        (
            sentence(String(repeating: "a", count: 256), (0..<256).map { ($0, 1) }),
            .tokenCount(index: 1, found: 256)
        ),
        (sentence("a", [(0, 1)], tag: nil), .untagged(bytes("a"), token: 0)),
        (sentence("a", [(0, 2)]), .token(bytes("a"), token: 0)),
        (sentence("a", [(-1, 1)]), .token(bytes("a"), token: 0)),
        (sentence("a", [(0, .max)]), .token(bytes("a"), token: 0)),
        (sentence("a", [(1, .max)]), .token(bytes("a"), token: 0)),
        (sentence("a b", [(0, 1), (1, 2)]), .token(bytes("a b"), token: 1)),
        (sentence("a b", [(0, 2), (2, 1)]), .token(bytes("a b"), token: 0)),
        (sentence("a b", [(0, 1), (2, 0), (2, 1)]), .token(bytes("a b"), token: 1)),
        (sentence("é", [(0, 1), (1, 1)]), .token(bytes("é"), token: 0)),
        (sentence("a\tb", [(0, 3)]), .token(bytes("a\tb"), token: 0)),
        (
            sentence(String(repeating: "a", count: 256), [(0, 256)]),
            .token([UInt8](repeating: 0x61, count: 256), token: 0)
        ),
        (sentence("abc", [(0, 1), (2, 1)]), .uncovered(bytes("abc"), token: 1)),
        (sentence("abc", [(1, 2)]), .uncovered(bytes("abc"), token: 0)),
        (sentence("abc", [(0, 2)]), .uncovered(bytes("abc"), token: 1)),
        (sentence(" a", [(1, 1)]), .uncovered(bytes(" a"), token: 0)),
        (sentence("a ", [(0, 1)]), .uncovered(bytes("a "), token: 1)),
        (sentence("a\tb", [(0, 1), (2, 1)]), .uncovered(bytes("a\tb"), token: 1)),
        (sentence("ab", [(0, 2), (1, 1)]), .uncovered(bytes("ab"), token: 1)),
        (sentence("ab", [(1, 1), (0, 1)]), .uncovered(bytes("ab"), token: 0)),
        (
            sentence("a" + String(repeating: " ", count: 17) + "b", [(0, 1), (18, 1)]),
            .uncovered(bytes("a" + String(repeating: " ", count: 17) + "b"), token: 1)
        ),
        (sentence("a", [(0, 1)], gaps: [Gap(token: 1)]), .gap(bytes("a"), token: 1)),
        (sentence("a", [(0, 1)], gaps: [Gap(token: -1)]), .gap(bytes("a"), token: -1)),
        (
            sentence("a b", [(0, 1), (2, 1)], gaps: [Gap(token: 1), Gap(token: 0)]),
            .gap(bytes("a b"), token: 0)
        ),
        (
            sentence("a", [(0, 1)], gaps: [Gap(token: 0), Gap(token: 0)]),
            .gap(bytes("a"), token: 0)
        ),
        (
            sentence("a", [(0, 1)], gaps: [Gap(token: 0)], tag: .punctuation),
            .gap(bytes("a"), token: 0)
        ),
        (
            sentence("a", [(0, 1)], gaps: [Gap(token: 0)], tag: .symbol), .gap(bytes("a"), token: 0)
        ),
        (
            sentence("É é", [(0, 2), (3, 2)], gaps: [Gap(token: 1)]),
            .repeatedAnswer(bytes("É é"), answer: bytes("é"))
        ),
        (
            sentence("A", [(0, 1)], gaps: [Gap(token: 0, rivals: [bytes("a")])]),
            .rival(bytes("A"), answer: bytes("a"), rival: bytes("a"))
        ),
        (
            sentence("A", [(0, 1)], gaps: [Gap(token: 0, rivals: [bytes("Z")])]),
            .rival(bytes("A"), answer: bytes("a"), rival: bytes("Z"))
        ),
        (sentence("z", [(0, 1)]), .duplicate(bytes("z"))),
    ]

    @Test("are refused with the sentence and what is wrong", arguments: broken)
    func refused(sentence: PlayableSentence, failure: SentencesArtefact.Failure) {
        let sound = Self.sentence("z", [(0, 1)], gaps: [Gap(token: 0)])
        #expect(throws: failure) {
            try SentencesArtefact.bytes(of: [sound, sentence], language: .english, seed: 0)
        }
        #expect(failure.description.utf8.count > 20)
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
        #expect(set.sentence(at: 0) == sentence)
    }
}
