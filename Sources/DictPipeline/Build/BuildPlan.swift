import DictFormat
import DictModel
import DictStore

/// An artefact of a build, either newly made or up to date according to the cache.
struct PlannedArtefact {
    var stage: any Recipe
    /// The artefact's cache entry: the existing one, or the one to write if the artefact was made
    /// again.
    var entry: BuildCache.Entry
    /// The artefact's bytes if it was made again, or `nil` if its file in the build-output folder
    /// is up to date.
    var bytes: [UInt8]?
    /// The SHA-256 of the artefact file in the build-output folder, or `nil` if the file is missing
    /// or cannot be read.
    var found: String?
    /// The size of the artefact, in bytes.
    var size: Int
    /// The numbers of records kept and dropped in each source, or an empty array if the artefact
    /// was not made again.
    var sources: [SourceCounts] = []

    /// Whether the artefact file in the build-output folder is missing or has other contents.
    var isStale: Bool { entry.sha256 != found }
}

/// Everything that a build has to write, made in memory before anything is written.
struct BuildPlan {
    let project: Project
    let options: BuildOptions
    private let cache: BuildCache
    /// The manifest of the previous build, or `nil` if there is none or it cannot be decoded.
    private let old: Manifest?
    /// The artefacts to build, in the order of their languages in dictc.yml.
    private(set) var artefacts: [PlannedArtefact] = []
    /// The artefacts of earlier builds that `--only` excludes from this build, in the order of
    /// their languages in dictc.yml.
    private var others: [PlannedArtefact] = []
    /// The files report.json, NOTICE and manifest.json, with the contents that they should have.
    private var companions: [(name: String, bytes: [UInt8])] = []
    private var manifest = Manifest(artefacts: [], sources: [])
    /// The contents of the new dictc.lock, or `nil` if dictc.lock is to stay as it is.
    private var lock: [UInt8]?
    /// Notes for the user about the sources, dictc.lock and the cache.
    private(set) var notes: [Diagnostic] = []
    /// The names of artefacts that an earlier build left in the build-output folder, but that the
    /// project no longer makes.
    private(set) var orphans: [String] = []

    /// Creates a plan for building `project`, without writing anything.
    ///
    /// It digests the sources, compares them with dictc.lock and the cache, and makes the artefacts
    /// that are out of date.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if a source contains an error or cannot be read, or
    ///   if `--locked` is given and the sources differ from dictc.lock.
    init(_ project: Project, _ options: BuildOptions) throws {
        self.project = project
        self.options = options
        cache = BuildCache(output: project.output)
        old = try Self.manifest(inFolder: project.output)
        let files = ProjectFiles(project)
        let sources = SourceDigests(project)
        // With a lock, a missing source is reported as one more difference.
        if !(options.isLocked && sources.lacksOnlyFiles) { try sources.faults.throwIfAny() }
        try compareLock(sources.values)
        try sources.faults.throwIfAny()
        let stages = project.configuration.languages
            .flatMap { recipes($0, files, options) }
        try make(stages.filter { isWanted($0.kind) }, sources, files)
        others = stages.filter { !isWanted($0.kind) }.compactMap(kept)
        let names = stages.map(\.name)
        try describe(names, sources.values)
        orphans = orphans(names)
    }

    private func isWanted(_ kind: ArtefactKind) -> Bool {
        options.kinds.isEmpty || options.kinds.contains(kind)
    }

    /// Reads the manifest in `folder`, or returns `nil` if there is none or it cannot be decoded.
    ///
    /// - Throws: `Diagnostic` if the manifest exists but cannot be read.
    private static func manifest(inFolder folder: String) throws(Diagnostic) -> Manifest? {
        guard FileContents.isFolder(folder) else { return nil }
        do {
            return try Manifest(inFolder: folder)
        } catch {
            if error.code.cause == .io { throw error }
            return nil
        }
    }

    /// Whether the artefact file in the build-output folder still has the digest that its
    /// manifest entry states.
    private func isUntouched(_ artefact: Manifest.Artefact) -> Bool {
        Self.digest(of: project.output + "/" + artefact.file) == artefact.sha256
    }

    /// Returns the names of the files in the previous manifest that the project no longer makes.
    ///
    /// `names` are the files that the project makes now. A file that someone has changed since the
    /// previous build is left out, so that it is not removed.
    private func orphans(_ names: [String]) -> [String] {
        (old?.artefacts ?? []).filter { !names.contains($0.file) && isUntouched($0) }.map(\.file)
    }

