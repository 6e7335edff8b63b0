import DictFormat
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration

@Suite("The description of dictc.yml") struct ConfigurationSchemaTests {
    private func accepts(_ value: Any) throws -> Bool {
        try SchemaValidator(ConfigurationReference.schema).accepts(value)
    }

    /// Codes of errors about what no schema can express: see the comment at `ConfigurationSchema`.
    private static let beyond: [Diagnostic.Code] = [
        .configSyntax, .configAlias, .configDuplicateKey, .configOutput, .configDuplicateFile,
        .configEmpty, .configText, .configTag,
    ]
    /// Names of wrong configurations that the schema accepts for the same reason.
    private static let unseen = [
        "a column 0", "D9 out by a detour",
        "D10 output is the root", "D4 a wanted spelling that no source names",
        "D4 a wanted spelling without any", "a licence that is not in the table",
        "two licences for one file", "D4 a column of the text and of something else",
        "D4 a condition on an element outside the path",
    ]

    @Test(
        "the schema refuses what the reader does",
        arguments: [
            ConfigurationErrorTests.syntax, ConfigurationErrorTests.keys,
            ConfigurationErrorTests.sources, ConfigurationErrorTests.paths,
            ConfigurationErrorTests.formats, ConfigurationErrorTests.licences,
        ].joined().filter { !beyond.contains($0.code) })
    func refused(wrong: WrongConfiguration) throws {
        let value = try #require(editorsValue(wrong.text))
        let isUnseen = Self.unseen.contains(wrong.testDescription)
        #expect(try accepts(value) == isUnseen)
    }

