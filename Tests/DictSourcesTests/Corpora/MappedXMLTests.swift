import DictModel
import DictSources
import Testing

/// A document with what comes out of it.
struct MappedXMLRow: CustomTestStringConvertible, Sendable {
    var id: String
    var format: CorpusFormat
    var document: String
    var texts: [String]
    var tagged: [String]?
    var findings: [String] = []
    var testDescription: String { id }
}

@Suite("XML corpora by a mapping") struct MappedXMLTests {
    private static func custom(_ change: (inout XMLCorpusMapping) -> Void) -> CorpusFormat {
        var mapping = XMLCorpusMapping()
        change(&mapping)
        return .xml(mapping)
    }

    static let rows: [MappedXMLRow] = [
        MappedXMLRow(
            id: "OPUS raw", format: .opus,
            document: "<text><p id='1'>\n <s id='s1'>It's  a\n test &amp; so on.</s></p></text>",
            texts: ["It's a test & so on."]),
        MappedXMLRow(
            id: "OPUS words, blanks before line ends", format: .opus,
            document: """
                <text><s id="1">\n <w id="1">Your</w> \n <w id="2">Majesties</w>
                 <w id="3">,</w> \n <w>(</w>\n <w>all</w>\n <w>)</w>\n <w>.</w>\n</s>
                <s id="2">\n <w>half</w>\n <w>way</w>\n</s></text>
                """, texts: ["Your Majesties, (all).", "halfway"]),
        MappedXMLRow(
            id: "OPUS words, a blank and a line end in loose text", format: .opus,
            document: """
                <text><s id="1"><w>One</w>\n&lt; pb &gt;\n<w>two</w></s>
                <s id="2"> \n<w>Peace</w>\n<w>,</w>\n<w>love</w>\n<w>and</w>\n<w>tea</w></s></text>
                """, texts: ["Peace, love and tea"], findings: ["loose-text 1"]),
        MappedXMLRow(
            id: "OPUS words, a stray blank before one line end", format: .opus,
            document: """
                <text><s><w>So</w>\n<w>it</w>\n<w>is</w></s><s><w>One</w> \n<w>or</w>\n<w>two</w></s>
                <s><w>and</w>\n<w>tea</w></s></text>
                """, texts: ["So it is", "One or two", "and tea"]),
        MappedXMLRow(
            id: "OPUS words, a line each", format: .opus,
            document: """
                <text><s id="1"><w>Well</w>\n<w>,</w>\n<w>"</w>\n<w>yes</w>\n<w>"</w>\n<w>,</w>
                <w>Ann</w>\n<w>'s</w>\n<w>cat</w>\n<w>did</w>\n<w>n't</w>\n<w>cost</w>\n<w>$</w>
                <w>5</w>\n<w>.</w></s></text>
                """, texts: ["Well, \"yes\", Ann's cat didn't cost $5."]),
        MappedXMLRow(
            id: "OPUS words, halves of words", format: .opus,
            document: """
                <d><s><w>land-</w>\n<w>based</w>\n<w>,</w>\n<w>full-</w>\n<w>and</w>
                <w>Iran/</w>\n<w>Iraq</w>\n<w>Sweden'</w>\n<w>s</w></s></d>
                """, texts: ["land-based, full- and Iran/Iraq Sweden's"]),
        MappedXMLRow(
            id: "OPUS tags in four attributes", format: .opus,
            document: """
                <text><s id="1"><w pos="DT">the</w> <w hun="NN">cat</w> <w tree="VHZ">has</w> \
                <w upos="VERB" pos="NN">sat</w><w pos="PUNCT">.</w></s></text>
                """, texts: ["the cat has sat."],
            tagged: ["the/DET cat/NOUN has/AUX sat/VERB ./PUNCT"]),
        MappedXMLRow(
            id: "OPUS offsets", format: .opus,
            document: """
                <document><s id="1"><chunk>\n<w span="0:2" pos="NN">we</w>\n<w span="3:3">did</w>
                <w span="6:3">n't</w></chunk>\n<w span="9:1" pos=".">.</w>\n</s></document>
                """, texts: ["we didn't."], tagged: ["we/NOUN did/_ n't/_ ./PUNCT"],
            findings: ["missing-tag 1"]),
        MappedXMLRow(
            id: "OPUS paragraphs without sentences", format: .opus,
            document: "<text><p>One. Two.</p><p><s>Three.</s></p><p> </p></text>",
            texts: ["One. Two.", "Three."], findings: ["empty-sentence 1"]),
        MappedXMLRow(
            id: "subtitles", format: .opus,
            document: "<d><s id='1'><time id='T1S' value='0'/><w>Hi</w> <w>you</w><w>!</w></s></d>",
            texts: ["Hi you!"]),
        MappedXMLRow(
            id: "TEI with a header, names and notes", format: .tei,
            document: """
                <TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><p>Not <s>this</s>.</p></teiHeader>
                <text><p><s xml:id="a"><rs><w pos="PROPN">ANN</w> </rs>\n<w pos="VERB">sat</w>
                <pb n="1"/><note>or <w>stood</w></note><pc pos="PUNCT">.</pc></s></p></text></TEI>
                """, texts: ["ANN sat."], tagged: ["ANN/PROPN sat/VERB ./PUNCT"]),
        MappedXMLRow(
            id: "TEI join and space characters", format: .tei,
            document: """
                <TEI><s><w>Ann</w><w join="left">'S</w><c> </c><w join="right">co</w>
                <w>op</w><c> </c><w>is</w>\n<w>here</w></s></TEI>
                """, texts: ["Ann'S coop is here"]),
        MappedXMLRow(
            id: "TEI choices give one text", format: .tei,
            document: """
                <TEI><p>He <choice><sic>hsa</sic><corr>has</corr></choice> it<lb/>all.</p></TEI>
                """, texts: ["He has it all."]),
        MappedXMLRow(
            id: "TEI paragraphs, verse", format: .tei,
            document: """
                <TEI><sp><speaker>Ann</speaker><l>One <hi>t</hi>wo</l><l>three</l></sp>
                <p>A <quote><p>b</p></quote> c</p></TEI>
                """, texts: ["One two three", "A b c"]),
        MappedXMLRow(
            id: "TEI speeches, stanzas and quotes, in one line or many", format: .tei,
            document: """
                <TEI><sp><speaker>Ann</speaker><stage>aside</stage><l>The night</l><l>is long.</l></sp>
                <sp><speaker>Bob</speaker>
                <p>Yes, <stage>bows</stage>Ann.</p>
                <p>It is.</p></sp><lg><lg><l>Roses</l><l>are</l></lg><lg><l>red.</l></lg></lg>
                <quote><l>So</l>\n<l>it is.</l></quote><l>Alone</l><l>Apart</l></TEI>
                """,
            texts: [
                "The night is long.", "Yes, Ann. It is.", "Roses are red.", "So it is.",
            ], findings: ["text-outside-sentence 1"]),
        MappedXMLRow(
            id: "TEI speeches with sentences and without", format: .tei,
            document: """
                <TEI><sp><l><s><w>Hi</w></s></l><l>loose</l><l>text.</l></sp><quote>Bare <l>verse</l>ends
                </quote></TEI>
                """, texts: ["Hi", "Bare verse ends"], findings: ["text-outside-sentence 1"]),
        MappedXMLRow(
            id: "BNC", format: .tei,
            document: """
                <bncDoc><wtext><p><s n="3"><w c5="PNP" hw="it" pos="PRON">IT </w><w c5="VVZ" \
                hw="seem" pos="VERB">SEEMS </w><w c5="CJT" pos="CONJ">that </w><w c5="DPS" \
                pos="PRON">her</w><c c5="PUN">, </c><w c5="VVD-VVN" pos="VERB">was</w><c \
                c5="PUN">.</c></s></p></wtext></bncDoc>
                """, texts: ["IT SEEMS that her, was."],
            tagged: ["IT/PRON SEEMS/VERB that/SCONJ her/PRON ,/PUNCT was/VERB ./PUNCT"]),
        MappedXMLRow(
            id: "BNC simple tags", format: .tei,
            document: "<a><s><w pos='SUBST'>cat </w><w pos='PREP'>in</w></s></a>",
            texts: ["cat in"],
            tagged: ["cat/NOUN in/ADP"]),
        MappedXMLRow(
            id: "ParlaMint", format: .tei,
            document:
                "<a><s><w msd='UPosTag=NOUN|Number=Sing' join='right'>cat</w><pc msd='UPosTag=PUNCT'>.</pc></s></a>",
            texts: ["cat."], tagged: ["cat/NOUN ./PUNCT"]),
        MappedXMLRow(
            id: "our own sentences", format: .opus,
            document:
                "<sentences language='en'><theme name='a'><s>One.</s>\n<s>Two.</s></theme></sentences>",
            texts: ["One.", "Two."]),
        MappedXMLRow(
            id: "a mapping of one's own",
            format: custom {
                $0.sentences = ["body/sent"]
                $0.words = ["tok", "sent/mark"]
                $0.omitted = ["x"]
                $0.identifiers = ["key"]
                $0.tags = [XMLCorpusMapping.TagAttribute("cat", .penn)]
            },
            document: """
                <r><sent>no</sent><body><sent key="k1"><tok cat="NN">A</tok> <x>no</x><tok>b</tok>\
                <mark cat=".">!</mark></sent></body></r>
                """, texts: ["A b!"], tagged: ["A/NOUN b/_ !/PUNCT"],
            findings: ["text-outside-sentence 1", "missing-tag 1"]),
        MappedXMLRow(
            id: "blanks by punctuation alone", format: custom { $0.join = .punctuation },
            document: "<r><s><w>a</w><w>b</w> <w>.</w></s></r>", texts: ["a b."]),
        MappedXMLRow(
            id: "white space of many kinds", format: .opus,
            document: "<r><s>\u{A0}a\u{2003}\u{A0}b\u{2028}c\u{85}d\r\ne\u{FEFF}\u{AD}f </s></r>",
            texts: ["a b c d ef"], findings: ["invisible-character 1"]),
        MappedXMLRow(
            id: "control characters", format: .opus,
            document: "<r><s>a\u{9F}b</s><s>c\u{202E}d</s><s>e&#x7F;</s><s>f</s></r>", texts: ["f"],
            findings: ["control-character 3"]),
        MappedXMLRow(
            id: "CDATA and references", format: .opus,
            document: "<r><s><w>a<![CDATA[<&]]>&#233;</w></s></r>", texts: ["a<&é"]),
        MappedXMLRow(
            id: "B24 no identifier, and one twice", format: .opus,
            document: "<r><s id='1'>a</s><s>b</s><s id='1'>c</s></r>", texts: ["a", "b", "c"],
            findings: ["missing-id 1", "repeated-id 1"]),
        MappedXMLRow(
            id: "B24 words outside sentences", format: .opus,
            document: "<r><w>no</w><p><w>so</w></p><s><w>yes</w></s></r>", texts: ["so", "yes"],
            findings: ["word-outside-sentence 1"]),
        MappedXMLRow(
            id: "B24 nested sentences", format: .opus,
            document: "<r><s>He said <s>yes</s> and left.</s><s>So.</s></r>",
            texts: ["He said yes and left.", "So."], findings: ["nested-sentence 1"]),
        MappedXMLRow(
            id: "B24 unknown and missing tags", format: .opus,
            document: "<r><s><w pos='ZZZ'>a</w> <w pos='NN'>b</w> <w>c</w></s></r>",
            texts: ["a b c"], tagged: ["a/_ b/NOUN c/_"],
            findings: ["missing-tag 1", "unknown-tag 1"]),
        MappedXMLRow(
            id: "B24 text beside words", format: .opus,
            document: "<r><s><w>a</w> loose <w>b</w></s><s><w>c</w></s></r>", texts: ["c"],
            findings: ["loose-text 1"]),
        MappedXMLRow(
            id: "empty words and sentences", format: .opus,
            document: "<r><s><w/><w>a</w></s><s/><s> </s></r>", texts: ["a"],
            findings: ["empty-sentence 2", "empty-word 1"]),
        MappedXMLRow(
            id: "nested words", format: .tei,
            document: "<r><s><w pos='NOUN'>ice<w>berg</w>s</w></s></r>", texts: ["icebergs"],
            tagged: ["icebergs/NOUN"]),
    ]

