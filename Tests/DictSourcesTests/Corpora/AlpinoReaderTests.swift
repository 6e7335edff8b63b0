import DictModel
import DictSources
import Testing

@Suite("Alpino XML") struct AlpinoReaderTests {
    private func document(_ nodes: String, sentence: String = "") -> String {
        "<alpino_ds version=\"1.3\"><node rel=\"top\" cat=\"top\" begin=\"0\">\(nodes)</node>"
            + sentence + "</alpino_ds>"
    }

    @Test("words come in the order of their places, and traces give none") func order() throws {
        let outcome = try ReadCorpus.of(
            xml: document(
                """
                <node begin="3" rel="--" postag="LET()" word="."/>
                <node cat="smain" rel="--"><node begin="2" postag="BW()" word="nu" rel="mod"/>
                <node begin="0" index="1" postag="VNW(pers,pron)" word="Ik" rel="su"/>
                <node begin="0" index="1" rel="su"/>
                <node begin="1" postag="WW(pv)" word="lach" rel="hd" lemma="lachen"/></node>
                """, sentence: "<sentence sentid=\"een\">Ik lach nu .</sentence>"),
            format: .alpino)
        #expect(outcome.words == ["Ik/PRON lach/VERB nu/ADV ./PUNCT"], "\(outcome.message)")
        #expect(outcome.texts == ["Ik lach nu."])
        #expect(outcome.sentences.first?.id == "een")
        #expect(outcome.summary?.count(of: .textDiffers) == 0)
        #expect(outcome.broken == 0)
    }

    @Test("a sentence without a name takes that of its file") func fileName() throws {
        let outcome = try ReadCorpus.of(
            Array(document("<node begin=\"0\" postag=\"TSW()\" word=\"Ja\" rel=\"--\"/>").utf8),
            name: "wiki-7.p.2.xml", format: .alpino)
        #expect(outcome.sentences.first?.id == "wiki-7")
    }

    @Test(
        "sentences with words of no place of their own are left out and counted",
        arguments: [
            "<node begin=\"1\" word=\"a\"/><node begin=\"1\" word=\"b\"/>",
            "<node word=\"a\"/><node begin=\"1\" word=\"b\"/>",
            "<node begin=\"x\" word=\"a\"/>", "<node begin=\"-1\" word=\"a\"/>",
            "<node begin=\"99999999999999999999\" word=\"a\"/>",
        ])
    func places(nodes: String) throws {
        let good = document("<node begin=\"0\" postag=\"TSW()\" word=\"Ja\"/>")
        let outcome = try ReadCorpus.of(
            xml: "<treebank>" + document(nodes) + good + "</treebank>", format: .alpino)
        #expect(outcome.words == ["Ja/INTJ"], "\(outcome.message)")
        #expect(outcome.summary?.skipped == 1)
        #expect(outcome.summary?.count(of: .unplacedWord) == 1)
        let alone = try ReadCorpus.of(xml: document(nodes), format: .alpino)
        Fault(.corpusNoSentences, found: "1 unplaced-word").check(alone.error)
    }

    @Test("words that do not make up the sentence are used and counted") func textDiffers() throws {
        let outcome = try ReadCorpus.of(
            xml: document(
                "<node begin=\"0\" postag=\"TSW()\" word=\"Ja\"/>",
                sentence: "<sentence>Ja , nee</sentence>"),
            format: .alpino)
        #expect(outcome.texts == ["Ja"])
        #expect(outcome.summary?.count(of: .textDiffers) == 1)
    }

