public import DictFormat
public import DictModel
import DictStore

/// The result of a build; for a check, the result that a build would have.
public struct BuildOutcome: Sendable {
    /// What happened to an artefact.
    public enum Change: Sendable {
        /// The file is current and was not made again.
        case unchanged
        /// It was made again, with the same bytes as before.
        case sameBytes
        /// It was made and written.
        case built
        /// It is out of date, and a check does not write it.
        case stale
    }

    /// An artefact of the project.
    public struct Artefact: Sendable {
        /// Its name in the output folder.
        public var file: String
        /// The kind of its contents.
        public var kind: ArtefactKind
        /// The language of its words.
        public var language: Language
        /// Its size.
        public var bytes: Int
        /// Its SHA-256 as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// Its contents and size in a few words: `111817 words, 190000 bytes`.
        public var summary: String
        /// What happened to it.
        public var change: Change
        /// What became of the records of each of its sources; empty if it was not made again.
        public var sources: [SourceCounts]
    }

    /// The output folder.
    public var output: String
    /// Whether every file matches the sources; only a check returns `false`.
    public var isCurrent: Bool
    /// The artefacts in the order of the configuration.
    public var artefacts: [Artefact]
    /// The other files that a check found out of date, such as the manifest.
    public var staleCompanions: [String]
    /// Artefacts of an earlier build that are removed because the project no longer makes them.
    public var removed: [String]
    /// Notes from the sources, the lock and the cache.
    public var notes: [Diagnostic]
}

/// `dictc build`: sources to artefacts, manifest, report and notice.
///
/// The steps are: read the configuration, digest the sources, compare them with the lock and the
/// cache, make what is out of date, and write everything, the manifest last. Nothing is written
/// if a step before the writing fails, or if everything is current.
public enum BuildPipeline {
    /// Builds the project that `options` name.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics`.
    public static func run(_ options: BuildOptions) throws -> BuildOutcome {
        let project = try Project(options)
        var plan = try BuildPlan(project, options)
        if options.checks || plan.isCurrent { return plan.outcome(isCurrent: plan.isFolderCurrent) }
        let folder = try OutputFolder(project.output)
        // Another build may have come first.
        if !plan.stillHolds { plan = try BuildPlan(project, options) }
        try plan.publish(in: folder)
        return plan.outcome(isCurrent: true)
    }
}

extension BuildPlan {
    /// The result to return to the caller.
    ///
    /// - Parameter isCurrent: Whether every file is now up to date.
    /// - Returns: The files, and what happened to each.
    fileprivate func outcome(isCurrent: Bool) -> BuildOutcome {
        BuildOutcome(
            output: project.output, isCurrent: isCurrent, artefacts: artefacts.map(outcome),
            staleCompanions: options.checks ? staleCompanionNames : [], removed: orphans,
            notes: notes)
    }

    private func outcome(_ artefact: PlannedArtefact) -> BuildOutcome.Artefact {
        let change: BuildOutcome.Change =
            artefact.isStale
            ? options.checks ? .stale : .built : artefact.bytes == nil ? .unchanged : .sameBytes
        return BuildOutcome.Artefact(
            file: artefact.stage.name, kind: artefact.stage.kind,
            language: artefact.stage.language, bytes: artefact.size,
            sha256: artefact.entry.sha256, summary: artefact.entry.summary, change: change,
            sources: artefact.sources)
    }
}
