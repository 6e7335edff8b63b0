import DictFiles
import DictModel

/// The artefacts that a build finished before it failed.
///
/// They are kept, with their bytes, in the folder `finished` inside the cache, until a build writes
/// them into the build-output folder.
extension BuildCache {
    /// The name of the folder for finished artefacts, inside the cache folder.
    private static let finishedName = "finished"
    /// The maximum size of a file with a finished artefact, in bytes.
    private static let finishedLimit = 4 << 30

    /// Returns the entry and the bytes of the finished artefact named `artefact`, or `nil` if there
    /// is none or its file is damaged.
    func finished(_ artefact: String) -> (entry: Entry, bytes: [UInt8])? {
        guard
            let file = try? FileContents.bytes(
                of: "\(folder)/\(Self.finishedName)/\(artefact)", limit: Self.finishedLimit)
        else { return nil }
        // The line with the length of the entry, the entry, and the artefact.
        guard let end = file.firstIndex(of: 10),
            let line = String(validating: file[..<end], as: UTF8.self), let length = Int(line),
            (0..<(file.count - end)).contains(length)
        else { return nil }
        let start = end + 1 + length
        guard let entry = Self.entry(Array(file[(end + 1)..<start])) else { return nil }
        let bytes = Array(file[start...])
        return entry.sha256 == SHA256.hex(of: bytes) ? (entry, bytes) : nil
    }

    /// Keeps `artefacts` in the cache folder inside `output`, replacing each file atomically.
    static func keep(
        _ artefacts: [(name: String, entry: Entry, bytes: [UInt8])], in output: OutputFolder
    ) throws(Diagnostic) {
        if artefacts.isEmpty { return }
        let folder = try output.folder(named: folderName).folder(named: finishedName)
        for artefact in artefacts {
            let entry = bytes(artefact.entry)
            try folder.write(
                Array("\(entry.count)\n".utf8) + entry + artefact.bytes, to: artefact.name)
        }
    }

    /// Removes the finished artefacts named `artefacts` from the cache folder inside `output`.
    static func removeFinished(_ artefacts: [String], in output: OutputFolder) throws(Diagnostic) {
        guard FileContents.isFolder("\(output.path)/\(folderName)/\(finishedName)") else { return }
        try output.folder(named: folderName).folder(named: finishedName).remove(artefacts)
    }
}
