import DictConfiguration
import DictModel

/// The contents of dictc.lock: the digests of everything that a build of a project depends on.
///
/// The file is text, so that changes are visible in a review:
/// ```
/// dictc.lock 1
/// rules  <digest of the rules of the tool>
/// <digest>  en/overlay.txt
/// <digest>  en/words.txt
/// published  2026-01-01  <4 digits a day>  en/answers.calendar
/// ```
/// A digest is a SHA-256 in 64 lower-case hexadecimal digits. The paths are those in dictc.yml,
/// each once, sorted byte by byte; so are the calendars with published days, which are optional.
/// Each line ends with a line feed.
package struct ProjectLock: Sendable, Equatable {
    /// The name of the lock file, which is next to dictc.yml.
    static let fileName = "dictc.lock"
    static let place = Place(fileName, base: .project)
    /// The schema version of the lock files that this version of dictc reads and writes.
    static let schemaVersion = 1
    /// The maximum size of a lock file, in bytes.
    static let byteLimit = 1 << 24

    /// A source in the lock: its path, as in dictc.yml, and the SHA-256 of its contents.
    struct Row: Sendable, Equatable {
        var path: String
        var digest: String
    }

    /// The digest of the rules by which dictc makes artefacts, from ``ToolRules``.
    let rules: String
    /// The sources that the lock lists, sorted by path, byte by byte.
    let rows: [Row]
    /// The published days of calendars, sorted by path, byte by byte.
    let published: [PublishedDays]

    /// Creates a lock with `rows`, which must be sorted by path, byte by byte.
    ///
    /// `rules` is the digest of the rules by which dictc makes artefacts.
    init(rules: String, rows: [Row], published: [PublishedDays] = []) {
        self.rules = rules
        self.rows = rows
        self.published = published
    }

    /// Creates a lock for the paths `sources`, which may be in any order and contain duplicates.
    ///
    /// `rules` is the digest of the rules by which dictc makes artefacts. `digests` must contain
    /// the SHA-256 of each source, keyed by its path.
    init(
        rules: String, sources: [String], digests: [String: String],
        published: [PublishedDays] = []
    ) {
        let rows = ProjectPath.unique(sources).map { Row(path: $0, digest: digests[$0] ?? "") }
        self.init(rules: rules, rows: rows, published: published)
    }

    /// The contents of the lock file, which are equal for equal locks.
    package var bytes: [UInt8] {
        var text = "dictc.lock \(Self.schemaVersion)\nrules  \(rules)\n"
        for row in rows { text += "\(row.digest)  \(row.path)\n" }
        for days in published { text += days.line + "\n" }
        return Array(text.utf8)
    }
}
