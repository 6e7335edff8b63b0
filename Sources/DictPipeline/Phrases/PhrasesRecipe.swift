import DictCompiler
import DictConfiguration
import DictFormat
import DictLexicon
import DictModel
import DictOutput
import DictReader

/// The recipe for the `phrases` artefact, which contains the Hangman phrases of one language.
struct PhrasesRecipe: WordGameRecipe {
    private let configuration: PhrasesConfiguration
    let words: LanguageWords
    let options: BuildOptions
    let kind = ArtefactKind.phrases

    init(_ configuration: PhrasesConfiguration, _ words: LanguageWords, _ options: BuildOptions) {
        self.configuration = configuration
        self.words = words
        self.options = options
    }

    var familiarity: UInt8 { configuration.familiarity }
    var exclude: [BlockLayer] { configuration.exclude }
    var contents: [String] { [configuration.file] }
    var codec: PhrasesCodec { PhrasesCodec(language: language, seed: configuration.seed) }

    func check() throws { _ = try list() }

    /// Returns the phrases that keep the rules.
    ///
    /// - Throws: `Diagnostic` if there are none, or any error from reading the sources.
    private func list() throws -> PhraseList {
        let list = try PhraseList(configuration, words)
        guard !list.phrases.isEmpty else {
            let counts = list.sources(configuration.file).first
            let isUnfamiliar = counts?.dropped.first?.reason == PhraseRules.Rule.unfamiliar.rawValue
            throw Diagnostic(
                .noPhrases, at: Place(project: configuration.file),
                "\(language.code) phrases: no phrase keeps the rules",
                found: counts?.text, expected: "1 or more",
                hint: isUnfamiliar
                    ? "list their words with a familiarity of at most \(familiarity), or raise "
                        + "`familiarity:` of the phrases; `dictc why PHRASE` names the word"
                    : "`dictc why PHRASE` names the rule that dropped it")
        }
        return list
    }

    func make() throws -> Preparation<[GradedPhrase]> {
        let list = try list()
        let judges = try words.judges()
        let counter = progress.counter("grading phrases", of: list.phrases.count, "phrases")
        let vocabulary = try words.vocabulary()
        let grader = PhraseGrader(words: (0..<vocabulary.count).map { vocabulary[$0] })
        let misses = try WorkCrew(jobs: options.jobs)
            .map(list.phrases) { phrase in
                defer { counter.advance() }
                return grader.misses(of: phrase.words, renown: phrase.renown)
            }
            .map { try $0.get() }
        let graded = zip(list.phrases, misses).map { phrase, misses in
            GradedPhrase(text: phrase.text, misses: misses)
        }
        let phrases = EntryOrder(seed: configuration.seed, kind, language)
            .sorted(graded, by: \.text)
        let tiers = PhraseTier.allCases.map { tier in
            let count = phrases.count { PhraseTier(misses: $0.misses) == tier }
            return (tier.name, count)
        }
        return Preparation(
            content: phrases, counts: [("phrases", phrases.count)],
            summary: "\(phrases.count) phrases",
            report: JSON([
                "seed": String(configuration.seed), "familiarity": Int(familiarity),
                "exclude": exclude.map(\.rawValue), "tiers": JSON(tiers),
                "misses": phrases.reduce(0) { $0 + $1.misses }, "dropped": list.report,
            ]),
            notes: list.notes + judges.notes,
            sources: list.sources(configuration.file) + judges.sources)
    }
}

/// A codec that converts between Hangman phrases and the bytes of their artefact.
struct PhrasesCodec: DecodingCodec {
    let language: Language
    let seed: UInt64

    func encode(_ phrases: [GradedPhrase]) throws(Diagnostic) -> [UInt8] {
        try PhrasesArtefact.bytes(of: phrases, language: language, seed: seed)
    }

    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> [GradedPhrase]? {
        let pack = try PhrasePack(bytes)
        return (0..<pack.count).map { index in
            let phrase = pack.phrase(at: index)
            return GradedPhrase(text: phrase?.utf8 ?? [], misses: phrase?.misses ?? 0)
        }
    }
}
