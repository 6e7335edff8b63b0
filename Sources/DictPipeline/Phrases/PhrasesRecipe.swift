import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader

/// The recipe for the `phrases` artefact, which contains the Hangman phrases of one language.
struct PhrasesRecipe: WordGameRecipe {
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
    var codec: PhrasesCodec { PhrasesCodec(language: language, seed: configuration.seed) }

    func make() throws -> Preparation<[GradedPhrase]> {
        let list = try PhraseList(configuration, words)
        guard !list.phrases.isEmpty else {
            throw Diagnostic(
                .noPhrases, at: Place(project: configuration.file),
                "\(language.code) phrases: no phrase keeps the rules",
                found: "0, dropped \(list.dropped)", expected: "1 or more",
                hint: "look at the limits of the phrases section in dictc.yml")
        }
        progress?("\(name): grading \(list.phrases.count) phrases")
        let vocabulary = try words.vocabulary()
        let grader = PhraseGrader(words: (0..<vocabulary.count).map { vocabulary[$0] })
        let misses = try WorkCrew(jobs: jobs)
            .map(list.phrases) { grader.misses(of: $0.words, renown: $0.renown) }
            .map { try $0.get() }
        let graded = zip(list.phrases, misses).map { phrase, misses in
            GradedPhrase(text: phrase.text, misses: misses)
        }
        let phrases = PhraseOrder.balanced(graded, seed: configuration.seed)
        let tiers = PhraseTier.allCases.map { tier in
            let count = phrases.count { PhraseTier(misses: $0.misses) == tier }
            return (tier.name, JSON.integer(count))
        }
        return Preparation(
            content: phrases, counts: [("phrases", phrases.count)],
            summary: "\(phrases.count) phrases",
            report: [
                ("seed", .string(String(configuration.seed))),
                ("familiarity", .integer(Int(familiarity))),
                ("exclude", .array(exclude.map { .string($0.rawValue) })),
                ("tiers", .object(tiers)),
                ("misses", .integer(phrases.reduce(0) { $0 + $1.misses })),
                ("dropped", list.report),
            ],
            sources: list.sources(configuration.file))
    }
}

/// A codec that converts between Hangman phrases and the bytes of their artefact.
struct PhrasesCodec: ArtefactCodec {
    let language: Language
    let seed: UInt64

    func encode(_ phrases: [GradedPhrase]) throws(Diagnostic) -> [UInt8] {
        try PhrasesArtefact.bytes(of: phrases, language: language, seed: seed)
    }

    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> [GradedPhrase]? {
        let pack = try PhrasePack(bytes)
        return (0..<pack.count).map { index in
            let phrase = pack.phrase(at: index)
            return GradedPhrase(text: phrase?.text ?? [], misses: phrase?.misses ?? 0)
        }
    }
}
