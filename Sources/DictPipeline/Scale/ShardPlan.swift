import DictConfiguration
import DictFiles
import DictModel
import DictOutput
import Platform

/// A plan for reading the corpora of a project in parts, on any number of machines.
///
/// It depends only on the project: the same project always has the same plan. Its ``digest`` binds
/// the parts to it: a plan that someone has changed is refused, and so is a part of another plan.
struct ShardPlan: Sendable, Equatable {
    /// The maximum number of files, and of corpora.
    static let splitLimit = 1 << 24
    /// The maximum size of a plan, in bytes.
    static let byteLimit = 1 << 30

    /// A file to read.
    struct Split: Sendable, Equatable, Decodable {
        /// The number of the file, which is its index in the plan.
        var number: Int
        /// The code of the language, such as `en`.
        var language: String
        /// The corpus, as written in dictc.yml, and its index in the list of the language.
        var corpus: String
        var source: Int
        /// The path of the file, like those in dictc.yml.
        var file: String
        var bytes: Int
        var sha256: String
        /// The digest of everything that decides what is read of the file.
        var key: String
    }

    /// A file that every map looks at, such as a word list.
    struct SideInput: Sendable, Equatable, Decodable {
        var file: String
        var sha256: String
    }

    /// The digest of the rules, the options and the side inputs.
    let key: String
    let side: [SideInput]
    let splits: [Split]
    /// The SHA-256 of the text of the key, the side inputs and the splits.
    let digest: String

    init(key: String, side: [SideInput], splits: [Split]) {
        (self.key, self.side, self.splits) = (key, side, splits)
        digest = SHA256.hex(of: Self.body(key: key, side: side, splits: splits))
    }

    /// Whether `text` has the form of a SHA-256: 64 lower-case hexadecimal digits.
    static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// Returns the files of `language`.
    func splits(of language: Language) -> [Split] {
        splits.filter { $0.language == language.code }
    }

    /// The SHA-256 of each corpus, keyed by its path as written in dictc.yml, as
    /// ``SourceDigests/values`` has them.
    var digests: [String: String] {
        Dictionary(grouping: splits, by: \.corpus).mapValues { splits in
            if let whole = splits.first(where: { $0.file == $0.corpus }) { return whole.sha256 }
            // Two languages may have the same file.
            var members: [(file: String, sha256: String)] = []
            for split in splits.sorted(by: { ProjectPath.precedes($0.file, $1.file) })
            where members.last.map({ ProjectPath.precedes($0.file, split.file) }) ?? true {
                members.append((split.file, split.sha256))
            }
            return SourceDigests.digest(of: members)
        }
    }
}

extension ShardPlan {
    /// Creates the plan of `project`, whose files have `digests`.
    ///
    /// - Throws: `Diagnostic` if a folder cannot be read.
    init(_ project: Project, _ digests: SourceDigests) throws {
        var keys: [PartKey] = []
        var splits: [Split] = []
        for language in project.configuration.languages {
            guard let sentences = language.sentences else { continue }
            let key = try PartKey(language, digests.values)
            keys.append(key)
            for (number, source) in sentences.sources.enumerated() {
                for file in try project.members(of: source.file, as: source.format)
                    ?? [source.file]
                {
                    let sha256 = digests.digest(of: file) ?? ""
                    splits.append(
                        Split(
                            number: splits.count, language: language.language.code,
                            corpus: source.file, source: number, file: file,
                            bytes: try FileContents.size(of: project.path(of: file)),
                            sha256: sha256,
                            key: try key.split(source, path: file, sha256: sha256)))
                }
            }
        }
        self.init(
            key: Self.key(of: keys), side: Self.side(keys, digests), splits: splits)
    }

    private static func side(_ keys: [PartKey], _ digests: SourceDigests) -> [SideInput] {
        ProjectPath.unique(keys.flatMap(\.sidePaths)).map {
            SideInput(file: $0, sha256: digests.values[$0] ?? "")
        }
    }

    private static func key(of keys: [PartKey]) -> String {
        SHA256.hex(of: Array(keys.map(\.digest).joined(separator: "\n").utf8))
    }

    /// Checks that the plan is that of `project`, as far as the side inputs tell.
    ///
    /// The corpora are not read, and need not be there.
    ///
    /// - Returns: The digests of the side inputs.
    /// - Throws: `Diagnostic` if the plan is of another project or older than a change, or
    ///   `Diagnostics` if a side input cannot be read.
    func check(_ project: Project, at place: Place) throws -> SourceDigests {
        let languages = project.configuration.languages.filter { $0.sentences != nil }
        let paths = ProjectPath.unique(languages.flatMap { PartKey.sidePaths(of: $0) })
        let digests = SourceDigests(project, paths: paths)
        try digests.faults.throwIfAny()
        let keys = try languages.map { try PartKey($0, digests.values) }
        let found = Self.key(of: keys)
        guard found == key else {
            throw Diagnostic(
                .planStale, at: place, "not the plan of this project as it is now",
                found: "key \(key.prefix(12))…", expected: "\(found.prefix(12))…",
                hint: Self.hint)
        }
        guard side == Self.side(keys, digests) else {
            throw Diagnostic(
                .planInvalid, at: place, "a plan with other word lists than the project has",
                hint: Self.hint)
        }
        var rest = splits[...]
        for (language, key) in zip(languages, keys) {
            for (number, source) in (language.sentences?.sources ?? []).enumerated() {
                var count = 0
                while let split = rest.first, split.language == language.language.code,
                    split.source == number, split.corpus == source.file,
                    try key.split(source, path: split.file, sha256: split.sha256) == split.key
                {
                    count += 1
                    rest.removeFirst()
                }
                guard count > 0 else { throw Self.strange(split: rest.first, at: place) }
            }
        }
        if let split = rest.first { throw Self.strange(split: split, at: place) }
        return digests
    }

    private static func strange(split: Split?, at place: Place) -> Diagnostic {
        Diagnostic(
            .planInvalid, at: place, "a plan with other files than the project has",
            found: split.map { "\($0.number), \(PrintableText.quoted($0.file))" },
            hint: Self.hint)
    }
}
