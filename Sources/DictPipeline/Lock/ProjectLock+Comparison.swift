import DictConfiguration
import DictFiles
import DictModel
import DictOutput

extension ProjectLock {
    /// Returns the lock of `project` to compare with, or `nil` if there is none.
    ///
    /// With `--update-lock`, nothing is compared, because dictc.lock is written again.
    ///
    /// - Throws: `Diagnostic` if dictc.lock cannot be read, or if `--locked` is given and it is
    ///   missing.
    static func standing(_ project: Project, _ options: BuildOptions) throws -> ProjectLock? {
        if options.updatesLock { return nil }
        guard project.exists(fileName) else {
            guard options.isLocked else { return nil }
            throw Diagnostic(
                .lockMissing, at: place, "no such file",
                hint: "write it with `dictc build --update-lock`")
        }
        try project.expectInside(fileName)
        return try ProjectLock(
            try FileContents.bytes(of: project.path(of: fileName), limit: byteLimit))
    }

    /// Compares the sources of `project` with its dictc.lock, and reports differences: as errors
    /// with `--locked`, otherwise as a note.
    ///
    /// - Parameters:
    ///   - project: The project.
    ///   - digests: The SHA-256 of each source that could be read, keyed by its path as written in
    ///     dictc.yml.
    ///   - options: The options of the build.
    ///   - lock: The contents of dictc.lock, or `nil` if there is none.
    ///   - published: The published days of the calendars of the project.
    /// - Returns: A note for the user, or `nil` if there are no differences.
    /// - Throws: `Diagnostic` or `Diagnostics` if `--locked` is given and dictc.lock is missing or
    ///   differs, or if dictc.lock cannot be read.
    static func comparison(
        _ project: Project, _ digests: [String: String], _ options: BuildOptions,
        _ lock: ProjectLock?, _ published: [PublishedDays]
    ) throws -> Diagnostic? {
        guard let lock else { return nil }
        let differences = try lock.differences(
            rules: ToolRules.digest, sources: project.configuration.sourcePaths, digests: digests,
            published: published)
        if differences.isEmpty { return nil }
        if options.isLocked { throw Diagnostics(differences) }
        return Diagnostic(
            .lockDiffers, at: place, "the sources differ from the lock",
            hint: "--locked shows how, --update-lock accepts them")
    }
}
