import DictFiles
import DictFormat
import DictModel
import DictOutput
import Platform

/// A plan for reading the corpora of a project in parts, on any number of machines.
///
/// It depends only on the project: the same project always has the same plan.
struct ShardPlan: Sendable, Equatable {
    /// The maximum number of files, and of corpora.
    static let splitLimit = 1 << 24
    /// The maximum size of a plan, in bytes.
    static let byteLimit = 1 << 30

    /// A file to read.
    struct Split: Sendable, Equatable, Codable {
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
    struct SideInput: Sendable, Equatable, Codable {
        var file: String
        var sha256: String
    }

    var schema = 1
    /// The digest of the rules, the options and the side inputs.
    var key: String
    var side: [SideInput]
    var splits: [Split]

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
        var members: [String: [Split]] = [:]
        for split in splits {
            members["\(split.language) \(split.corpus)", default: []].append(split)
        }
        var digests: [String: String] = [:]
        for splits in members.values {
            guard let first = splits.first else { continue }
            if first.file == first.corpus {
                digests[first.corpus] = first.sha256
            } else {
                let lines = splits.map { "\($0.sha256)  \($0.file)\n" }.joined()
                digests[first.corpus] = SHA256.hex(of: Array(lines.utf8))
            }
        }
        return digests
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
                for file in try project.members(of: source.file) ?? [source.file] {
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
        key = Self.key(of: keys)
        side = ProjectLock.unique(keys.flatMap(\.sidePaths)).map {
            SideInput(file: $0, sha256: digests.values[$0] ?? "")
        }
        self.splits = splits
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
        let paths = ProjectLock.unique(languages.flatMap { PartKey.sidePaths(of: $0) })
        let digests = SourceDigests(project, paths: paths)
        try digests.faults.throwIfAny()
        let keys = try languages.map { try PartKey($0, digests.values) }
        let found = Self.key(of: keys)
        guard found == key else {
            throw Diagnostic(
                .planStale, at: place, "not the plan of this project as it is now",
                found: "key \(key.prefix(12))…", expected: "\(found.prefix(12))…",
                hint: "make a new plan with `dictc shard`")
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
            hint: "make a new plan with `dictc shard`")
    }
}

extension ShardPlan: Codable {
    /// The JSON text of the plan.
    var bytes: [UInt8] {
        func split(_ split: Split) -> JSON {
            .object([
                ("number", .integer(split.number)), ("language", .string(split.language)),
                ("corpus", .string(split.corpus)), ("source", .integer(split.source)),
                ("file", .string(split.file)), ("bytes", .integer(split.bytes)),
                ("sha256", .string(split.sha256)), ("key", .string(split.key)),
            ])
        }
        // One file a line, so that the plan of many files can be read and searched.
        var text: [UInt8] = Array("{\"schema\":\(schema),\"key\":\"\(key)\",\n\"side\":[".utf8)
        for (index, input) in side.enumerated() {
            text += Array(index == 0 ? "\n".utf8 : ",\n".utf8)
            JSON.object([
                ("file", .string(input.file)), ("sha256", .string(input.sha256)),
            ]).write(to: &text)
        }
        text += Array("],\n\"splits\":[".utf8)
        for (index, entry) in splits.enumerated() {
            text += Array(index == 0 ? "\n".utf8 : ",\n".utf8)
            split(entry).write(to: &text)
        }
        text += Array("]}\n".utf8)
        return text
    }

    /// Reads the plan at `path`, of unknown origin.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read, or is not a plan.
    init(atPath path: String) throws(Diagnostic) {
        try self.init(
            try FileContents.bytes(of: path, orPipe: true, limit: Self.byteLimit), at: Place(path))
    }

    /// Decodes a plan.
    ///
    /// - Throws: A `plan.invalid` error if `bytes` are not a plan.
    init(_ bytes: [UInt8], at place: Place) throws(Diagnostic) {
        guard let plan = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else {
            throw Self.invalid("not a plan of `dictc shard`", at: place)
        }
        guard plan.schema == 1 else {
            throw Self.invalid("a plan of another dictc", found: "schema \(plan.schema)", at: place)
        }
        let digests =
            [plan.key] + plan.side.map(\.sha256) + plan.splits.flatMap { [$0.sha256, $0.key] }
        if let wrong = digests.first(where: { !Self.isDigest($0) }) {
            throw Self.invalid(
                "a plan with a wrong digest", found: PrintableText.quoted(wrong), at: place)
        }
        for (number, split) in plan.splits.enumerated() {
            guard split.number == number, split.bytes >= 0, number < Self.splitLimit,
                (0..<Self.splitLimit).contains(split.source),
                Language(code: split.language)?.code == split.language
            else {
                throw Self.invalid(
                    "a plan with a wrong file", found: PrintableText.quoted(split.file), at: place)
            }
        }
        self = plan
    }

    private static func invalid(
        _ problem: String, found: String? = nil, at place: Place
    ) -> Diagnostic {
        Diagnostic(
            .planInvalid, at: place, problem, found: found,
            hint: "write it again with `dictc shard -o plan.json`")
    }
}
