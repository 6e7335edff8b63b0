import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader

/// The recipe for the `answers` artefact, which contains the Wordle answers of one language.
struct AnswersRecipe: WordGameRecipe {
    private let configuration: AnswersConfiguration
    let words: LanguageWords
    let options: BuildOptions
    let kind = ArtefactKind.answers

    init(_ configuration: AnswersConfiguration, _ words: LanguageWords, _ options: BuildOptions) {
        self.configuration = configuration
        self.words = words
        self.options = options
    }

    var familiarity: UInt8 { configuration.familiarity }
    var exclude: [BlockLayer] { configuration.exclude }
    var codec: AnswersCodec { AnswersCodec(language: language, seed: configuration.seed) }

    func check() throws { _ = try answers() }

    /// Returns the answers in their seeded order.
    ///
    /// - Throws: `Diagnostic` if there are none, or any error from reading the sources.
    private func answers() throws -> [[UInt8]] {
        let length = configuration.length
        let accepted = try words.accepted()
        let pool = try pool
        let builder = AnswerListBuilder(pool: pool, length: length, seed: configuration.seed)
        let answers = builder?.answers(isAllowed: { accepted.contains($0) }) ?? []
        guard !answers.isEmpty else {
            let shortage = PoolShortage(pool[length: length])
            throw Diagnostic(
                .noAnswers, at: words.project.place(ofSection: "answers", language),
                "\(language.code) answers: too few words of \(length) letters",
                found: "0" + (shortage.reason.map { ", " + $0 } ?? ""), expected: "1 or more",
                hint: shortage.hint)
        }
        return answers
    }

    func make() throws -> Preparation<[[UInt8]]> {
        let length = configuration.length
        let answers = try answers()
        let (accepted, pool) = (try words.accepted(), try pool)
        let allowed = (0..<accepted.count).map { accepted[$0] }.filter { $0.count == length }
        let counter = progress.counter("playing \(answers.count) answers", of: 0)
        let solver = GreedySolver(answers: answers, allowed: allowed)
            .report { counter.set($0, of: $1) }
        return Preparation(
            content: answers, counts: [("answers", answers.count)],
            summary: "\(answers.count) answers",
            report: [
                ("seed", .string(String(configuration.seed))),
                ("familiarity", .integer(Int(familiarity))),
                ("exclude", .array(exclude.map { .string($0.rawValue) })),
                ("pool", PoolReport.json(pool, length: length)),
                ("letters", Self.letters(of: answers, length: length)),
                ("solver", Self.json(solver, allowed: allowed.count)),
            ])
    }

    /// Returns, for each place in the answers, how many answers have each letter there.
    private static func letters(of answers: [[UInt8]], length: Int) -> JSON {
        var counts: [[UInt8: Int]] = Array(repeating: [:], count: length)
        for answer in answers {
            for (place, letter) in answer.prefix(length).enumerated() {
                counts[place][letter, default: 0] += 1
            }
        }
        return .array(
            counts.map { letters in
                .object(
                    letters.sorted { $0.key < $1.key }.map { letter, count in
                        (String(Character(Unicode.Scalar(letter))), .integer(count))
                    })
            })
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
struct AnswersCodec: DecodingCodec {
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
