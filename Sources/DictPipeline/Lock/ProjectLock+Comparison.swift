import DictFiles
import DictModel
import DictOutput

extension ProjectLock {
    /// Compares the sources of `project` with its dictc.lock, and reports differences: as errors
    /// with `--locked`, otherwise as a note.
    ///
    /// With `--update-lock`, nothing is compared, because dictc.lock is written again.
    ///
    /// - Parameters:
    ///   - project: The project.
    ///   - digests: The SHA-256 of each source that could be read, keyed by its path as written in
    ///     dictc.yml.
    ///   - options: The options of the build.
    /// - Returns: A note for the user, or `nil` if there are no differences.
    /// - Throws: `Diagnostic` or `Diagnostics` if `--locked` is given and dictc.lock is missing or
    ///   differs, or if dictc.lock cannot be read.
    static func comparison(
        _ project: Project, _ digests: [String: String], _ options: BuildOptions
    ) throws -> Diagnostic? {
        if options.updatesLock { return nil }
        guard project.exists(fileName) else {
            guard options.isLocked else { return nil }
            throw Diagnostic(
                .lockMissing, at: place, "no such file",
                hint: "write it with `dictc build --update-lock`")
        }
        try project.expectInside(fileName)
        let bytes = try FileContents.bytes(of: project.path(of: fileName), limit: byteLimit)
        let differences = try ProjectLock(bytes).differences(
            rules: ToolRules.digest, sources: project.configuration.sourcePaths, digests: digests)
        if differences.isEmpty { return nil }
        if options.isLocked { throw Diagnostics(differences) }
        return Diagnostic(
            .lockDiffers, at: place, "the sources differ from the lock",
            hint: "--locked shows how, --update-lock accepts them")
    }
}
