import DictModel
import DictStore
import Foundation

/// The cache of a build folder: the key, the digest and the report of each artefact.
///
/// An entry is used only if it is intact and the artefact in the folder still has its digest;
/// otherwise the artefact is made again. Entries contain neither times nor paths.
struct BuildCache {
    /// The details of an artefact, without its bytes.
    struct Entry: Equatable {
        /// The key of the build that made the artefact; empty if unknown.
        var key = ""
        /// The digest of the artefact.
        var sha256: String
        /// The artefact's contents and size in a few words; empty if unknown.
        var summary = ""
        /// The artefact's entry in report.json; empty if unknown.
        var report: [UInt8] = []
    }

    /// The maximum size of an entry, in bytes.
    private static let byteLimit = 64 << 20
    /// The name of the folder for the entries, inside the output folder.
    private static let folderName = ".cache"
    private let folder: String

    /// Creates a cache for the output folder `output`, without reading any entry yet.
    init(output: String) { folder = output + "/" + Self.folderName }

    /// Returns the entry for `artefact`, or `nil` if it is missing or damaged.
    func entry(_ artefact: String) -> Entry? {
        guard let bytes = try? FileContents.bytes(of: path(artefact), limit: Self.byteLimit)
        else { return nil }
        let lines = bytes.split(separator: 10, maxSplits: 4, omittingEmptySubsequences: false)
        guard lines.count == 5 else { return nil }
        let texts = lines[..<4].compactMap { String(validating: $0, as: UTF8.self) }
        guard texts.count == 4 else { return nil }
        let rest = Array(bytes.dropFirst(lines[0].count + 1))
        guard texts[0] == SHA256.hex(of: rest) else { return nil }
        return Entry(key: texts[1], sha256: texts[2], summary: texts[3], report: Array(lines[4]))
    }

    /// Encodes an entry: the digest of the rest, the key, the artefact's digest and the summary,
    /// one per line, then the report.
    static func bytes(_ entry: Entry) -> [UInt8] {
        var rest = Array("\(entry.key)\n\(entry.sha256)\n\(entry.summary)\n".utf8)
        rest.append(contentsOf: entry.report)
        return Array("\(SHA256.hex(of: rest))\n".utf8) + rest
    }

    /// Writes `entries` into the cache folder inside `output`, each file atomically.
    static func write(
        _ entries: [(artefact: String, entry: Entry)], in output: OutputFolder
    ) throws(Diagnostic) {
        if entries.isEmpty { return }
        let folder = try output.folder(named: folderName)
        for entry in entries { try folder.write(bytes(entry.entry), to: entry.artefact) }
    }

    /// Removes the entries for `artefacts` from the cache folder inside `output`.
    static func remove(_ artefacts: [String], in output: OutputFolder) throws(Diagnostic) {
        if artefacts.isEmpty { return }
        try output.folder(named: folderName).remove(artefacts)
    }

    private func path(_ artefact: String) -> String { folder + "/" + artefact }
}
