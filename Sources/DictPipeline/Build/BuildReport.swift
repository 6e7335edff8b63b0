/// The text of report.json: an entry an artefact.
enum BuildReport {
    /// The file's name in the output folder.
    static let fileName = "report.json"

    /// The report of `entries`, each the pretty text of a JSON object.
    static func bytes(_ entries: [[UInt8]]) -> [UInt8] {
        var bytes = Array("{\n  \"schema\": 1,\n  \"artefacts\": [".utf8)
        for (index, entry) in entries.enumerated() {
            bytes.append(contentsOf: (index == 0 ? "\n    " : ",\n    ").utf8)
            for byte in entry {
                bytes.append(byte)
                if byte == 10 { bytes.append(contentsOf: "    ".utf8) }
            }
        }
        bytes.append(contentsOf: "\n  ]\n}\n".utf8)
        return bytes
    }
}
