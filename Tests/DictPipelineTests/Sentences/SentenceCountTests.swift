import DictCompiler
import DictFormat
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

@Suite("How many sentences a pack takes") struct SentenceCountTests {
    private static let names = [
        "man", "cat", "dog", "hen", "cow", "pig", "fox", "ant", "bee", "eel", "owl", "rat",
    ]

    /// Returns a sentence about each of `names`, as CoNLL-U.
    private static func corpus(_ names: some Sequence<String>) -> String {
        var corpus = ""
        for name in names {
            for (index, word) in [
                ("The", "DET"), (name, "NOUN"), ("eats", "VERB"), ("\(name)food", "NOUN"),
                ("every", "DET"), ("\(name)day", "NOUN"), (".", "PUNCT"),
            ].enumerated() {
                corpus +=
                    "\(index + 1)\t\(word.0)\t_\t\(word.1)\t_\t_\t0\t_\t_\t"
                    + (index == 5 ? "SpaceAfter=No\n" : "_\n")
            }
            corpus += "\n"
        }
        return corpus
    }

    /// Returns the selection of a project with `files`, whose `sentences` have the keys `keys`.
    private static func selection(
        _ files: [String: String], sources: [String], keys: String,
        watch: @escaping (String, SentenceSelection.Fate) -> Void = { _, _ in }
    ) throws -> SentenceSelection {
        let list = sources.map { "        - { file: \($0), format: conllu }\n" }.joined()
        let yaml =
            "schema: 1\noutput: ../out\nlanguages:\n  en:\n    sentences:\n"
            + "      \(keys)\n      files:\n\(list)"
        let sandbox = try Sandbox(
            files: files.merging(["p/dictc.yml": yaml]) { $1 }.mapValues { Array($0.utf8) })
        var options = BuildOptions()
        options.configuration = sandbox.path + "/p/dictc.yml"
        let project = try Project(options)
        let words = LanguageWords(
            try #require(project.configuration.languages.first), in: project)
        let configuration = try #require(words.configuration.sentences)
        return try SentenceSelection(
            CorpusSentences(configuration, words), configuration, words
        ) { sentence, fate in
            watch(String(decoding: sentence.text.text, as: UTF8.self), fate)
        }
    }

    private static func texts(_ selection: SentenceSelection) -> [String] {
        selection.kept.map { String(decoding: $0.sentence.text.text, as: UTF8.self) }
    }

    @Test(
        "at most as many as `most:`, and every sentence has one fate",
        arguments: [1, 3, 11, 12, 99])
    func most(most: Int) throws {
        var fates: [String: Int] = [:]
        var reported = 0
        let selection = try Self.selection(
            ["p/c.conllu": Self.corpus(Self.names.flatMap { [$0, $0, $0] })], sources: ["c.conllu"],
            keys: "most: \(most)"
        ) { text, fate in
            reported += 1
            if case .kept = fate { fates[text, default: 0] += 1 }
        }
        #expect(selection.kept.count == min(most, 12))
        #expect(selection.funnel.read == 36 && selection.funnel.kept == min(most, 12))
        let kept = min(most, 12)
        #expect(
            selection.funnel.counts[.nearDuplicate] == 2 * kept + 2
                * (min(most + most / 4, 12) - kept))
        #expect(fates.count == kept && fates.values.allSatisfy { $0 == 1 })
        #expect(reported >= 36 - 2 * 12)
        let counts = try #require(selection.sources.first)
        #expect(counts.kept == kept && counts.read == 36)
    }

    @Test(
        "the same sample in whatever order and number of corpora",
        arguments: [1, 2, 3, 4] as [UInt64])
    func partition(seed: UInt64) throws {
        let all = Self.names.flatMap { [$0, $0] }
        let keys = "most: 5\n      seed: \(seed)"
        let expected = Self.texts(
            try Self.selection(["p/c": Self.corpus(all)], sources: ["c"], keys: keys))
        #expect(expected.count == 5)
        var generator = SeededGenerator(seed: seed)
        for parts in [1, 2, 5] {
            let shuffled = all.shuffled(using: &generator)
            var files: [String: String] = [:]
            for part in 0..<parts {
                files["p/\(part)"] = Self.corpus(
                    shuffled.indices.filter { $0 % parts == part }.map { shuffled[$0] })
            }
            let found = try Self.selection(
                files, sources: (0..<parts).map(String.init), keys: keys)
            #expect(Set(Self.texts(found)) == Set(expected))
            #expect(found.funnel.read == 24 && found.funnel.kept == 5)
        }
        let other = try Self.selection(
            ["p/c": Self.corpus(all)], sources: ["c"], keys: "most: 5\n      seed: \(seed + 77)")
        #expect(Self.texts(other).count == 5)
    }

