import DictModel
import DictSources
import Foundation
import Testing

/// A word line: number, form, part of speech, last column.
private func word(_ id: String, _ form: String, _ tag: String = "X", _ misc: String = "_") -> String
{
    [id, form, "_", tag, "_", "_", "0", "dep", "_", misc].joined(separator: "\t") + "\n"
}
private let joined = "SpaceAfter=No"

/// A document with what comes out of it.
struct ConlluRow: CustomTestStringConvertible, Sendable {
    var id: String
    var document: String
    var texts: [String] = []
    var tagged: [String]?
    var findings: [String] = []
    var message: [String] = []
    var testDescription: String { id }
}

@Suite("CoNLL-U") struct ConlluTests {
    static let rows: [ConlluRow] = [
        ConlluRow(
            id: "words and marks",
            document: "# sent_id = a\n# text = It is.\n" + word("1", "It", "PRON")
                + word("2", "is", "AUX", joined) + word("3", ".", "PUNCT") + "\n",
            texts: ["It is."], tagged: ["It/PRON is/AUX ./PUNCT"]),
        ConlluRow(
            id: "a range that its words make up",
            document: "# text = I don't.\n" + word("1", "I", "PRON")
                + word("2-3", "don't", "_", joined)
                + word("2", "do", "AUX") + word("3", "n't", "PART") + word("4", ".", "PUNCT"),
            texts: ["I don't."], tagged: ["I/PRON do/AUX n't/PART ./PUNCT"]),
        ConlluRow(
            id: "a range that its words do not make up",
            document: "# text = zum Haus\n" + word("1-2", "zum") + word("1", "zu", "ADP")
                + word("2", "dem", "DET") + word("3", "Haus", "NOUN"),
            texts: ["zum Haus"], tagged: ["zum/ADP Haus/NOUN"], findings: ["uncut-range 1"]),
        ConlluRow(
            id: "empty nodes",
            document: word("0.1", "so") + word("1", "Yes", "INTJ") + word("1.1", "is", "AUX")
                + word("1.2", "it") + word("2", "he", "PRON"),
            texts: ["Yes he"], findings: ["empty-node 3"]),
        ConlluRow(
            id: "CRLF, no final blank line",
            document: (word("1", "Yes") + "\n" + word("1", "No", "INTJ", joined)
                + word("2", "!", "PUNCT")).replacingOccurrences(of: "\n", with: "\r\n"),
            texts: ["Yes", "No!"]),
        ConlluRow(
            id: "no line end at all", document: String(word("1", "Yes").dropLast()),
            texts: ["Yes"]),
        ConlluRow(
            id: "several blank lines, comments alone",
            document: "\n\n# newdoc\n\n" + word("1", "Yes") + "\n \n\n# end", texts: ["Yes"]),
        ConlluRow(
            id: "blanks by punctuation where nothing tells",
            document: "# wiki.xml\n" + word("1", "Ga") + word("2", ",") + word("3", "(")
                + word("4", "nu") + word("5", ")") + word("6", "!"), texts: ["Ga, (nu)!"]),
        ConlluRow(
            id: "SpaceAfter among other features",
            document: word("1", "a", "X", "Foo=1|SpaceAfter=No|Bar=2")
                + word("2", "b", "X", "XSpaceAfter=No")
                + word("3", "c", "X", "SpaceAfter=Nox"), texts: ["ab c"]),
        ConlluRow(
            id: "the text knows the blanks",
            document: "# text = up, then\n" + word("1", "up") + word("2", ",") + word("3", "then"),
            texts: ["up, then"], findings: ["spacing-differs 1"]),
        ConlluRow(
            id: "the text has other words",
            document: "# text = down\n" + word("1", "up"), texts: ["up"],
            findings: ["text-differs 1"]),
        ConlluRow(
            id: "a blank inside a word, a no-break space",
            document: "# text = 10 000 m\n" + word("1", "10\u{A0}000", "NUM") + word("2", "m"),
            texts: ["10 000 m"], tagged: ["10 000/NUM m/X"]),
        ConlluRow(
            id: "no tag and an unknown one",
            document: word("1", "a", "_") + word("2", "b", "NN") + word("3", "c", "NOUN"),
            texts: ["a b c"], tagged: ["a/_ b/_ c/NOUN"],
            findings: ["missing-tag 1", "unknown-tag 1"]),
        ConlluRow(
            id: "the tag of version 1", document: word("1", "and", "CONJ"), texts: ["and"],
            tagged: ["and/CCONJ"]),
        ConlluRow(
            id: "identifiers",
            document: "# sent_id = a\n" + word("1", "x") + "\n# sent_id = a\n" + word("1", "y")
                + "\n" + word("1", "z"), texts: ["x", "y", "z"],
            findings: ["missing-id 1", "repeated-id 1"]),
        ConlluRow(
            id: "B27 nine columns", document: word("1", "x") + "\n1\ta\t_\tX\t_\t_\t0\tdep\t_\n",
            message: ["corpus.conllu:3: wrong number of columns (9; expected 10"]),
        ConlluRow(
            id: "B27 eleven columns", document: word("1", "x\ty"),
            message: ["corpus.conllu:1: wrong number of columns (11"]),
        ConlluRow(
            id: "B27 blanks for tabs", document: "1 a _ X _ _ 0 dep _ _\n",
            message: [":1: wrong number of columns (1;", "has tabs, no blanks"]),
        ConlluRow(
            id: "words out of order", document: word("1", "a") + word("3", "b"),
            message: ["corpus.conllu:2: a word out of order (3; expected 2)"]),
        ConlluRow(
            id: "a missing blank line", document: word("1", "a") + word("1", "b"),
            message: [":2: a word out of order (1; expected 2)", "empty line"]),
        ConlluRow(
            id: "a range backwards", document: word("1", "a") + word("2-1", "b"),
            message: [":2: a range that runs backwards"]),
        ConlluRow(
            id: "a range in a range",
            document: word("1-3", "abc") + word("1", "a") + word("2-3", "bc"),
            message: [":3: a range without all of its words"]),
        ConlluRow(
            id: "a range without its words", document: word("1-2", "ab") + word("1", "a") + "\n",
            message: [
                "a range without all of its words (word 1 is the last; expected words up to 2)"
            ]
        ),
        ConlluRow(
            id: "an empty node out of order", document: word("1", "a") + word("3.1", "b"),
            message: [":2: an empty node out of order (3; expected 1)"]),
        ConlluRow(
            id: "no number", document: word("x", "a"), message: [":1: no word number ('x'"]),
        ConlluRow(
            id: "a huge number", document: word("99999999999999999999", "a"),
            message: ["no word number"]),
        ConlluRow(id: "empty", document: "", message: ["0 sentences (0 lines"]),
        ConlluRow(id: "comments alone", document: "# a\n\n# b\n", message: ["0 sentences"]),
        ConlluRow(
            id: "B28 XML", document: "<?xml version='1.0'?><a/>",
            message: ["no CoNLL-U (it looks like an XML file)"]),
        ConlluRow(id: "NUL", document: word("1", "a\0"), message: [":1: a NUL byte"]),
    ]

