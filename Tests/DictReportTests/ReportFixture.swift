import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictTestSupport
import Foundation

/// A small build of everything, with report.json and artefacts, and a later one to compare it with.
///
/// Its texts try to be markup, and its numbers are made up so that each is easy to find on a page.
enum ReportFixture {
    /// A text that breaks a page which does not escape it.
    static let hostile = "\"><script>alert('x')</script> | `*_[a](javascript:b) \u{202E}& \\"

    /// A sandbox with the builds `old` and `new`.
    static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox(files: [:])
        try write(to: sandbox, "old", words: ["ape", "apes", "pea", "pear"], dropped: 7)
        try write(
            to: sandbox, "new", words: ["ape", "pea", "pear", "pearl", "zebra"], dropped: 11)
        return sandbox
    }

    private static func write(
        to sandbox: Sandbox, _ folder: String, words: [String], dropped: Int
    ) throws {
        var list = WordListBuilder()
        for word in words { list.append(Array(word.utf8)) }
        let answers = words.filter { $0.utf8.count == 5 }.map { Array($0.utf8) }
        let packs = LevelShape.all.map { shape in
            let words = packWords.map { Array(($0 + "abcdefg").utf8.prefix(shape.wordLength)) }
            return LevelPack(
                level: shape.level, attempts: shape.attempts, words: words,
                figures: PackFigures(words: words, attempts: shape.attempts))
        }
        let artefacts: [String: [UInt8]] = [
            "en.lexicon": try LexiconArtefact.bytes(of: list.finish(), language: .english),
            "en.answers": try AnswersArtefact.bytes(of: answers, language: .english, seed: 1),
            "en.phrases": try PhrasesArtefact.bytes(
                of: [GradedPhrase(text: Array("Better late than never".utf8), misses: 1)],
                language: .english, seed: 1),
            "en.levels": try LevelsArtefact.bytes(
                of: [LevelSet(packs: packs)], language: .english, seed: 1, ladder: .custom),
            "en.sentences": try SentencesArtefact.bytes(
                of: [sentence], language: .english, seed: 1),
        ]
        for (name, bytes) in artefacts { try sandbox.write(bytes, to: "\(folder)/\(name)") }
        let report = report(
            words: words.count, dropped: dropped, answers: answers.count,
            artefacts.mapValues(\.count))
        try sandbox.write(report, to: folder + "/report.json")
        try sandbox.write(times, to: folder + ".times.json")
    }

    private static let packWords = ["t", "b", "c", "d", "e", "f"].map { $0 + "o" }

    private static var sentence: PlayableSentence {
        let text = TokenisedText(
            text: Array("Cats sleep".utf8),
            tokens: [
                Token(ByteRange(offset: 0, length: 4), tag: .noun),
                Token(ByteRange(offset: 5, length: 5), tag: .verb),
            ])
        return PlayableSentence(text: text, gaps: [Gap(token: 0), Gap(token: 1)])
    }

    /// The text of a times.json.
    static var times: String {
        let hostile = String(
            decoding: (try? JSONEncoder().encode(Self.hostile)) ?? Data(), as: UTF8.self)
        return #"""
            {"schema": 1, "seconds": 2.5, "threads": 2, "stages": [
              {"stage": "sources", "cached": false, "work": [
                {"name": "read", "start": 0, "seconds": 0.25}]},
              {"stage": "en.lexicon", "cached": true, "work": []},
              {"stage": "en.levels", "cached": false, "work": [
                {"name": "check", "start": 0.25, "seconds": 0.005},
                {"name": "make", "start": 0.75, "seconds": 1.75}]},
              {"stage": \#(hostile), "cached": false, "work": [
                {"name": \#(hostile), "start": 0.3, "seconds": 0.0001}]}
            ]}

            """#
    }

    /// The text of a report.json about artefacts with so many `bytes`.
    static func report(
        words: Int, dropped: Int, answers: Int = 2, _ bytes: [String: Int] = [:]
    ) -> String {
        let hostile = String(
            decoding: (try? JSONEncoder().encode(Self.hostile)) ?? Data(), as: UTF8.self)
        let pool = #"""
            {"length": 5, "usable": 21, "familiarity": {"10": 12, "35": 9}, "excluded": [
              {"reason": "blocked", "count": 3, "samples": ["ass", \#(hostile)]}
            ]}
            """#
        let level = #"""
            {"level": 2, "packs": 1, "consistent": {"least": 0.97, "mean": 0.985, "most": 1.0},
             "lastHint": {"least": 0.9, "mean": 0.92, "most": 0.94},
             "rule": {"least": 0.97, "most": 1.0},
             "random": {"least": 0.99, "mean": 0.995, "most": 1.0}}
            """#
        return #"""
            {
              "schema": 1,
              "artefacts": [
                {
                  "artefact": "en.lexicon", "language": "en", "words": \#(words), "blocked": 1,
                  "bytes": \#(bytes["en.lexicon"] ?? 1), "records": \#(30 + dropped), "kept": 30, "repetitions": \#(30 - words),
                  "overlay": {"added": 2, "removed": 1, "withoutEffect": []},
                  "dropped": {"total": \#(dropped + 5), "reasons": [
                    {"reason": "apostrophe", "count": \#(dropped), "samples": [\#(hostile)]},
                    {"reason": "name", "count": 5, "samples": ["en/names.txt:1: Rose"]}
                  ]},
                  "droppedRecords": {"total": \#(dropped), "reasons": [
                    {"reason": "apostrophe", "count": \#(dropped), "samples": [\#(hostile)]}
                  ]},
                  "listed": 8, "listedButKept": 3,
                  "lengths": [
                    {"length": 3, "words": 2, "asked": {"10": 1}},
                    {"length": 5, "words": 3, "asked": {"10": 1, "70": 1}}
                  ],
                  "sources": [
                    {"file": \#(hostile), "role": "words", "records": \#(dropped), "kept": 0, "dropped": {"apostrophe": \#(dropped)}, "onlyHere": 0},
                    {"file": "en/words.txt", "role": "words", "records": 30, "kept": 30, "dropped": {}, "onlyHere": 4},
                    {"file": "en/names.txt", "role": "name", "records": 8}
                  ]
                },
                {
                  "artefact": "en.levels", "language": "en", "sets": 1, "packs": 5, "bytes": \#(bytes["en.levels"] ?? 1),
                  "ladder": "standard", "pool": [\#(pool)], "levels": [\#(level)]
                },
                {
                  "artefact": "en.answers", "language": "en", "answers": \#(answers), "bytes": \#(bytes["en.answers"] ?? 1),
                  "pool": \#(pool), "letters": [{"p": 1, "z": 1}, {"e": 2}, {"a": 1, "b": 1}, {"r": 2}, {"a": 1, "l": 1}],
                  "solver": {"allowed": 2, "firstGuess": "pearl", "meanGuesses": 1.5, "worst": 2, "failures": 0, "games": [1, 1]}
                },
                {
                  "artefact": "en.phrases", "language": "en", "phrases": 1, "bytes": \#(bytes["en.phrases"] ?? 1),
                  "tiers": {"easy": 1, "medium": 0, "hard": 0, "expert": 0},
                  "dropped": {"total": 1, "reasons": [{"reason": "unfamiliar", "count": 1, "samples": [\#(hostile)]}]}
                },
                {
                  "artefact": "en.sentences", "language": "en", "sentences": 1, "bytes": \#(bytes["en.sentences"] ?? 1),
                  "funnel": {"read": 3, "dropped": 2, "kept": 1},
                  "dropped": {"noVerb": {"count": 2, "samples": [{"place": "en/s.xml:1", "text": \#(hostile), "detail": ""}]}},
                  "levels": [{"level": 1, "class": "preposition", "exact": 0, "fallback": {"first": 1}}],
                  "gaps": {"noun": {"gaps": 1, "answers": 1}, "verb": {"gaps": 1, "answers": 1}},
                  "obstacles": {"name": 4, "first": 0},
                  "tagger": {"file": "en/tagger.model", "classes": {"noun": {"tokens": 9, "certain": 6}},
                    "gold": {"sentences": 2, "words": 1200, "certain": 1000, "certainRight": 999,
                      "classes": {"noun": {"noun": 1000, "verb": 3, "other": 1}, "verb": {"verb": 195, "noun": 1}}}}
                }
              ]
            }

            """#
    }
}
