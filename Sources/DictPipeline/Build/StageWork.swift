import DictFiles
import DictModel

/// The work on the stages of a build: what they made, and what failed.
///
/// All stages are checked before the first one is made, because a check takes a second and making
/// level packs may take minutes. If a check fails, nothing is made, unless the build keeps going.
struct StageWork {
    /// The artefacts that are finished, in the order of the stages.
    private(set) var artefacts: [PlannedArtefact] = []
    /// The artefacts that could not be made, in the order of the stages.
    private(set) var failures: [BuildOutcome.Failure] = []
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
        let isWorthMaking = faults.isEmpty || options.keepsGoing
        let ready = isWorthMaking ? missing.filter { faults[$0] == nil } : []
        let results = crew.map(ready) { index in
            try clock.measure(stages[index].name, "make") { try stages[index].build() }
        }
        for (index, result) in zip(ready, results) {
            switch result {
            case .success(let built):
                finished[index] = PlannedArtefact(
                    built, by: stages[index], key: keys[index],
                    found: earlier.digest(of: stages[index].name))
                notes += built.notes
            case .failure(let error): faults[index] = Diagnostics(error)
            }
        }
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
    fileprivate init(
        _ built: BuiltArtefact, by stage: any Recipe, key: String, found: String?
    ) {
        self.init(
            stage: stage,
            entry: BuildCache.Entry(
                key: key, sha256: SHA256.hex(of: built.bytes), summary: built.summary,
                report: built.report),
            bytes: built.bytes, found: found, size: built.bytes.count, isNew: true,
            sources: built.sources)
    }
}
