import DictConfiguration
import DictFiles
import DictFormat
import DictModel
import DictOutput

/// Everything that a build has to write, made in memory before anything is written.
struct BuildPlan {
    let project: Project
    let options: BuildOptions
    let earlier: EarlierBuilds
    /// The artefacts to build, in the order of their languages in dictc.yml, except those that
    /// failed.
    let artefacts: [PlannedArtefact]
    /// The artefacts that could not be made.
    let failures: [BuildOutcome.Failure]
    /// The artefacts of earlier builds that stay in the build-output folder as they are, because
    /// `--only` excludes them or because they could not be made again.
    let others: [PlannedArtefact]
    /// The files beside the artefacts, with the contents that they should have, the manifest last.
    ///
    /// An abandoned build has nothing but the report.
    let companions: [(name: String, bytes: [UInt8])]
    /// The contents of the new dictc.lock, or `nil` if dictc.lock is to stay as it is.
    let lock: [UInt8]?
    /// The names of artefacts that an earlier build left in the build-output folder, but that the
    /// project no longer makes.
    let orphans: [String]
    /// The names of all artefacts that the project makes.
    let names: [String]
    /// When the stages worked.
    let times: BuildTimes
    /// Notes for the user about the sources, dictc.lock and the cache.
    var notes: [Diagnostic]
    /// Whether an artefact failed and the build does not keep going, so that no artefact is
    /// written.
    let isAbandoned: Bool

    /// Creates a plan for building `project`, without writing anything.
    ///
    /// It digests the sources, compares them with dictc.lock and the cache, and makes the artefacts
    /// that are out of date. Those that cannot be made are listed in ``failures``.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if a source cannot be read, or if `--locked` is
    ///   given and the sources differ from dictc.lock.
    init(_ project: Project, _ options: BuildOptions) throws {
        self.project = project
        self.options = options
        let earlier = try EarlierBuilds(output: project.output)
        let clock = BuildClock()
        let sources = clock.measure(BuildTimes.sources, "read") {
            SourceDigests(project, known: options.parts?.plan.digests ?? [:])
        }
        let supply =
            options.parts.map { PartSupply.given($0) }
            ?? .kept(PartCache(output: project.output, isReadOnly: options.checks), sources)
        let files = ProjectFiles(project, supply)
        // With a lock, a missing source is reported as one more difference.
        if !(options.isLocked && sources.lacksOnlyFiles) { try sources.faults.throwIfAny() }
        let standing = try ProjectLock.standing(project, options)
        let published =
            sources.faults.isEmpty
            ? try PublishedDays.all(project, files, against: standing) : []
        let difference = try ProjectLock.comparison(
            project, sources.values, options, standing, published)
        try sources.faults.throwIfAny()
        let stages = project.configuration.languages.flatMap { recipes($0, files, options) }
        let wanted = stages.filter { options.kinds.isEmpty || options.kinds.contains($0.kind) }
        guard !wanted.isEmpty else {
            throw Diagnostic(
                .nothingToBuild, at: project.configurationPlace, "nothing to build",
                hint: "leave --only out, or add what it asks for")
        }
        try earlier.refuseForeign(stages.map(\.name))
        let work = try StageWork(wanted, sources, files, earlier, options, clock)
        times = BuildTimes(
            clock, artefacts: wanted.map(\.name), threads: WorkCrew(jobs: options.jobs).jobs)
        isAbandoned = !work.failures.isEmpty && !options.keepsGoing
        let written = isAbandoned ? [] : work.artefacts
        let made = stages.filter { !work.leftOut.contains($0.name) }
        let others = made.filter { stage in !written.contains { $0.name == stage.name } }
            .compactMap(earlier.standing)
        let names = made.map(\.name)
        let makers = BuildCompanions(
            project: project, current: written,
            all: names.compactMap { name in (written + others).first { $0.name == name } },
            former: earlier.manifest, digests: sources.values)
        var report = makers.report(work.failures)
        if isAbandoned {
            report.finished = BuildCompanions.entries(work.artefacts.filter { $0.bytes != nil })
            companions = [(BuildReport.fileName, report.bytes)]
        } else {
            companions = [
                (BuildReport.fileName, report.bytes), (Notice.fileName, try makers.notice),
                (Manifest.fileName, try makers.manifest.bytes),
            ]
        }
        lock =
            options.updatesLock && work.failures.isEmpty
            ? ProjectLock(
                rules: ToolRules.digest, sources: project.configuration.sourcePaths,
                digests: sources.values, published: published
            ).bytes : nil
        orphans = isAbandoned ? [] : earlier.orphans(names)
        let unstated = isAbandoned ? nil : Notice.note(sources: makers.contents, project)
        let unread = project.configuration.languages.flatMap(\.unread).map { file, key in
            Diagnostic(
                .sourceUnread, at: Place(project: file), "no section reads this file",
                hint: "`\(key)` needs a section that uses it, such as `answers` or `levels`")
        }
        notes =
            [difference].compactMap(\.self) + work.notes + unread
            + [unstated].compactMap(\.self)
        artefacts = work.artefacts
        failures = work.failures
        self.earlier = earlier
        self.others = others
        self.names = names
    }
}

extension BuildPlan {
    /// Whether the build has nothing to write, not even to the cache.
    var isCurrent: Bool { isFolderCurrent && artefacts.allSatisfy { $0.bytes == nil } }

    /// Whether every file in the build-output folder is up to date and still needed.
    ///
    /// If dictc.lock is to be updated, it must be up to date as well.
    var isFolderCurrent: Bool {
        failures.isEmpty && artefacts.allSatisfy { !$0.isStale } && staleCompanions.isEmpty
            && !isLockStale && orphans.isEmpty
    }

    /// Whether the artefacts in the build-output folder are the same as when the plan was made.
    ///
    /// If not, another build has changed them, so make a new plan.
    var stillHolds: Bool {
        (artefacts + others).allSatisfy { $0.found == earlier.digest(of: $0.name) }
    }

    /// The files beside the artefacts, such as the manifest, that are out of date.
    var staleCompanions: [(name: String, bytes: [UInt8])] {
        companions.filter { !Self.holds(project.output + "/" + $0.name, $0.bytes) }
    }

    /// Whether dictc.lock is to be updated and has other contents.
    var isLockStale: Bool {
        lock.map { !Self.holds(project.path(of: ProjectLock.fileName), $0) } ?? false
    }

    /// Whether the file at `path` exists and contains exactly `bytes`.
    private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        (try? FileContents.bytes(of: path, limit: bytes.count)) == bytes
    }
}