    /// A configuration with this text as the sections of English.
    private static func english(_ text: String) -> String {
        "schema: 1\noutput: ../o\nlanguages:\n  en:\n    words: [{ file: w, licence: A }]\n"
            + text.split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    /// Sections of a language, one configuration each, right and wrong.
    private static let sections = [
        "overlay: o", "overlay: { file: o, licence: B }", "overlay: { licence: B }",
        "overlay: [o]", "overlay: { file: o, attribution: me }", "block: k", "block: [k, l]",
        "block: { file: k }", "block: [{ file: k }, l]", "block: []", "tagger: t",
        "levels: { sets: 1 }", "levels: { sets: 1001 }", "levels: {}", "levels:",
        "levels: { ladder: hard, seed: 0 }", "levels: { seed: -1 }", "levels: { exclude: [] }",
        "levels: { exclude: [slur] }", "block: k\nlevels: { exclude: [slur] }",
        "block: k\nlevels: { exclude: [rude] }", "block: k\nlexicon: { exclude: odd }",
        "lexicon: { fair: { familiarity: 9 } }", "lexicon: { fair: { exclude: [] } }",
        "lexicon: { fair: { familiarity: 9, exclude: [slur] } }", "answers: { length: 8 }",
        "answers: { length: 3 }", "answers: { length: \"3\" }", "phrases: { file: p }",
        "phrases: p", "phrases: { file: p, columns: { phrase: 1, renown: Renown } }",
        "phrases: { file: p, columns: { word: 1 } }",
        "phrases: { file: p, separator: none, columns: { phrase: 1 } }",
        "frequency: { file: f, ranks: { 10: 5 } }", "frequency: { file: f }",
        "frequency: { file: f, ranks: { 0: 5 } }", "frequency: { file: f, ranks: {} }",
        "frequency: { file: f, ranks: { 10: 5 }, separator: none }",
        "frequency: { file: f, ranks: { 10: 5 }, separator: space }",
        "frequency: { file: f, ranks: { 10: 5 }, columns: { word: 1 } }",
        "frequency: { file: f, ranks: { 10: 5 }, columns: { word: 1, count: 2 } }",
        "sentences: [{ file: c, format: conllu }]", "sentences: [{ file: c }]",
        "sentences: { files: [{ file: c, format: text }], familiarity: 5 }",
        "sentences: { files: [{ file: c, format: text }], words: { to: 9 }, names: 0 }",
        "sentences: { files: [{ file: c, format: text }], words: 9 }",
        "sentences: [{ file: c, format: opus, encoding: utf-8 }]",
        "sentences: [{ file: c, format: lines, encoding: utf-16 }]",
        "sentences: [{ file: c, format: { columns: { text: 1 } }, encoding: utf-16 }]",
        "sentences: [{ file: c, format: { xml: { words: w } }, encoding: utf-16 }]",
        "sentences: [{ file: c, format: { xml: { words: w }, columns: { text: 1 } } }]",
        "sentences: [{ file: c, format: { columns: { text: 1, wanted: eng } } }]",
        "sentences: [{ file: c, format: { xml: { tags: { attribute: p, set: ud } } } }]",
        "sentences: [{ file: c, format: { xml: { tags: { attribute: p, set: x } } } }]",
        "sentences: [{ file: c, format: { xml: { sentences: [s, t/u], join: lines } } }]",
        "sentences: [{ file: c, format: { xml: { breaks: [] } } }]",
        "sentences: [{ file: c, format: text, tags: silver }]", "drop: [{ file: d }]",
        "drop: [{ file: d, reason: name }]", "drop: [{ file: d, reason: name, case: lower }]",
        "drop: [{ file: d, reason: name, spelling: british }]", "overlay: 1", "overlay: true",
        "regional: [{ file: r }]", "regional: [{ file: r, spelling: british }]",
        "lexicon: { fair: { familiarity: 9, hide: [sensitive] } }",
        "block: k\nlexicon: { fair: { familiarity: 9, hide: [sensitive] } }",
        "frequency: { file: f, ranks: { 10: 5 }, comment: 1 }", "overlay: { file: o, licence: 2 }",
    ]

    @Test("the schema and the reader agree", arguments: sections)
    func agreement(section: String) throws {
        let text = Self.english(section)
        let value = try #require(editorsValue(text))
        #expect(try accepts(value) == (failure(reading: text) == nil))
    }

    @Test("both accept this project's configuration, and what dictc prints for it")
    func rawData() throws {
        let path = Sandbox.package + "/raw-data/dictc.yml"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let filled = try ConfigurationReference.filled(atPath: path, allowOutside: false)
            .lines.map { $0 + "\n" }.joined()
        for text in [text, filled] {
            #expect(try accepts(#require(editorsValue(text))))
        }
        let read = try ProjectConfiguration.parse(Array(text.utf8))
        let again = try ProjectConfiguration.parse(Array(filled.utf8))
        #expect(again.languages == read.languages && again.licences == read.licences)
        #expect(filled.contains("      ladder: standard\n") && filled.contains("  # default\n"))
    }

    @Test("a configuration means the same with its defaults filled in", arguments: sections)
    func defaults(section: String) throws {
        let text = Self.english(section)
        guard failure(reading: text) == nil else { return }
        let read = try ProjectConfiguration.parse(Array(text.utf8))
        let filled = read.tree.lines().map { $0 + "\n" }.joined()
        let again = try ProjectConfiguration.parse(Array(filled.utf8))
        #expect(again.languages == read.languages, "\(filled)")
    }

    /// A key of a table, and the table.
    private static let keys = ConfigurationKeys.everything.flatMap { table in
        table.keys.map { (table, $0) }
    }

    @Test("every key has a meaning in sentences, and a default that its own shape accepts")
    func texts() throws {
        for (table, key) in Self.keys {
            #expect(key.meaning.hasSuffix("."), "\(table.name).\(key.name)")
            #expect(!key.meaning.contains("|") && !key.meaning.contains("\n"), "\(key.name)")
            #expect(table.all.filter { $0 == key.name }.count == 1)
        }
        let titles = ConfigurationKeys.everything.map(\.title)
        #expect(Set(titles).count == titles.count)
    }

    @Test("every key that a section reads is described, and every described key is read")
    func asked() throws {
        var asked: Set<String> = []
        for folder in ["Sections", "Files"] {
            let path = Sandbox.package + "/Sources/DictConfiguration/" + folder
            for file in try FileManager.default.contentsOfDirectory(atPath: path) {
                let text = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
                for match in text.matches(
                    of: /(?:read\(|[a-z?]\[|(?:word|number): )"([a-z-]+)"/)
                {
                    asked.insert(String(match.output.1))
                }
            }
        }
        let described = Set(Self.keys.map(\.1.name))
        // The schema is read before the keys are.
        #expect(described.subtracting(asked) == ["schema"])
        #expect(asked.subtracting(described) == [])
    }

    @Test("the committed page and schema are those that `dictc config` prints")
    func committed() throws {
        func text(_ name: String) throws -> String {
            try String(contentsOfFile: Sandbox.package + "/Documentation/" + name, encoding: .utf8)
        }
        let page = ConfigurationReference.markdown.map { $0 + "\n" }.joined()
        #expect(try text("CONFIGURATION.md") == page)
        #expect(
            try text("dictc.schema.json")
                == String(decoding: ConfigurationReference.schema, as: UTF8.self))
    }
}
