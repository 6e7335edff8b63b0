/// The digests of everything that a build of a project depends on: the content of dictc.lock.
///
/// The file is text, so that a review shows what changed:
/// ```
/// dictc.lock 1
/// rules  <digest of the rules of the tool>
/// <digest>  en/overlay.txt
/// <digest>  en/words.txt
/// ```
/// A digest is a SHA-256 of 64 lower-case hexadecimal digits; the paths are those of dictc.yml,
/// each once, ascending by their bytes; each line ends with a line feed.
public struct ProjectLock: Sendable, Equatable {
    /// The file's name beside dictc.yml.
    static let fileName = "dictc.lock"
    /// The schema version that this dictc reads and writes.
    public static let schemaVersion = 1
    /// The most bytes a lock file may have.
    static let byteLimit = 1 << 24

    /// A source and its digest.
    public struct Row: Sendable, Equatable {
        /// The path of the source as dictc.yml gives it.
        public var path: String
        /// The SHA-256 of its bytes, 64 lower-case hexadecimal digits.
        public var digest: String

        /// The row of `path`.
        public init(path: String, digest: String) {
            self.path = path
            self.digest = digest
        }
    }

    /// The digest of the rules by which this tool makes words of lines.
    public var rules: String
    /// The sources, ascending by the bytes of their paths.
    public private(set) var rows: [Row]

    /// The lock of `rows` in any order.
    public init(rules: String, rows: [Row]) {
        self.rules = rules
        self.rows = rows.sorted { Self.precedes($0.path, $1.path) }
    }

    /// The lock of the files at `sources` as they are now.
    ///
    /// - Parameters:
    ///   - rules: The digest of the rules of this tool.
    ///   - sources: The paths that dictc.yml names, in any order.
    ///   - digest: Gives the SHA-256 of the bytes of a source in lower-case hexadecimal digits.
    /// - Throws: What `digest` throws.
    /// - Complexity: One call of `digest` a source.
    public init(
        rules: String, sources: [String], digest: (String) throws -> String
    ) rethrows {
        let paths = Self.unique(sources)
        self.init(rules: rules, rows: try paths.map { Row(path: $0, digest: try digest($0)) })
    }

    /// The text of the lock file; equal locks give equal bytes.
    public var bytes: [UInt8] {
        var text = "dictc.lock \(Self.schemaVersion)\nrules  \(rules)\n"
        for row in rows { text += "\(row.digest)  \(row.path)\n" }
        return Array(text.utf8)
    }

    /// Whether path `a` stands before path `b`: by UTF-8 bytes, not by any locale.
    static func precedes(_ a: String, _ b: String) -> Bool {
        a.utf8.lexicographicallyPrecedes(b.utf8)
    }

    /// `paths` ascending, each once.
    static func unique(_ paths: [String]) -> [String] {
        var unique: [String] = []
        for path in paths.sorted(by: precedes) where path != unique.last { unique.append(path) }
        return unique
    }
}

extension ProjectConfiguration {
    /// Every file that the configuration names, of all languages and spellings, ascending by
    /// bytes, each once: what a lock lists.
    public var sourcePaths: [String] {
        ProjectLock.unique(
            languages.flatMap { language in
                language.words.map(\.file) + language.drop.map(\.file)
                    + (language.overlay.map { [$0] } ?? []) + language.packPaths
            })
    }
}
