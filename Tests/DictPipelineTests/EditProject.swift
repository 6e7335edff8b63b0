import DictCompiler
import DictFormat
import DictModel
import DictTestSupport
import Foundation

@testable import DictConfiguration
@testable import DictPipeline

/// A project cut from raw-data, which edits change one entry at a time.
struct EditProject {
    static let language = Language.dutch
    static let kinds = ["lexicon", "levels", "answers", "phrases", "sentences"]

    let sandbox: Sandbox
    private(set) var overlay: [String] = []
    private(set) var block: [String] = []
    private(set) var phrases: [String]
    private(set) var sentences: [String]
    /// Phrases and sentences that are not in the project.
    private(set) var sparePhrases: [String]
    private(set) var spareSentences: [String]

    static func lines(_ file: String) throws -> [String] {
        let path = Sandbox.package + "/raw-data/nl/" + file
        return try String(contentsOfFile: path, encoding: .utf8)
            .split(separator: "\n").map { String($0) }
    }

    init() throws {
        sandbox = try Sandbox(files: [:])
        let phrases = try Self.lines("phrases.txt").filter { !$0.hasPrefix("#") }
        let sentences = try Self.lines("sentences.xml").filter { $0.contains("<s ") }
        (self.phrases, sparePhrases) = (Array(phrases[..<20]), Array(phrases[20..<30]))
        (self.sentences, spareSentences) = (Array(sentences[..<12]), Array(sentences[12..<18]))
        try sandbox.makeFolder("raw-data/nl")
        // Every fourth word will do, and those of the texts.
        let texts = (phrases[..<30] + sentences[..<18]).joined(separator: " ").lowercased()
        let needed = Set(texts.split { !$0.isLetter })
        for file in ["everyday-words.txt", "everyday-forms.txt"] {
            let lines = try Self.lines(file).filter { !$0.hasPrefix("#") }
            let chosen = lines.enumerated().filter { index, line in
                index % 4 == 0 && file == "everyday-words.txt"
                    || needed.contains(line.prefix { $0 != "\t" })
            }.map(\.element)
            try sandbox.write(
                chosen.joined(separator: "\n") + "\n", to: "raw-data/nl/\(file)")
        }
        try write()
    }

    /// Writes the files that edits change.
    func write() throws {
        func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
        try sandbox.write(text(overlay), to: "raw-data/nl/overlay.txt")
        try sandbox.write("# words\n" + text(block), to: "raw-data/nl/blocked.txt")
        try sandbox.write(text(phrases), to: "raw-data/nl/phrases.txt")
        try sandbox.write(
            "<sentences language=\"nl\">\n" + text(sentences) + "</sentences>\n",
            to: "raw-data/nl/sentences.xml")
    }

    /// Writes dictc.yml, with the calendar and the kept packs if `isPlanned`.
    func configure(isPlanned: Bool) throws {
        let keep = isPlanned ? ", keep: nl/levels.kept" : ""
        let calendar =
            isPlanned ? ", calendar: nl/answers.calendar, published: 2026-02-20" : ""
        try sandbox.write(
            """
            schema: 1
            output: ../build-output
            languages:
              nl:
                words:
                  - { file: nl/everyday-words.txt, familiarity: column, lemmas: true }
                  - { file: nl/everyday-forms.txt, familiarity: 4 }
                overlay: nl/overlay.txt
                block: nl/blocked.txt
                lexicon: { fair: { familiarity: 4, exclude: [slur] } }
                levels: { sets: 1, familiarity: 3\(keep) }
                answers: { length: 5, familiarity: 3\(calendar) }
                phrases: { file: nl/phrases.txt, familiarity: 4 }
                sentences: { files: [{ file: nl/sentences.xml, format: opus, tags: gold }], familiarity: 4 }

            """, to: "raw-data/dictc.yml")
    }

    var options: BuildOptions {
        var options = BuildOptions()
        options.configuration = sandbox.path + "/raw-data/dictc.yml"
        options.jobs = 1
        return options
    }

    /// The words of the project as it is now.
    func words() throws -> LanguageWords {
        let project = try Project(options)
        guard let language = project.configuration.language(Self.language) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return LanguageWords(language, in: project)
    }

    /// The recipes of the project as it is now, by kind.
    func recipes() throws -> [String: any Recipe] {
        let project = try Project(options)
        guard let language = project.configuration.language(Self.language) else { return [:] }
        let all = DictPipeline.recipes(language, ProjectFiles(project), options)
        return Dictionary(uniqueKeysWithValues: all.map { ($0.kind.name, $0) })
    }

    /// An edit of one line, such as a studio makes.
    enum Edit: Sendable, Equatable {
        case out(String), blocked(String), added(String), rated(String, Int)
        case phraseOut(Int), phraseIn(Int), sentenceOut(Int), sentenceIn(Int)

        /// The word that the edit is about, if it is about one.
        var word: String? {
            switch self {
            case .out(let word), .blocked(let word), .added(let word), .rated(let word, _): word
            default: nil
            }
        }
    }

    /// The project after `edit`, in the same folder.
    func after(_ edit: Edit) throws -> EditProject {
        var project = self
        switch edit {
        case .out(let word): project.overlay.append("-" + word)
        case .blocked(let word): project.block.append(word + "\tvulgar")
        case .added(let word): project.overlay.append("+\(word)\t2")
        case .rated(let word, let familiarity):
            project.overlay.append("+\(word)\t\(familiarity)")
        case .phraseOut(let index): project.phrases.remove(at: index)
        case .phraseIn(let index): project.phrases.append(sparePhrases[index])
        case .sentenceOut(let index): project.sentences.remove(at: index)
        case .sentenceIn(let index): project.sentences.append(spareSentences[index])
        }
        try project.write()
        return project
    }
}
