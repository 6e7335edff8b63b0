import ArgumentParser
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictTerminal

struct CalendarCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar",
        abstract: "Propose the answers of days, or write them down.",
        discussion: """
            Example: dictc calendar --first 2026-01-01 -o raw-data/en/answers.calendar
            Example: dictc calendar --language en --days 2000 | diff raw-data/en/answers.calendar -

            Days of the calendar that dictc.yml names keep their answers, except for words that are \
            no answers any more; more days get the answers that no day has yet. Without -o it is \
            only printed. -o may name the calendar itself; `dictc build` never writes it.
            """)

    @Option(help: "The language of the answers.")
    var language = LanguageArgument.en

    @Option(
        help: ArgumentHelp(
            "The day of the first answer of a new calendar.", valueName: "yyyy-mm-dd"),
        transform: calendarDay)
    var first: CalendarDay?

    @Option(
        help: "The number of days (default: those that it has; of a new one, four years).",
        transform: wholeNumber(1...100_000))
    var days: Int?

    @Option(
        name: .shortAndLong, help: "Write the calendar to this file, which it may be read from.",
        completion: .file())
    var output: String?

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    static var writesFiles: Bool { true }
    var isPaged: Bool { true }
    var isJSON: Bool { format.isJSON }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        if let output { try Process.requireFile(output) }
        let file = try output.map {
            try NamedOutput($0, editedRole: EditedFile.calendar(language.language).role)
        }
        var request = CalendarMaker.Request(language: language.language)
        request.first = first
        request.days = days
        let proposal = try CalendarMaker.proposal(request, project.buildOptions)
        if let file { try file.write(proposal.bytes) }
        if isJSON {
            try standardOutput.line(JSONLine.text(json(proposal)))
        } else if let output {
            for change in proposal.changes {
                try standardOutput.text(
                    "\(change.day.text)  \(PrintableText.escaped(change.new))  instead of "
                        + PrintableText.escaped(change.old))
            }
            try standardOutput.text(
                "\(output)  \(proposal.words.count) days, \(proposal.added) of them new")
        } else {
            for line in proposal.bytes.split(separator: 0x0A) {
                try standardOutput.text(String(decoding: line, as: UTF8.self))
            }
        }
        return .success
    }

    private func json(_ proposal: CalendarMaker.Proposal) -> JSON {
        JSON([
            "schema": 1, "language": language.language.code, "first": proposal.first.text,
            "answers": JSON.words(proposal.words),
            "changes": proposal.changes.map { change in
                JSON([
                    "day": change.day.text, "old": PrintableText.escaped(change.old),
                    "new": PrintableText.escaped(change.new),
                ])
            },
        ])
    }
}
