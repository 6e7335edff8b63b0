import DictFormat
import DictModel
import DictStore
import Foundation

/// What a build of a project has to do, with everything made that is not current.
struct BuildPlan {
    private let project: Project
    private let options: BuildOptions
    private let cache: BuildCache
    /// The artefacts in the order of the configuration: cached, or newly built.
    private var artefacts: [Planned] = []
    /// manifest.json, report.json and NOTICE as they have to be.
    private var companions: [(name: String, bytes: [UInt8])] = []
    private var manifest: Manifest
    private var notes: [String] = []

    /// An artefact and what has to be written for it.
    private struct Planned {
        var stage: any BuildStage
        var entry: BuildCache.Entry
        /// Its bytes where it was built; `nil` where the file in the folder is current.
        var bytes: [UInt8]?
        /// Whether the file in the folder differs.
        var isStale: Bool
        var size: Int
    }

    /// Digests the sources of `project`, compares them with lock and cache, and builds what is not
    /// current, in memory.
    init(_ project: Project, _ options: BuildOptions) throws {
        self.project = project
        self.options = options
        cache = BuildCache(output: project.output)
        manifest = Manifest(artefacts: [], sources: [])
        let digests = try Self.digests(of: project)
        try compareLock(digests)
        let stages = Self.stages(of: project, options)
        guard !stages.isEmpty else {
            throw PipelineError(
                .configuration, place: project.path(of: "dictc.yml"),
                problem: "nothing to build (found no language with words)",
                hint: "add a language with words:")
        }
        try make(stages, digests)
        try describe(digests)
    }

    /// The stages that the configuration and `--only` ask for.
    private static func stages(
        of project: Project, _ options: BuildOptions
    ) -> [any BuildStage] {
        project.configuration.languages
            .filter { !$0.wantedWords.isEmpty }
            .map { LexiconStage($0, in: project, progress: options.progress) }
            .filter { options.kinds.isEmpty || options.kinds.contains($0.kind) }
    }

    /// The SHA-256 of every source.
    private static func digests(of project: Project) throws -> [String: String] {
        var digests: [String: String] = [:]
        var errors: [PipelineError] = []
        for file in project.configuration.sourcePaths {
            do throws(StoreError) {
                digests[file] = try SHA256.hex(ofFile: project.path(of: file))
            } catch {
                errors.append(PipelineError(error))
            }
        }
        guard errors.isEmpty else { throw PipelineFailure(errors) }
        return digests
    }

    /// Compares the sources with dictc.lock: refuses differences with `--locked`, else notes them.
    private mutating func compareLock(_ digests: [String: String]) throws {
        let name = project.path(of: "dictc.lock")
        if options.updatesLock { return }
        guard project.exists("dictc.lock") else {
            guard options.isLocked else { return }
            throw PipelineError(
                .missing, place: name, problem: "no such file",
                hint: "write it with `dictc build --update-lock`")
        }
        let lock = try ProjectLock.parse(try FileContents.bytes(of: name), name: name)
        let differences = try lock.differences(
            name: name, rules: ToolRules.digest, sources: project.configuration.sourcePaths
        ) { digests[$0] }
        if options.isLocked, !differences.isEmpty {
            throw PipelineFailure(differences.map { PipelineError($0, in: project) })
        }
        if !differences.isEmpty {
            notes.append("note: sources differ from \(name); --update-lock accepts them")
        }
    }

    /// Takes each artefact from the folder where its cache entry holds, else builds it.
    private mutating func make(_ stages: [any BuildStage], _ digests: [String: String]) throws {
        let keys = stages.map { $0.key(digests) }
        var entries: [BuildCache.Entry?] = []
        var found: [String?] = []
        for (stage, key) in zip(stages, keys) {
            let digest = try? SHA256.hex(ofFile: project.output + "/" + stage.name)
            let entry = cache.entry(stage.name)
            found.append(digest)
            entries.append(entry?.key == key && entry?.sha256 == digest ? entry : nil)
        }
        let missing = stages.indices.filter { entries[$0] == nil }
        let built = try WorkCrew(jobs: options.jobs).map(missing) { try stages[$0].build() }
        for (index, artefact) in zip(missing, built) {
            entries[index] = BuildCache.Entry(
                key: keys[index], sha256: SHA256.hex(of: artefact.bytes),
                summary: artefact.summary, report: artefact.report)
        }
        for (index, stage) in stages.enumerated() {
            guard let entry = entries[index] else { continue }
            let bytes = missing.firstIndex(of: index).map { built[$0].bytes }
            artefacts.append(
                Planned(
                    stage: stage, entry: entry, bytes: bytes,
                    isStale: entry.sha256 != found[index],
                    size: try bytes?.count
                        ?? FileContents.size(of: project.output + "/" + stage.name)))
        }
    }

