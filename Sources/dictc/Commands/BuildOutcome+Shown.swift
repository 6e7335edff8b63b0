import DictFormat
import DictModel
import DictPipeline
import DictReport

/// What `dictc build` and `dictc finish` print.
extension BuildOutcome {
    /// Prints what a build with `options` did.
    ///
    /// - Parameters:
    ///   - options: The options of the build.
    ///   - checked: Whether nothing was written, because the build was only a check.
    ///   - format: The form of the result.
    ///   - memory: What a watch has printed before, to print only what has changed, or `nil` to
    ///     print everything.
    ///   - output: The stream for the result; notes and errors go to standard error.
    ///   - finish: A function that is called once everything but the errors has been printed.
    /// - Returns: The exit status.
    /// - Throws: The errors of the build, unless it was to keep going.
    func show(
        _ options: BuildOptions, checked: Bool = false, _ format: OutputFormat,
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
            let lines =
                memory?.contents.map { outcome.changes(since: $0) }
                ?? outcome.lines(checked: checked)
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
        for artefact in artefacts {
            guard case .object(let members) = Self.json(artefact) else { continue }
            try rows.write(names.map { name in members.first { $0.0 == name }?.1 ?? .null })
        }
    }

    /// Returns a line for each artefact that is another than in `former`.
    private func changes(since former: BuildContents) -> [String] {
        let changes = former.changes(to: BuildContents(folder: output))
        let built = artefacts.filter { $0.change == .built }.map { artefact in
            "\(output)/\(artefact.file)  "
                + (changes[artefact.file] ?? "built; nothing in it came or went")
        }
        let removed = self.removed.map { "\(output)/\($0)  (removed)" }
        let failed = failures.map { "\(output)/\($0.file)  (failed)" }
        let lines = built + failed + removed
        return lines.isEmpty ? ["no artefact has changed"] : lines
    }

    /// Returns a line for each artefact, source, failure and file that is no longer there.
    private func lines(checked: Bool) -> [String] {
        let made = artefacts.flatMap { artefact in
            let change =
                switch artefact.change {
                case .unchanged: "unchanged"
                case .sameBytes: "same bytes"
                case .built: "built"
                case .stale: "stale"
                }
            return ["\(output)/\(artefact.file)  \(artefact.summary)  (\(change))"]
                + artefact.sources.map { "  \($0.file)  \($0.text)" }
        }
        let removed = self.removed.map { "\($0)  (\(checked ? "to be removed" : "removed"))" }
        let failed = failures.map { failure in
            "\(failure.file)  (failed\(failure.isStanding ? ", stays as it was" : ""))"
        }
        return made
            + (failed + staleCompanions.map { "\($0)  (stale)" } + removed)
            .map { "\(output)/\($0)" }
    }

    private var json: JSON {
        .object([
            ("schema", .integer(1)), ("output", .string(output)),
            ("current", .bool(isCurrent)),
            ("notes", .array(notes.map { .string($0.description) })),
            ("artefacts", .array(artefacts.map(Self.json))),
            ("failed", .array(failures.map(Self.json))),
            ("staleCompanions", .array(staleCompanions.map { .string($0) })),
            ("removed", .array(removed.map { .string($0) })),
        ])
    }

    private static func json(_ failure: Failure) -> JSON {
        .object([
            ("file", .string(failure.file)), ("standing", .bool(failure.isStanding)),
            ("errors", .array(failure.errors.errors.map(\.json))),
        ])
    }

    private static func json(_ artefact: BuildOutcome.Artefact) -> JSON {
        let isChanged =
            switch artefact.change {
            case .built, .stale: true
            case .unchanged, .sameBytes: false
            }
        return .object([
            ("file", .string(artefact.file)), ("kind", .string(artefact.kind.name)),
            ("language", .string(artefact.language.code)), ("bytes", .integer(artefact.bytes)),
            ("sha256", .string(artefact.sha256)), ("changed", .bool(isChanged)),
            (
                "sources",
                .array(
                    artefact.sources.map { source in
                        .object(
                            [("file", .string(source.file)), ("read", .integer(source.read))]
                                + source.members)
                    })
            ),
        ])
    }
}
