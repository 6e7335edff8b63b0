import DictCompiler
import DictLexicon
import DictModel
import DictSources
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// Lists as others publish them, from the keys of dictc.yml to words, ranks and phrases.
@Suite("Lists of others in a project") struct ForeignListTests {
    private static func words(
        phrases: String =
            "file: en/phrases.csv, separator: comma, columns: { phrase: Text, renown: 3 }",
        rows: String = "Id,Text,Known\n1,\"easy come, easy go\",1\n2,Green tea,3\n3,Green peas,2\n"
    ) throws -> (LanguageConfiguration, LanguageWords, Sandbox) {
        let sandbox = try Sandbox(files: [
            "raw-data/dictc.yml": Array(
                """
                schema: 1
                output: ../build-output
                languages:
                  en:
                    words:
                      - { file: en/capitals.txt, familiarity: 50, case: upper }
                      - { file: en/table.csv, separator: semicolon, columns: { word: Word, count: 3 },
                          familiarity: column }
                      - { file: en/pair.dic, format: { hunspell: { affixes: en/pair.aff } } }
                    frequency: { file: en/counts.tsv, case: lower, columns: { word: Word, count: N },
                      ranks: { 10: 1, 20: 3, 90: 4 } }
                    phrases: { \(phrases), familiarity: 100 }

                """.utf8),
            "raw-data/en/capitals.txt": Array("EASY\nCOME\nGO\nTEA\nParis\n".utf8),
            "raw-data/en/table.csv": Array(
                "Word;Note;Known\nzebra;\"striped; \"\"rare\"\"\";30\ngreen;;40\n".utf8),
            "raw-data/en/pair.aff": Array(
                "SET UTF-8\nFORBIDDENWORD !\nSFX S Y 1\nSFX S 0 s .\n".utf8),
            "raw-data/en/pair.dic": Array("3\npea/S\nplum/S\nplums/!\n".utf8),
            "raw-data/en/counts.tsv": Array(
                """
                Id\tWord\tN\n1\tGo\t900\n2\tpeas\t80\n3\tnowhere\t70\n4\ttea\t60\n5\tzebra\t50
                6\ttea\t\(UInt64.max - 50)

                """.utf8),
            "raw-data/en/phrases.csv": Array(rows.utf8),
        ])
        var options = BuildOptions()
        options.configuration = sandbox.path + "/raw-data/dictc.yml"
        let project = try Project(options)
        let configuration = try #require(project.configuration.language(.english))
        return (configuration, LanguageWords(configuration, in: project), sandbox)
    }

    @Test("give their words, with the familiarity of their column or rank")
    func lexicon() throws {
        let (_, words, sandbox) = try Self.words()
        defer { withExtendedLifetime(sandbox) {} }
        let (lexicon, files) = try words.lexicon()
        let familiarity = try words.familiarity()
        let all = (0..<lexicon.words.count).map { index in
            String(decoding: lexicon.words[index], as: UTF8.self) + " \(familiarity[index])"
        }
        #expect(
            all == [
                "come 50", "easy 50", "go 20", "green 40", "pea 0", "peas 20", "plum 0", "tea 10",
                "zebra 30",
            ])
        #expect(lexicon.rejections.counts(ofFile: 0) == [.name: 1])
        #expect(files.map(\.summary.records) == [5, 2, 3])
    }

    @Test("give phrases, with how well known they are")
    func phrases() throws {
        let (configuration, words, sandbox) = try Self.words()
        defer { withExtendedLifetime(sandbox) {} }
        let list = try PhraseList(try #require(configuration.phrases), words)
        let found = list.phrases.map { String(decoding: $0.text, as: UTF8.self) + " \($0.renown)" }
        #expect(found == ["easy come, easy go everybody", "Green tea few", "Green peas most"])
    }

    @Test(
        "state how well known a phrase is as 1, 2 or 3",
        arguments: [
            ("file: en/phrases.csv", "Green tea\t4\n", 1, "\"4\""),
            ("file: en/phrases.csv", "Easy come\t2\nGreen tea\tall\n", 2, "\"all\""),
            ("file: en/phrases.csv, separator: comma", "Easy come,2\nGreen tea,12\n", 2, "\"12\""),
        ])
    func renown(keys: String, rows: String, line: Int, found: String) throws {
        let (configuration, words, sandbox) = try Self.words(phrases: keys, rows: rows)
        defer { withExtendedLifetime(sandbox) {} }
        let section = try #require(configuration.phrases)
        let fault = #expect(throws: Diagnostic.self) { try PhraseList(section, words) }
        #expect(fault?.code == .phraseRenown && fault?.place.line == line)
        #expect(fault?.found == found)
    }
}
