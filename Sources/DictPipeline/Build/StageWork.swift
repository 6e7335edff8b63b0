import DictConfiguration
import DictFiles
import DictModel
import DictOutput

/// The work on the stages of a build: what they made, and what failed.
///
/// All stages are checked before the first one is made, because a check takes a second and making
/// level packs may take minutes. If a check fails, nothing is made, unless the build keeps going.
struct StageWork {
    /// The artefacts that are finished, in the order of the stages.
    private(set) var artefacts: [PlannedArtefact] = []
    /// The artefacts that could not be made, in the order of the stages.
    private(set) var failures: [BuildOutcome.Failure] = []
    /// The names of the artefacts that are left out, since only samples of `dictc init` would be in
    /// them that do not fit the words.
    private(set) var leftOut: [String] = []
    /// Notes for the user about the sources.
    private(set) var notes: [Diagnostic] = []

    /// Makes the artefacts of `stages` that no earlier build has made.
    ///
    /// - Parameters:
    ///   - stages: The recipes of the artefacts.
    ///   - sources: The digests of the sources.
    ///   - files: The access to the sources that `stages` use.
    ///   - earlier: The artefacts of earlier builds.
    ///   - options: The options of the build.
    ///   - clock: The clock that measures when the stages work.
    /// - Throws: `Diagnostics` if a source changed while it was read, and nothing else failed.
    init(
        _ stages: [any Recipe], _ sources: SourceDigests, _ files: ProjectFiles,
        _ earlier: EarlierBuilds, _ options: BuildOptions, _ clock: BuildClock
    ) throws {
        let keys = try stages.map { try $0.key(sources.values) }
        var finished = try stages.indices.map {
            try earlier.artefact(of: stages[$0], key: keys[$0])
        }
        let missing = stages.indices.filter { finished[$0] == nil }
        var faults: [Int: Diagnostics] = [:]
        let crew = WorkCrew(jobs: options.jobs)
        let checks = crew.map(missing) { index in
            try clock.measure(stages[index].name, "check") { try stages[index].check() }
        }
        for (index, result) in zip(missing, checks) {
            if case .failure(let error) = result { faults[index] = Diagnostics(error) }
        }
        var samples = UnfitSamples(sources.values)
        // Whoever asks for these artefacts alone has to know why there are none.
        if options.kinds.isEmpty { samples.excuse(&faults, of: stages) }
        let isWorthMaking = faults.isEmpty || options.keepsGoing
        let ready =
            isWorthMaking
            ? missing.filter { faults[$0] == nil && !samples.stages.contains($0) } : []
        let results = crew.map(ready) { index in
            try clock.measure(stages[index].name, "make") {
                try earlier.again(stages[index], sources.values) ?? stages[index].build()
            }
        }
        for (index, result) in zip(ready, results) {
            switch result {
            case .success(let built):
                finished[index] = try PlannedArtefact(
                    built, by: stages[index], key: keys[index],
                    found: earlier.digest(of: stages[index].name), sources.values)
                notes += built.notes
            case .failure(let error): faults[index] = Diagnostics(error)
            }
        }
        if options.kinds.isEmpty { samples.excuse(&faults, of: stages) }
        leftOut = stages.indices.filter(samples.stages.contains).map { stages[$0].name }
        notes += samples.notes
        let changed = ready.isEmpty ? [] : sources.changed(files)
        if faults.isEmpty {
            let paths = files.project.configuration.sourcePaths
            try sources.changes(changed, among: paths).throwIfAny()
        }
        for index in stages.indices {
            if let artefact = finished[index], !faults.isEmpty, artefact.isNew {
                let changes = sources.changes(changed, among: artefact.stage.sourcePaths)
                if !changes.isEmpty { faults[index] = changes }
            }
            if let errors = faults[index] {
                failures.append(
                    BuildOutcome.Failure(
                        file: stages[index].name, errors: errors,
                        isStanding: earlier.standing(stages[index]) != nil))
            } else if let artefact = finished[index] {
                artefacts.append(artefact)
            }
        }
    }
}

extension PlannedArtefact {
    /// Creates a plan for writing `built`, an artefact that `stage` has just made.
    ///
    /// - Parameters:
    ///   - built: The artefact.
    ///   - stage: The recipe of the artefact.
    ///   - key: The artefact's ``BuildKey`` digest.
    ///   - found: The SHA-256 of the file that it replaces, or `nil` if there is none.
    ///   - digests: The SHA-256 of each source.
    /// - Throws: Any error from reading the lists that judge words, which have been read already.
    fileprivate init(
        _ built: BuiltArtefact, by stage: any Recipe, key: String, found: String?,
        _ digests: [String: String]
    ) throws {
        let entry = BuildCache.Entry(
            key: key, sha256: SHA256.hex(of: built.bytes), summary: built.summary,
            report: built.report)
        self.init(
            stage: stage, entry: entry, bytes: built.bytes, found: found,
            size: built.bytes.count, isNew: true,
            answers: try built.trace.map { try KeptAnswers($0, entry, stage, digests) },
            sources: built.sources)
    }
}
