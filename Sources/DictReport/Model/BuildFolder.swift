import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictReader

/// The output folder of a build: its report, and the artefacts that figures look into.
struct BuildFolder {
    /// An artefact with its sections.
    struct Artefact {
        var file: String
        var language: Language
        var bytes: Int
        /// The sections, by what they contain, and the rest, with their sizes in bytes.
        var sections: [(name: String, bytes: Int)]
    }

    /// One language of the build; what it lacks is `nil`.
    struct Part {
        let language: Language
        var lexicon: LexiconEntry?
        var levels: LevelsEntry?
        var answers: AnswersEntry?
        var phrases: PhrasesEntry?
        var sentences: SentencesEntry?
        var words: Lexicon?
        var packs: LevelPacks?
        var answerList: AnswerList?
        var phrasePack: PhrasePack?
        var sentenceSet: SentenceSet?
    }

    let artefacts: [Artefact]
    let parts: [Part]
    /// The names of artefacts that the build could not make.
    let failed: [String]
    /// The files that were read and had no effect, each once.
    let idleFiles: [String]
    /// The state of the sources, or `nil` if there is no manifest.
    let sources: SourceState?

    /// Reads the report and the artefacts in `folder`.
    ///
    /// - Throws: `Diagnostic` if the report is missing or not one, or if an artefact that it lists
    ///   is missing or damaged.
    init(_ folder: String) throws {
        let report = try ReportFile(inFolder: folder)
        for name in [Manifest.fileName, "NOTICE"] {
            try NamedOutput.refuseReplacing(folder + "/" + name)
        }
        var artefacts: [Artefact] = []
        var parts: [Part] = []
        for language in Language.allCases {
            let entries = report.artefacts.filter { $0.language == language }
            guard !entries.isEmpty else { continue }
            var part = Part(language: language)
            for entry in entries {
                guard let file = try Self.add(entry, of: folder, to: &part) else { continue }
                artefacts.append(try Self.artefact(file, language, in: folder))
            }
            parts.append(part)
        }
        self.artefacts = artefacts
        self.parts = parts
        failed = report.failed?.map(\.artefact) ?? []
        idleFiles = report.artefacts.flatMap(\.files).reduce(into: []) { idle, file in
            // Drop files only explain, and may name nothing that a words file has.
            let hasNoEffect = file.role != "drop" && file.read.value > 0 && file.kept.value == 0
            if hasNoEffect, !idle.contains(file.file) { idle.append(file.file) }
        }
        sources = SourceState(of: folder)
    }

    /// Adds an entry and its artefact to `part`, unless one of its kind is there already.
    ///
    /// The name of the artefact's file follows from language and kind, so that no report leads to a
    /// file elsewhere.
    ///
    /// - Returns: The name of the file, or `nil` if nothing was added.
    private static func add(
        _ entry: ReportEntry, of folder: String, to part: inout Part
    ) throws -> String? {
        let language = part.language
        func name(_ kind: ArtefactKind) -> String { "\(language.code).\(kind.name)" }
        func open<Reader: ArtefactReader>(_ reader: Reader.Type) throws -> Reader {
            let path = folder + "/" + name(Reader.kind)
            do throws(OpenError) {
                let opened = try Reader(copyOf: path)
                return try checked(opened, path)
            } catch {
                throw Diagnostic(error)
            }
        }
        switch entry.contents {
        case .lexicon(let entry) where part.lexicon == nil:
            part.lexicon = entry
            part.words = try open(Lexicon.self)
            return name(.lexicon)
        case .levels(let entry) where part.levels == nil:
            part.levels = entry
            part.packs = try open(LevelPacks.self)
            return name(.levels)
        case .answers(let entry) where part.answers == nil:
            part.answers = entry
            part.answerList = try open(AnswerList.self)
            return name(.answers)
        case .phrases(let entry) where part.phrases == nil:
            part.phrases = entry
            part.phrasePack = try open(PhrasePack.self)
            return name(.phrases)
        case .sentences(let entry) where part.sentences == nil:
            part.sentences = entry
            part.sentenceSet = try open(SentenceSet.self)
            return name(.sentences)
        default: return nil
        }
    }

    /// Returns `reader` after checking that its contents keep the rules of the format, so that no
    /// walk through them is endless.
    private static func checked<Reader: ArtefactReader>(
        _ reader: Reader, _ path: String
    ) throws(OpenError) -> Reader {
        do throws(FormatError) {
            try reader.verifyStructure()
            return reader
        } catch {
            throw .invalid(path: path, error)
        }
    }

    private static func artefact(
        _ file: String, _ language: Language, in folder: String
    ) throws -> Artefact {
        let path = folder + "/" + file
        let bytes = try FileContents.artefact(at: path)
        do throws(FormatError) {
            let summary = try ArtefactSummary(bytes)
            var sections = summary.sections.map { section in
                let meaning = SectionMeaning.text(section.name, in: summary.kind)
                return (name: meaning.isEmpty ? section.name : meaning, bytes: section.bytes)
            }
            let rest = summary.bytes - sections.reduce(0) { $0 + $1.bytes }
            sections.append(("header and padding", max(0, rest)))
            return Artefact(
                file: file, language: language, bytes: summary.bytes, sections: sections)
        } catch {
            throw Diagnostic(error, file: Place(path))
        }
    }
}
