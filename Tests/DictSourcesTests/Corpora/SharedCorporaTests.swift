import DictModel
import DictSources
import Testing

/// A corpus of the shared data with the counts that its description gives.
struct SharedCorpus: CustomTestStringConvertible, Sendable {
    var file: String
    var format: CorpusFormat
    var sentences: Int
    /// Words; in TEI without punctuation marks, which are elements of their own.
    var words: Int
    /// Where the counts of the description and those of the records differ, and why.
    var emptySentences = 0
    var nestedSentences = 0
    var wordsOutside = 0
    var findings: [String] = []
    var testDescription: String { file }
}

@Suite("Real corpora", .enabled(if: SharedData.exists, "the shared data is not here"))
struct SharedCorporaTests {
    static let corpora: [SharedCorpus] = [
        SharedCorpus(
            file: "ud/en_ewt-ud-train.conllu.gz", format: .conllu, sentences: 12_544,
            words: 204_577, findings: ["invisible-character 1", "empty-node 37"]),
        SharedCorpus(
            file: "ud/en_ewt-ud-dev.conllu.gz", format: .conllu, sentences: 2_001, words: 25_147,
            findings: ["empty-node 4"]),
        SharedCorpus(
            file: "ud/nl_alpino-ud-dev.conllu", format: .conllu, sentences: 718, words: 11_541,
            findings: ["empty-node 8"]),
        SharedCorpus(
            file: "ud/nl_alpino-ud-2017-train-part.conllu.gz", format: .conllu, sentences: 758,
            words: 14_551, findings: ["spacing-differs 76"]),
        SharedCorpus(
            file: "ud/nl_lassysmall-ud-dev.conllu.gz", format: .conllu, sentences: 1_542,
            words: 28_129, findings: ["empty-node 39"]),
        SharedCorpus(
            file: "ud/nl_lassysmall-ud2.0-train-selection.conllu.gz", format: .conllu,
            sentences: 5_025, words: 67_532),
        SharedCorpus(file: "opus/1988en.sent.xml", format: .opus, sentences: 152, words: 0),
        SharedCorpus(file: "opus/1988en.tok.xml", format: .opus, sentences: 152, words: 2_738),
        SharedCorpus(
            file: "opus/1988en.tree.xml.gz", format: .opus, sentences: 152, words: 2_736),
        SharedCorpus(
            file: "opus/1988en.hunpos.xml.gz", format: .opus, sentences: 152, words: 2_758),
        SharedCorpus(
            file: "opus/svenprf-trg.xml.gz", format: .opus, sentences: 291, words: 4_952),
        SharedCorpus(
            file: "tei/ENG18610_Eliot.eltec2.xml.gz", format: .tei, sentences: 3_101,
            words: 73_718, wordsOutside: 2, findings: ["word-outside-sentence 3"]),
        SharedCorpus(
            file: "tei/ENG19060_Nesbit.eltec2.xml.gz", format: .tei, sentences: 6_406,
            words: 69_127, nestedSentences: 2, wordsOutside: 11,
            findings: ["nested-sentence 2", "word-outside-sentence 14"]),
        SharedCorpus(
            file: "tei/ENG19080_Chesterton.eltec2.xml.gz", format: .tei, sentences: 4_299,
            words: 58_006, wordsOutside: 5,
            findings: ["word-outside-sentence 8", "invisible-character 23"]),
        SharedCorpus(
            file: "tei/ENG19190_Benson.eltec2.xml.gz", format: .tei, sentences: 3_091,
            words: 43_828, emptySentences: 29, wordsOutside: 10,
            findings: ["empty-sentence 29", "word-outside-sentence 15"]),
        SharedCorpus(
            file: "tei/ENG18900_Doyle.eltec2.xml.gz", format: .tei, sentences: 3_435,
            words: 43_460),
        SharedCorpus(
            file: "tei/ENG19011_Jerome.eltec2.xml.gz", format: .tei, sentences: 1_561,
            words: 22_745),
    ]

    @Test("format and path alone give the counts of the description", arguments: corpora)
    func counts(_ corpus: SharedCorpus) throws {
        let outcome = try CorpusOutcome.of(
            file: SharedData.root + "/corpora/" + corpus.file, format: corpus.format)
        #expect(outcome.error == nil, "\(outcome.message)")
        #expect(outcome.violation == nil)
        let summary = outcome.summary
        #expect(
            summary.sentences + corpus.emptySentences + corpus.nestedSentences
                == corpus.sentences)
        #expect(summary.paragraphs == 0)
        var words = summary.tokens + summary.mergedWords
        if corpus.format == .tei {
            for record in outcome.records {
                words -= record.text.tokens.count { $0.tag == .punctuation }
            }
        }
        #expect(words + corpus.wordsOutside == corpus.words)
        #expect(outcome.findings == corpus.findings)
    }

    @Test("the forms of one text have one spelling of each sentence they share")
    func sameText() throws {
        func texts(_ file: String) throws -> [String] {
            try CorpusOutcome.of(
                file: SharedData.root + "/corpora/opus/" + file, format: .opus
            ).texts
        }
        let plain = try texts("1988en.sent.xml")
        for (file, same) in [("1988en.tok.xml", 152), ("1988en.tree.xml.gz", 152)] {
            let other = try texts(file)
            let equal = zip(plain, other).count { $0 == $1 }
            #expect(equal == same, "\(file)")
        }
        // Without any white space between words, punctuation alone decides.
        let guessed = try texts("1988en.hunpos.xml.gz")
        #expect(zip(plain, guessed).count { $0 == $1 } >= 140)
    }

    @Test(
        "our own sentences are all read", arguments: ["en", "nl"], ["sentences", "sentences-2"])
    func own(language: String, name: String) throws {
        let path = "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
        let outcome = try CorpusOutcome.of(
            file: "/\(path)/raw-data/\(language)/\(name).xml", format: .opus)
        #expect(outcome.error == nil, "\(outcome.message)")
        #expect(outcome.violation == nil)
        #expect(outcome.summary.sentences >= 1_500)
        #expect(outcome.findings.isEmpty)
    }
}
