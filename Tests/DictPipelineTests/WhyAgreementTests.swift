import DictCompiler
import DictLexicon
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// `dictc why` beside what the build makes of the same words.
@Suite("The answers of why") struct WhyAgreementTests {
    /// A project of 300 words with familiarities, forms, names, corrections and blocked words.
    private static func project() throws -> Sandbox {
        var random = SeededGenerator(seed: 12)
        let words = FixtureWords.english.shuffled(using: &random).prefix(300)
            .map { String(decoding: $0, as: UTF8.self) }
        func lines(_ words: some Sequence<String>) -> [UInt8] {
            Array(words.map { $0 + "\n" }.joined().utf8)
        }
        return try Sandbox(files: [
            "raw-data/dictc.yml": Array(
                """
                schema: 1
                output: ../build-output
                languages:
                  en:
                    words:
                      - { file: en/known.txt, familiarity: 10 }
                      - { file: en/rare.txt, familiarity: 60 }
                    drop:
                      - { file: en/names.txt, reason: name }
                    overlay: { file: en/overlay.txt }
                    block: [{ file: en/blocked.txt }]
                    lexicon: { exclude: [slur] }
                    levels: { sets: 1, seed: 1, familiarity: 35, exclude: [slur, vulgar] }

                """.utf8),
            // Plurals are forms; capitals and apostrophes are dropped.
            "raw-data/en/known.txt": lines(
                words[..<200] + words[..<40].map { $0 + "s" } + ["Paris", "it's", "hmm", "a"]),
            "raw-data/en/rare.txt": lines(words[180...]),
            "raw-data/en/names.txt": lines(words[290...] + ["lima"]),
            "raw-data/en/overlay.txt": lines(words[..<5].map { "-" + $0 } + ["+zzyzx", "-unread"]),
            "raw-data/en/blocked.txt": lines(
                words[5..<25].enumerated().map { $1 + "\t" + ["slur", "vulgar", "odd"][$0 % 3] }
                    .sorted()),
        ])
    }

    @Test("agree about every word with the lexicon and with the words of packs")
    func everyWord() throws {
        let sandbox = try Self.project()
        var options = BuildOptions()
        options.configuration = sandbox.path + "/raw-data/dictc.yml"
        let project = try Project(options)
        let configuration = try #require(project.configuration.language(.english))
        let levels = try #require(configuration.levels)
        let words = LanguageWords(configuration, in: project)
        let accepted = try words.accepted()
        let pool = try words.pool(upTo: levels.familiarity, excluding: levels.exclude)
        let usable = Set((1...30).flatMap { pool[length: $0].words.map(\.letters) })

        var asked = Set(["zzyzx", "unread", "lima", "paris", "Paris", "it's", "nowhere", "hmm"])
        for file in ["known", "rare", "names"] {
            for line in FixtureWords.lines(at: sandbox.path + "/raw-data/en/\(file).txt") {
                asked.insert(String(decoding: line, as: UTF8.self))
            }
        }
        // What `verify` asks for, without a pool.
        let wanted = Set(asked.map { Array($0.utf8) })
        let found = try LanguageWords(configuration, in: project).usable(
            wanted, upTo: levels.familiarity, excluding: levels.exclude)
        #expect(!found.isEmpty && found == pool.usable.intersection(wanted))

        var decisions: Set<String> = []
        for text in asked.sorted() {
            guard case .word(let why) = try WhyQuery.answer(text, language: .english, options)
            else {
                Issue.record("\(text) is taken for a sentence")
                continue
            }
            var isWord = false
            if case .word = why.verdict { isWord = true }
            #expect(isWord == accepted.contains(why.letters), "\(text): \(why.verdict)")
            let decision = try #require(
                why.sections.first { $0.name == "level packs" }.map {
                    "\($0.use)".prefix { $0 != "(" }
                })
            #expect(
                ["usable", "noLevel"].contains(decision) == usable.contains(why.letters),
                "\(text): \(decision)")
            decisions.insert(String(decision))
        }
        // Each decision occurs, so none of them agrees for want of a word.
        #expect(
            decisions == [
                "usable", "notInLexicon", "unfamiliar", "blocked", "form", "noVowel", "noLevel",
            ])
    }
}
