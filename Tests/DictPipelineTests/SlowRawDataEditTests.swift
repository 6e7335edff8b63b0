import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// Edits of one line of `raw-data` itself, each built from what the build before it left.
@Suite(
    "An edit of one line of raw-data", .tags(.slow),
    .enabled(if: SlowTests.areEnabled, SlowTests.hint))
struct SlowRawDataEditTests {
    private static let kinds = ["lexicon", "levels", "answers", "phrases", "sentences"]

    /// What a build made for one language.
    private struct Made {
        var bytes: [String: [UInt8]] = [:]
        let lexicon: Lexicon
        let answers: [String]
        let firstDay: CalendarDay?
        let days: Int
        let packs: [[String]]
        let phrases: [String]
        let sentences: [String]

        /// Reads what a build made, except what is the same in `old`.
        init(_ sandbox: Sandbox, _ language: Language, old: Self? = nil) throws {
            bytes = try SlowRawDataEditTests.bytes(sandbox, language)
            lexicon = try Lexicon(ArtefactBytes(bytes["lexicon"] ?? []))
            let list = try AnswerList(ArtefactBytes(bytes["answers"] ?? []), .verifying)
            (answers, firstDay, days) = (list.map(\.self), list.firstDay, list.dayCount)
            let levels = try LevelPacks(ArtefactBytes(bytes["levels"] ?? []), .verifying)
            packs = (0..<levels.count).map { levels.pack(at: $0)?.words ?? [] }
            if let old, old.bytes["phrases"] == bytes["phrases"] {
                phrases = old.phrases
            } else {
                let pack = try PhrasePack(ArtefactBytes(bytes["phrases"] ?? []), .verifying)
                phrases = (0..<pack.count).compactMap { pack.phrase(at: $0)?.text }
            }
            if let old, old.bytes["sentences"] == bytes["sentences"] {
                sentences = old.sentences
            } else {
                let set = try SentenceSet(ArtefactBytes(bytes["sentences"] ?? []), .verifying)
                sentences = (0..<set.count).compactMap { set.sentence(at: $0)?.text }
            }
        }
    }

    private static func bytes(
        _ sandbox: Sandbox, _ language: Language
    ) throws -> [String: [UInt8]] {
        try kinds.reduce(into: [:]) { bytes, kind in
            bytes[kind] = try sandbox.bytes(of: "build-output/\(language.code).\(kind)")
        }
    }

    private struct Edit: CustomStringConvertible {
        enum Kind { case out, blocked, added, rated, phrase, sentence }

        var language: Language
        var kind: Kind
        var file: String
        /// The number of the line that goes, or `nil` if a line comes.
        var removed: Int?
        /// The word, or the line that comes.
        var text: String
        /// Whether no text has the word in any form.
        var isElsewhere = false

        var description: String { "\(language.code) \(kind) \(removed.map(String.init) ?? text)" }
    }

