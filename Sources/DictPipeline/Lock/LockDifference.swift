import DictConfiguration
import DictModel

extension ProjectLock {
    /// Returns the differences between the lock and the project as it is now.
    ///
    /// - Parameters:
    ///   - rules: The digest of the rules of this version of dictc; see ``ToolRules``.
    ///   - sources: The paths that dictc.yml names, in any order.
    ///   - digests: The SHA-256 of each source that exists, in lower-case hexadecimal digits, keyed
    ///     by its path.
    ///   - published: The published days of the calendars as they are now.
    /// - Returns: One policy error per difference, or an empty array if nothing differs. An error
    ///   about the rules is first, followed by errors about sources, sorted by path, byte by byte.
    /// - Throws: `Diagnostic` if the lock lists sources, but none of them belongs to this project.
    func differences(
        rules: String, sources: [String], digests: [String: String],
        published: [PublishedDays] = []
    ) throws(Diagnostic) -> [Diagnostic] {
        let wanted = Set(sources)
        let locked = Dictionary(rows.map { ($0.path, $0.digest) }) { first, _ in first }
        if let row = rows.first, let source = sources.first, wanted.isDisjoint(with: locked.keys) {
            throw Diagnostic(
                .lockOtherProject, at: Self.place,
                "the lock file is of another project: it does not list any source of this one",
                found: PrintableText.quoted(row.path), expected: PrintableText.quoted(source),
                hint: "remove it, or write it again with --update-lock")
        }
        var differences: [Diagnostic] = []
        if self.rules != rules {
            differences.append(
                Diagnostic(
                    .lockRules, at: Self.place, "the rules of dictc changed",
                    found: Self.short(rules), expected: Self.short(self.rules),
                    hint: "build with the dictc that wrote the lock, or run with --update-lock"))
        }
        for path in ProjectPath.unique(sources + locked.keys) {
            let place = Place(path, base: .project)
            switch (locked[path], digests[path]) {
            case (nil, _):
                differences.append(
                    Diagnostic(
                        .lockUnlisted, at: place, "source is not in dictc.lock",
                        hint: "run with --update-lock"))
            case (_?, _) where !wanted.contains(path):
                differences.append(
                    Diagnostic(
                        .lockSuperfluous, at: place,
                        "dictc.lock lists a file that dictc.yml does not name",
                        hint: "run with --update-lock"))
            case (_?, nil):
                differences.append(
                    Diagnostic(
                        .lockSourceMissing, at: place, "source is missing",
                        hint: "restore it, or remove it from dictc.yml and run with "
                            + "--update-lock"))
            case (let expected?, let found?):
                guard expected != found else { continue }
                differences.append(
                    Diagnostic(
                        .lockChanged, at: place, "source changed",
                        found: "sha256 " + Self.short(found), expected: Self.short(expected),
                        hint: "undo the change, or run with --update-lock"))
            }
        }
        for days in published {
            let locked = self.published.first { $0.file.utf8.elementsEqual(days.file.utf8) }
            guard (locked?.checks.count ?? 0) < days.checks.count else { continue }
            differences.append(
                Diagnostic(
                    .lockUnlisted, at: Place(days.file, base: .project),
                    "published days are not in dictc.lock",
                    found: "\(locked?.checks.count ?? 0)", expected: "\(days.checks.count)",
                    hint: "run with --update-lock"))
        }
        return differences
    }

    /// Returns the first 12 digits of `digest` and an ellipsis, for use in a message.
    private static func short(_ digest: String) -> String {
        digest.count > 12 ? String(digest.prefix(12)) + "…" : digest
    }
}