    /// Returns the artefact that `recipe` made in an earlier build, to be kept by a build that
    /// excludes it with `--only`.
    ///
    /// - Returns: The artefact, or `nil` if no earlier build made it or its file has been changed.
    private func kept(_ recipe: any Recipe) -> PlannedArtefact? {
        guard let stated = old?.artefacts.first(where: { $0.file == recipe.name }),
            isUntouched(stated)
        else { return nil }
        let entry = cache.entry(recipe.name)
        return PlannedArtefact(
            stage: recipe,
            entry: entry.flatMap { $0.sha256 == stated.sha256 ? $0 : nil }
                ?? BuildCache.Entry(sha256: stated.sha256),
            found: stated.sha256, size: stated.bytes)
    }

    /// Compares the sources with dictc.lock, and reports differences: as errors with `--locked`,
    /// otherwise as a note.
    ///
    /// With `--update-lock`, nothing is compared, because dictc.lock is written again. `digests`
    /// contains the SHA-256 of each source that could be read, keyed by its path as written in
    /// dictc.yml.
    private mutating func compareLock(_ digests: [String: String]) throws {
        if options.updatesLock { return }
        guard project.exists(ProjectLock.fileName) else {
            guard options.isLocked else { return }
            throw Diagnostic(
                .lockMissing, at: ProjectLock.place, "no such file",
                hint: "write it with `dictc build --update-lock`")
        }
        let bytes = try FileContents.bytes(
            of: project.path(of: ProjectLock.fileName), limit: ProjectLock.byteLimit)
        let differences = try ProjectLock(bytes).differences(
            rules: ToolRules.digest, sources: project.configuration.sourcePaths, digests: digests)
        if differences.isEmpty { return }
        if options.isLocked { throw Diagnostics(differences) }
        notes.append(
            Diagnostic(
                .lockDiffers, at: ProjectLock.place, "the sources differ from the lock",
                hint: "--locked shows how, --update-lock accepts them"))
    }

    /// Fills ``artefacts``, reusing those with a valid cache entry and making the others.
    private mutating func make(
        _ stages: [any Recipe], _ sources: SourceDigests, _ files: ProjectFiles
    ) throws {
        guard !stages.isEmpty else {
            throw Diagnostic(
                .nothingToBuild, at: project.configurationPlace, "nothing to build",
                hint: "leave --only out, or add what it asks for")
        }
        let digests = sources.values
        let keys = try stages.map { try $0.key(digests) }
        let found = stages.map { Self.digest(of: project.output + "/" + $0.name) }
        let entries = stages.indices.map { index -> BuildCache.Entry? in
            let entry = cache.entry(stages[index].name)
            return entry?.key == keys[index] && entry?.sha256 == found[index] ? entry : nil
        }
        let missing = stages.indices.filter { entries[$0] == nil }
        var built = try build(missing.map { stages[$0] }).makeIterator()
        if !missing.isEmpty { try sources.expectUnchanged(files) }
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
                        size: artefact.bytes.count, sources: artefact.sources))
                notes += artefact.notes
            }
        }
    }

    /// Makes the artefacts of `stages` in parallel, and returns them in the order of `stages`.
    ///
    /// - Throws: `Diagnostics` with the errors from all stages.
    private func build(_ stages: [any Recipe]) throws(Diagnostics) -> [BuiltArtefact] {
        var built: [BuiltArtefact] = []
        var faults = Diagnostics()
        // Stages that share a source fail for the same reason, which is reported once.
        var known: Set<[String]> = []
        for result in WorkCrew(jobs: options.jobs).map(stages, { try $0.build() }) {
            switch result {
            case .success(let artefact): built.append(artefact)
            case .failure(let error):
                var found = Diagnostics()
                found.add(error)
                if known.insert(found.errors.map(\.description)).inserted { faults.add(found) }
            }
        }
        try faults.throwIfAny()
        return built
    }

    /// Makes the contents of the manifest, the report, NOTICE and, with `--update-lock`,
    /// dictc.lock.
    ///
    /// The artefacts are described in the order of `names`, the files that the project makes.
    private mutating func describe(_ names: [String], _ digests: [String: String]) throws {
        let all = names.compactMap { name in
            artefacts.first { $0.stage.name == name } ?? others.first { $0.stage.name == name }
        }
        let contents = ProjectLock.unique(all.flatMap(\.stage.contents))
        manifest = Manifest(
            artefacts: try all.map { artefact in
                Manifest.Artefact(
                    file: artefact.stage.name, kind: artefact.stage.kind.name,
                    language: artefact.stage.language.code, bytes: artefact.size,
                    sha256: artefact.entry.sha256, format: try format(of: artefact))
            },
            sources: sources(of: all, contents, digests),
            options: manifestOptions)
        let reports = all.map(\.entry.report).filter { !$0.isEmpty }
        companions = [
            (Self.reportName, Self.report(reports)),
            (Notice.fileName, try Notice.bytes(sources: contents, project)),
            (Manifest.fileName, manifest.bytes),
        ]
        if let note = Notice.note(sources: contents, project) { notes.append(note) }
        if options.updatesLock {
            lock =
                ProjectLock(
                    rules: ToolRules.digest, sources: project.configuration.sourcePaths,
                    digests: digests
                ).bytes
        }
    }

    /// Returns the version of the file format that the header of `artefact` states, such as `1.0`.
    private func format(of artefact: PlannedArtefact) throws -> String {
        let path = project.output + "/" + artefact.stage.name
        let bytes = try artefact.bytes ?? FileContents.bytes(of: path, limit: artefact.size)
        do throws(FormatError) {
            return try ArtefactSummary(bytes).format
        } catch {
            throw Diagnostic(error, file: Place(path))
        }
    }

    /// Returns the manifest's list of sources for the artefacts `all`.
    ///
    /// The files in `contents`, from which the artefacts are made, are first. They are followed by
    /// the files that were used only for judging or ranking.
    private func sources(
        of all: [PlannedArtefact], _ contents: [String], _ digests: [String: String]
    ) -> [Manifest.Source] {
        // For a file that went only into skipped artefacts, the old manifest has the right digest.
        let current = Set(
            artefacts.flatMap { $0.stage.contents + $0.stage.advisers.map(\.file) })
        func source(_ file: String, _ role: String?) -> Manifest.Source {
            let former = current.contains(file) ? nil : old?.sources.first { $0.file == file }
            let licence = project.configuration.licences[file]
            return Manifest.Source(
                file: file, sha256: former?.sha256 ?? digests[file] ?? "", licence: licence?.name,
                attribution: licence?.attribution, role: role)
        }
        var advisers: [Manifest.Source] = []
        for adviser in all.flatMap(\.stage.advisers)
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
    /// The name of the report file in the build-output folder.
    static let reportName = "report.json"

    /// Returns the text of a report.json that lists `entries`, each of which is a pretty-printed
    /// JSON object.
    static func report(_ entries: [[UInt8]]) -> [UInt8] {
        var bytes = Array("{\n  \"schema\": 1,\n  \"artefacts\": [".utf8)
        for (index, entry) in entries.enumerated() {
            bytes.append(contentsOf: (index == 0 ? "\n    " : ",\n    ").utf8)
            for byte in entry {
                bytes.append(byte)
                if byte == 10 { bytes.append(contentsOf: "    ".utf8) }
            }
        }
        bytes.append(contentsOf: "\n  ]\n}\n".utf8)
        return bytes
    }
}

