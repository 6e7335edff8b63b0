import DictText
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictSources

/// The tokeniser on raw text of treebanks, by the measure of the CoNLL 2018 shared task: words
/// are right where both their ends are.
@Suite(
    "Accuracy of the tokeniser", .tags(.slow), .enabled(if: SlowTests.areEnabled, SlowTests.hint),
    .enabled(if: RawTreebank.exists, "the shared data is not here"))
struct SlowSharedTokeniserAccuracyTests {
    @Test(
        "words and sentences reach their floors",
        arguments: [
            Floor("en_ewt-ud-dev.conllu.gz", .english, words: 99.2, sentences: 84),
            Floor("nl_alpino-ud-dev.conllu", .dutch, words: 99.9, sentences: 99, whole: 99.5),
            Floor(
                "nl_lassysmall-ud-dev.conllu.gz", .dutch, words: 99.85, sentences: 90.5, whole: 95.5
            ),
            Floor("en_ewt-ud-train.conllu.gz", .english, words: 99.5, sentences: 85),
            Floor("nl_alpino-ud-2017-train-part.conllu.gz", .dutch, words: 99.8, sentences: 87),
        ])
    func floors(floor: Floor) throws {
        let paragraphs = try RawTreebank.paragraphs(of: floor.file)
        let tokeniser = Tokeniser(floor.language)
        var words = Score()
        var sentences = Score()
        var whole = Score()
        for paragraph in paragraphs {
            let text = paragraph.text
            #expect(TokeniserFixture.fault(in: text, floor.language) == nil)
            let found = tokeniser.sentences(in: text.span)
            var tokens: [ByteRange] = []
            for sentence in found {
                let part = Array(text[sentence.offset..<sentence.end])
                for token in tokeniser.tokens(in: part.span) {
                    tokens.append(
                        ByteRange(offset: token.offset + sentence.offset, length: token.length))
                }
            }
            words.add(found: tokens, gold: paragraph.words)
            sentences.add(found: found, gold: paragraph.sentences)
            whole.add(found: found.filter { isWhole($0, in: text) }, gold: paragraph.sentences)
        }
        print(
            floor.file, "words F1 \(words.measure), sentences F1 \(sentences.measure),",
            "of whole sentences right \(whole.precision) of \(whole.found)")
        #expect(words.measure >= floor.words)
        #expect(sentences.measure >= floor.sentences)
        #expect(whole.precision >= floor.whole)
    }

    /// Whether a sentence begins with a capital and ends with a mark that ends one.
    private func isWhole(_ range: ByteRange, in text: [UInt8]) -> Bool {
        let form = String(validating: text[range.offset..<range.end], as: UTF8.self) ?? ""
        return form.first?.isUppercase == true && form.last.map { ".!?".contains($0) } == true
    }
}

/// What a treebank has to reach, in per cent.
struct Floor: Sendable, CustomTestStringConvertible {
    let file: String
    let language: Language
    let words: Double
    let sentences: Double
    let whole: Double

    init(_ file: String, _ language: Language, words: Double, sentences: Double, whole: Double = 90)
    {
        self.file = file
        self.language = language
        self.words = words
        self.sentences = sentences
        self.whole = whole
    }

    var testDescription: String { file }
}

/// How many ranges were found, are there, and are both.
struct Score {
    private(set) var found = 0
    private var gold = 0
    private var right = 0

    mutating func add(found: [ByteRange], gold: [ByteRange]) {
        self.found += found.count
        self.gold += gold.count
        right += Set(found).intersection(gold).count
    }

    /// F1 in per cent.
    var measure: Double { 200 * Double(right) / Double(max(1, found + gold)) }
    /// The share of those found that are right, in per cent.
    var precision: Double { 100 * Double(right) / Double(max(1, found)) }
}
