import DictStore
import Foundation

/// The memory of a build folder: for each artefact the key it was made with, its digest, and its
/// report.
///
/// An entry is believed only where it is whole and the artefact in the folder still has its
/// digest; whatever else it is, the artefact is made again. Entries hold no time and no path.
struct BuildCache {
    /// What is known of an artefact.
    struct Entry: Equatable {
        var key: String
        var sha256: String
        var summary: String
        var report: [UInt8]
    }

    /// The most bytes of an entry.
    private static let byteLimit = 64 << 20
    /// The name of the folder of entries in the output folder.
    private static let folderName = ".cache"
    private let folder: String

    /// The cache of the folder `output`.
    init(output: String) { folder = output + "/" + Self.folderName }

    /// The entry of `artefact`; `nil` where there is none or it is damaged.
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

    /// The bytes of an entry: the digest of the rest, key, artefact's digest and summary, a line
    /// each, then the report.
    static func bytes(_ entry: Entry) -> [UInt8] {
        var rest = Array("\(entry.key)\n\(entry.sha256)\n\(entry.summary)\n".utf8)
        rest.append(contentsOf: entry.report)
        return Array("\(SHA256.hex(of: rest))\n".utf8) + rest
    }

    /// Writes the `entries` of artefacts into `output`, each whole.
    static func write(
        _ entries: [(artefact: String, entry: Entry)], in output: OutputFolder
    ) throws(StoreError) {
        if entries.isEmpty { return }
        let folder = try output.folder(named: folderName)
        for entry in entries { try folder.write(bytes(entry.entry), to: entry.artefact) }
    }

    /// Removes the entries of `artefacts` from `output`.
    static func remove(_ artefacts: [String], in output: OutputFolder) throws(StoreError) {
        if artefacts.isEmpty { return }
        try output.folder(named: folderName).remove(artefacts)
    }

    private func path(_ artefact: String) -> String { folder + "/" + artefact }
}
