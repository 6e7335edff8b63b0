import DictTestSupport
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
                    let name = trial.name.isEmpty ? row.id : "\(row.id) \(trial.name)"
                    do {
                        try await ShellRecord.$row.withValue(name) { try await trial.run() }
                    } catch {
                        Issue.record(error, "\(name)")
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
}
