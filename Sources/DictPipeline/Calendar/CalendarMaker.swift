import DictCompiler
import DictConfiguration
import DictFiles
package import DictModel

/// The `dictc calendar` command, which proposes the answers of days.
package enum CalendarMaker {
    /// A request for a calendar.
    package struct Request: Sendable {
        package var language: Language
        /// The day of the first answer, which a new calendar needs.
        package var first: CalendarDay?
        /// The number of days, or `nil` for those that the calendar has, or four years.
        package var days: Int?

        /// Creates a request for the calendar of `language`.
        package init(language: Language) { self.language = language }
    }

    /// A calendar, and what it changes.
    package struct Proposal: Sendable {
        package let first: CalendarDay
        /// The answers, that of the first day first.
        package let words: [[UInt8]]
        /// The days that get another answer than in the calendar that the project has.
        package let changes: [(day: CalendarDay, old: [UInt8], new: [UInt8])]
        /// The number of days that the calendar of the project does not have.
        package let added: Int
        fileprivate let head: [String]

        /// The file of the calendar.
        package var bytes: [UInt8] { AnswerCalendar(first: first, words: words).text(head: head) }
    }

    /// The days of a new calendar: those of four years.
    private static let newDays = 1461

    /// Proposes a calendar of the answers of the project that `options` specify.
    ///
    /// The days of the calendar that it has keep their answers, except for words that are no answers
    /// any more. The days after it get the answers that no day has, in their order.
    ///
    /// - Throws: `calendar.no-first-day` if a new calendar has no first day, or any error from
    ///   reading the project.
    package static func proposal(_ request: Request, _ options: BuildOptions) throws -> Proposal {
        let project = try Project(options)
        guard let language = project.configuration.language(request.language),
            let configuration = language.answers
        else {
            throw Diagnostic(
                .noLanguage, at: project.configurationPlace,
                "no answers of \(request.language.code)",
                hint: "add `answers:`, or name another language with --language")
        }
        let words = LanguageWords(language, in: project)
        let plan = try AnswersRecipe(configuration, words, options).plan(repairs: true)
        let calendar = try AnswerCalendar(configuration, language.language, in: words.files)
        guard let first = calendar?.first ?? request.first else {
            throw Diagnostic(
                .calendarNoFirst, at: project.configurationPlace,
                "a new calendar needs its first day", hint: "name it, as in --first 2026-01-01")
        }
        let known = calendar == nil ? 0 : plan.dayCount
        let days = request.days ?? (calendar == nil ? newDays : known)
        let possible = CalendarDay.last.number - first.number + 1
        let chosen = Array(plan.answers.prefix(min(max(days, known), possible)))
        return Proposal(
            first: first, words: chosen,
            changes: plan.changes.compactMap { change in
                change.spare.map { (change.day, change.word, $0) }
            }, added: chosen.count - known,
            head: try head(of: configuration.calendar, in: project))
    }

    /// Returns the comments with which the calendar `file` begins, or those of a new one.
    private static func head(of file: String?, in project: Project) throws -> [String] {
        guard let file, project.exists(file) else {
            return ["# Answers in playing order, one a day; the first line begins with its day."]
        }
        let bytes = try FileContents.bytes(of: project.path(of: file), limit: 64 << 20)
        return FileHead.comments(of: bytes)
    }
}

/// The comments at the start of a file that dictc writes again.
enum FileHead {
    /// Returns the lines of `bytes` before the first one that is neither empty nor a comment.
    static func comments(of bytes: [UInt8]) -> [String] {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let head = lines.prefix { $0.isEmpty || $0.first == UInt8(ascii: "#") }
        // What follows the last line end is no line.
        return head.dropLast(head.count == lines.count ? 1 : 0)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
