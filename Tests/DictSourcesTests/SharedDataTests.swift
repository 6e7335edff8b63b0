import DictModel
import DictSources
import Testing

@Suite(
    "Real word lists and lexicons", .enabled(if: SharedData.exists, "the shared data is not here"))
struct SharedDataTests {
    @Test(
        "lists have as many words as their description says",
        arguments: [
            ("opentaal/basiswoorden-gekeurd.txt.gz", 199_403),
            ("opentaal/basiswoorden-ongekeurd.txt.gz", 46_509),
            ("opentaal/flexies-ongekeurd.txt.gz", 167_038),
            ("opentaal/wordlist-non-ascii.txt", 5_843),
            ("dwyl-english-words/words_alpha.txt.gz", 351_075),
        ])
    func lists(file: String, count: Int) throws {
        let outcome = try Outcome.of(file: SharedData.root + "/wordlists/" + file, keep: false)
        #expect(outcome.summary?.records == count, "\(outcome.message)")
        #expect(
            outcome.notes.contains { $0.code == .textByteOrderMark } == file.contains("dwyl"))
    }

    @Test("frequency lists have a count in each line", arguments: ["en", "nl"])
    func frequencies(language: String) throws {
        let outcome = try Outcome.of(
            file: SharedData.root + "/wordlists/frequency/\(language)_50k.txt",
            format: .list(ListFormat(separator: .space)))
        #expect(outcome.records.count == 50_000, "\(outcome.message)")
        #expect(outcome.records.allSatisfy { $0.count != nil })
        #expect(
            outcome.records.first
                == (language == "en" ? Record("you", 1, 28_787_591) : Record("ik", 1, 10_006_772)))
    }

    @Test(
        "lexicons in XML have as many entries as their description says",
        arguments: [
            ("english-wordnet-lmf/wn-noun.food.xml.gz", 3_698),
            ("english-wordnet-lmf/wn-noun.time.xml.gz", 1_728),
            ("english-wordnet-lmf/wn-verb.motion.xml.gz", 1_705),
            ("english-wordnet-lmf/wn-verb.weather.xml", 127),
            ("wn-mini-lmf/mini-lmf-1.0.xml", 15),
            ("wn-mini-lmf/mini-lmf-1.3.xml", 3),
        ])
    func wordnets(file: String, count: Int) throws {
        let path = SharedData.root + "/lexicons/" + file
        let all = try Outcome.of(
            file: path,
            format: .xml(XMLWordFormat(element: "LexicalEntry/Lemma", attribute: "writtenForm")))
        #expect(all.records.count == count, "\(all.message)")
        let part = file.contains("noun") || file.contains("mini") ? "n" : "v"
        let nouns = try Outcome.of(
            file: path,
            format: .xml(
                XMLWordFormat(
                    element: "Lemma", attribute: "writtenForm",
                    conditions: [.init("partOfSpeech", part)])))
        #expect(nouns.records.count > 0 && nouns.records.count <= count, "\(nouns.message)")
    }

    @Test("a TEI dictionary and an Apertium dictionary give their lemmas") func dictionaries()
        throws
    {
        let folder = SharedData.root + "/lexicons/"
        let orths = try Outcome.of(
            file: folder + "freedict-eng-nld/eng-nld.tei.gz",
            format: .xml(XMLWordFormat(element: "form/orth")))
        #expect(orths.records.count == 7_714, "\(orths.message)")
        let quotes = try Outcome.of(
            file: folder + "freedict-eng-nld/eng-nld.tei.gz",
            format: .xml(
                XMLWordFormat(
                    element: "cit/quote", conditions: [.init("cit@type", "trans")],
                    namespace: "http://www.tei-c.org/ns/1.0")))
        #expect(quotes.records.count == 23_566, "\(quotes.message)")
        let lemmas = try Outcome.of(
            file: folder + "apertium-nld/apertium-nld.nld.dix.gz",
            format: .xml(XMLWordFormat(element: "e", attribute: "lm")))
        #expect(
            lemmas.records.count + (lemmas.summary?.skipped ?? 0) == 33_108, "\(lemmas.message)")
    }

    @Test("a file with many roots is an error with its line") func manyRoots() throws {
        let outcome = try Outcome.of(
            file: SharedData.root + "/lexicons/odwn/5000_bc.xml.gz", name: "5000_bc.xml.gz",
            format: .xml(XMLWordFormat(element: "LITERAL")))
        Fault(.xmlTrailingData, line: 2).check(outcome.error)
        #expect(outcome.error?.place.file == "5000_bc.xml.gz")
    }
}
