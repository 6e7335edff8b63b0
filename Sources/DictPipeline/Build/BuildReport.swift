import DictFormat
import DictModel
import DictOutput

/// The text of report.json, the report on the last build, whether it succeeded or failed.
///
/// Its member `artefacts` has an entry for each artefact in the build-output folder. After a build
/// that failed, `failed` has the errors of each artefact that could not be made. `finished` has the
/// entries of those that the build made and did not write, because it failed.
struct BuildReport {
    /// The name of the report file in the build-output folder.
    static let fileName = "report.json"

    /// The entries of the artefacts in the build-output folder, each a pretty-printed JSON object.
    var artefacts: [[UInt8]]
    /// The artefacts that could not be made.
    var failures: [BuildOutcome.Failure] = []
    /// The entries of the artefacts that wait in the cache, each a pretty-printed JSON object.
    var finished: [[UInt8]] = []

    /// The report as pretty-printed JSON, which ends with a line feed.
    var bytes: [UInt8] {
        var bytes = Array("{\n  \"schema\": 1".utf8)
        Self.append("artefacts", artefacts, to: &bytes)
        if !failures.isEmpty {
            Self.append("failed", failures.map { Self.json($0).bytes(.pretty) }, to: &bytes)
        }
        if !finished.isEmpty { Self.append("finished", finished, to: &bytes) }
        bytes.append(contentsOf: "\n}\n".utf8)
        return bytes
    }

    /// Appends an array member, whose elements are indented to fit.
    private static func append(_ name: String, _ entries: [[UInt8]], to bytes: inout [UInt8]) {
        bytes.append(contentsOf: ",\n  \"\(name)\": [".utf8)
        for (index, entry) in entries.enumerated() {
            bytes.append(contentsOf: (index == 0 ? "\n    " : ",\n    ").utf8)
            for byte in entry {
                bytes.append(byte)
                if byte == 10 { bytes.append(contentsOf: "    ".utf8) }
            }
        }
        bytes.append(contentsOf: "\n  ]".utf8)
    }

    private static func json(_ failure: BuildOutcome.Failure) -> JSON {
        JSON([
            "artefact": failure.file,
            "errors": failure.errors.errors.map { error in
                JSON([
                    "code": error.code.name, "place": error.place.description,
                    "problem": error.statement, "hint": error.hint,
                ])
            },
        ])
    }
}
