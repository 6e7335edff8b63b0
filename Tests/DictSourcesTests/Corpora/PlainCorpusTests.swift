import DictModel
import DictSources
import Testing

@Suite("Plain text and tables as corpora") struct PlainCorpusTests {
    @Test("paragraphs stand between blank lines, their lines are joined") func paragraphs() throws {
        let text = "\u{FEFF}One  line\r\nand another.\r\n \t\r\n\r\nTwo.\u{A0}\n\n\nThree"
        let outcome = try CorpusOutcome.of(text, name: "a.txt", format: .text)
        #expect(outcome.texts == ["One line and another.", "Two.", "Three"], "\(outcome.message)")
        #expect(outcome.records.map(\.place.line) == [1, 5, 8])
        #expect(outcome.records.allSatisfy { !$0.isSentence && $0.text.tokens.isEmpty })
        #expect(outcome.summary.paragraphs == 3 && outcome.summary.lines == 8)
        #expect(outcome.notes.map(\.code) == [.textByteOrderMark])
        #expect(outcome.violation == nil)
    }

    private static let lines =
        "One man sat.\n\"Two sat!\"\nThree (sat?)\nFour sat. And ate…\nFive\nSix."

    @Test("lines that end sentences are not joined, and a note says so") func lines() throws {
        let texts = Self.lines.split(separator: "\n").map(String.init)
        let outcome = try CorpusOutcome.of(Self.lines, name: "a.txt", format: .text)
        #expect(outcome.texts == texts, "\(outcome.message)")
        #expect(outcome.records.map(\.place.line) == [1, 2, 3, 4, 5, 6])
        #expect(outcome.records.allSatisfy { !$0.isSentence })
        #expect(outcome.notes.map(\.code) == [.corpusLines])
        let declared = try CorpusOutcome.of(Self.lines, name: "a.txt", format: .lines)
        #expect(declared.texts == texts && declared.notes.isEmpty)
        let many = String(repeating: "A line of its own.\n", count: 300) + "No stop\nhere.\n"
        let long = try CorpusOutcome.of(many, name: "a.txt", format: .text)
        #expect(long.records.count == 302 && long.records.last?.place.line == 302)
    }

    @Test(
        "lines of paragraphs are joined, and so are too few to tell",
        arguments: [
            "One man\nsat. Two\nsat. Three\nsat on.\n", "One sat.\nTwo sat.\nThree sat.\n",
            "A poem of\nfive lines\nin which\nonly two\nend. So.\n",
        ])
    func joined(text: String) throws {
        let outcome = try CorpusOutcome.of(text, name: "a.txt", format: .text)
        #expect(
            outcome.texts == [text.split(separator: "\n").joined(separator: " ")],
            "\(outcome.message)")
        let lines = try CorpusOutcome.of(text, name: "a.txt", format: .lines)
        #expect(lines.texts == text.split(separator: "\n").map(String.init))
        #expect(outcome.notes.isEmpty && lines.notes.isEmpty)
    }

    @Test("texts in their declared encodings") func encodings() throws {
        func texts(_ bytes: [UInt8], _ encoding: TextEncoding) throws -> [String] {
            let outcome = try CorpusOutcome.of(
                bytes, name: "a.txt", format: .text, encoding: encoding)
            return outcome.error.map { [$0.code.name] } ?? outcome.texts
        }
        #expect(try texts([0x63, 0xE9, 0x0A, 0x0A, 0x64], .latin1) == ["cé", "d"])
        #expect(try texts([0xA4], .latin9) == ["€"])
        #expect(try texts([0x80], .windows1252) == ["€"])
        #expect(try texts([0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x62, 0], .utf8) == ["a b"])
        #expect(try texts([0x61, 0x0A, 0xE9], .utf8) == ["text.not-utf8"])
        #expect(try texts([0x61, 0, 0x62, 0], .utf8) == ["text.nul"])
        #expect(try texts([0x81], .windows1252) == ["text.wrong-encoding"])
        #expect(try texts(Array("\n \n".utf8), .utf8) == ["corpus.no-sentences"])
        #expect(try texts(Array("<!doctype html>".utf8), .utf8) == ["source.other-format"])
    }

    @Test("a paragraph over the limit is left out, whatever its lines are") func limits() throws {
        var limits = SourceLimits()
        limits.paragraphBytes = 1_000
        let line = String(repeating: "é ", count: 100) + "\n"
        let lines = "a\n\n" + String(repeating: line, count: 9) + "\nb"
        let long = "a\n\n" + String(repeating: "é", count: 200_000) + "\n\nb"
        for text in [lines, long] {
            let outcome = try CorpusOutcome.of(
                text, name: "a.txt", format: .text, limits: limits)
            #expect(outcome.texts == ["a", "b"], "\(outcome.message)")
            #expect(outcome.findings == ["too-many-bytes 1"])
        }
    }

    @Test("rows of a table, by columns and language") func columns() throws {
        let table = "1\teng\tLet's try.\n2\tnld\tDoe maar.\n\n3\teng\t Yes. \textra\n"
        let english = try CorpusOutcome.of(
            table, name: "a.tsv", format: .columns(CorpusColumns(wanted: "eng")))
        #expect(english.texts == ["Let's try.", "Yes."], "\(english.message)")
        #expect(english.records.map { String(decoding: $0.id, as: UTF8.self) } == ["1", "3"])
        #expect(english.records.map(\.place.line) == [1, 4])
        #expect(english.findings == ["other-language 1"])
        #expect(english.summary.skipped == 1)
        let all = try CorpusOutcome.of(table, name: "a.tsv", format: .columns(CorpusColumns()))
        #expect(all.texts.count == 3 && all.summary.sentences == 3)
        var leipzig = CorpusColumns(text: 2, identifier: 1)
        leipzig.hasHeader = true
        leipzig.holdsSentences = false
        let other = try CorpusOutcome.of(
            "id\ttext\r\n7\tDe eerste zin.\r\n", name: "a.txt", format: .columns(leipzig))
        #expect(other.texts == ["De eerste zin."])
        #expect(other.summary.paragraphs == 1)
    }

    @Test("bad rows") func badRows() throws {
        let short = try CorpusOutcome.of(
            "1\teng\ta\n2\teng\n", name: "a.tsv", format: .columns(CorpusColumns()))
        Fault(.tableColumns, line: 2, found: "2").check(short.error)
        let empty = try CorpusOutcome.of(
            "1\teng\t\n2\teng\tb\n", name: "a.tsv", format: .columns(CorpusColumns()))
        #expect(empty.texts == ["b"])
        #expect(empty.findings == ["empty-sentence 1"])
        let none = try CorpusOutcome.of(
            "1\teng\ta\n", name: "a.tsv", format: .columns(CorpusColumns(wanted: "fra")))
        Fault(.corpusNoSentences, found: "left out: 1 other-language").check(none.error)
        let long = "1\teng\t" + String(repeating: "a", count: 3_000_000) + "\n2\teng\tb"
        let cut = try CorpusOutcome.of(long, name: "a.tsv", format: .columns(CorpusColumns()))
        #expect(cut.texts == ["b"])
        #expect(cut.findings == ["too-many-bytes 1"])
    }
}
