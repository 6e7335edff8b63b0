import DictCompiler
import DictTestSupport
import Testing

/// Near duplicates, beside a plain model that compares every two sentences.
@Suite struct NearDuplicatesTests {
    private static func pairs(_ words: [[UInt8]]) -> Set<[[UInt8]]> {
        let all = [[]] + words + [[]]
        return Set(zip(all, all.dropFirst()).map { [$0, $1] })
    }

    private static func model(_ sentences: [[[UInt8]]]) -> [Int?] {
        var originals: [Int?] = []
        for (index, sentence) in sentences.enumerated() {
            let own = pairs(sentence)
            originals.append(
                (0..<index).first { other in
                    guard originals[other] == nil else { return false }
                    let theirs = pairs(sentences[other])
                    return 2 * own.intersection(theirs).count >= own.union(theirs).count
                })
        }
        return originals
    }

    @Test(arguments: 1...20)
    func `random sentences have the originals of the plain model`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let sentences = (0..<60).map { _ in
            (0..<Int.random(in: 1...7, using: &random)).map { _ in
                [UInt8.random(in: 97...100, using: &random)]
            }
        }
        var duplicates = NearDuplicates()
        for sentence in sentences { duplicates.add(sentence) }
        #expect(duplicates.originals() == Self.model(sentences))
    }
}
