import DictModel
import DictTestSupport
import Testing

@testable import DictCompiler

/// Flaws that are found before a sentence is tagged, so that it never has to be.
@Suite("Flaws without tags") struct TagFreeFindingTests {
    private static let judge = SentenceJudge(
        .english, isBlocked: { $0.elementsEqual("bad".utf8) }, isFamiliar: { _ in true })

    private static func words(_ forms: [String], _ tags: [UniversalTag?]) -> SentenceWords {
        var text = TokenisedText(text: [])
        for (form, tag) in zip(forms, tags) {
            if !text.text.isEmpty, form != "." { text.text.append(0x20) }
            text.tokens.append(
                Token(ByteRange(offset: text.text.count, length: form.utf8.count), tag: tag))
            text.text += Array(form.utf8)
        }
        return SentenceWords(text, folding: Folding(.english))
    }

    @Test(
        "what depends on no tag is found without",
        arguments: [
            ("The man sees a cat here .", nil), ("the man sees a cat here .", .noCapital),
            ("The man sees a cat", .noEnd), ("The man sees a < here .", .markup),
            ("The MAN sees a cat here .", .allCapitals), ("The ( man sees a cat .", .tokenised),
            ("A 1 2 3 4 sees here .", .numbers), ("The man .", nil),
            ("- man sees .", .quoteFragment),
            (
                "A man sees one cat near two old dogs here while all women read books there today .",
                .tooLong
            ),
            ("The (man sees a cat .", .unbalanced), ("The man man sees a cat .", .doubled),
        ] as [(String, SentenceFlaw?)])
    func cases(text: String, flaw: SentenceFlaw?) {
        let forms = text.split(separator: " ").map(String.init)
        let words = Self.words(forms, forms.map { _ in nil })
        #expect(Self.judge.findingWithoutTags(words)?.flaw == flaw)
    }

    @Test("with any tags the flaw is the same, or markup", arguments: 1...20 as ClosedRange<UInt64>)
    func anyTags(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let forms = [
            "The", "man", "MEN", "sees", "a", "7", "1999", "&", "-", "(", ")", "\"", ",", "bad",
            "+",
            "However", "NATO", "$", "I",
        ]
        var early = 0
        for _ in 0..<400 {
            var sentence = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
                forms.randomElement(using: &generator) ?? "a"
            }
            if Bool.random(using: &generator) { sentence.insert("The", at: 0) }
            sentence.append(".")
            let tags = sentence.map { form -> UniversalTag? in
                let isWord = form.utf8.contains { $0 >= 0x30 }
                return UniversalTag.allCases.filter { !isWord || $0 != .punctuation }
                    .randomElement(using: &generator)
            }
            let found = Self.judge.findingWithoutTags(Self.words(sentence, tags.map { _ in nil }))
            guard let found else { continue }
            early += 1
            let tagged = Self.judge.finding(Self.words(sentence, tags))
            #expect(
                tagged?.flaw == found.flaw || tagged?.flaw == .markup,
                "\(sentence) \(found) \(String(describing: tagged))")
        }
        #expect(early > 50)
    }
}
