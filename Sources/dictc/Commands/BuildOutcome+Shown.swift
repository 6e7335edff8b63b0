import DictConfiguration
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictReport
import DictTerminal

/// What `dictc build` and `dictc finish` print.
extension BuildOutcome {
    /// Prints what a build with `options` did.
    ///
    /// - Parameters:
    ///   - options: The options of the build.
    ///   - checked: Whether nothing was written, because the build was only a check.
    ///   - verbose: Whether to show all sources, and not only those of which something was dropped or
    ///     is without effect.
    ///   - format: The form of the result.
    ///   - memory: What a watch has printed before, to print only what is new, or `nil` to print
    ///     everything.
    ///   - output: The stream for the result; notes and errors go to standard error.
    ///   - finish: A function that is called once everything but the errors has been printed.
    /// - Returns: The exit status.
    /// - Throws: The errors of the build, unless it was to keep going.
    func show(
        _ options: BuildOptions, checked: Bool = false, verbose: Bool = false,
        _ format: OutputFormat,
        since memory: BuildWatch.Memory? = nil, _ output: StandardOutput,
        then finish: () throws -> Void = {}
    ) throws -> ExitStatus {
        ProgressDisplay.shared?.clear()
        var outcome = self
        outcome.notes = notes.map { $0.located(by: options) }
        for note in outcome.notes where memory?.isNew(note) ?? true {
            StandardError.line(note.shown)
        }
        let errors = errors
        if !options.keepsGoing { try errors.throwIfAny() }
        for index in outcome.failures.indices {
            outcome.failures[index].errors = failures[index].errors.map { $0.located(by: options) }
        }
        switch format {
        case .json: try output.line(outcome.json)
        case .jsonl, .csv, .tsv: try outcome.writeRows(format, output)
        case .text:
            let isRepeated = memory?.isRepeated ?? false
            let lines =
                isRepeated ? outcome.news : outcome.lines(checked: checked, verbose: verbose)
            for line in lines {
                try output.text(TerminalText.escaped(line), Self.styles)
            }
        }
        try output.flush()
        try finish()
        guard errors.isEmpty else {
            StandardError.line(outcome.errors.shown)
            return errors.status
        }
        return isCurrent ? .success : .negative
    }

    private static let styles: KeyValuePairs<String, StyledText.Style> = [
        "(built)": .good, "(failed": .bad, "(stale)": .bad, "(removed)": .bad,
        "(unchanged)": .faint, "(same bytes)": .faint,
    ]

    private func writeRows(_ format: OutputFormat, _ output: StandardOutput) throws {
        let names = ["file", "kind", "language", "bytes", "sha256", "changed"]
        let rows = try RowWriter(format, names, output)
        for artefact in artefacts { try rows.write(names.map(Self.json(artefact).member)) }
    }

    /// The changes in each artefact that the build wrote, keyed by the names of the files, in words
    /// such as `+1 word: +yeet`; one that was not there before had no contents.
    private var changes: [String: String] {
        let written = artefacts.filter { $0.change == .built }.map(\.file)
        let changes = BuildContents { former[$0] }.changes(
            to: BuildContents { name in
                written.contains(name) ? try? FileContents.bytes(of: output + "/" + name) : nil
            })
        return written.reduce(into: [:]) { result, name in
            result[name] = changes[name] ?? "nothing in it came or went"
        }
    }

    /// A line for each artefact that is another than before, for a watch.
    private var news: [String] {
        let changes = changes
        let built = artefacts.filter { $0.change == .built }.map { artefact in
            "\(output)/\(artefact.file)  " + (changes[artefact.file] ?? artefact.summary)
        }
        let removed = self.removed.map { "\(output)/\($0)  (removed)" }
        let failed = failures.map { "\(output)/\($0.file)  (failed)" }
        let lines = built + failed + removed
        return lines.isEmpty ? ["no pack has changed"] : lines
    }

    /// Returns a line for each artefact, source, failure and file that is no longer there.
    private func lines(checked: Bool, verbose: Bool) -> [String] {
        // Several artefacts may have read one file in the same way.
        var shown: Set<String> = []
        let made = artefacts.flatMap { artefact in
            let change =
                switch artefact.change {
                case .unchanged: "unchanged"
                case .sameBytes: "same bytes"
                case .built: "built"
                case .stale: "stale"
                }
            return ["\(output)/\(artefact.file)  \(artefact.summary)  (\(change))"]
                // What is left out of dictc's own lists is no news to their users.
                + artefact.sources.filter {
                    verbose || $0.isNotable && !BuiltInFile.isName($0.file)
                }.map { "  \($0.file)  \($0.text)" }.filter { shown.insert($0).inserted }
        }
        let removed = self.removed.map { "\($0)  (\(checked ? "to be removed" : "removed"))" }
        let failed = failures.map { failure in
            "\(failure.file)  (failed\(failure.isStanding ? ", stays as it was" : ""))"
        }
        return made
            + (failed + staleCompanions.map { "\($0)  (stale)" } + removed)
            .map { "\(output)/\($0)" } + delta
    }

    /// What came and went since the last build, in a line for each artefact that was replaced.
    private var delta: [String] {
        guard !former.isEmpty else { return [] }
        let changes = changes
        let lines = artefacts.filter { former[$0.file] != nil }.compactMap { artefact in
            changes[artefact.file].map { "  \(artefact.file)  \($0)" }
        }
        return lines.isEmpty ? [] : ["since the last build:"] + lines
    }

    private var json: JSON {
        JSON([
            "schema": 1, "output": output, "current": isCurrent, "notes": notes.map(\.description),
            "artefacts": artefacts.map(Self.json), "failed": failures.map(Self.json),
            "staleCompanions": staleCompanions, "removed": removed,
        ])
    }

    private static func json(_ failure: Failure) -> JSON {
        JSON([
            "file": failure.file, "standing": failure.isStanding,
            "errors": failure.errors.errors.map(\.json),
        ])
    }

    private static func json(_ artefact: BuildOutcome.Artefact) -> JSON {
        let isChanged =
            switch artefact.change {
            case .built, .stale: true
            case .unchanged, .sameBytes: false
            }
        return JSON([
            "file": artefact.file, "kind": artefact.kind.name, "language": artefact.language.code,
            "bytes": artefact.bytes, "sha256": artefact.sha256, "changed": isChanged,
            "sources": artefact.sources.map(\.entry),
        ])
    }
}