    @Test("where there is room, `most:` changes nothing; repetitions name the first") func room()
        throws
    {
        let corpus = Self.corpus(["man", "cat", "man", "man"])
        for most in [2, 3, 200_000] {
            let selection = try Self.selection(
                ["p/c": corpus], sources: ["c"], keys: "most: \(most)")
            #expect(
                Self.texts(selection) == [
                    "The man eats manfood every manday.", "The cat eats catfood every catday.",
                ])
            #expect(selection.funnel.counts == [.nearDuplicate: 2])
            let report = String(decoding: selection.funnel.report.bytes(.pretty), as: UTF8.self)
            #expect(
                report.contains("\"place\": \"c:17\"") && report.contains("\"detail\": \"c:1\""))
        }
    }

    @Test("a text that corpora divide into different words is kept once") func sameText() throws {
        let start = [("The", "DET", "_"), ("cat", "NOUN", "_"), ("eats", "VERB", "_")]
        let every = [("every", "DET", "_")]
        let half = [("cat-", "NOUN", "SpaceAfter=No")]
        let stop = [(".", "PUNCT", "_")]
        let files = [
            start + [("cat-food", "NOUN", "_")] + every
                + [("cat-day", "NOUN", "SpaceAfter=No")] + stop,
            start + half + [("food", "NOUN", "_")] + every + half
                + [("day", "NOUN", "SpaceAfter=No")] + stop,
        ].map { words in
            words.enumerated().map { index, word in
                "\(index + 1)\t\(word.0)\t_\t\(word.1)\t_\t_\t0\t_\t_\t\(word.2)\n"
            }.joined() + "\n"
        }
        for order in [[0, 1], [1, 0]] {
            let selection = try Self.selection(
                ["p/a": files[order[0]], "p/b": files[order[1]]], sources: ["a", "b"],
                keys: "most: 9")
            #expect(Self.texts(selection) == ["The cat eats cat-food every cat-day."])
            #expect(selection.kept.first?.sentence.text.tokens.count == [7, 9][order[0]])
            #expect(selection.funnel.counts == [.nearDuplicate: 1])
        }
    }

    @Test("a corpus is a folder or a pattern too; its places are those of its files") func folder()
        throws
    {
        let files = [
            "p/f/a.conllu": Self.corpus(["cat"]), "p/f/b/1.conllu": Self.corpus(["man", "cat"]),
            "p/f/empty.conllu": "", "p/f/.hidden.conllu": "wrong", "p/f/readme.txt": "wrong",
        ]
        for source in ["f", "f/", "f/**/*.conllu"] {
            let selection = try Self.selection(files, sources: ["\"\(source)\""], keys: "most: 9")
            #expect(
                Self.texts(selection) == [
                    "The cat eats catfood every catday.", "The man eats manfood every manday.",
                ])
            #expect(
                selection.kept.map(\.sentence.place.description) == [
                    "f/a.conllu:1", "f/b/1.conllu:1",
                ])
            #expect(selection.files.count == 1 && selection.files[0].sentences == 3)
            #expect(selection.files[0].file == (source == "f/" ? "f" : source))
        }
        for (source, code) in [
            ("f/*.xml", "source.missing"), ("g", "source.missing"),
            ("f/empty*", "corpus.no-sentences"),
        ] {
            let error = #expect(throws: Diagnostic.self) {
                _ = try Self.selection(files, sources: ["\"\(source)\""], keys: "most: 9")
            }
            #expect(error?.code.name == code && error?.place.file == source)
        }
    }
}
