import DictFormat
import DictModel
import DictStore

/// What a build of a project has to write: everything that is not current, made in memory.
struct BuildPlan {
    let project: Project
    let options: BuildOptions
    private let cache: BuildCache
    /// The artefacts in the order of the configuration.
    private(set) var artefacts: [PlannedArtefact] = []
    /// report.json, NOTICE and manifest.json as they have to be.
    private var companions: [(name: String, bytes: [UInt8])] = []
    private var manifest = Manifest(artefacts: [], sources: [])
    /// dictc.lock as it has to be, where it is to be written.
    private var lock: [UInt8]?
    /// What was noticed on the way and stops nothing.
    private(set) var notes: [String] = []
    /// Artefacts of an earlier build in the folder that the project does not make any more.
    private(set) var orphans: [String] = []

    /// Digests the sources of `project`, compares them with lock and cache, and makes what is not
    /// current.
    ///
    /// - Throws: ``PipelineFailure``, ``ConfigurationFailure``, `StoreError`.
    init(_ project: Project, _ options: BuildOptions) throws {
        self.project = project
        self.options = options
        cache = BuildCache(output: project.output)
        let sources = SourceDigests(project)
        // To a lock, a source that is missing is a difference like others.
        guard sources.errors.isEmpty || options.isLocked && sources.lacksOnlyFiles else {
            throw PipelineFailure(sources.errors)
        }
        try compareLock(sources.values)
        guard sources.errors.isEmpty else { throw PipelineFailure(sources.errors) }
        try make(sources)
        try describe(sources.values)
        orphans = try findOrphans()
    }

    /// The files that the manifest in the folder lists and this plan's does not, as far as they
    /// are still what that build made; none where only some kinds are built.
    private func findOrphans() throws(StoreError) -> [String] {
        guard options.kinds.isEmpty, ArtefactCheck.isFolder(project.output) else { return [] }
        let old: Manifest
        do {
            old = try Manifest(inFolder: project.output)
        } catch {
            // One that cannot be understood tells nothing; one that cannot be read would.
            if error.kind == .io { throw error }
            return []
        }
        return old.artefacts.filter { artefact in
            !artefacts.contains { $0.stage.name == artefact.file }
                && Self.digest(of: project.output + "/" + artefact.file) == artefact.sha256
        }.map(\.file)
    }

    /// Compares the sources with dictc.lock: refuses differences with `--locked`, else notes them.
    private mutating func compareLock(_ digests: [String: String]) throws {
        if options.updatesLock { return }
        let name = project.path(of: ProjectLock.fileName)
        guard project.exists(ProjectLock.fileName) else {
            guard options.isLocked else { return }
            throw PipelineError(
                .missing, place: name, problem: "no such file",
                hint: "write it with `dictc build --update-lock`")
        }
        let bytes = try FileContents.bytes(of: name, limit: ProjectLock.byteLimit)
        let lock = try ProjectLock.parse(bytes, name: name)
        let differences = try lock.differences(
            name: name, rules: ToolRules.digest, sources: project.configuration.sourcePaths
        ) { digests[$0] }
        if differences.isEmpty { return }
        guard !options.isLocked else {
            throw PipelineFailure(differences.map { PipelineError($0, in: project) })
        }
        notes.append(
            "\(name): the sources differ from the lock. hint: --locked shows how, "
                + "--update-lock accepts them")
    }

    /// Takes each artefact from the folder where its cache entry holds, else makes it.
    private mutating func make(_ sources: SourceDigests) throws {
        let digests = sources.values
        let stages = try stages
        let keys = stages.map { $0.key(digests) }
        let found = stages.map { Self.digest(of: project.output + "/" + $0.name) }
        let entries = stages.indices.map { index -> BuildCache.Entry? in
            let entry = cache.entry(stages[index].name)
            return entry?.key == keys[index] && entry?.sha256 == found[index] ? entry : nil
        }
        let missing = stages.indices.filter { entries[$0] == nil }
        var built = try build(missing.map { stages[$0] }).makeIterator()
        if !missing.isEmpty { try sources.expectUnchanged(in: project) }
        for (index, stage) in stages.enumerated() {
            if let entry = entries[index] {
                let size = try FileContents.size(of: project.output + "/" + stage.name)
                artefacts.append(
                    PlannedArtefact(stage: stage, entry: entry, found: found[index], size: size))
            } else if let artefact = built.next() {
                let entry = BuildCache.Entry(
                    key: keys[index], sha256: SHA256.hex(of: artefact.bytes),
                    summary: artefact.summary, report: artefact.report)
                artefacts.append(
                    PlannedArtefact(
                        stage: stage, entry: entry, bytes: artefact.bytes, found: found[index],
                        size: artefact.bytes.count))
                notes += artefact.notes
            }
        }
    }

    /// The stages that the configuration and `--only` ask for.
    private var stages: [any BuildStage] {
        get throws(PipelineError) {
            let stages = project.configuration.languages
                .flatMap { LanguageStages.all($0, in: project, options) }
                .filter { options.kinds.isEmpty || options.kinds.contains($0.kind) }
            guard !stages.isEmpty else {
                throw PipelineError(
                    .configuration, place: project.configurationPath, problem: "nothing to build",
                    hint: "leave --only out, or add what it asks for")
            }
            return stages
        }
    }

