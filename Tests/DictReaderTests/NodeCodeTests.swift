import DictFormat
import Testing

@testable import DictReader

@Suite("Codes of arcs") struct NodeCodeTests {
    @Test(
        "a target outside the table of its letter is refused",
        arguments: [
            (.table, 0, 0, 1, true), (.table, 0, 0, 0, false), (.table, 1, 0, 257, true),
            (.table, 1, 0, 256, false), (.entry, 0, 4, 5, true), (.entry, 0, 4, 4, false),
            (.entry, 0, 4, 3, false),
        ] as [(LexiconFormat.TargetKind, Int, UInt32, Int, Bool)])
    func targets(
        kind: LexiconFormat.TargetKind, bank: Int, entry: UInt32, tableCount: Int, isValid: Bool
    ) {
        let code = LexiconFormat.Code(
            label: 0, isWord: false, isLast: true, target: kind, count: .none, bank: bank)
        let record = NodeCode.record(
            of: code,
            NodeCode.Surroundings(
                letter: 0x61, constant: entry, table: 0, tableCount: tableCount),
            index: 0)
        #expect((record != nil) == isValid)
    }
}
