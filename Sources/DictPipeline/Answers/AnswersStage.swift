import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader

/// The stage that makes a language's Wordle answers.
struct AnswersStage: WordGameStage {
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

    func addOptions(to key: inout BuildKey, _ digests: [String: String]) {
        key.add("length", String(configuration.length))
        key.add("seed", String(configuration.seed))
    }

    func build() throws -> BuiltArtefact {
        let accepted = try words.accepted()
        let pool = try words.pool(
            upTo: configuration.familiarity, excluding: configuration.exclude)
        let builder = AnswerListBuilder(
            pool: pool, length: configuration.length, seed: configuration.seed)
        let answers = builder?.answers(isAllowed: { accepted.contains($0) }) ?? []
        guard !answers.isEmpty else {
            let most = pool[length: configuration.length].mostExcluding
            let reason = most.map {
                "; most were kept out by the rule '\($0.rule.rawValue)': \($0.count)"
            }
            throw PipelineError(
                .badData, place: words.project.configurationPath,
                problem: "\(language.code) answers: too few words of \(configuration.length) "
                    + "letters (have 0; need 1\(reason ?? ""))",
                hint: "add familiar words of this length")
        }
        progress?("\(name): playing \(answers.count) answers")
        let allowed = (0..<accepted.count).map { accepted[$0] }
            .filter { $0.count == configuration.length }
        let solver = GreedySolver(answers: answers, allowed: allowed).report()
        let bytes = try artefact(of: answers)
        return BuiltArtefact(
            name: name, kind: kind, language: language, bytes: bytes,
            report: report(answers, allowed.count, pool, solver, bytes.count).bytes(.pretty),
            summary: "\(answers.count) answers, \(bytes.count) bytes",
            notes: [])
    }

    /// The bytes, read back and compared.
    private func artefact(of answers: [[UInt8]]) throws -> [UInt8] {
        let bytes: [UInt8]
        do throws(AnswersArtefact.Failure) {
            bytes = try AnswersArtefact.bytes(
                of: answers, language: language, seed: configuration.seed)
        } catch {
            throw PipelineError(.badData, place: name, problem: error.description)
        }
        let list = try AnswerList(ArtefactBytes(bytes))
        guard (0..<list.count).map({ list.answer(at: $0) ?? [] }) == answers else {
            throw PipelineError(
                .internalFault, place: name, problem: "proof failed: the file has other answers",
                hint: "the artefact was not written; please report it with the word list")
        }
        return bytes
    }

    private func report(
        _ answers: [[UInt8]], _ allowed: Int, _ pool: LevelWordPool,
        _ solver: GreedySolver.Report, _ bytes: Int
    ) -> JSON {
        .object([
            ("artefact", .string(name)), ("language", .string(language.code)),
            ("answers", .integer(answers.count)), ("bytes", .integer(bytes)),
            ("seed", .string(String(configuration.seed))),
            ("familiarity", .integer(Int(configuration.familiarity))),
            ("exclude", .array(configuration.exclude.map { .string($0.rawValue) })),
            ("pool", PoolReport.json(pool, length: configuration.length)),
            (
                "solver",
                .object([
                    ("allowed", .integer(allowed)),
                    ("firstGuess", .string(LevelListing.text(solver.firstGuess))),
                    ("meanGuesses", .decimal(solver.meanThousandths, places: 3)),
                    ("worst", .integer(solver.worst)), ("failures", .integer(solver.failures)),
                    ("games", .array(solver.games.map { .integer($0) })),
                ])
            ),
        ])
    }
}
