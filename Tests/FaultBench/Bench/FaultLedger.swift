import DictTestSupport
import Synchronization
import Testing

/// What came of each row, and the table of it that ends a run of the bench.
final class FaultLedger: Sendable {
    static let shared = FaultLedger()

    /// The row that the current task tries.
    @TaskLocal static var row: String?

    private struct Entries {
        var tried: [String] = []
        var notApplicable: [(row: String, fault: String, reason: String)] = []
        var failed: Set<String> = []
    }

    private let entries = Mutex(Entries())

    func notApplicable(_ row: FaultRow, _ reason: String) {
        entries.withLock { $0.notApplicable.append((row.id, row.fault, reason)) }
    }

    /// Runs `body` as the trial of `row`.
    func tried(_ row: FaultRow, _ body: () async -> Void) async {
        entries.withLock { $0.tried.append(row.id) }
        await Self.$row.withValue(row.id) { await body() }
    }

    /// Notes that the row of the current task failed.
    func noteFailure() {
        guard let row = Self.row else { return }
        entries.withLock { _ = $0.failed.insert(row) }
    }

    /// The counts by section, the reasons of what is not applicable, and a closing line.
    var summary: String {
        let entries = entries.withLock { $0 }
        func counts(_ matches: (String) -> Bool) -> [Int] {
            let tried = entries.tried.count(where: matches)
            let other = entries.notApplicable.count { matches($0.row) }
            let failed = entries.failed.count(where: matches)
            return [tried + other, tried - failed, other, failed]
        }
        var text = "section  rows  passed  not applicable  failed\n"
        for section in FaultCatalogue.rowCounts.map(\.section) {
            let count = counts { $0.first == section }
            guard count[0] > 0 else { continue }
            text +=
                "\(section)" + pad(count[0], 12) + pad(count[1], 8) + pad(count[2], 16)
                + pad(count[3], 8) + "\n"
        }
        for entry in entries.notApplicable.sorted(by: { FaultCatalogue.precedes($0.row, $1.row) }) {
            text += "\(entry.row) (\(entry.fault)) is not applicable: \(entry.reason)\n"
        }
        for row in entries.failed.sorted(by: FaultCatalogue.precedes) { text += "\(row) failed\n" }
        let all = counts { _ in true }
        return text
            + "fault bench: \(all[1]) passed, \(all[2]) not applicable, \(all[3]) failed of "
            + "\(all[0]) rows\(SlowTests.areEnabled ? "" : ", the slow parts cut short")\n"
    }

    private func pad(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: " ", count: max(0, width - digits.count)) + digits
    }
}

/// Prints the ledger when the suite has ended.
struct LedgerTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        print(FaultLedger.shared.summary)
    }
}
