import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictTestSupport
import Foundation
import Testing

/// Small packs for all games in both languages, in the folder `packs` of a sandbox.
enum PlayFixture {
    /// The sentences, a token a word with its tag; each of them hides words of several classes.
    static let sentences: [Language: [String]] = [
        .english: [
            "We/PRON play/VERB with/ADP a/DET ball/NOUN ./PUNCT",
            "Every/DET cat/NOUN sleeps/VERB on/ADP my/PRON chair/NOUN ./PUNCT",
            "She/PRON walks/VERB to/ADP school/NOUN and/CCONJ sings/VERB ./PUNCT",
        ],
        .dutch: [
            "Wij/PRON spelen/VERB met/ADP een/DET bal/NOUN ./PUNCT",
            "Elke/DET kat/NOUN slaapt/VERB op/ADP mijn/PRON stoel/NOUN ./PUNCT",
        ],
    ]

    /// Ten sentences that are longer than a narrow screen is wide, each with another preposition.
    static let longSentences = [
        "The company hired a manager for/ADP the managers , and nothing moved at all .",
        "Our couch eats coins , combs , and one spoon per/ADP month .",
        "Nobody knew that the tunnel under/ADP the river had been closed for years .",
        "My aunt keeps a list of all the birds that she saw during/ADP her holidays .",
        "The two brothers had been friends since/ADP they met on a train to the coast .",
        "Without/ADP a map you will not find the little house behind those tall trees .",
        "She put the letter between/ADP two books and forgot it until the next summer .",
        "They walked along/ADP the beach and counted the ships that came into the harbour .",
        "A cat that sleeps against/ADP a warm wall is not to be moved by anyone .",
        "The dog ran across/ADP the road before we could call it back to the garden .",
    ]

    static let words: [Language: [String]] = [
        .english: [
            "abbey", "babes", "crane", "eerie", "hah", "moist", "pea", "peafowl", "peafowls",
            "pear", "pearl", "zebra",
        ],
        .dutch: ["appel", "boter", "fiets", "fietsen", "goh", "kater"],
    ]

    static let answers: [Language: [String]] = [
        .english: ["abbey", "crane", "moist"], .dutch: ["appel", "boter"],
    ]

    static let phrases: [Language: [(text: String, misses: Int)]] = [
        .english: [("Better late than never!", 1), ("Café au lait", 4)],
        .dutch: [("Eén zwaluw maakt nog geen zomer.", 2)],
    ]

    static let levels: [(attempts: Int, words: [String])] = [
        (0, ["tea", "eat", "tee", "pea", "pet", "ape"]), (7, ["band", "care", "door", "lamp"]),
        (6, ["brick", "cloud", "fleet", "house"]), (5, ["anchor", "bridge", "candle", "forest"]),
        (4, ["balance", "chapter", "dolphin", "evening"]),
    ]

    /// A sandbox with the packs, of which that of the English sentences has ``longSentences``.
    static func longSandbox() throws -> Sandbox {
        let sandbox = try sandbox()
        try sandbox.write(
            SentencesArtefact.bytes(
                of: longSentences.map(sentence), language: .english, seed: 1),
            to: "packs/en.sentences")
        return sandbox
    }

    /// A sandbox with the packs, and without a project.
    static func sandbox() throws -> Sandbox {
        var files: [String: [UInt8]] = [:]
        for language in Language.allCases {
            for (kind, bytes) in try packs(language) {
                files["packs/\(language.code).\(kind)"] = bytes
            }
        }
        return try Sandbox(files: files)
    }

