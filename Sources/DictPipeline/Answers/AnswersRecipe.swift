import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader

/// The recipe for the `answers` artefact, which contains the Wordle answers of one language.
struct AnswersRecipe: WordGameRecipe {
    private let configuration: AnswersConfiguration
    let words: LanguageWords
    private let progress: (@Sendable (String) -> Void)?
    let kind = ArtefactKind.answers

    init(_ configuration: AnswersConfiguration, _ words: LanguageWords, _ options: BuildOptions) {
        self.configuration = configuration
        self.words = words
        progress = options.progress
    }

    var familiarity: UInt8 { configuration.familiarity }
    var exclude: [BlockLayer] { configuration.exclude }
    var codec: AnswersCodec { AnswersCodec(language: language, seed: configuration.seed) }

    func make() throws -> Preparation<[[UInt8]]> {
        let length = configuration.length
        let accepted = try words.accepted()
        let pool = try words.pool(upTo: familiarity, excluding: exclude)
        let builder = AnswerListBuilder(pool: pool, length: length, seed: configuration.seed)
        let answers = builder?.answers(isAllowed: { accepted.contains($0) }) ?? []
        guard !answers.isEmpty else {
            let most = pool[length: length].mostExcluding
            let reason = most.map {
                "; most were kept out by the rule '\($0.rule.rawValue)': \($0.count)"
            }
            throw Diagnostic(
                .noAnswers, at: words.project.configurationPlace,
                "\(language.code) answers: too few words of \(length) letters",
                found: "0\(reason ?? "")", expected: "1 or more",
                hint: "add familiar words of this length")
        }
        progress?("\(name): playing \(answers.count) answers")
        let allowed = (0..<accepted.count).map { accepted[$0] }.filter { $0.count == length }
        let solver = GreedySolver(answers: answers, allowed: allowed).report()
        return Preparation(
            content: answers, counts: [("answers", answers.count)],
            summary: "\(answers.count) answers",
            report: [
                ("seed", .string(String(configuration.seed))),
                ("familiarity", .integer(Int(familiarity))),
                ("exclude", .array(exclude.map { .string($0.rawValue) })),
                ("pool", PoolReport.json(pool, length: length)),
                ("solver", Self.json(solver, allowed: allowed.count)),
            ])
    }

    private static func json(_ solver: GreedySolver.Report, allowed: Int) -> JSON {
        .object([
            ("allowed", .integer(allowed)),
            ("firstGuess", .string(PrintableText.escaped(solver.firstGuess))),
            ("meanGuesses", .decimal(solver.meanThousandths, places: 3)),
            ("worst", .integer(solver.worst)), ("failures", .integer(solver.failures)),
            ("games", .array(solver.games.map { .integer($0) })),
        ])
    }
}

/// A codec that converts between Wordle answers and the bytes of their artefact.
struct AnswersCodec: ArtefactCodec {
    let language: Language
    let seed: UInt64

    func encode(_ answers: [[UInt8]]) throws(Diagnostic) -> [UInt8] {
        try AnswersArtefact.bytes(of: answers, language: language, seed: seed)
    }

    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> [[UInt8]]? {
        let list = try AnswerList(bytes)
        return (0..<list.count).map { list.answer(at: $0) ?? [] }
    }
}