extension BuildPlan {
    /// Whether the build has nothing to write, not even to the cache.
    var isCurrent: Bool { isFolderCurrent && artefacts.allSatisfy { $0.bytes == nil } }

    /// Whether every file in the build-output folder is up to date and still needed.
    ///
    /// If dictc.lock is to be updated, it must be up to date as well.
    var isFolderCurrent: Bool {
        artefacts.allSatisfy { !$0.isStale } && staleCompanions.isEmpty && !isLockStale
            && orphans.isEmpty
    }

    /// Whether the artefacts in the build-output folder are the same as when the plan was made.
    ///
    /// If not, another build has changed them, so make a new plan.
    var stillHolds: Bool {
        (artefacts + others).allSatisfy {
            $0.found == Self.digest(of: project.output + "/" + $0.stage.name)
        }
    }

    /// The names of out-of-date files that are not artefacts, such as the manifest.
    var staleCompanionNames: [String] { staleCompanions.map(\.name) }

    private var staleCompanions: [(name: String, bytes: [UInt8])] {
        companions.filter { !Self.holds(project.output + "/" + $0.name, $0.bytes) }
    }

    private var isLockStale: Bool {
        lock.map { !Self.holds(project.path(of: ProjectLock.fileName), $0) } ?? false
    }

    /// Whether the file at `path` exists and contains exactly `bytes`.
    private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        (try? FileContents.bytes(of: path, limit: bytes.count)) == bytes
    }

    /// Returns the SHA-256 of the file at `path`, or `nil` if it cannot be read.
    private static func digest(of path: String) -> String? { try? SHA256.hex(ofFile: path) }

    /// Writes all files of the plan that are out of date, each one atomically and the manifest
    /// last.
    ///
    /// It then removes ``orphans``, the artefacts that the project no longer makes, and writes
    /// dictc.lock and the cache. If the cache cannot be written, it adds a note instead of
    /// throwing, because the next build just takes longer.
    mutating func publish(in folder: OutputFolder) throws(Diagnostic) {
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
        do throws(Diagnostic) {
            try BuildCache.remove(orphans, in: folder)
            let made = artefacts.filter { $0.bytes != nil }
            try BuildCache.write(made.map { ($0.stage.name, $0.entry) }, in: folder)
        } catch {
            notes.append(
                Diagnostic(
                    .cacheNotWritten, at: error.place, "the cache cannot be written",
                    found: error.statement, hint: "the next build takes as long as this one"))
        }
    }
}
