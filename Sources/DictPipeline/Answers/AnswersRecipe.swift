import DictCompiler
import DictConfiguration
import DictFormat
import DictLexicon
import DictModel
import DictOutput
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

    var advisers: [(file: String, role: String)] {
        configuration.calendar.map { [($0, "calendar")] } ?? []
    }

    func check() throws { _ = try plan() }

    /// Returns the words that may be answers, in their seeded order.
    private func allowed() throws -> [[UInt8]] {
        let accepted = try words.accepted()
        let builder = AnswerListBuilder(
            pool: try pool, length: configuration.length, seed: configuration.seed)
        return builder?.answers(isAllowed: { accepted.contains($0) }) ?? []
    }

    /// Returns the answers in playing order.
    ///
    /// If it `repairs`, a misspelt word of the calendar is replaced like others.
    ///
    /// - Throws: `Diagnostic` if there are none, `Diagnostics` if the calendar names what is no
    ///   word, or any error from reading the sources.
    func plan(repairs: Bool = false) throws -> AnswerPlan {
        let allowed = try allowed()
        let calendar = try AnswerCalendar(configuration, language, in: words.files)
        let plan = plan(allowed, calendar)
        guard !plan.answers.isEmpty else {
            let shortage = PoolShortage(try pool[length: configuration.length])
            throw Diagnostic(
                .noAnswers, at: words.project.place(of: "length", inSection: "answers", language),
                "\(language.code) answers: too few words of \(configuration.length) letters",
                found: "0" + (shortage.reason.map { ", " + $0 } ?? ""), expected: "1 or more",
                hint: shortage.hint)
        }
        if !repairs { try refuseUnknown(plan.changes) }
        return plan
    }

    private func plan(_ allowed: [[UInt8]], _ calendar: AnswerCalendar?) -> AnswerPlan {
        guard let calendar else { return AnswerPlan(allowed) }
        return AnswerPlan(allowed, calendar, published: configuration.firstUnpublished) { word in
            let list = Array("\(name) \(PrintableText.escaped(word))".utf8)
            return EntryOrder(
                seed: configuration.seed, list: String(decoding: list, as: UTF8.self))
        }
    }

    /// Throws an error for each word that is neither in the lexicon nor taken out by the overlay.
    private func refuseUnknown(_ changes: [AnswerPlan.Change]) throws {
        let lexicon = try words.lexicon().0
        var faults = Diagnostics()
        for change in changes
        where change.spare != nil && !lexicon.words.contains(change.word)
            && !lexicon.overlay.removedWords.contains(change.word)
        {
            faults.add(
                Diagnostic(
                    .calendarUnknown, at: place(change), "no word of the lexicon",
                    found: PrintableText.quoted(change.word),
                    hint: "correct it, or run `dictc calendar -o FILE` with this file"))
        }
        try faults.throwIfAny()
    }

    private func place(_ change: AnswerPlan.Change) -> Place {
        Place(project: configuration.calendar ?? "", line: change.line)
    }

    /// Returns a note for each day of the calendar whose answer is none any more.
    private func notes(_ plan: AnswerPlan) -> [Diagnostic] {
        plan.changes.map { change in
            let word = PrintableText.quoted(change.word)
            let spare = change.spare.map { PrintableText.quoted($0) }
            return Diagnostic(
                .calendarChanged, at: place(change),
                spare.map { "\(word) is no answer any more: \(change.day.text) has \($0)" }
                    ?? "\(word) is no answer any more, and \(change.day.text) is published: it stays",
                hint: spare.map { _ in
                    "run `dictc calendar -o FILE` with this file to write it down"
                })
        }
    }

    func make() throws -> Preparation<DatedAnswers> {
        let length = configuration.length
        let plan = try plan()
        let answers = plan.answers
        let (accepted, pool) = (try words.accepted(), try pool)
        var allowed = (0..<accepted.count).map { accepted[$0] }.filter { $0.count == length }
        // A published answer may have left the lexicon since.
        allowed += answers.filter { !accepted.contains($0) }
        let judges = try words.judges()
        let counter = progress.counter("playing \(answers.count) answers", of: 0)
        let solver = GreedySolver(answers: answers, allowed: allowed)
            .report { counter.set($0, of: $1) }
        return Preparation(
            content: DatedAnswers(words: answers, first: plan.first, days: plan.dayCount),
            counts: [("answers", answers.count)],
            summary: "\(answers.count) answers" + pool.leftOut([length]),
            report: JSON([
                "seed": String(configuration.seed), "familiarity": Int(familiarity),
                "exclude": exclude.map(\.rawValue),
                "pool": PoolReport.json(pool, length: length),
                "letters": Self.letters(of: answers, length: length),
                "solver": Self.json(solver, allowed: allowed.count),
            ]) + (try calendarReport(plan)), notes: judges.notes + notes(plan),
            sources: judges.sources)
    }

    /// Returns the days of the answers and what differs from the calendar, or an empty object
    /// without a calendar.
    private func calendarReport(_ plan: AnswerPlan) throws -> JSON {
        guard let calendar = try AnswerCalendar(configuration, language, in: words.files) else {
            return .object([])
        }
        return JSON([
            "calendar": JSON([
                "first": calendar.first.text, "days": plan.dayCount,
                "published": calendar.count(before: configuration.firstUnpublished),
                "changes": plan.changes.map { change in
                    JSON([
                        "day": change.day.text, "word": PrintableText.escaped(change.word),
                        "answer": PrintableText.escaped(change.spare ?? change.word),
                    ])
                },
            ])
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
                JSON(
                    letters.sorted { $0.key < $1.key }.map { letter, count in
                        (String(Character(Unicode.Scalar(letter))), count)
                    })
            })
    }

    private static func json(_ solver: GreedySolver.Report, allowed: Int) -> JSON {
        JSON([
            "allowed": allowed, "firstGuess": PrintableText.escaped(solver.firstGuess),
            "meanGuesses": JSON.decimal(solver.meanThousandths, places: 3),
            "worst": solver.worst, "failures": solver.failures, "games": solver.games,
        ])
    }
}

/// Wordle answers in playing order, and the days of the first ones.
struct DatedAnswers: Sendable, Equatable {
    var words: [[UInt8]]
    /// The day of the first answer, or `nil` if the answers have no days.
    var first: CalendarDay?
    /// The number of answers that are those of days, one a day.
    var days = 0
}

/// A codec that converts between Wordle answers and the bytes of their artefact.
struct AnswersCodec: DecodingCodec {
    let language: Language
    let seed: UInt64

    func encode(_ answers: DatedAnswers) throws(Diagnostic) -> [UInt8] {
        try AnswersArtefact.bytes(
            of: answers.words, language: language, seed: seed,
            days: answers.first.map { ($0, answers.days) })
    }

    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> DatedAnswers? {
        let list = try AnswerList(bytes)
        return DatedAnswers(
            words: (0..<list.count).map { list.letters(at: $0) ?? [] }, first: list.firstDay,
            days: list.dayCount)
    }
}
