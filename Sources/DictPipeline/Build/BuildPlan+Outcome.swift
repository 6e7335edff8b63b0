import DictFormat
import DictModel

extension BuildPlan {
    /// What the build did or, with `--check`, would do.
    ///
    /// - Parameter isCurrent: Whether every file is as it has to be by now.
    /// - Returns: The facts in words and for programs.
    func outcome(isCurrent: Bool) -> BuildOutcome {
        BuildOutcome(
            isCurrent: isCurrent, lines: lines, notes: notes,
            members: [
                ("output", .string(project.output)), ("current", .bool(isCurrent)),
                ("notes", .array(notes.map { .string($0) })),
                ("artefacts", .array(artefacts.map(entry))),
                ("removed", .array(orphans.map { .string($0) })),
            ])
    }

    private var lines: [String] {
        var lines = artefacts.map { artefact in
            "\(project.output)/\(artefact.stage.name)  \(artefact.entry.summary)  "
                + "(\(state(artefact)))"
        }
        if options.checks {
            lines += staleCompanionNames.map { "\(project.output)/\($0)  (stale)" }
        }
        let fate = options.checks ? "to be removed" : "removed"
        lines += orphans.map { "\(project.output)/\($0)  (\(fate))" }
        return lines
    }

    private func state(_ artefact: PlannedArtefact) -> String {
        guard artefact.isStale else { return artefact.bytes == nil ? "unchanged" : "same bytes" }
        return options.checks ? "stale" : "built"
    }

    private func entry(_ artefact: PlannedArtefact) -> JSON {
        .object([
            ("file", .string(artefact.stage.name)), ("kind", .string(artefact.stage.kind.name)),
            ("language", .string(artefact.stage.language.code)),
            ("bytes", .integer(artefact.size)), ("sha256", .string(artefact.entry.sha256)),
            ("changed", .bool(artefact.isStale)),
        ])
    }
}
