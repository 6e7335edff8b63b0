import ArgumentParser
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictReader

struct InfoCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Show an artefact's type and where its bytes go.",
        discussion: """
            Example: dictc info build-output/en.lexicon
            Example: dictc info build-output/en.lexicon --format csv

            As rows, with --format jsonl, csv or tsv, it lists just the sections.
            """)

    @Argument(help: "The artefact.", completion: .file())
    var file: String

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    var isJSON: Bool { format.isJSON }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        let bytes = try FileContents.artefact(at: file, orPipe: true)
        let summary: ArtefactSummary
        var words: Int?
        var facts: [(name: String, value: JSON)] = []
        do throws(FormatError) {
            summary = try ArtefactSummary(bytes)
            facts = try PackFacts.members(of: bytes, summary.kind)
            if summary.kind == .lexicon { words = try Lexicon(ArtefactBytes(bytes)).count }
        } catch {
            throw Diagnostic(error, file: Place(file))
        }
        switch format.value {
        case .text:
            for line in lines(summary, words, facts) {
                try output.text(line, indent: 11, [String(line.prefix { $0 != " " }): .faint])
            }
        case .json: try output.line(json(summary, words, facts))
        case .jsonl, .csv, .tsv:
            let rows = try RowWriter(
                format.value,
                ["file", "kind", "language", "section", "offset", "bytes", "share"], output)
            for section in summary.sections {
                try rows.write([
                    .string(file), .string(summary.kind.name), .string(summary.language.code),
                    .string(section.name), .integer(section.offset), .integer(section.bytes),
                    .decimal(share(section, summary, 10_000), places: 4),
                ])
            }
        }
        return .success
    }

    private func json(
        _ summary: ArtefactSummary, _ words: Int?, _ facts: [(name: String, value: JSON)]
    ) -> JSON {
        var members: [(String, JSON)] = [
            ("schema", .integer(1)), ("file", .string(file)),
            ("kind", .string(summary.kind.name)), ("language", .string(summary.language.code)),
            ("format", .string(summary.format)), ("bytes", .integer(summary.bytes)),
        ]
        if let words {
            members.append(("words", .integer(words)))
            members.append(("bytesPerWord", perWord(summary, words)))
        }
        members += facts.map { ($0.name, $0.value) }
        let sections = summary.sections.map { section in
            JSON.object([
                ("name", .string(section.name)), ("offset", .integer(section.offset)),
                ("bytes", .integer(section.bytes)),
                ("share", .decimal(share(section, summary, 10_000), places: 4)),
            ])
        }
        return .object(members + [("sections", .array(sections))])
    }

    private func lines(
        _ summary: ArtefactSummary, _ words: Int?, _ facts: [(name: String, value: JSON)]
    ) -> [String] {
        var lines = [
            "kind       \(summary.kind.name)", "language   \(summary.language.code)",
            "format     \(summary.format)",
            "bytes      \(TerminalText.grouped(summary.bytes))",
        ]
        if let words {
            let ratio = String(validating: perWord(summary, words).bytes(), as: UTF8.self) ?? ""
            lines.append("words      \(TerminalText.grouped(words)) (\(ratio) bytes a word)")
        }
        for fact in facts { lines.append(PackFacts.line(fact)) }
        for section in summary.sections {
            let percent = share(section, summary, 100)
            lines.append(
                "section    \(section.name) at \(section.offset): "
                    + "\(TerminalText.grouped(section.bytes)) bytes (\(percent) %)")
        }
        return lines
    }

    /// Returns the fraction of the artefact that `section` takes up, in units of 1/`whole`.
    ///
    /// For example, pass 100 as `whole` for percent. The result is rounded to the nearest unit.
    private func share(
        _ section: ArtefactSummary.Section, _ summary: ArtefactSummary, _ whole: Int
    ) -> Int {
        (section.bytes * whole + summary.bytes / 2) / max(1, summary.bytes)
    }

    private func perWord(_ summary: ArtefactSummary, _ words: Int) -> JSON {
        words == 0 ? .null : .decimal((summary.bytes * 1000 + words / 2) / words, places: 3)
    }
}