    /// Returns ten edits: words out, blocked, in and rated, and texts out and in.
    ///
    /// The one whose word is in texts comes last: after it, and after each sentence, the sentences are
    /// made again.
    private func edits(
        _ language: Language, _ old: Made, _ sandbox: Sandbox, _ random: inout SeededGenerator
    ) throws -> [Edit] {
        let texts = (old.sentences + old.phrases).joined(separator: " ").lowercased()
        let used = Set(
            texts.utf8.split { !(0x61...0x7A).contains($0) && $0 < 0x80 }.map { String($0) ?? "" })
        let stems = Set(used.flatMap { word in (3...8).map { word.prefix($0) } })
        func isElsewhere(_ word: String) -> Bool {
            !used.contains(word) && !stems.contains(word.prefix(max(3, word.count - 2)))
        }
        func word(of list: [String], elsewhere: Bool) throws -> String {
            let words = list.filter { elsewhere ? isElsewhere($0) : used.contains($0) }
            try #require(!words.isEmpty)
            return words[Int.random(in: 0..<words.count, using: &random)]
        }
        let packed = old.packs.flatMap(\.self)
        let unpublished = Array(old.answers[old.days - 300..<old.days])
        let made = (0..<4).map { _ in String("bdfgklmnprst".randomElement(using: &random) ?? "b") }
        let (rare, common) = language == .english ? (60, 20) : (5, 2)
        func edit(_ kind: Edit.Kind, _ word: String, isElsewhere: Bool = true) -> Edit {
            let line =
                switch kind {
                case .out: "-" + word
                case .blocked: word + "\tvulgar"
                case .added: "+\(word)\t\(common)"
                default: "+\(word)\t\(rare)"
                }
            return Edit(
                language: language, kind: kind,
                file: kind == .blocked ? "blocked.txt" : "overlay.txt", text: line,
                isElsewhere: isElsewhere)
        }
        var edits = [
            edit(.out, try word(of: unpublished, elsewhere: true)),
            edit(.blocked, try word(of: packed, elsewhere: true)),
            edit(.added, made.joined() + "a"),
            edit(.rated, try word(of: packed, elsewhere: true)),
        ]
        for (kind, file, isText) in [
            (
                Edit.Kind.phrase, "phrases.txt",
                { (line: Substring) in line.first?.isLetter == true }
            ),
            (.sentence, "sentences.xml", { $0.contains("<s ") }),
        ] {
            let lines = try lines(of: file, language, sandbox)
            let kept = Set((kind == .phrase ? old.phrases : old.sentences).map(Self.letters))
            let numbers = lines.indices.filter { isText(lines[$0]) }.shuffled(using: &random)
                .lazy.filter { kept.contains(Self.letters(lines[$0])) }
                .prefix(kind == .phrase ? 2 : 1)
            edits += numbers.map {
                Edit(language: language, kind: kind, file: file, removed: $0, text: "")
            }
            edits.append(
                Edit(
                    language: language, kind: kind, file: file,
                    text: try #require(Self.texts[language]?[file])))
        }
        let kind = language == .english ? Edit.Kind.out : .blocked
        return edits + [
            edit(kind, try word(of: packed, elsewhere: false), isElsewhere: false)
        ]
    }

    /// Returns the letters of a text, or of a line of a corpus without its elements.
    private static func letters(_ line: some StringProtocol) -> String {
        var (letters, isElement) = ("", false)
        for character in line.prefix(while: { $0 != "\t" }) {
            if character == "<" || character == ">" { isElement = character == "<" }
            if !isElement, character.isLetter { letters.append(character) }
        }
        return letters
    }

    private static let texts: [Language: [String: String]] = [
        .english: [
            "phrases.txt": "never paint a wet wall",
            "sentences.xml": sentence(
                "The/DET wet/ADJ brush/NOUN fell/VERB behind/ADP the/DET yellow/ADJ bucket/NOUN"),
        ],
        .dutch: [
            "phrases.txt": "verf nooit een natte muur",
            "sentences.xml": sentence(
                "De/DET natte/ADJ kwast/NOUN viel/VERB achter/ADP de/DET gele/ADJ emmer/NOUN"),
        ],
    ]

    private static func sentence(_ words: String) -> String {
        let words = words.split(separator: " ").map { word in
            let parts = word.split(separator: "/")
            return "<w upos=\"\(parts[1])\">\(parts[0])</w>"
        }
        return "<s id=\"edit-1\">\(words.joined(separator: " "))<w upos=\"PUNCT\">.</w></s>"
    }

    private func path(_ file: String, _ language: Language) -> String {
        "raw-data/\(language.code)/\(file)"
    }

    private func lines(
        of file: String, _ language: Language, _ sandbox: Sandbox
    ) throws -> [Substring] {
        String(decoding: try sandbox.bytes(of: path(file, language)), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Makes `edit`, calls `body`, and takes the edit back.
    private func with(_ edit: Edit, _ sandbox: Sandbox, _ body: () throws -> Void) throws {
        let path = path(edit.file, edit.language)
        let before = try sandbox.bytes(of: path)
        var lines = try lines(of: edit.file, edit.language, sandbox)
        if let number = edit.removed {
            lines.remove(at: number)
        } else {
            let first = lines.firstIndex { $0.contains("<s ") }
            lines.insert(Substring(edit.text), at: first ?? lines.count - 1)
        }
        try sandbox.write(lines.joined(separator: "\n"), to: path)
        try body()
        try sandbox.write(before, to: path)
    }

    @Test("moves no other answer, pack, phrase or sentence") func edits() throws {
        let sandbox = try Sandbox(files: [:])
        _ = try sandbox.shell("cp -r '\(Sandbox.package)/raw-data' . && chmod -R u+w raw-data")
        try #require(try sandbox.run("build").status == 0)
        func files() throws -> [String: [UInt8]] {
            try sandbox.output().filter { !$0.key.hasPrefix(".") }
        }
        let first = try files()
        var random = SeededGenerator(seed: 34)
        var count = 0
        let languages = [Language.english, .dutch]
        let olds = try languages.map { try Made(sandbox, $0) }
        for (language, old) in zip(languages, olds) {
            let other = languages[1 - count / 10]
            let apart = olds[1 - count / 10].bytes
            let published = try published(language, old, sandbox)
            for edit in try edits(language, old, sandbox, &random) {
                try with(edit, sandbox) {
                    let run = try sandbox.run("build")
                    try #require(run.status == 0, "\(edit): \(run.errors)")
                    #expect(try Self.bytes(sandbox, other) == apart, "\(edit)")
                    let new = try Made(sandbox, language, old: old)
                    check(edit, old, new, published: published)
                }
                count += 1
            }
        }
        #expect(count == 20)
        try #require(try sandbox.run("build").status == 0)
        #expect(try files() == first)
    }

    private static func isRelativeOrderKept(_ old: [String], _ new: [String]) -> Bool {
        let places = Dictionary(zip(old, old.indices)) { first, _ in first }
        let kept = new.compactMap { places[$0] }
        return zip(kept, kept.dropFirst()).allSatisfy(<)
    }

    /// Returns the number of the days that are published.
    private func published(_ language: Language, _ made: Made, _ sandbox: Sandbox) throws -> Int {
        var options = BuildOptions()
        options.configuration = sandbox.path + "/raw-data/dictc.yml"
        let answers = try Project(options).configuration.language(language)?.answers
        let (first, last) = (try #require(made.firstDay), try #require(answers?.firstUnpublished))
        try #require(0..<made.days - 300 ~= last.number - first.number)
        return last.number - first.number
    }

    private func check(_ edit: Edit, _ old: Made, _ new: Made, published: Int) {
        let lost = [
            old.phrases.count - new.phrases.count, old.sentences.count - new.sentences.count,
        ]
        var concerned: Set<String> = []
        switch edit.kind {
        case .phrase:
            concerned = ["phrases"]
            #expect(lost == [edit.removed == nil ? -1 : 1, 0], "\(edit)")
        case .sentence:
            concerned = ["sentences"]
            #expect(lost == [0, edit.removed == nil ? -1 : 1], "\(edit)")
        default:
            concerned = ["lexicon", "levels", "answers", "phrases"]
            if edit.isElsewhere {
                // Tiers of phrases follow from all words, their choice and order do not.
                #expect(old.phrases == new.phrases, "\(edit)")
            } else {
                concerned.insert("sentences")
                #expect(lost.allSatisfy { $0 >= 0 } && lost != [0, 0], "\(edit)")
            }
            checkWord(edit, old, new)
        }
        for (kind, bytes) in old.bytes where !concerned.contains(kind) {
            #expect(new.bytes[kind] == bytes, "\(edit): \(kind)")
        }
        checkDays(edit, old, new, published)
        #expect(Self.isRelativeOrderKept(old.phrases, new.phrases), "\(edit)")
        #expect(Self.isRelativeOrderKept(old.sentences, new.sentences), "\(edit)")
    }

    /// Checks what became of the word itself, and that the packs which changed are those with it.
    private func checkWord(_ edit: Edit, _ old: Made, _ new: Made) {
        let word = String(edit.text.split { !$0.isLetter }[0])
        let change = new.lexicon.count - old.lexicon.count
        #expect(change == (edit.kind == .out ? -1 : edit.kind == .added ? 1 : 0), "\(edit)")
        #expect(new.lexicon.contains(word) == (edit.kind != .out), "\(edit)")
        #expect(old.lexicon.contains(word) == (edit.kind != .added), "\(edit)")
        #expect(old.packs.count == new.packs.count)
        for (index, (before, after)) in zip(old.packs, new.packs).enumerated() {
            #expect((before != after) == before.contains(word), "\(edit): pack \(index)")
        }
        if edit.kind == .added { return }
        #expect(!new.packs.joined().contains(word), "\(edit)")
        #expect(!new.answers[old.days - 300..<old.days].contains(word), "\(edit)")
    }

    /// Checks that published days are equal, and others but for the day of a word that is no answer
    /// any more.
    private func checkDays(_ edit: Edit, _ old: Made, _ new: Made, _ published: Int) {
        #expect(old.firstDay == new.firstDay && old.days == new.days)
        #expect(old.answers.prefix(published) == new.answers.prefix(published), "\(edit)")
        let left = Set(new.answers)
        let changed = (published..<old.days).filter { old.answers[$0] != new.answers[$0] }
        #expect(changed.allSatisfy { !left.contains(old.answers[$0]) }, "\(edit)")
        #expect(changed.count <= 2, "\(edit)")
        let spares = Set(changed.map { new.answers[$0] })
        #expect(
            Self.isRelativeOrderKept(old.answers, new.answers.filter { !spares.contains($0) }),
            "\(edit)")
    }
}
