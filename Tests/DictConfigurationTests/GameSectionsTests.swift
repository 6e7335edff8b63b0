import DictModel
import Foundation
import Testing

@testable import DictConfiguration

@Suite("Sections of packs in a configuration") struct GameSectionsTests {
    private static let head =
        "schema: 1\noutput: ../out\nlanguages:\n  en:\n    words:\n"
        + "      - { file: en/w.txt, familiarity: column, lemmas: true }\n"

    private func read(_ sections: String) throws -> LanguageConfiguration {
        let configuration = try ProjectConfiguration.parse(
            Array((Self.head + sections).utf8))
        return try #require(configuration.language(.english))
    }

    @Test("every key arrives in the model")
    func everything() throws {
        let english = try read(
            """
                block: [{ file: en/a.txt }, { file: en/b.txt }]
                frequency: { file: en/f.tsv, ranks: { 10: 2000, 20: 8000 } }
                lexicon: { exclude: [vulgar, slur], fair: { familiarity: 9, exclude: [odd] } }
                levels: { sets: 7, seed: 9, ladder: hard, familiarity: 20, exclude: [] }
                answers: { length: 6, seed: 3, familiarity: 30, exclude: [odd] }
                phrases: { file: en/p.txt, seed: 4, familiarity: 60, exclude: [slur] }

            """)
        #expect(english.words.first?.familiarity == .column)
        #expect(english.words.first?.holdsLemmas == true)
        #expect(english.block.map(\.file) == ["en/a.txt", "en/b.txt"])
        #expect(english.frequency?.ranks.map(\.words) == [2000, 8000])
        #expect(english.lexiconExclude == [.slur, .vulgar])
        #expect(english.fair == FairConfiguration(familiarity: 9, exclude: [.odd]))
        #expect(english.levels?.sets == 7 && english.levels?.ladder == .hard)
        #expect(english.levels?.exclude == [] && english.levels?.familiarity == 20)
        #expect(english.answers?.length == 6 && english.answers?.exclude == [.odd])
        #expect(english.phrases?.file == "en/p.txt" && english.phrases?.seed == 4)
    }

    @Test("a block list is described like a list of words")
    func blockList() throws {
        let english = try read(
            """
                block:
                  - dictc:en
                  - en/a.txt
                  - { file: en/b.txt, separator: none, layer: vulgar }
                  - file: en/c.csv
                    separator: comma
                    columns: { word: text, layer: 3 }
                    layers: { "rude / coarse": vulgar, mild: none }

            """)
        #expect(
            english.block.map(\.file) == [
                "dictc:en/blocked.txt", "dictc:en/odd.txt", "en/a.txt", "en/b.txt", "en/c.csv",
            ])
        #expect(english.block.map(\.isPlain) == [true, true, true, false, false])
        #expect(english.block.map(\.layer) == [nil, nil, nil, .vulgar, nil])
        let meanings = try #require(english.block.last?.layers)
        #expect(meanings.map(\.category) == ["rude / coarse", "mild"])
        #expect(meanings.map(\.layer) == [.vulgar, nil])
    }

    @Test("what is left out has its default")
    func defaults() throws {
        let english = try read("    block: { file: en/a.txt }\n    levels: { seed: 2 }\n")
        #expect(english.levels?.sets == 40 && english.levels?.ladder == .standard)
        #expect(english.levels?.exclude == BlockLayer.allCases)
        #expect(english.answers == nil && english.phrases == nil && english.lexiconExclude == [])
    }

    @Test(
        "wrong values are refused at their place",
        arguments: [
            ("    levels: { set: 3 }\n", .configUnknownKey, 7, 15),
            ("    levels: { sets: 0 }\n", .configRange, 7, 21),
            ("    levels: { ladder: steep }\n", .configChoice, 7, 23),
            ("    answers: { length: 8 }\n", .configRange, 7, 24),
            (
                "    block: { file: en/a.txt }\n    lexicon: { exclude: [rude] }\n", .configChoice,
                8, 26
            ),
            ("    phrases: { seed: 1 }\n", .configMissingKey, 7, 14),
            ("    lexicon: { exclude: [slur] }\n", .configConflict, 7, 25),
            ("    lexicon: { fair: { exclude: [] } }\n", .configMissingKey, 7, 22),
            ("    lexicon: { fair: { familiarity: 0 } }\n", .configRange, 7, 37),
            (
                "    lexicon: { fair: { familiarity: 9, exclude: [slur] } }\n", .configConflict, 7,
                49
            ),
            ("    frequency: { file: f, ranks: { 20: 9, 10: 20 } }\n", .configConflict, 7, 43),
            ("    block: { file: en/w.txt }\n", .configDuplicateFile, 7, 20),
        ] as [(String, Diagnostic.Code, Int, Int)])
    func wrong(sections: String, code: Diagnostic.Code, line: Int, column: Int) throws {
        let failure = #expect(throws: Diagnostics.self) { try read(sections) }
        let fault = try #require(failure?.errors.first)
        #expect(fault.code == code, "\(fault)")
        #expect(fault.place.line == line && fault.place.column == column, "\(fault)")
    }
}
