import DictStore

/// `dictc build`: sources to artefacts, manifest, report and notice.
///
/// The order is: read the configuration, digest the sources, compare with lock and cache, make
/// what is not current, and put everything in place, the manifest last. Nothing is written where
/// anything fails before, and nothing at all where everything is current.
public enum BuildPipeline {
    /// Builds the project that `options` name.
    ///
    /// - Throws: ``PipelineFailure``, ``ConfigurationFailure``, `StoreError`.
    public static func run(_ options: BuildOptions) throws -> BuildOutcome {
        let project = try Project(options)
        var plan = try BuildPlan(project, options)
        if options.checks || plan.isCurrent {
            return plan.outcome(isCurrent: plan.isFolderCurrent)
        }
        let folder = try OutputFolder(project.output)
        // Another build may have come first.
        if !plan.stillHolds { plan = try BuildPlan(project, options) }
        try plan.publish(in: folder)
        return plan.outcome(isCurrent: true)
    }
}
