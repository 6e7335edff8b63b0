public import DictFormat
public import DictModel
import DictStore

/// The result of a build; for a check, the result that a build would have.
public struct BuildOutcome: Sendable {
    /// Whether and how an artefact changed.
    public enum Change: Sendable {
        /// The artefact is current and was not made again.
        case unchanged
        /// The artefact was made again, with the same bytes as before.
        case sameBytes
        /// The artefact was made and written.
        case built
        /// The artefact is out of date, but was not written because this was only a check.
        case stale
    }

    /// An artefact of the project.
    public struct Artefact: Sendable {
        /// The name of the artefact's file in the output folder.
        public var file: String
        /// The kind of artefact.
        public var kind: ArtefactKind
        /// The language of the artefact's contents.
        public var language: Language
        /// The size of the artefact, in bytes.
        public var bytes: Int
        /// The SHA-256 of the artefact, as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// The contents and size in a few words, such as `111817 words, 190000 bytes`.
        public var summary: String
        /// Whether and how the artefact changed.
        public var change: Change
        /// The numbers of records kept and dropped for each source; empty if the artefact was not
        /// made again.
        public var sources: [SourceCounts]
    }

    /// The output folder.
    public var output: String
    /// Whether every file is up to date; `false` only after a check.
    public var isCurrent: Bool
    /// The artefacts in the order of the configuration.
    public var artefacts: [Artefact]
    /// The files other than artefacts that a check found out of date, such as the manifest.
    public var staleCompanions: [String]
    /// The artefacts of earlier builds that are removed because the project no longer makes them.
    public var removed: [String]
    /// Notes from the sources, the lock and the cache.
    public var notes: [Diagnostic]
}

/// `dictc build`: makes artefacts, a manifest, a report and a notice from sources.
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
    /// Returns the result of the build or check.
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
