import DictModel
import DictSources
import Testing

@Suite("FoLiA XML") struct FoLiATests {
    private func read(
        _ text: String, declared: [String] = [], limits: SourceLimits = .default
    ) throws -> ReadCorpus {
        let layers = declared.map { "<pos-annotation set=\"\($0)\"/>" }.joined()
        return try ReadCorpus.of(
            Array(
                """
                <FoLiA xmlns="http://ilk.uvt.nl/folia" xml:id="x"><metadata><annotations>\
                \(layers)</annotations></metadata><text xml:id="x.t">\(text)</text></FoLiA>
                """.utf8), format: .folia, limits: limits)
    }

    private func word(_ text: String, _ tag: String, space: String = "", lemma: String = "")
        -> String
    {
        "<w\(space.isEmpty ? "" : " space=\"\(space)\"")><t>\(text)</t><pos class=\"\(tag)\"/>"
            + (lemma.isEmpty ? "" : "<lemma class=\"\(lemma)\"/>") + "</w>"
    }

    @Test("no text comes twice, blanks stand where the file says") func once() throws {
        let outcome = try read(
            """
            <p><t>Ja, nee (of).</t><s xml:id="s.1"><t>Ja, nee (of).</t>
            \(word("Ja", "TSW()", space: "no")) \(word(",", "LET()")) \(word("nee", "TSW()"))
            \(word("(", "LET()", space: "no"))\(word("of", "VG(neven)", space: "no"))
            \(word(")", "LET()", space: "no"))\(word(".", "LET()"))</s></p>
            """)
        #expect(outcome.texts == ["Ja, nee (of)."], "\(outcome.message)")
        #expect(
            outcome.words == ["Ja/INTJ ,/PUNCT nee/INTJ (/PUNCT of/CCONJ )/PUNCT ./PUNCT"])
        #expect(outcome.sentences.first?.id == "s.1")
        #expect(outcome.broken == 0)
    }

    @Test(
        "tags are automatic unless the layer or the element says that people gave them",
        arguments: [
            ("", "", true), ("auto", "", true), ("manual", "", false), ("manual", "auto", true),
            ("auto", "manual", false), ("", "manual", false),
        ])
    func annotators(layer: String, element: String, isAutomatic: Bool) throws {
        func attribute(_ value: String) -> String {
            value.isEmpty ? "" : " annotatortype=\"\(value)\""
        }
        let outcome = try CorpusOutcome.of(
            """
            <FoLiA xmlns="http://ilk.uvt.nl/folia"><metadata><annotations>\
            <pos-annotation set="cgn"\(attribute(layer))/></annotations></metadata><text>\
            <s><w><t>Ja</t><pos class="TSW()" set="cgn"\(attribute(element))/></w></s></text></FoLiA>
            """, format: .folia)
        #expect(outcome.tagged == ["Ja/INTJ"], "\(outcome.message)")
        #expect(outcome.records.map(\.hasAutomaticTags) == [isAutomatic])
    }

    @Test("punctuation decides on blanks where the file says nothing") func noSpacing() throws {
        let outcome = try read(
            "<s>\(word("Ja", "TSW()")) \(word(",", "LET()")) \(word("nee", "TSW()"))"
                + "\(word(".", "LET()"))</s>")
        #expect(outcome.texts == ["Ja, nee."], "\(outcome.message)")
    }

    @Test(
        "of several layers of tags the best known counts, then the first declared",
        arguments: [
            (["x-cgn", "y-cgn"], [("y-cgn", "BW()"), ("x-cgn", "TSW()")], "INTJ"),
            (
                ["eigen", "frog-cgn"], [("eigen", "SPEC(deeleigen)"), ("frog-cgn", "BW()")], "PROPN"
            ),
            (["penn", "universal-pos"], [("penn", "DT"), ("universal-pos", "PRON")], "PRON"),
            (["x-cgn"], [("", "BW()")], "ADV"), ([], [("", "BW()")], "ADV"),
            ([], [("z", "BW()")], "ADV"),
            (["cgn", "x"], [("cgn", "raar"), ("x", "NN")], "NOUN"),
            (["spacy-en-pos"], [("spacy-en-pos", "VBZ")], "VERB"),
            (["cgn"], [("cgn", "raar")], "_"),
        ])
    func layers(declared: [String], tags: [(String, String)], expected: String) throws {
        let elements = tags.map { set, tag in
            "<pos\(set.isEmpty ? "" : " set=\"\(set)\"") class=\"\(tag)\"/>"
        }
        let outcome = try read(
            "<s><w><t>ja</t>\(elements.joined())</w></s>", declared: declared)
        #expect(outcome.words == ["ja/\(expected)"], "\(outcome.message)")
    }

    @Test("the lemma tells an auxiliary") func lemma() throws {
        let outcome = try read(
            "<s>\(word("kan", "WW(pv,tgw,ev)", lemma: "kunnen"))"
                + "\(word("lopen", "WW(inf,vrij,zonder)", lemma: "lopen"))</s>")
        #expect(outcome.words == ["kan/AUX lopen/VERB"], "\(outcome.message)")
    }

    @Test(
        "alternatives, corrected and repeated text is left out",
        arguments: [
            // A corrected word.
            "<w><correction><new><t>goed</t></new><original auth=\"no\"><t>goet</t></original></correction></w>",
            // A word that only a suggestion would change.
            "<w><correction><current><t>goed</t></current><suggestion><t>goet</t></suggestion></correction></w>",
            // A word put for two others.
            "<correction><new><w><t>goed</t></w></new><original auth=\"no\"><w><t>go</t></w><w><t>ed</t></w></original></correction>",
            // Parts of a word, other classes of text, alternatives, layers, strings.
            "<w><t>goed</t><t class=\"original\">goet</t><morphology><morpheme><t>go</t><pos class=\"N\"/></morpheme></morphology></w>",
            "<w><t>goed</t><alt><t>slecht</t></alt></w><altlayers><w><t>niet</t></w></altlayers>",
            "<w><t>goed</t><t>nog eens</t></w><str><t>goed</t></str>",
            "<w><t>goed</t></w><entities><entity><wref t=\"goed\"/></entity></entities>",
            "<w><t><t-style class=\"vet\">go</t-style>ed</t></w><hiddenw><t>x</t></hiddenw>",
            "<quote><s><t>goed</t><w><t>goed</t></w></s></quote>",
        ])
    func leftOut(content: String) throws {
        let outcome = try read("<p><s>\(content)</s></p>")
        #expect(outcome.words == ["goed/_"], "\(outcome.message)")
        #expect(outcome.texts == ["goed"])
    }

    @Test("texts without words are sentences or paragraphs that nobody has tokenised")
    func untokenised()
        throws
    {
        let outcome = try read(
            "<p xml:id=\"p\"><t>Een. Twee.</t></p><p><t>x</t><s><t>Drie<br/>vier.</t></s></p>")
        #expect(outcome.texts == ["Een. Twee.", "Drie vier."], "\(outcome.message)")
        #expect(outcome.sentences.map(\.isSentence) == [false, true])
        #expect(outcome.sentences.first?.id == "p")
        #expect(outcome.words == ["", ""])
    }

    @Test("words outside sentences, empty words and nested sentences are counted") func odd() throws
    {
        let outcome = try read(
            """
            <p><w><t>los</t></w><s><w/><w><t>a</t></w><quote><s><w><t>b</t></w></s></quote></s></p>
            """)
        #expect(outcome.words == ["a/_ b/_"], "\(outcome.message)")
        let kinds: [CorpusFindingKind] = [.wordOutsideSentence, .emptyWord, .nestedSentence]
        for kind in kinds { #expect(outcome.summary?.count(of: kind) == 1, "\(kind)") }
    }

    @Test("cut and endless files are errors, long sentences are left out") func damaged() throws {
        let cut = try ReadCorpus.of(xml: "<FoLiA><text><s><w><t>a</t></w>", format: .folia)
        Fault(.xmlTruncated).check(cut.error)
        #expect(cut.sentences.isEmpty)
        let deep = try ReadCorpus.of(
            xml: "<FoLiA>" + String(repeating: "<s>", count: 4_000), format: .folia)
        Fault(.xmlTooDeep).check(deep.error)
        var limits = SourceLimits()
        limits.sentenceBytes = 10
        let long = try read(
            "<s>\(word("langer", "N()"))\(word("dan tien", "N()"))</s><s>\(word("kort", "N()"))</s>",
            limits: limits)
        #expect(long.words == ["kort/NOUN"], "\(long.message)")
        #expect(long.summary?.count(of: .tooManyBytes) == 1)
        let untokenised = try ReadCorpus.of(
            Array(
                "<FoLiA><text><s><t>langer dan tien</t></s><s><t>kort</t></s></text></FoLiA>".utf8),
            format: .folia, limits: limits)
        #expect(untokenised.texts == ["kort"], "\(untokenised.message)")
        #expect(untokenised.summary?.count(of: .tooManyBytes) == 1)
        let other = try ReadCorpus.of(xml: "<TEI/>", format: .folia)
        Fault(.corpusNoSentences, found: "the root is <TEI>").check(other.error)
    }
}

@Suite("D-Coi XML") struct DCoiTests {
    @Test("words of ISO-8859-15 come with the tags of CGN, punctuation decides on blanks")
    func words() throws {
        let start =
            "<?xml version=\"1.0\" encoding=\"iso-8859-15\"?><DCOI><text><p><s xml:id=\"s1\">"
        let middle = "<w pos=\"SPEC(symb)\">"
        let rest = """
            </w>
            <w pos="TW(hoofd,vrij)" lemma="5">5</w>
            <w pos="LET()">.</w></s></p></text></DCOI>
            """
        let bytes = Array(start.utf8) + Array(middle.utf8) + [0xA4] + Array(rest.utf8)
        let outcome = try ReadCorpus.of(bytes, format: .dcoi)
        #expect(outcome.words == ["€/SYM 5/NUM ./PUNCT"], "\(outcome.message)")
        #expect(outcome.sentences.first?.id == "s1")
        #expect(outcome.texts.first?.hasSuffix("5.") == true)
    }
}
