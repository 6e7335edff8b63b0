import DictTestSupport
import Testing

@testable import DictCompiler

@Suite("A selection") struct SelectionTests {
    @Test(
        "moves the greatest numbers to the start, and loses none",
        arguments: [0, 1, 2, 3, 10, 1000], [1, 3, 50, UInt64.max])
    func greatest(size: Int, limit: UInt64) {
        var random = DictTestSupport.SeededGenerator(seed: 91)
        let values = (0..<size).map { _ in UInt64.random(in: 0..<limit, using: &random) }
        for values in [values, values.sorted(), values.sorted(by: >)] {
            let expected = values.sorted(by: >)
            for count in [0, 1, size / 2, size - 1, size] where 0...size ~= count {
                var moved = ContiguousArray(values)
                Selection.moveGreatest(count, in: &moved)
                #expect(moved.prefix(count).sorted(by: >) == Array(expected.prefix(count)))
                #expect(moved.sorted(by: >) == expected)
            }
        }
    }
}
