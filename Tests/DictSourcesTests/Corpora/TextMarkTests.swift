import DictModel
import DictSources
import Testing

/// What readers say of places in a text: the same of the same, in every format that can say it.
@Suite("Gaps, hyphens and alternatives of corpora") struct TextMarkTests {
    /// A text of a format, and what is read: the records, each with its marks in their places, as
    /// `[gap]`, `[fault]` and `[hyphen]`.
    struct Row: CustomTestStringConvertible, Sendable {
        var format: CorpusFormat
        var content: String
        var expected: [String]

        var testDescription: String { String(content.prefix(80)) }
    }

    private static func tei(_ body: String, _ expected: String...) -> Row {
        Row(
            format: .tei, content: "<TEI><text><body>\(body)</body></text></TEI>",
            expected: expected)
    }

    private static func folia(_ body: String, _ expected: String...) -> Row {
        Row(format: .folia, content: "<FoLiA><text>\(body)</text></FoLiA>", expected: expected)
    }

    private static func words(_ rows: String, _ expected: String...) -> Row {
        let lines = rows.split(separator: "\n").enumerated().map { number, row in
            let cells = row.split(separator: " ").map(String.init)
            return "\(number + 1)\t\(cells[0])\t_\t\(cells[1])\t\(cells[2])\t\(cells[3])\t0\t"
                + "\(cells[4])\t_\t_\n"
        }
        return Row(
            format: .conllu,
            content: "# text = "
                + rows.split(separator: "\n").map {
                    String($0.split(separator: " ")[0])
                }.joined(separator: " ") + "\n" + lines.joined() + "\n", expected: expected)
    }

    static let rows: [Row] = [
        // Words that a line cuts.
        tei("<p>the mar<lb break=\"no\"/>ket</p>", "the market"),
        tei("<p>an<pb n=\"12\" break=\"no\"/>swer</p>", "answer"),
        tei("<p>be\n  <lb type=\"hyphenInWord\"/>tween</p>", "between"),
        tei("<p>pa<pc force=\"weak\">-</pc>\n<lb break=\"no\"/>tient</p>", "patient"),
        tei("<p>the vil-<lb/>lage</p>", "the vil[hyphen]-lage"),
        tei("<p>the vil-\n  lage</p>", "the vil[hyphen]-lage"),
        tei("<p>in<lb/>the mill</p>", "in the mill"),
        tei("<s><w>vil-<lb/>lage</w></s>", "vil[hyphen]-lage"),
        tei("<s><w>mar<lb break=\"no\"/>ket</w> <w>a</w></s>", "market a"),
        tei(
            "<s><w>vil</w><pc force=\"weak\">-</pc><lb break=\"no\"/><w>lage</w></s>", "village"),
        folia("<p><t>ver<t-hbr>-</t-hbr><br space=\"no\"/>ven</t></p>", "verven"),
        folia("<p><t>ver<t-hbr>-</t-hbr>\n<br/>ven</t></p>", "verven"),
        folia("<p><t>ant-<br/>woord</t></p>", "ant[hyphen]-woord"),
        folia("<p><t>keek<br/>naar</t></p>", "keek naar"),
        Row(
            format: .text, content: "The well-\nknown man", expected: ["The well[hyphen]-known man"]
        ),
        Row(
            format: .text, content: "a deer in the for\u{AD}\nest",
            expected: ["a deer in the forest"]),
        Row(format: .text, content: "a pause -\nthen more", expected: ["a pause - then more"]),
        // Text that is missing.
        tei("<p>to the <gap/> and</p>", "to the[gap] and"),
        tei("<p>a r<gap/>bbit</p>", "a r[gap]bbit"),
        tei("<p>the <gap><desc>xx</desc></gap>tient</p>", "the[gap] tient"),
        tei("<p>if <formula>x</formula> is</p>", "if[gap] is"),
        tei("<s><w>the</w> <gap/> <w>of</w></s>", "the[gap] of"),
        tei("<s><w>the</w> <w/> <w>of</w></s>", "the[gap] of"),
        tei("<p>roses and <w>tulips</w> here</p>", "roses and tulips here"),
        folia("<s><w><t>de</t></w><gap/><w><t>van</t></w></s>", "de[gap] van"),
        folia("<p><t>de <gap/> van</t></p>", "de[gap] van"),
        Row(format: .text, content: "to her\n12\nsister", expected: ["to her[gap] sister"]),
        // One of several readings.
        tei("<p>soldiers <del>killed</del><add>saved</add> her</p>", "soldiers saved her"),
        tei("<p>mixed <subst><del>red</del><add>blue</add></subst> paint</p>", "mixed blue paint"),
        tei("<p>wrote <app><lem>songs</lem><rdg>letters</rdg></app></p>", "wrote songs"),
        tei("<p>read <app><rdg>psalms</rdg><rdg>prayers</rdg></app> to</p>", "read psalms to"),
        tei("<p>a <choice><sic>teh</sic><corr>the</corr></choice> b</p>", "a the b"),
        tei("<p>a <sic>teh</sic> b</p>", "a[fault] teh b"),
        tei("<p>opened the <surplus>the</surplus> door</p>", "opened the door"),
        tei("<p>ate <figure><figDesc>A wolf</figDesc></figure> the sheep</p>", "ate the sheep"),
        tei("<p>his crown<ref target=\"#n\">1</ref> in</p>", "his crown in"),
        tei("<p>see <ref>chapter</ref> one</p>", "see chapter one"),
        tei(
            "<p>sells <list><item>old books,</item><item>new pens,</item></list> and paper</p>",
            "sells old books, new pens, and paper"),
        tei(
            "<u><seg>One law. <vocal><desc>(Noise.)</desc></vocal></seg><seg>Two.</seg></u>",
            "One law. Two."),
        // Words with faults of their own.
        words("The DET DT _ det\nw PRON PRP _ goeswith", "The[fault] w"),
        words("Teh DET DT Definite=Def|Typo=Yes det\ncat NOUN NN _ nsubj", "[fault]Teh cat"),
        // Classes and languages.
        folia("<p><t class=\"OCR\">een boer</t></p>", "een boer"),
        folia("<p><t class=\"OCR\">een b0er</t><t>een boer</t></p>", "een boer"),
        folia("<s><w><t class=\"OCR\">b0er</t><t>boer</t></w></s>", "boer"),
        Row(
            format: .subtitles,
            content: "1\n00:00:01,000 --> 00:00:04,000\nThe <i>farmer</i> sold. The baker\n"
                + "bought them\n\n2\n00:00:05,000 --> 00:00:07,000\nin the morning.\n"
                + "- ANN: (sighs) Who?\n- [Door] You (too).\n\n3\n00:00:08,000 --> 00:00:09,000\n♪ la ♪\n",
            expected: [
                "The farmer sold. The baker bought them in the morning.", "Who?", "You (too).",
            ]),
        Row(
            format: .subtitles,
            content: "1\n00:00:01,000 --> 00:00:04,000\nWe saw Dr.\n\n"
                + "2\n00:00:05,000 --> 00:00:07,000\nRoe there.\nYes.\n",
            expected: ["We saw Dr. Roe there.", "Yes."]),
        Row(
            format: .subtitles,
            content: "WEBVTT\n\nSTYLE\n::cue { x }\n\n00:01.000 --> 00:02.000\nOne man sat.\n",
            expected: ["One man sat."]),
        Row(
            format: .columns(CorpusColumns()), content: "1\tOne man sat.\n2\tTwo sat.\n",
            expected: ["One man sat.", "Two sat."]),
        Row(
            format: .columns(CorpusColumns()),
            content: "1\teng\t\"She said \"\"no\"\" to us.\"\n2\teng\t\"No.\" Yes.\n",
            expected: ["She said \"no\" to us.", "\"No.\" Yes."]),
    ]

