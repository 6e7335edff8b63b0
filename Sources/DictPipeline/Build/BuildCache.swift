import DictFiles
import DictModel
import Platform

/// The cache in a build-output folder, which lets a build skip artefacts that are up to date.
///
/// It has one entry per artefact. An entry is used only if it is intact, its key is still correct,
/// and the artefact still has the digest in the entry; otherwise, the artefact is made again.
/// Entries contain no times, and they name files as dictc.yml does.
struct BuildCache {
    /// A cache entry, with everything that a build needs to know about an artefact except its
    /// bytes.
    struct Entry: Equatable {
        /// The ``BuildKey`` digest with which the artefact was made, or an empty string if it is
        /// unknown.
        var key = ""
        /// The SHA-256 of the artefact, as 64 lower-case hexadecimal digits.
        var sha256: String
        /// The artefact's contents and size in a few words, or an empty string if they are unknown.
        var summary = ""
        /// The JSON text of the artefact's entry in report.json, or an empty array if it is
        /// unknown.
        var report: [UInt8] = []
    }

    /// The maximum size of a cache entry file, in bytes.
    private static let byteLimit = 64 << 20
    /// The name of the folder for the cache entries, inside the build-output folder.
    static let folderName = ".cache"
    let folder: String

    /// Creates the cache of the build-output folder at `output`, without reading any entry yet.
    init(output: String) { folder = output + "/" + Self.folderName }

    /// Returns the entry for the artefact file named `artefact`, or `nil` if the entry is missing
    /// or damaged.
    func entry(_ artefact: String) -> Entry? {
        (try? FileContents.bytes(of: folder + "/" + artefact, limit: Self.byteLimit))
            .flatMap(Self.entry)
    }

    /// Returns the entry that ``bytes(_:)`` has stored as `bytes`, or `nil` if they are damaged.
    static func entry(_ bytes: [UInt8]) -> Entry? {
        let lines = bytes.split(separator: 10, maxSplits: 4, omittingEmptySubsequences: false)
        guard lines.count == 5 else { return nil }
        let texts = lines[..<4].compactMap { String(validating: $0, as: UTF8.self) }
        guard texts.count == 4 else { return nil }
        let rest = Array(bytes.dropFirst(lines[0].count + 1))
        guard texts[0] == SHA256.hex(of: rest) else { return nil }
        return Entry(key: texts[1], sha256: texts[2], summary: texts[3], report: Array(lines[4]))
    }

    /// Returns the contents of the file that stores `entry`: four lines, then the report.
    ///
    /// The lines are the digest of everything that follows, the key, the artefact's digest and the
    /// summary.
    static func bytes(_ entry: Entry) -> [UInt8] {
        var rest = Array("\(entry.key)\n\(entry.sha256)\n\(entry.summary)\n".utf8)
        rest.append(contentsOf: entry.report)
        return Array("\(SHA256.hex(of: rest))\n".utf8) + rest
    }

    /// Returns the bytes of the ``KeptAnswers`` for the artefact file named `artefact`, if there are
    /// any.
    func answers(_ artefact: String) -> [UInt8]? {
        try? FileContents.bytes(
            of: folder + "/" + Self.answersName(artefact), limit: Self.byteLimit)
    }

    private static func answersName(_ artefact: String) -> String { artefact + ".answers" }

    /// Writes the entries of `artefacts`, and the answers that were kept for them, into the cache
    /// folder inside `output`, replacing each file atomically.
    static func write(
        _ artefacts: [PlannedArtefact], in output: OutputFolder
    ) throws(Diagnostic) {
        if artefacts.isEmpty { return }
        let folder = try output.folder(named: folderName)
        let earlier = BuildCache(output: output.path)
        for artefact in artefacts {
            // Answers of an earlier build are still those of the same artefact.
            if let answers = artefact.answers {
                try folder.write(answers.bytes, to: answersName(artefact.name))
            } else if earlier.entry(artefact.name) != artefact.entry {
                try folder.remove([answersName(artefact.name)])
            }
            try folder.write(bytes(artefact.entry), to: artefact.name)
        }
    }

    /// Removes the entries for the files named `artefacts` from the cache folder inside `output`.
    static func remove(_ artefacts: [String], in output: OutputFolder) throws(Diagnostic) {
        if artefacts.isEmpty { return }
        try output.folder(named: folderName).remove(artefacts + artefacts.map(answersName))
    }
}
