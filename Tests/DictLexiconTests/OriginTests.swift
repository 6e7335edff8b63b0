import DictLexicon
import Testing

@Suite("Places of records") struct OriginTests {
    @Test(
        "files and lines are right, however many there are",
        arguments: [0, 1, 65_535, 65_536, 70_000, 500_000, 4_294_967_295])
    func numbers(number: Int) {
        let origin = Origin(file: number, line: number)
        #expect(origin.file == number && origin.line == number)
        #expect(
            Origin(file: number, line: 9) < Origin(file: number + 1, line: 0)
                || number == 4_294_967_295)
        #expect(MemoryLayout<Origin>.size == 8)
    }
}
