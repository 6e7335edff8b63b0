import Testing

@testable import DictCompiler

@Suite("Sets of numbers") struct NumberSetTests {
    @Test("hold what a plain set holds, in ascending order", arguments: [1, 63, 64, 65, 200])
    func agrees(limit: Int) {
        var generator = Xoshiro256(seed: UInt64(limit))
        var set = NumberSet(below: limit)
        var plain: Set<Int> = []
        for _ in 0..<300 {
            let number = generator.below(limit)
            switch generator.below(3) {
            case 0:
                set.remove(number)
                plain.remove(number)
            case 1:
                set.insert(number)
                plain.insert(number)
            default:
                let numbers = [number, generator.below(limit)]
                set.insert(contentsOf: numbers)
                plain.formUnion(numbers)
            }
            #expect(set.contains(number) == plain.contains(number))
            #expect(set.members == plain.sorted())
        }
    }
}
