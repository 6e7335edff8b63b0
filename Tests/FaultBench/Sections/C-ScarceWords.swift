import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Rows C27 to C29: words that are too few for a game.
    static let scarceWords: [FaultRow] = [
        .tried(
            "C27", "fewer words than a level needs",
            packs(
                "14 words for the last level", "levels: { sets: 1 }", words: scarce,
                "en levels: level 5: too few words of 7 letters (14 words; expected 15"),
            packs(
                "40 sets", "levels: { sets: 40 }", words: scarce,
                "en levels: level 1: too few words of 3 letters (33 words, 27 kept out by the rule 'no vowel'; expected 360"
            ),
            packs(
                "no word at all", "levels: { sets: 1 }",
                "en levels: level 1: too few words of 3 letters (3 words; expected 9"),
            packs(
                "no answer", "answers: { length: 6 }",
                "en answers: too few words of 6 letters (0, 1 kept out by the rule 'inflected'; expected"
            ),
            packs(
                "no familiar one", "answers: { length: 5, familiarity: 5 }",
                "en answers: too few words of 5 letters (0, 2 kept out by the rule "
                    + "'too unfamiliar'; expected 1 or more"),
            packs(
                "no phrase", "phrases: { file: en/phrases.txt }",
                "en/phrases.txt: error[phrases.none]: en phrases: no phrase keeps the rules (2 read, 0 kept, 2 dropped ("
            )),
        .tried(
            "C28", "words that are all blocked",
            packs(
                "levels", "levels: { sets: 1 }", words: scarce, block: scarce,
                "level 1: too few words of 3 letters (0 words, 33 kept out by the rule "
                    + "'blocked'; expected 9)"),
            packs(
                "answers", "answers: { length: 5 }", block: Sandbox.words,
                "en answers: too few words of 5 letters (0, 2 kept out by the rule 'blocked'; "
                    + "expected"),
            packs(
                "a lexicon", "lexicon: { exclude: [slur] }", block: Sandbox.words + ["cafe"],
                "0 words left for the en lexicon"),
            packs(
                "phrases", "phrases: { file: en/phrases.txt }", block: ["pea"],
                "phrases: no phrase keeps the rules (2 read, 0 kept, 2 dropped (2 tooShort)")),
        .tried(
            "C29", "sentences with nothing to choose from",
            CodeTrial("one option") { try oneOption() },
            CodeTrial("one word in every gap") { try equalOptions() },
            sentences("an unknown word", ["The zzz sleeps."], "1 unfamiliar"),
            sentences("no capital", ["pea sleeps."], "1 noCapital"),
            sentences("all blocked", [pease], block: ["pea", "the", "sleeps"], "1 blocked")),
    ]

    /// Words enough for one set of levels 1 to 4, and 14 of seven letters.
    private static let scarce: [String] = {
        var words: [String] = []
        for (length, count) in [(3, 60), (4, 60), (5, 60), (6, 60), (7, 14)] {
            for number in 0..<count {
                var letters: [UInt8] = []
                var rest = number * 7919 + 31 * length
                for _ in 0..<length {
                    letters.append(0x61 + UInt8(rest % 26))
                    rest = rest / 26 + number * 13 + letters.count
                }
                words.append(String(decoding: letters, as: UTF8.self))
            }
        }
        return words
    }()

    /// A project with a section of packs; the build fails, and what was there stays.
    private static func packs(
        _ name: String, _ section: String, words: [String] = [], block: [String] = [],
        _ errors: String...
    ) -> ProjectTrial {
        var lines = ["    \(section)"]
        if !block.isEmpty { lines.append("    block: [{ file: en/block.txt }]") }
        let text = Sandbox.configuration.replacingOccurrences(
            of: Sandbox.overlay, with: lines.joined(separator: "\n"))
        var files = [
            "raw-data/dictc.yml": Array(text.utf8),
            "raw-data/en/phrases.txt": Array("pea pear\npea\n".utf8),
            "raw-data/en/block.txt": Array(block.map { $0 + "\tslur\n" }.joined().utf8),
        ]
        if !words.isEmpty {
            files["raw-data/en/words.txt"] = Array(words.map { $0 + "\n" }.joined().utf8)
        }
        // Building with packs takes more memory than building a lexicon of ten words.
        return ProjectTrial(name, files: files, errors: errors, memoryLimit: 128)
    }

    // MARK: - Sentences

    private static let pease = "The pea sleeps."

    /// A project with a corpus of `texts`: a determiner, a noun and a verb each.
    private static func files(_ texts: [String], block: [String] = []) -> [String: [UInt8]] {
        var section = "sentences: { files: [{ file: en/s.conllu, format: conllu }],"
        section += " words: { from: 1 } }"
        if !block.isEmpty { section += "\n    block: [{ file: en/block.txt }]" }
        let tags = ["DET", "NOUN", "VERB"]
        let corpus = texts.map { text in
            let words = text.dropLast().split(separator: " ") + [text.suffix(1)]
            let rows = words.enumerated().map { index, word in
                let tag =
                    index < words.count - 1 ? tags[index + tags.count - words.count + 1] : "PUNCT"
                let space = index == words.count - 2 ? "SpaceAfter=No" : "_"
                return "\(index + 1)\t\(word)\t_\t\(tag)\t_\t_\t_\t_\t_\t\(space)\n"
            }
            return "# text = \(text)\n" + rows.joined() + "\n"
        }.joined()
        return [
            "raw-data/dictc.yml": Array(
                Sandbox.configuration.replacingOccurrences(
                    of: Sandbox.overlay, with: "    " + section
                ).utf8),
            "raw-data/en/words.txt": Array(
                "pea\nthe\nsleeps\nfalls\nzax\na\nthis\nrolls\n".utf8),
            "raw-data/en/s.conllu": Array(corpus.utf8),
            "raw-data/en/block.txt": Array(block.map { $0 + "\tslur\n" }.joined().utf8),
        ]
    }

    /// The small project with that corpus, not built yet.
    private static func project(_ texts: [String]) -> [String: [UInt8]] {
        Sandbox.projectFiles.merging(files(texts)) { $1 }
    }

    private static func sentences(
        _ name: String, _ texts: [String], block: [String] = [], _ reason: String
    ) -> ProjectTrial {
        ProjectTrial(
            name, files: files(texts, block: block),
            errors: [
                "raw-data/en/s.conllu: error[sentences.none]: en sentences: no sentence keeps the measures (0 of 1",
                "dropped: " + reason,
            ], memoryLimit: 128)
    }

    /// A pack of one sentence: levels without a word of their class take an easier one, which is
    /// counted, and the game ends although each blank has but one option.
    private static func oneOption() throws {
        let sandbox = try Sandbox(files: project([pease]))
        let run = try sandbox.run("build")
        try #require(run.status == 0, "\(run.errors)")
        let info = try sandbox.run("info build-output/en.sentences --json")
        #expect(info.output.contains(#""sentences":1,"#), "\(info.output)")
        #expect(info.output.contains(#""levels":[0,1,1,1,0,0]"#), "\(info.output)")
        let report = String(
            decoding: try sandbox.bytes(of: "build-output/report.json"), as: UTF8.self)
        #expect(report.contains("\"fallbackPerMille\": 1000"), "\(report)")
        let play = try sandbox.run(
            "play fill --archive kept", input: String(repeating: "1\n", count: 6))
        #expect(play.status == 0, "\(play.errors)")
        for level in 1...6 {
            #expect(play.output.contains("Level \(level)"), "\(play.output)")
        }
        #expect(play.output.contains("Options: 1 pea\n"), "\(play.output)")
    }

    /// Sentences that hide the same word: any order of its copies is right.
    private static func equalOptions() throws {
        let texts = ["The pea sleeps.", "A pea falls.", "This pea rolls."]
        let sandbox = try Sandbox(files: project(texts))
        let run = try sandbox.run("build")
        try #require(run.status == 0, "\(run.errors)")
        // Levels 4 to 6 hide the noun.
        let play = try sandbox.run(
            "play fill --archive kept --seed 1", input: String(repeating: "1\n", count: 60))
        #expect(play.status == 0 && play.errors.isEmpty, "\(play.errors)")
        #expect(play.output.contains("Level 1"), "\(play.output)")
    }
}
