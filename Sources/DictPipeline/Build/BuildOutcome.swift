import DictFiles
package import DictFormat
package import DictModel

/// The result of a build or, if only a check was requested, the result that a build would have.
package struct BuildOutcome: Sendable {
    /// Whether and how a build changed an artefact.
    package enum Change: Sendable {
        /// The artefact was up to date and was not made again.
        case unchanged
        /// The artefact was out of date, but what was made again, or shown to be the same by
        /// ``WordTrace``, has the same bytes as before.
        case sameBytes
        /// The artefact was made, and its file was written.
        case built
        /// The artefact is out of date, but was not written because this was only a check.
        case stale
    }

    /// An artefact of the project, and how the build changed it.
    package struct Artefact: Sendable {
        /// The name of the artefact file in the output folder.
        package var file: String
        /// The kind of artefact.
        package var kind: ArtefactKind
        /// The language of the artefact's contents.
        package var language: Language
        /// The size of the artefact, in bytes.
        package var bytes: Int
        /// The SHA-256 of the artefact, as 64 lower-case hexadecimal digits.
        package var sha256: String
        /// The contents and size in a few words, such as `111817 words, 190000 bytes`.
        package var summary: String
        /// Whether and how the build changed the artefact.
        package var change: Change
        /// The numbers of records kept and dropped in each source, or an empty array if the
        /// artefact was not made again.
        package var sources: [SourceCounts]
    }

    /// An artefact that could not be made.
    package struct Failure: Sendable {
        /// The name of the artefact file in the output folder.
        package var file: String
        /// The reasons why the artefact could not be made.
        package var errors: Diagnostics
        /// Whether the output folder has a file of an earlier build, which stays as it is.
        package var isStanding: Bool
    }

    /// The path of the build-output folder.
    package var output: String
    /// Whether every file in the build-output folder is up to date.
    ///
    /// It is always `true` after a build in which nothing failed, but may be `false` after a check.
    package var isCurrent: Bool
    /// The artefacts that were built or checked, in the order of their languages in dictc.yml.
    package var artefacts: [Artefact]
    /// The names of out-of-date files that are not artefacts, such as the manifest.
    ///
    /// Only a check reports them; after a build, the array is empty.
    package var staleCompanions: [String]
    /// The names of artefacts that the build removed because the project no longer makes them.
    ///
    /// After a check, they are the ones that a build would remove.
    package var removed: [String]
    /// The artefacts that could not be made, in the order of their languages in dictc.yml.
    ///
    /// If there are any, nothing was written except report.json and the cache, unless the build
    /// keeps going.
    package var failures: [Failure]
    /// Notes for the user about the sources, dictc.lock and the cache.
    package var notes: [Diagnostic]
    /// When the stages worked.
    package var times: BuildTimes
    /// The bytes of the artefacts that the build replaced, keyed by the names of their files.
    package var former: [String: [UInt8]] = [:]

    /// The errors of all artefacts that could not be made.
    ///
    /// Artefacts that share a source fail for the same reason, which is listed once.
    package var errors: Diagnostics {
        var errors = Diagnostics()
        var known: Set<[String]> = []
        for failure in failures
        where known.insert(failure.errors.errors.map(\.description)).inserted {
            errors.add(failure.errors)
        }
        return errors
    }
}

/// The pipeline of `dictc build`, which makes artefacts, a manifest, a report and a notice from
/// sources.
///
/// It reads dictc.yml, digests the sources, compares them with dictc.lock and the cache, and makes
/// what is out of date. Files are written only at the end, the manifest after the artefacts. If an
/// artefact cannot be made, the artefacts stay as they are, unless the build keeps going: report.json
/// then tells why, and the cache keeps what was finished. Nothing at all is written if an earlier
/// step fails, or if everything is up to date.
package enum BuildPipeline {
    /// Builds the project that is specified by `options`, or only checks it.
    ///
    /// - Returns: The outcome, which lists the artefacts that could not be made.
    /// - Throws: `Diagnostic` or `Diagnostics` if dictc.yml contains an error, or a file cannot be
    ///   read or written.
    package static func run(_ options: BuildOptions) throws -> BuildOutcome {
        let project = try Project(options)
        var plan = try BuildPlan(project, options)
        if options.checks || plan.isCurrent { return plan.outcome(isCurrent: plan.isFolderCurrent) }
        if !plan.isAbandoned {
            let folder = try OutputFolder(project.output)
            // Another build may have come first.
            if !plan.stillHolds { plan = try BuildPlan(project, options) }
            if !plan.isAbandoned {
                let former = plan.standingArtefacts
                try plan.publish(in: folder)
                var outcome = plan.outcome(isCurrent: plan.failures.isEmpty)
                outcome.former = former
                return outcome
            }
        }
        plan.keepFinished()
        return plan.outcome(isCurrent: false)
    }
}

extension BuildPlan {
    /// Summarises the plan as the outcome of the build or check that followed it.
    ///
    /// - Parameter isCurrent: Whether every file in the build-output folder is now up to date.
    /// - Returns: The artefacts and other files of the plan, and how each artefact changed.
    fileprivate func outcome(isCurrent: Bool) -> BuildOutcome {
        BuildOutcome(
            output: project.output, isCurrent: isCurrent, artefacts: artefacts.map(outcome),
            staleCompanions: options.checks ? staleCompanions.map(\.name) : [], removed: orphans,
            failures: failures, notes: notes, times: times)
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