    @Test("documents give their sentences", arguments: rows) func row(_ row: ConlluRow) throws {
        let outcome = try CorpusOutcome.of(
            row.document, name: "corpus.conllu", format: .conllu)
        #expect(outcome.violation == nil)
        guard row.message.isEmpty else {
            #expect(outcome.error?.kind == .badData, "\(outcome.texts)")
            for part in row.message {
                #expect(outcome.message.contains(part), "\(outcome.message)")
            }
            return
        }
        #expect(outcome.error == nil, "\(outcome.message)")
        #expect(outcome.texts == row.texts)
        if let tagged = row.tagged { #expect(outcome.tagged == tagged) }
        #expect(outcome.findings == row.findings)
    }

    @Test("bytes that are no UTF-8 have a place; a declared encoding is read") func encodings()
        throws
    {
        let file = Array(word("1", "caf").utf8).flatMap { $0 == 0x66 ? [$0, 0xE9] : [$0] }
        let refused = try CorpusOutcome.of(file, name: "a.conllu", format: .conllu)
        #expect(refused.message.contains("a.conllu:1:6: not UTF-8 (bytes E9"), "\(refused.message)")
        let read = try CorpusOutcome.of(
            file, name: "a.conllu", format: .conllu, encoding: .latin1)
        #expect(read.texts == ["café"])
        let marked = try CorpusOutcome.of(
            [0xEF, 0xBB, 0xBF] + Array(word("1", "a").utf8), name: "a.conllu", format: .conllu)
        #expect(marked.texts == ["a"])
        #expect(marked.notes.contains("byte order mark"))
    }

    @Test("places are the lines on which sentences begin, also across chunks and in gzip")
    func places() throws {
        let sentence = "# text = a b\n" + word("1", "a") + word("2", "b") + "\n"
        let file = Array(String(repeating: sentence, count: 20_000).utf8)
        let outcome = try CorpusOutcome.of(
            Gzip.member(file), name: "a.conllu.gz", format: .conllu)
        #expect(outcome.records.count == 20_000, "\(outcome.message)")
        for (index, record) in outcome.records.enumerated() {
            #expect(record.place.line == 4 * index + 1)
            if record.place.line != 4 * index + 1 { break }
        }
        #expect(outcome.summary.tokens == 40_000)
        #expect(outcome.summary.isCompressed)
    }

    @Test("a sentence over a limit is left out and counted (B26)") func limits() throws {
        var limits = SourceLimits()
        limits.sentenceTokens = 3
        let long = (1...4).map { word("\($0)", "a") }.joined() + "\n" + word("1", "b")
        let tokens = try CorpusOutcome.of(
            long, name: "a.conllu", format: .conllu, limits: limits)
        #expect(tokens.texts == ["b"])
        #expect(tokens.findings == ["too-many-tokens 1"])
        let huge = word("1", String(repeating: "a", count: 70_000)) + "\n" + word("1", "b")
        let bytes = try CorpusOutcome.of(huge, name: "a.conllu", format: .conllu)
        #expect(bytes.texts == ["b"])
        #expect(bytes.findings == ["too-many-bytes 1"])
        let line = word("1", String(repeating: "é", count: 3_000_000)) + "\n" + word("1", "b")
        let cut = try CorpusOutcome.of(line, name: "a.conllu", format: .conllu)
        #expect(cut.texts == ["b"], "\(cut.message)")
        #expect(cut.summary.skipped == 1)
    }
}
