import DictModel
import Foundation
import Testing

@testable import DictPipeline

@Suite("Sections of packs in a configuration") struct GameSectionsTests {
    private static let head =
        "schema: 1\noutput: ../out\nlanguages:\n  en:\n    words:\n"
        + "      - { file: en/w.txt, familiarity: column, lemmas: true }\n"

    private func read(_ sections: String) throws -> LanguageConfiguration {
        let configuration = try ProjectConfiguration.parse(
            Array((Self.head + sections).utf8), name: "dictc.yml")
        return try #require(configuration.language(.english))
    }

    @Test("every key arrives in the model")
    func everything() throws {
        let english = try read(
            """
                block: [{ file: en/a.txt }, { file: en/b.txt }]
                frequency: { file: en/f.tsv, ranks: { 10: 2000, 20: 8000 } }
                lexicon: { exclude: [vulgar, slur] }
                levels: { sets: 7, seed: 9, ladder: hard, familiarity: 20, exclude: [] }
                answers: { length: 6, seed: 3, familiarity: 30, exclude: [odd] }
                phrases: { file: en/p.txt, seed: 4, familiarity: 60, exclude: [slur] }

            """)
        #expect(english.words.first?.familiarityIsColumn == true)
        #expect(english.words.first?.holdsLemmas == true)
        #expect(english.block.map(\.file) == ["en/a.txt", "en/b.txt"])
        #expect(english.frequency?.ranks.map(\.words) == [2000, 8000])
        #expect(english.lexiconExclude == [.slur, .vulgar])
        #expect(english.levels?.sets == 7 && english.levels?.ladder == .hard)
        #expect(english.levels?.exclude == [] && english.levels?.familiarity == 20)
        #expect(english.answers?.length == 6 && english.answers?.exclude == [.odd])
        #expect(english.phrases?.file == "en/p.txt" && english.phrases?.seed == 4)
    }

    @Test("what is left out has its default")
    func defaults() throws {
        let english = try read("    block: { file: en/a.txt }\n    levels: { seed: 2 }\n")
        #expect(english.levels?.sets == 40 && english.levels?.ladder == .standard)
        #expect(english.levels?.exclude == BlockLayer.allCases)
        #expect(english.answers == nil && english.phrases == nil && english.lexiconExclude == [])
    }

    @Test(
        "wrong values are refused with their place",
        arguments: [
            ("    levels: { set: 3 }\n", "7:15: unknown key \"set\""),
            ("    levels: { sets: 0 }\n", "7:21: \"sets\" is out of range (found 0; expected 1 to"),
            ("    levels: { ladder: steep }\n", "7:23: \"ladder\" has an unknown value"),
            (
                "    answers: { length: 8 }\n",
                "7:24: \"length\" is out of range (found 8; expected 3"
            ),
            ("    block: { file: en/a.txt }\n    lexicon: { exclude: [rude] }\n", "8:26: "),
            ("    phrases: { seed: 1 }\n", "key \"file\" is missing"),
            ("    lexicon: { exclude: [slur] }\n", "has no block list"),
            ("    frequency: { file: f, ranks: { 20: 9, 10: 20 } }\n", "does not ascend"),
            ("    block: { file: en/w.txt }\n", "stands in both"),
        ])
    func wrong(sections: String, message: String) {
        let failure = #expect(throws: ConfigurationFailure.self) { try read(sections) }
        #expect(failure?.description.contains(message) == true, "\(failure?.description ?? "")")
    }
}
