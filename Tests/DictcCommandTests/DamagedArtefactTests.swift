import DictTestSupport
import Foundation
import Testing

/// The damaged files of the conformance data, many of them with right checksums.
@Suite("Commands on damaged artefacts") struct DamagedArtefactTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Conformance/bad").path

    @Test(
        "each damaged file is 65, and none of its contents is given out as the whole",
        arguments: ["verify", "export"])
    func refused(command: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
            .filter { !$0.hasSuffix(".tsv") }.sorted()
        try #require(names.count > 200)
        let run = try Sandbox(files: [:]).shell(
            "cd '\(Self.folder)'; for file in *.*; do case $file in *.tsv) continue;; esac;"
                + " \"$DICTC\" \(command) $file >/dev/null 2>&1; echo $file $?; done")
        let outcomes = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(outcomes.count == names.count)
        for outcome in outcomes where outcome.count == 2 {
            #expect(outcome[1] == "65", "\(command) \(outcome)")
        }
    }
}
