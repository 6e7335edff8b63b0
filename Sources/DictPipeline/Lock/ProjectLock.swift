import DictModel

/// The contents of dictc.lock: the digests of everything that a build of a project depends on.
///
/// The file is text, so that changes are visible in a review:
/// ```
/// dictc.lock 1
/// rules  <digest of the rules of the tool>
/// <digest>  en/overlay.txt
/// <digest>  en/words.txt
/// ```
/// A digest is a SHA-256 in 64 lower-case hexadecimal digits. The paths are those in dictc.yml,
/// each once, sorted byte by byte. Each line ends with a line feed.
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

    /// Creates a lock with `rows`, which must be sorted by path, byte by byte.
    ///
    /// `rules` is the digest of the rules by which dictc makes artefacts.
    init(rules: String, rows: [Row]) {
        self.rules = rules
        self.rows = rows
    }

    /// Creates a lock for the paths `sources`, which may be in any order and contain duplicates.
    ///
    /// `rules` is the digest of the rules by which dictc makes artefacts. `digests` must contain
    /// the SHA-256 of each source, keyed by its path.
    init(rules: String, sources: [String], digests: [String: String]) {
        let rows = Self.unique(sources).map { Row(path: $0, digest: digests[$0] ?? "") }
        self.init(rules: rules, rows: rows)
    }

    /// The contents of the lock file, which are equal for equal locks.
    package var bytes: [UInt8] {
        var text = "dictc.lock \(Self.schemaVersion)\nrules  \(rules)\n"
        for row in rows { text += "\(row.digest)  \(row.path)\n" }
        return Array(text.utf8)
    }

    /// Whether path `a` precedes path `b` in the order of their UTF-8 bytes, whatever the locale.
    static func precedes(_ a: String, _ b: String) -> Bool {
        a.utf8.lexicographicallyPrecedes(b.utf8)
    }

    /// Returns `paths` sorted byte by byte, without duplicates.
    static func unique(_ paths: [String]) -> [String] {
        var unique: [String] = []
        for path in paths.sorted(by: precedes) where path != unique.last { unique.append(path) }
        return unique
    }
}
