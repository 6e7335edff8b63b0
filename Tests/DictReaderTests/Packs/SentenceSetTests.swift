import DictCompiler
import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

@Suite("Sentences of a file") struct SentenceSetTests {
    static func open(_ sentences: [PlayableSentence], seed: UInt64 = 5) throws -> SentenceSet {
        let bytes = try SentencesArtefact.bytes(of: sentences, language: .dutch, seed: seed)
        let set = try SentenceSet(ArtefactBytes(bytes))
        try set.verifyStructure()
        return set
    }

    @Test(
        "come back as they were written, with gaps and rivals", arguments: 0..<60 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let sentences = SentenceFixture.sentences(seed: seed)
        let set = try Self.open(sentences, seed: seed)
        #expect(set.language == .dutch && set.seed == seed && set.count == sentences.count)
        for (index, expected) in sentences.enumerated() {
            #expect(set.tokenised(at: index) == expected.text)
            let gaps = set.gaps(at: index)
            #expect(gaps.map(\.token) == expected.gaps.map(\.token))
            for (gap, model) in zip(gaps, expected.gaps) {
                let token = expected.text.tokens[model.token]
                #expect(gap.lexicalClass == token.tag.map { LexicalClass($0) })
                let word = SentenceFixture.word(of: model, in: expected)
                #expect(set.answerText(gap.answer) == word)
                #expect(set.rivals(of: gap).map { set.answerText($0) } == model.rivals)
                #expect(
                    set.number(ofAnswer: Array(expected.text.form(of: token)).span) == gap.answer)
            }
        }
        for index in [-1, set.count, .max, .min] {
            #expect(set.tokenised(at: index) == nil && set.gaps(at: index).isEmpty)
            #expect(set.classes(at: index).isEmpty && set.playable(at: index).isEmpty)
        }
    }

    @Test(
        "have the classes of their words and gaps, and are found by class",
        arguments: 0..<60 as Range<UInt64>)
    func classes(seed: UInt64) throws {
        let sentences = SentenceFixture.sentences(seed: seed)
        let set = try Self.open(sentences)
        for (index, expected) in sentences.enumerated() {
            let tags = expected.text.tokens.compactMap(\.tag)
            let gapTags = expected.gaps.map { tags[$0.token] }
            for lexicalClass in LexicalClass.allCases {
                #expect(
                    set.classes(at: index).contains(lexicalClass)
                        == tags.contains { LexicalClass($0) == lexicalClass })
                #expect(
                    set.playable(at: index).contains(lexicalClass)
                        == gapTags.contains { LexicalClass($0) == lexicalClass })
            }
        }
        for lexicalClass in LexicalClass.allCases {
            let expected = sentences.indices.filter { index in
                sentences[index].gaps.contains { gap in
                    sentences[index].text.tokens[gap.token].tag.map { LexicalClass($0) }
                        == lexicalClass
                }
            }
            #expect(set.count(playing: lexicalClass) == expected.count)
            let found = expected.indices.map { set.index(ofSentence: $0, playing: lexicalClass) }
            #expect(found == expected)
            for number in [-1, expected.count, .max, .min] {
                #expect(set.index(ofSentence: number, playing: lexicalClass) == nil)
            }
        }
    }

    @Test("number their answers in byte order, each once", arguments: 0..<20 as Range<UInt64>)
    func answers(seed: UInt64) throws {
        let sentences = SentenceFixture.sentences(seed: seed)
        let set = try Self.open(sentences)
        let words = Set(
            sentences.flatMap { sentence in
                sentence.gaps.map { SentenceFixture.word(of: $0, in: sentence) }
            })
        let found = (0..<set.answerCount).map { set.answerText($0) }
        #expect(found == words.sorted { $0.lexicographicallyPrecedes($1) })
        for number in [-1, set.answerCount, .max, .min] { #expect(set.answerText(number) == nil) }
        #expect(set.number(ofAnswer: Array("no such word".utf8).span) == nil)
    }

    @Test(
        "give every gap as a range of the string, on borders of tokens",
        arguments: 0..<20 as Range<UInt64>)
    func ranges(seed: UInt64) throws {
        let set = try Self.open(SentenceFixture.sentences(seed: seed))
        for index in 0..<set.count {
            let sentence = try #require(set.tokenised(at: index))
            let text = try #require(String(validating: sentence.text, as: UTF8.self))
            for token in sentence.tokens {
                let range = try #require(token.range.indices(in: text))
                #expect(Array(text[range].utf8) == Array(sentence.form(of: token)))
                let units = try #require(sentence.utf16Range(of: token.range))
                #expect(
                    units.lowerBound == range.lowerBound.utf16Offset(in: text)
                        && units.upperBound == range.upperBound.utf16Offset(in: text))
            }
            for gap in set.gaps(at: index) {
                let range = try #require(sentence.tokens[gap.token].range.indices(in: text))
                #expect(CaselessForm.of(Array(text[range].utf8)) == set.answerText(gap.answer))
            }
        }
    }

    @Test("hide `is` where it is a word, not the end of `this`") func substring() throws {
        let set = try Self.open([
            SentenceFixture.sentence("He/PRON is/AUX* in/ADP this/PRON")
        ])
        let gap = try #require(set.gaps(at: 0).first)
        let sentence = try #require(set.tokenised(at: 0))
        #expect(sentence.tokens[gap.token].range == ByteRange(offset: 3, length: 2))
        #expect(set.answerText(gap.answer) == Array("is".utf8))
    }

    @Test("may be none") func none() throws {
        let set = try Self.open([])
        #expect(set.count == 0 && set.answerCount == 0 && set.tokenised(at: 0) == nil)
        #expect(set.count(playing: .noun) == 0 && set.answerText(0) == nil)
        #expect(set.rivals(of: try Self.someGap()).isEmpty)
    }

    /// A gap of another file.
    private static func someGap() throws -> SentenceSet.Gap {
        try #require(try open(SentenceFixture.examples).gaps(at: 0).first)
    }

    @Test("share a set of rivals, and a word whether it begins a sentence or not") func shared()
        throws
    {
        let lines = ["The/DET* cat/NOUN*dog", "See/VERB the/DET dog/NOUN*cat", "The/DET hen/NOUN*"]
        let once = try SentencesArtefact.bytes(
            of: lines.map(SentenceFixture.sentence), language: .english, seed: 0)
        let file = try PackFile(once)
        // the, The, cat, dog, hen, See: six forms; no rivals, cat alone, dog alone: three sets.
        #expect(file[SentencesFormat.info][12] == 6 && file[SentencesFormat.info][20] == 3)
    }

    @Test("are the same bytes each time, whatever the order of rivals") func same() throws {
        var other = SentenceFixture.examples
        other[1].gaps[4].rivals.reverse()
        other[2].gaps[2].rivals += other[2].gaps[2].rivals
        #expect(
            try SentencesArtefact.bytes(of: other, language: .english, seed: 11)
                == SentenceFixture.file())
    }

    @Test("ranges that leave a text or cut a character have no indices") func cuts() {
        let text = TokenisedText(text: Array("é🎲".utf8))
        for (offset, length) in [
            (0, 1), (1, 1), (2, 3), (3, 3), (0, 7), (-1, 2), (7, 0), (0, -1), (.max, 1), (1, .max),
        ] {
            let range = ByteRange(offset: offset, length: length)
            #expect(text.utf16Range(of: range) == nil && range.indices(in: "é🎲") == nil)
        }
        #expect(text.utf16Range(of: ByteRange(offset: 2, length: 4)) == 1..<3)
        #expect(text.utf16Range(of: ByteRange(offset: 6, length: 0)) == 3..<3)
        let malformed = TokenisedText(text: [0x61, 0xff])
        #expect(malformed.utf16Range(of: ByteRange(offset: 0, length: 2)) == nil)
    }
}