    /// Makes manifest, report and notice.
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
            sources: contents.map { file in
                Manifest.Source(
                    file: file, sha256: digests[file] ?? "", licence: table.rows[file]?.licence,
                    attribution: table.rows[file]?.attribution)
            },
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

    /// dictc.lock as it has to be, where it is to be written.
    private var lock: [UInt8]?

    private var manifestOptions: [String: String] {
        var options: [String: String] = [:]
        for language in project.configuration.languages {
            if let spelling = language.spelling {
                options["\(language.language.code).spelling"] = spelling
            }
        }
        return options
    }

    /// Whether every file in the folder, and the lock where it is asked for, is as it has to be.
    var isCurrent: Bool {
        artefacts.allSatisfy { !$0.isStale && $0.bytes == nil } && staleCompanions.isEmpty
            && !isLockStale
    }

    private var staleCompanions: [(name: String, bytes: [UInt8])] {
        companions.filter { !Self.holds(project.output + "/" + $0.name, $0.bytes) }
    }

    private var isLockStale: Bool {
        lock.map { !Self.holds(project.path(of: "dictc.lock"), $0) } ?? false
    }

    /// Whether the file at `path` has exactly `bytes`.
    private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        (try? FileContents.bytes(of: path, limit: bytes.count)) == bytes
    }

    /// Writes what differs, each file whole, the manifest after all it speaks of, and the cache.
    func publish(in folder: OutputFolder) throws {
        var files = artefacts.compactMap { artefact -> (name: String, bytes: [UInt8])? in
            guard artefact.isStale, let bytes = artefact.bytes else { return nil }
            return (artefact.stage.name, bytes)
        }
        files += staleCompanions.filter { $0.name != Manifest.fileName }
        try folder.publish(files, manifest)
        for artefact in artefacts where artefact.bytes != nil {
            try cache.write(artefact.entry, for: artefact.stage.name)
        }
        if let lock, isLockStale { try AtomicFile.write(lock, to: project.path(of: "dictc.lock")) }
    }

    /// What the build did or, with `--check`, would do.
    var outcome: BuildOutcome {
        let isStale = options.checks && !isFolderCurrent
        var lines = notes
        for artefact in artefacts {
            let state =
                artefact.isStale
                ? (options.checks ? "stale" : "built")
                : artefact.bytes == nil ? "unchanged" : "same bytes"
            lines.append(
                "\(project.output)/\(artefact.stage.name)  \(artefact.entry.summary)  (\(state))")
        }
        if options.checks {
            for companion in staleCompanions {
                lines.append("\(project.output)/\(companion.name)  (stale)")
            }
        }
        return BuildOutcome(
            isCurrent: !isStale, lines: lines,
            members: [
                ("output", .string(project.output)), ("current", .bool(isFolderCurrent)),
                ("notes", .array(notes.map { .string($0) })),
                (
                    "artefacts",
                    .array(
                        artefacts.map { artefact in
                            .object([
                                ("file", .string(artefact.stage.name)),
                                ("kind", .string(artefact.stage.kind.name)),
                                ("language", .string(artefact.stage.language.code)),
                                ("bytes", .integer(artefact.size)),
                                ("sha256", .string(artefact.entry.sha256)),
                                ("changed", .bool(artefact.isStale)),
                            ])
                        })
                ),
            ])
    }

    /// Whether every file of the folder was as it has to be; the cache does not count.
    private var isFolderCurrent: Bool {
        artefacts.allSatisfy { !$0.isStale } && staleCompanions.isEmpty && !isLockStale
    }
}
