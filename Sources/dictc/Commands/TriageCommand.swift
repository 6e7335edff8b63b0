import ArgumentParser
import DictCompiler
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictTerminal

struct TriageCommand: ProjectCommand {
    static let configuration = CommandConfiguration(
        commandName: "triage",
        abstract: "Turn players' reports into proposed edits.",
        discussion: """
            Example: dictc triage reports.csv --minimum 3 --patch fixes.patch
            Example: git apply fixes.patch && dictc build

            Reports are JSON lines with word, game, kind and count, or CSV with these names in the \
            first line; kind is wrong (no word), missing (refused), offensive or unknown (asked, and \
            nobody knows it). For each word it says what the build does with it, proposes a line for \
            the overlay or a block list, and what that changes. Nothing is applied by itself. \
            Exits 1 if no edit is proposed.
            """)

    @Argument(help: "The file with reports, or - for standard input.", completion: .file())
    var reports: String

    @Option(help: "The language of the words.")
    var language = LanguageArgument.en

    @Option(
        help: "Propose an edit from this many reports about a word on.",
        transform: wholeNumber(1...Int.max))
    var minimum = 1

    @Option(
        help: ArgumentHelp("Write the edits to this file, for git apply.", valueName: "file"),
        completion: .file())
    var patch: String?

    @OptionGroup(title: "Project options")
    var project: ProjectOptions

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    static var writesFiles: Bool { true }
    var isPaged: Bool { true }
    var isJSON: Bool { format.isJSON }

    /// The maximum size of the reports, in bytes.
    private static let byteLimit = 64 << 20

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        if let patch { try Process.requireFile(patch) }
        let file = try patch.map { try NamedOutput($0) }
        let isStandard = reports == "-"
        let path = isStandard ? "/dev/stdin" : reports
        let bytes = try FileContents.bytes(of: path, orPipe: true, limit: Self.byteLimit)
        let place = Place(isStandard ? "standard input" : reports)
        let triage = try Triage(
            try PlayerReport.all(in: bytes, at: place), language: language.language,
            minimum: minimum, project.buildOptions)
        if let file { try file.write(triage.patch) }
        if isJSON {
            try output.line(json(triage))
        } else {
            for line in lines(triage) { try output.text(TerminalText.escaped(line)) }
        }
        return triage.patch.isEmpty ? .negative : .success
    }

    // MARK: - Text

    private func lines(_ triage: Triage) -> [String] {
        let head = triage.cases.flatMap { item in
            let games = item.games.isEmpty ? "" : " in " + item.games.joined(separator: ", ")
            let title = "\(item.word)  \(item.kind.rawValue), \(item.count)x\(games)"
            guard let edit = item.edit else { return [title, "  no edit: \(item.reason)"] }
            let place = Place(edit.file, base: .project)
            let line = edit.line.split(separator: "\t").joined(separator: " ")
            return [title, "  \(project.buildOptions.shown(place))  \(line)"]
                + (item.effects.isEmpty
                    ? [] : ["  changes: " + item.effects.joined(separator: "; ")])
        }
        guard let loss = triage.loss, let gain = triage.gain else { return head }
        let count = triage.cases.count { $0.edit != nil }
        return head + ["all \(count) edits: \(Self.summary(loss, gain))"]
    }

    /// Returns a line such as `words +1 -2; answers -1 (2026-05-01); packs 3.4`.
    static func summary(_ loss: ContentsLoss, _ gain: ContentsLoss) -> String {
        func counts(_ noun: String, _ more: Int, _ fewer: Int, _ detail: String = "") -> String? {
            let signs = [("+", more), ("-", fewer)].filter { $0.1 > 0 }.map { "\($0.0)\($0.1)" }
            return signs.isEmpty ? nil : ([noun] + signs).joined(separator: " ") + detail
        }
        let days = loss.answers.compactMap { $0.day?.text }
        let packs = loss.packs.map { "\($0.set).\($0.level)" }
        let parts = [
            counts("words", gain.words.count, loss.words.count),
            counts(
                "answers", gain.answers.count, loss.answers.count,
                days.isEmpty ? "" : " (\(days.joined(separator: ", ")))"),
            packs.isEmpty ? nil : "packs \(packs.joined(separator: ", "))",
            counts("phrases", gain.phrases.count, loss.phrases.count),
            counts("sentences", gain.sentences.count, loss.sentences.count),
        ].compactMap(\.self)
        return parts.isEmpty ? "nothing changes" : parts.joined(separator: "; ")
    }

    // MARK: - JSON

    private func json(_ triage: Triage) -> JSON {
        func total(_ change: ContentsLoss?) -> JSON {
            JSON([
                "words": JSON.words(change?.words ?? []),
                "answers": JSON.words((change?.answers ?? []).map(\.word)),
                "days": (change?.answers ?? []).compactMap { $0.day?.text },
                "packs": (change?.packs ?? []).map { "\($0.set).\($0.level)" },
                "phrases": change?.phrases.count ?? 0, "sentences": change?.sentences.count ?? 0,
            ])
        }
        return JSON([
            "schema": 1, "language": triage.language.code,
            "cases": triage.cases.map { item in
                JSON([
                    "word": PrintableText.escaped(Array(item.word.utf8)),
                    "kind": item.kind.rawValue,
                    "count": item.count,
                    "games": item.games.map { PrintableText.escaped(Array($0.utf8)) },
                    "file": item.edit.map {
                        project.buildOptions.path(to: Place($0.file, base: .project))
                    }, "line": item.edit?.line, "reason": item.edit == nil ? item.reason : nil,
                    "effects": item.effects,
                ])
            }, "lost": total(triage.loss), "gained": total(triage.gain),
        ])
    }
}
