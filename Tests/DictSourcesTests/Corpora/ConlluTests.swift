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
    var fault: Fault?
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
            fault: Fault(.conlluColumns, line: 3, found: "9")),
        ConlluRow(
            id: "B27 eleven columns", document: word("1", "x\ty"),
            fault: Fault(.conlluColumns, line: 1, found: "11")),
        ConlluRow(
            id: "B27 blanks for tabs", document: "1 a _ X _ _ 0 dep _ _\n",
            fault: Fault(.conlluColumns, line: 1, found: "1")),
        ConlluRow(
            id: "words out of order", document: word("1", "a") + word("3", "b"),
            fault: Fault(.conlluOrder, line: 2, found: "3")),
        ConlluRow(
            id: "a missing blank line", document: word("1", "a") + word("1", "b"),
            fault: Fault(.conlluOrder, line: 2, found: "1")),
        ConlluRow(
            id: "a range backwards", document: word("1", "a") + word("2-1", "b"),
            fault: Fault(.conlluRange, line: 2)),
        ConlluRow(
            id: "a range in a range",
            document: word("1-3", "abc") + word("1", "a") + word("2-3", "bc"),
            fault: Fault(.conlluRange, line: 3)),
        ConlluRow(
            id: "a range without its words", document: word("1-2", "ab") + word("1", "a") + "\n",
            fault: Fault(.conlluRange, found: "word 1 is the last")
        ),
        ConlluRow(
            id: "an empty node out of order", document: word("1", "a") + word("3.1", "b"),
            fault: Fault(.conlluOrder, line: 2, found: "3")),
        ConlluRow(
            id: "no number", document: word("x", "a"),
            fault: Fault(.conlluNumber, line: 1, found: "\"x\"")),
        ConlluRow(
            id: "a huge number", document: word("99999999999999999999", "a"),
            fault: Fault(.conlluNumber)),
        ConlluRow(id: "empty", document: "", fault: Fault(.corpusNoSentences, found: "0 lines")),
        ConlluRow(id: "comments alone", document: "# a\n\n# b\n", fault: Fault(.corpusNoSentences)),
        ConlluRow(
            id: "B28 XML", document: "<?xml version='1.0'?><a/>",
            fault: Fault(.sourceOtherFormat, found: "an XML file")),
        ConlluRow(id: "NUL", document: word("1", "a\0"), fault: Fault(.textNUL, line: 1)),
    ]

    @Test("documents give their sentences", arguments: rows) func row(_ row: ConlluRow) throws {
        let outcome = try CorpusOutcome.of(
            row.document, name: "corpus.conllu", format: .conllu)
        #expect(outcome.violation == nil)
        if let fault = row.fault { return fault.check(outcome.error, "\(outcome.texts)") }
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
        Fault(.textNotUTF8, line: 1, column: 6, found: "bytes E9").check(refused.error)
        let read = try CorpusOutcome.of(
            file, name: "a.conllu", format: .conllu, encoding: .latin1)
        #expect(read.texts == ["café"])
        let marked = try CorpusOutcome.of(
            [0xEF, 0xBB, 0xBF] + Array(word("1", "a").utf8), name: "a.conllu", format: .conllu)
        #expect(marked.texts == ["a"])
        #expect(marked.notes.map(\.code) == [.textByteOrderMark])
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

    @Test("sentences come as they are written, every numbered line a word") func lines() throws {
        let text =
            "# newdoc\n\n# sent_id = a\n" + word("1-2", "don't", "_") + word("1", "do", "AUX")
            + word("2", "n't", "PART") + word("2.1", "go", "VERB") + word("3", "10 000", "NUM")
            + "\n" + word("1", String(repeating: "a", count: 70_000), "_")
        try ReadCorpus.inFolder { folder in
            let file = folder.appendingPathComponent("a.conllu.gz")
            try Data(Gzip.member(Array(text.utf8))).write(to: file)
            let source = CorpusSource(SourceInput(path: file.path), format: .conllu)
            var sentences: [ConlluSentence] = []
            var records: [String] = []
            _ = try source.forEachRecord(conllu: { sentences.append($0) }) { record in
                records.append(record.rendered)
            }
            // The last sentence is too long for a record.
            #expect(records == ["do/AUX n't/PART 10 000/NUM"])
            let lines = sentences.map {
                $0.lines.map { String(decoding: $0, as: UTF8.self) + "\n" }
            }
            #expect(lines.map(\.count) == [1, 6, 1])
            #expect(lines.joined().joined() == text.replacingOccurrences(of: "\n\n", with: "\n"))
            let second = try #require(sentences.dropFirst().first)
            #expect(String(decoding: second.words.text, as: UTF8.self) == "do n't 10 000")
            #expect(second.words.tokens.map(\.tag) == [.auxiliary, .particle, .numeral])
            for (column, tag) in zip(second.tagColumns, ["AUX", "PART", "NUM"]) {
                #expect(second.lines[column.line][column.range].elementsEqual(tag.utf8))
            }
            var limits = SourceLimits()
            limits.paragraphBytes = 60_000
            let limited = CorpusSource(
                SourceInput(path: file.path, limits: limits), format: .conllu)
            do {
                _ = try limited.forEachRecord(conllu: { _ in }) { _ in }
                Issue.record("a long line was taken")
            } catch let error as Diagnostic {
                Fault(.textLineTooLong, line: 10).check(error)
            }
        }
    }
}