    @Test(
        "older files tell the part of speech by pt or by pos and frame, not by pos alone",
        arguments: [
            ("pt=\"vnw\" vwtype=\"bez\" pdtype=\"det\"", "zijn", "PRON"),
            ("pt=\"n\" ntype=\"eigen\"", "Jan", "PROPN"),
            ("pt=\"vg\" conjtype=\"neven\"", "en", "CCONJ"),
            ("pos=\"noun\"", "man", "NOUN"), ("pos=\"noun\"", "Zij", "PRON"),
            ("pos=\"name\"", "Jan", "PROPN"), ("pos=\"det\"", "de", "DET"),
            ("pos=\"det\"", "mijn", "PRON"), ("pos=\"comp\"", "dat", "SCONJ"),
            ("pos=\"comp\"", "Om", "ADP"), ("pos=\"comparative\"", "dan", "SCONJ"),
            ("pos=\"vg\"", "maar", "CCONJ"), ("pos=\"prep\"", "in", "ADP"),
            ("pos=\"part\"", "op", "ADP"), ("pos=\"pp\"", "daarmee", "ADV"),
            ("pos=\"punct\"", ".", "PUNCT"), ("pos=\"verb\"", "loopt", "VERB"),
            ("pos=\"noun\" frame=\"proper_name(sg,'PER')\"", "Jan", "PROPN"),
            ("pos=\"noun\" frame=\"pronoun(nwh,fir,sg,de,nom,def)\"", "ikke", "PRON"),
            ("pos=\"fixed\"", "in", "_"), ("postag=\"WAT()\"", "in", "_"), ("", "in", "_"),
        ])
    func older(attributes: String, word: String, expected: String) throws {
        func read(_ attributes: String) throws -> ReadCorpus {
            try ReadCorpus.of(
                xml: document(
                    "<node begin=\"0\" \(attributes) word=\"\(word)\" rel=\"--\"/>"
                        + "<node begin=\"1\" pt=\"tsw\" word=\"ja\" rel=\"--\"/>"),
                format: .alpino)
        }
        let isCoarse = attributes.hasPrefix("pos=") && !attributes.contains("frame=")
        let outcome = try read(attributes + (isCoarse ? " frame=\"x\"" : ""))
        #expect(outcome.words == ["\(word)/\(expected) ja/INTJ"], "\(outcome.message)")
        #expect(outcome.summary?.count(of: .coarseTags) == 0)
        guard isCoarse else { return }
        let coarse = try read(attributes)
        #expect(coarse.words == ["\(word)/_ ja/_"], "\(coarse.message)")
        #expect(coarse.summary?.count(of: .coarseTags) == 1)
        #expect(coarse.summary?.taggedTokens == 0)
    }

    @Test("auxiliaries are known without CGN tags, by their stem or lemma") func olderAuxiliary()
        throws
    {
        let outcome = try ReadCorpus.of(
            xml: document(
                """
                <node rel="--" cat="smain"><node begin="0" pos="noun" frame="x" word="Ik" rel="su"/>
                <node begin="1" pos="verb" frame="x" root="zullen" word="zal" rel="hd"/>
                <node rel="vc" cat="inf"><node begin="2" pos="verb" frame="x" word="gaan" rel="hd"/></node></node>
                """), format: .alpino)
        #expect(outcome.words == ["Ik/PRON zal/AUX gaan/VERB"], "\(outcome.message)")
    }

    @Test("a cut, mismatched or foreign file is an error that names the place") func damaged()
        throws
    {
        let whole = document("<node begin=\"0\" postag=\"TSW()\" word=\"Ja\"/>")
        for cut in [20, 40, 70, whole.utf8.count - 3] {
            let outcome = try ReadCorpus.of(Array(whole.utf8.prefix(cut)), format: .alpino)
            #expect(outcome.sentences.isEmpty)
            #expect(outcome.error?.place.file == "corpus.xml", "\(outcome.message)")
        }
        let other = try ReadCorpus.of(xml: "<TEI><s>x</s></TEI>", format: .alpino)
        Fault(.corpusNoSentences, found: "no element <alpino_ds>, the root is <TEI>").check(
            other.error)
    }

    @Test("nodes nested without end are an error, long sentences are left out") func limits() throws
    {
        let deep = String(repeating: "<node rel=\"mod\">", count: 3_000)
        let outcome = try ReadCorpus.of(xml: "<alpino_ds>" + deep, format: .alpino)
        Fault(.xmlTooDeep).check(outcome.error)
        var limits = SourceLimits()
        limits.sentenceTokens = 4
        let word = (0..<5).map { "<node begin=\"\($0)\" postag=\"BW()\" word=\"a\"/>" }.joined()
        let traces = String(repeating: "<node rel=\"su\" index=\"1\"/>", count: 100)
        for nodes in [word, traces] {
            let long = try ReadCorpus.of(
                Array(document(nodes).utf8), format: .alpino, limits: limits)
            Fault(.corpusNoSentences, found: "1 too-many-tokens").check(long.error)
        }
    }
}