    @Test("documents give their sentences", arguments: rows) func row(_ row: MappedXMLRow) throws {
        let outcome = try CorpusOutcome.of(row.document, format: row.format)
        #expect(outcome.error == nil, "\(outcome.message)")
        #expect(outcome.violation == nil)
        #expect(outcome.texts == row.texts)
        if let tagged = row.tagged { #expect(outcome.tagged == tagged) }
        #expect(outcome.findings == row.findings)
    }

    @Test("records tell identifier, place and whether they are sentences") func facts() throws {
        let outcome = try CorpusOutcome.of(
            "<r>\n<s xml:id='a&amp;b'>x</s>\n<p>\ny</p></r>", format: .tei)
        #expect(outcome.records.map { String(decoding: $0.id, as: UTF8.self) } == ["a&b", ""])
        #expect(outcome.records.map(\.place.description) == ["corpus.xml:2", "corpus.xml:3"])
        #expect(outcome.records.map(\.isSentence) == [true, false])
        #expect(outcome.summary.sentences == 1 && outcome.summary.paragraphs == 1)
        #expect(outcome.records.map(\.hasAutomaticTags) == [true, true])
        let mapped = try CorpusOutcome.of("<r><s>x</s></r>", format: .xml(XMLCorpusMapping()))
        #expect(mapped.records.map(\.hasAutomaticTags) == [false])
    }

    @Test("a record that is kept does not change with the next one") func copies() throws {
        let document = "<r>" + (0..<100).map { "<s><w>w\($0)</w></s>" }.joined() + "</r>"
        let outcome = try CorpusOutcome.of(document, format: .opus)
        #expect(outcome.texts == (0..<100).map { "w\($0)" })
    }

    @Test("findings keep their count and their first places") func places() throws {
        let document = "<r>\n" + (0..<9).map { "<s><w pos='Q\($0)'>a</w></s>\n" }.joined() + "</r>"
        let outcome = try CorpusOutcome.of(document, format: .opus)
        let finding = try #require(outcome.summary.findings.first)
        #expect(finding.count == 9)
        #expect(finding.places.map(\.line) == [2, 3, 4, 5, 6])
        #expect(finding.samples.first == "\"Q0\"")
        #expect(finding.note.code == .corpusTags && finding.note.place.line == 2)
        #expect(finding.note.problem.hasPrefix("9 ×") && finding.note.found == "first: \"Q0\"")
    }

    @Test("what keeps a mapping from being used is reported at its key") func faults() {
        func keys(_ change: (inout XMLCorpusMapping) -> Void) -> [String] {
            var mapping = XMLCorpusMapping.tei
            change(&mapping)
            #expect(CorpusFormat.xml(mapping).faults() == mapping.faults())
            return mapping.faults().map(\.key)
        }
        #expect(keys { _ in }.isEmpty && XMLCorpusMapping.opus.faults().isEmpty)
        for path in ["", "/s", "a//b", "tei:s", "s@n", "s[1]"] {
            #expect(keys { $0.words.append(path) } == ["words"], "\(path)")
        }
        #expect(
            keys { ($0.sentences, $0.breaks) = (["a:s"], ["", "b"]) } == ["sentences", "breaks"])
        #expect(keys { ($0.sentences, $0.paragraphs) = ([], []) } == ["sentences"])
        #expect(keys { $0.identifiers = [""] } == ["identifiers"])
        #expect(keys { $0.identifiers = ["xml:id"] }.isEmpty)
        #expect(keys { $0.tags[0].tagSets = [] } == ["tags"])
        #expect(keys { $0.tags[0].name = "tei:pos" } == ["tags"])
        #expect(keys { $0.joinAttribute = "" } == ["join-attribute"])
        #expect(keys { $0.offsetAttribute = "" } == ["offset-attribute"])
    }

    @Test("what keeps the columns of a table from being used is reported at its key")
    func columnFaults() {
        func keys(_ columns: CorpusColumns) -> [String] {
            #expect(CorpusFormat.columns(columns).faults() == columns.faults())
            return columns.faults().map(\.key)
        }
        #expect(keys(CorpusColumns()).isEmpty && CorpusFormat.text.faults().isEmpty)
        #expect(keys(CorpusColumns(text: 0)) == ["text"])
        #expect(keys(CorpusColumns(text: 1, identifier: 1)) == ["id"])
        #expect(keys(CorpusColumns(text: 1, identifier: 1, wanted: "eng")) == ["id", "wanted"])
        #expect(keys(CorpusColumns(text: 2, identifier: 1, language: 2)) == ["language"])
    }
}