    @Test(arguments: rows) func `a text is read with its marks`(row: Row) throws {
        let outcome = try CorpusOutcome.of(row.content, name: "a.xml", format: row.format)
        #expect(outcome.error == nil, "\(outcome.message)")
        #expect(outcome.violation == nil)
        #expect(outcome.records.map(Self.marked) == row.expected)
    }

    private static func marked(_ record: CorpusRecord) -> String {
        var bytes = record.text.text
        for mark in record.marks.reversed() {
            bytes.insert(contentsOf: "[\(mark.mark)]".utf8, at: mark.offset)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("what is around a book of Project Gutenberg is left out with notes") func frame() throws {
        let outcome = try CorpusOutcome.of(
            "Licence.\n\n*** START OF THE PROJECT GUTENBERG EBOOK A ***\n\nThe book.\n\n"
                + "*** END OF THE PROJECT GUTENBERG EBOOK A ***\n\nMore licence.\n",
            name: "a.txt", format: .text)
        #expect(outcome.records.map(Self.marked) == ["The book."])
        #expect(outcome.notes.map(\.code) == [.corpusFrame, .corpusFrame])
    }

    @Test("an adposition of a verb is an adverb") func particles() throws {
        let outcome = try CorpusOutcome.of(
            Self.words("gave VERB VBD _ root\nup ADP RP _ compound:prt\non ADP IN _ case").content,
            name: "a.conllu", format: .conllu)
        #expect(outcome.tagged == ["gave/VERB up/ADV on/ADP"])
    }

    @Test("records keep marks") func records() throws {
        let outcome = try CorpusOutcome.of(
            "<TEI><p>to the <gap/> vil-<lb/>lage</p></TEI>", format: .tei)
        let record = try #require(outcome.records.first)
        var bytes = RecordLines.head
        bytes += RecordLines.file("a.xml")
        RecordLines.append(record, to: &bytes)
        bytes += RecordLines.end(1)
        let copy = try CorpusOutcome.of(bytes, name: "a.records", format: .records)
        #expect(
            copy.records.map(Self.marked) == ["to the[gap] vil[hyphen]-lage"], "\(copy.message)")
    }

    @Test("subtitles are no plain text") func subtitles() throws {
        let text = "1\n00:00:01,000 --> 00:00:04,000\nThe farmer sold.\n"
        for format in [CorpusFormat.text, .lines] {
            let outcome = try CorpusOutcome.of(text, name: "a.txt", format: format)
            #expect(outcome.error?.code == .sourceOtherFormat)
            #expect(outcome.message.contains("format: subtitles"))
        }
    }
}
