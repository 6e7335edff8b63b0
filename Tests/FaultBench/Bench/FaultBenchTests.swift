import DictTestSupport
import Foundation
import Testing

@Suite("Fault bench", LedgerTrait()) struct FaultBenchTests {
    @Test(
        "row",
        .compactMapIssues { issue in
            FaultLedger.shared.noteFailure()
            return issue
        },
        arguments: FaultCatalogue.chosenRows)
    func row(_ row: FaultRow) async {
        switch row.verdict {
        case .notApplicable(let reason): FaultLedger.shared.notApplicable(row, reason)
        case .tried(let trials):
            await FaultLedger.shared.tried(row) {
                if trials.isEmpty { Issue.record("\(row.id) has no trial") }
                for trial in trials {
                    do {
                        try await trial.run()
                    } catch {
                        Issue.record(error, "\(row.id) \(trial.name)")
                    }
                }
            }
        }
    }

    @Test("every row of the catalogue is here once, in its order")
    func catalogue() {
        let expected = FaultCatalogue.rowCounts.flatMap { section, rows in
            (1...rows).map { "\(section)\($0)" }
        }
        #expect(FaultCatalogue.rows.map(\.id) == expected)
    }

    @Test(
        "the counts are those of the notes",
        .enabled(
            if: FileManager.default.isReadableFile(atPath: FaultCatalogue.notes),
            "no folder shared beside the checkout"))
    func notes() throws {
        let text = String(
            decoding: try Data(contentsOf: URL(fileURLWithPath: FaultCatalogue.notes)),
            as: UTF8.self)
        for (section, rows) in FaultCatalogue.rowCounts {
            let lines = text.split(separator: "\n").filter { $0.starts(with: "| \(section)") }
            #expect(lines.count { $0.dropFirst(3).first?.isNumber ?? false } == rows)
        }
    }
}