    private static func packs(_ language: Language) throws -> [String: [UInt8]] {
        func bytes(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }
        var list = WordListBuilder()
        for word in bytes(words[language] ?? []) { list.append(word) }
        let phrases = (phrases[language] ?? []).map {
            GradedPhrase(text: Array($0.text.utf8), misses: $0.misses)
        }
        let packs = levels.enumerated().map { index, level in
            LevelPack(level: index + 1, attempts: level.attempts, words: bytes(level.words))
        }
        return [
            "lexicon": try LexiconArtefact.bytes(of: list.finish(), language: language),
            "answers": try AnswersArtefact.bytes(
                of: bytes(answers[language] ?? []), language: language, seed: 1,
                days: CalendarDay("2026-01-01".utf8).map { ($0, 2) }),
            "phrases": try PhrasesArtefact.bytes(of: phrases, language: language, seed: 1),
            "levels": try LevelsArtefact.bytes(
                of: [LevelSet(packs: packs)], language: language, seed: 1, ladder: .custom),
            "sentences": try SentencesArtefact.bytes(
                of: (sentences[language] ?? []).map(sentence), language: language, seed: 1),
        ]
    }

    /// The sentence of words, some as `word/TAG`: those with a tag other than marks may be hidden.
    private static func sentence(_ pairs: String) -> PlayableSentence {
        var text: [UInt8] = []
        var tokens: [Token] = []
        var gaps: [Gap] = []
        for pair in pairs.split(separator: " ") {
            let parts = pair.split(separator: "/")
            let name = parts.count > 1 ? parts[1] : pair.contains { $0.isLetter } ? "X" : "PUNCT"
            let tag = UniversalTag.allCases.first { "\($0.name)" == name }
            if !text.isEmpty, tag != .punctuation { text.append(0x20) }
            let range = ByteRange(offset: text.count, length: parts[0].utf8.count)
            text += parts[0].utf8
            if tag != .punctuation, parts.count > 1 { gaps.append(Gap(token: tokens.count)) }
            tokens.append(Token(range, tag: tag))
        }
        return PlayableSentence(text: TokenisedText(text: text, tokens: tokens), gaps: gaps)
    }

    /// The word that fills the blank of `line`, a sentence with `____` or `[word]` in it.
    static func answer(to line: String) -> String? {
        for pairs in sentences.values.joined() {
            let words = pairs.split(separator: " ").compactMap { $0.split(separator: "/").first }
            for (index, word) in words.enumerated() {
                var shown = words.map(String.init)
                shown[index] = "____"
                let text = shown.joined(separator: " ").replacingOccurrences(of: " .", with: ".")
                if line.contains(text) { return String(word) }
            }
        }
        return nil
    }
}

extension ShellRun {
    /// The words of the output with a space between them, however its lines are broken.
    var words: String { output.split { $0.isWhitespace }.joined(separator: " ") }
}

extension Sandbox {
    /// Runs `dictc play` with the packs and an archive of the sandbox.
    func play(_ arguments: String, _ lines: [String] = []) throws -> ShellRun {
        try shell(
            "export DICTC_ARCHIVE='\(path)/archive'; \"$DICTC\" play --dir packs \(arguments)",
            input: lines.map { $0 + "\n" }.joined())
    }

    /// The archive's file.
    func archive() throws -> String {
        String(decoding: try bytes(of: "archive/games.json"), as: UTF8.self)
    }
}

/// Texts that are kept as files and compared: `Tests/Fixtures/play`.
enum PlayGolden {
    /// Compares `text` with the file `name`; with `DICTC_RECORD_SCREENS=1` writes it instead.
    static func expect(
        _ text: String, _ name: String, extension ending: String = "txt",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let url = URL(fileURLWithPath: Sandbox.package + "/Tests/Fixtures/play/\(name).\(ending)")
        if ProcessInfo.processInfo.environment["DICTC_RECORD_SCREENS"] == "1" {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let expected = try Self.text(name, extension: ending)
        #expect(text == expected, "\(name)", sourceLocation: sourceLocation)
    }

    /// The text of the file `name`.
    static func text(_ name: String, extension ending: String = "txt") throws -> String {
        let path = Sandbox.package + "/Tests/Fixtures/play/\(name).\(ending)"
        return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
}
