import DictConfiguration
import DictFiles
import DictModel
import DictOutput

extension BuildPlan {
    /// The bytes of the artefacts in the build-output folder that are to be replaced, keyed by
    /// their names.
    var standingArtefacts: [String: [UInt8]] {
        var standing: [String: [UInt8]] = [:]
        for artefact in artefacts where artefact.isStale && artefact.bytes != nil {
            standing[artefact.name] = try? FileContents.bytes(
                of: project.output + "/" + artefact.name)
        }
        return standing
    }

    /// Writes all files of the plan that are out of date, each one atomically and the manifest
    /// last.
    ///
    /// It then removes ``orphans``, the artefacts that the project no longer makes, and writes
    /// dictc.lock and the cache. If the cache cannot be written, it adds a note instead of
    /// throwing, because the next build just takes longer.
    mutating func publish(in folder: OutputFolder) throws(Diagnostic) {
        var files: [(name: String, bytes: [UInt8])] = []
        for artefact in artefacts where artefact.isStale {
            if let bytes = artefact.bytes { files.append((artefact.name, bytes)) }
        }
        var stale = staleCompanions
        // The manifest is written last, and also if only another companion is out of date.
        if !files.isEmpty || !stale.isEmpty, let manifest = companions.last {
            if stale.last?.name != manifest.name { stale.append(manifest) }
            try folder.publish(files + stale)
        }
        try folder.remove(orphans)
        if let lock, isLockStale {
            try AtomicFile.write(lock, to: project.path(of: ProjectLock.fileName))
        }
        do throws(Diagnostic) {
            try BuildCache.remove(orphans, in: folder)
            try BuildCache.write(artefacts.filter { $0.bytes != nil }, in: folder)
            try BuildCache.removeFinished(names + orphans, in: folder)
        } catch {
            notes.append(
                Diagnostic(
                    .cacheNotWritten, at: error.place, "the cache cannot be written",
                    found: error.statement, hint: "the next build takes as long as this one"))
        }
    }

    /// Writes what an abandoned build leaves: report.json, and in the cache the artefacts that it
    /// finished.
    ///
    /// The next build takes them from there. If they cannot be written, it adds a note, because the
    /// errors of the build are more important.
    mutating func keepFinished() {
        do throws(Diagnostic) {
            let folder = try OutputFolder(project.output)
            try folder.publish(staleCompanions)
            let made = artefacts.filter(\.isNew)
            try BuildCache.keep(
                made.compactMap { artefact in
                    artefact.bytes.map { (artefact.name, artefact.entry, $0) }
                }, in: folder)
            let count = artefacts.count { $0.bytes != nil }
            if count > 0 {
                notes.append(
                    Diagnostic(
                        .finishedKept, at: Place(project.output),
                        count == 1
                            ? "one finished artefact waits in the cache"
                            : "\(count) finished artefacts wait in the cache",
                        hint: "--keep-going writes what can be made"))
            }
        } catch {
            notes.append(
                Diagnostic(
                    .nothingKept, at: error.place, "the report of this build cannot be written",
                    found: error.statement, hint: "the next build starts from the beginning"))
        }
    }
}