    /// What `stages` make, side by side.
    ///
    /// - Throws: ``PipelineFailure`` with the errors of all stages.
    private func build(_ stages: [any BuildStage]) throws(PipelineFailure) -> [BuiltArtefact] {
        var built: [BuiltArtefact] = []
        var errors: [any Error] = []
        // Stages that share a source fail for the same reason.
        var told: Set<[String]> = []
        for result in WorkCrew(jobs: options.jobs).map(stages, { try $0.build() }) {
            switch result {
            case .success(let artefact): built.append(artefact)
            case .failure(let error):
                let texts = PipelineFailure(merging: [error]).errors.map(\.description)
                if told.insert(texts).inserted { errors.append(error) }
            }
        }
        guard errors.isEmpty else { throw PipelineFailure(merging: errors) }
        return built
    }

    /// Makes manifest, report, notice and lock.
    private mutating func describe(_ digests: [String: String]) throws {
        let table = try SourcesTable(project)
        let contents = ProjectLock.unique(artefacts.flatMap(\.stage.contents))
        let version = "\(ArtefactHeader.majorVersion).\(ArtefactHeader.minorVersion)"
        manifest = Manifest(
            artefacts: artefacts.map { artefact in
                Manifest.Artefact(
                    file: artefact.stage.name, kind: artefact.stage.kind.name,
                    language: artefact.stage.language.code, bytes: artefact.size,
                    sha256: artefact.entry.sha256, format: version)
            },
            sources: sources(contents, table, digests),
            options: manifestOptions)
        companions = [
            (BuildReport.fileName, BuildReport.bytes(artefacts.map(\.entry.report))),
            (Notice.fileName, try Notice.bytes(sources: contents, table, project)),
            (Manifest.fileName, manifest.bytes),
        ]
        if options.updatesLock {
            lock =
                ProjectLock(
                    rules: ToolRules.digest, sources: project.configuration.sourcePaths
                ) { digests[$0] ?? "" }.bytes
        }
    }

    /// What the manifest says of `contents`, which are inside the artefacts, and of the files that
    /// only judged or ranked them.
    private func sources(
        _ contents: [String], _ table: SourcesTable, _ digests: [String: String]
    ) -> [Manifest.Source] {
        func source(_ file: String, _ role: String?) -> Manifest.Source {
            Manifest.Source(
                file: file, sha256: digests[file] ?? "", licence: table.rows[file]?.licence,
                attribution: table.rows[file]?.attribution, role: role)
        }
        var advisers: [Manifest.Source] = []
        for adviser in artefacts.flatMap(\.stage.advisers)
        where !contents.contains(adviser.file)
            && !advisers.contains(where: { $0.file == adviser.file })
        {
            advisers.append(source(adviser.file, adviser.role))
        }
        return contents.map { source($0, nil) } + advisers
    }

    private var manifestOptions: [String: String] {
        var options: [String: String] = [:]
        for language in project.configuration.languages {
            if let spelling = language.spelling {
                options["\(language.language.code).spelling"] = spelling
            }
        }
        return options
    }
}

extension BuildPlan {
    /// Whether there is nothing to write, the cache included.
    var isCurrent: Bool { isFolderCurrent && artefacts.allSatisfy { $0.bytes == nil } }

    /// Whether every file of the folder, and the lock where it is asked for, is as it has to be.
    var isFolderCurrent: Bool {
        artefacts.allSatisfy { !$0.isStale } && staleCompanions.isEmpty && !isLockStale
            && orphans.isEmpty
    }

    /// Whether the artefacts in the folder are those that the plan was made for.
    var stillHolds: Bool {
        artefacts.allSatisfy { $0.found == Self.digest(of: project.output + "/" + $0.stage.name) }
    }

    /// The names of the files beside the artefacts that are not as they have to be.
    var staleCompanionNames: [String] { staleCompanions.map(\.name) }

    private var staleCompanions: [(name: String, bytes: [UInt8])] {
        companions.filter { !Self.holds(project.output + "/" + $0.name, $0.bytes) }
    }

    private var isLockStale: Bool {
        lock.map { !Self.holds(project.path(of: ProjectLock.fileName), $0) } ?? false
    }

    /// Whether the file at `path` has exactly `bytes`.
    private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        (try? FileContents.bytes(of: path, limit: bytes.count)) == bytes
    }

    /// The digest of the file at `path`; `nil` where it cannot be read.
    private static func digest(of path: String) -> String? { try? SHA256.hex(ofFile: path) }

    /// Writes what differs, each file whole, the manifest after all it speaks of; then removes
    /// orphans and writes the lock and the cache.
    ///
    /// A cache that cannot be written is noted: without it the next build only takes longer.
    mutating func publish(in folder: OutputFolder) throws(StoreError) {
        var files: [(name: String, bytes: [UInt8])] = []
        for artefact in artefacts where artefact.isStale {
            if let bytes = artefact.bytes { files.append((artefact.stage.name, bytes)) }
        }
        let stale = staleCompanions
        files += stale.filter { $0.name != Manifest.fileName }
        if !files.isEmpty || !stale.isEmpty { try folder.publish(files, manifest) }
        try folder.remove(orphans)
        if let lock, isLockStale {
            try AtomicFile.write(lock, to: project.path(of: ProjectLock.fileName))
        }
        do throws(StoreError) {
            try BuildCache.remove(orphans, in: folder)
            let made = artefacts.filter { $0.bytes != nil }
            try BuildCache.write(made.map { ($0.stage.name, $0.entry) }, in: folder)
        } catch {
            notes.append(
                "\(error.place): the cache cannot be written (\(error.problem)); "
                    + "the next build takes as long as this one")
        }
    }
}
