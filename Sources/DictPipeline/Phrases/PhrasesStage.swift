import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader

/// The stage that makes a language's Hangman phrases.
struct PhrasesStage: WordGameStage {
    private let configuration: PhrasesConfiguration
    let words: LanguageWords
    private let jobs: Int?
    private let progress: (@Sendable (String) -> Void)?
    let kind = ArtefactKind.phrases

    init(_ configuration: PhrasesConfiguration, _ words: LanguageWords, _ options: BuildOptions) {
        self.configuration = configuration
        self.words = words
        jobs = options.jobs
        progress = options.progress
    }

    var familiarity: UInt8 { configuration.familiarity }
    var exclude: [BlockLayer] { configuration.exclude }
    var contents: [String] { [configuration.file] }

    func addOptions(to key: inout BuildKey, _ digests: [String: String]) {
        key.add("phrases", digests[configuration.file] ?? "")
        key.add("file", configuration.file)
        key.add("seed", String(configuration.seed))
    }

    func build() throws -> BuiltArtefact {
        let list = try PhraseList(configuration, words)
        guard !list.phrases.isEmpty else {
            throw PipelineError(
                .badData, place: words.project.path(of: configuration.file),
                problem: "\(language.code) phrases: no phrase keeps the rules "
                    + "(have 0; need 1; dropped \(list.dropped))",
                hint: "look at the limits of the phrases section in dictc.yml")
        }
        progress?("\(name): grading \(list.phrases.count) phrases")
        let accepted = try words.accepted()
        let grader = PhraseGrader(words: (0..<accepted.count).map { accepted[$0] })
        let misses = try WorkCrew(jobs: jobs).map(list.phrases) { grader.misses(of: $0.words) }
            .map { try $0.get() }
        let graded = zip(list.phrases, misses).map { phrase, misses in
            GradedPhrase(text: phrase.text, misses: misses)
        }
        let ordered = PhraseOrder.balanced(graded, seed: configuration.seed)
        let bytes = try artefact(of: ordered)
        return BuiltArtefact(
            name: name, kind: kind, language: language, bytes: bytes,
            report: report(ordered, list, bytes.count).bytes(.pretty),
            summary: "\(ordered.count) phrases, \(bytes.count) bytes",
            notes: [])
    }

    /// The bytes, read back and compared.
    private func artefact(of phrases: [GradedPhrase]) throws -> [UInt8] {
        let bytes: [UInt8]
        do throws(PhrasesArtefact.Failure) {
            bytes = try PhrasesArtefact.bytes(
                of: phrases, language: language, seed: configuration.seed)
        } catch {
            throw PipelineError(.badData, place: name, problem: error.description)
        }
        let pack = try PhrasePack(ArtefactBytes(bytes))
        let isSame = (0..<max(pack.count, phrases.count)).allSatisfy { index in
            index < phrases.count && pack.phrase(at: index)?.text == phrases[index].text
                && pack.phrase(at: index)?.misses == phrases[index].misses
        }
        guard isSame else {
            throw PipelineError(
                .internalFault, place: name, problem: "proof failed: the file has other phrases",
                hint: "the artefact was not written; please report it with the phrases")
        }
        return bytes
    }

    private func report(_ phrases: [GradedPhrase], _ list: PhraseList, _ bytes: Int) -> JSON {
        let tiers = PhraseTier.allCases.map { tier in
            (
                tier.name,
                JSON.integer(phrases.filter { PhraseTier(misses: $0.misses) == tier }.count)
            )
        }
        return .object([
            ("artefact", .string(name)), ("language", .string(language.code)),
            ("phrases", .integer(phrases.count)), ("bytes", .integer(bytes)),
            ("seed", .string(String(configuration.seed))),
            ("familiarity", .integer(Int(configuration.familiarity))),
            ("exclude", .array(configuration.exclude.map { .string($0.rawValue) })),
            ("tiers", .object(tiers)),
            ("misses", .integer(phrases.reduce(0) { $0 + $1.misses })),
            ("dropped", list.report),
        ])
    }
}
