import DictModel
import DictTestSupport
import Testing

@testable import DictCompiler

@Suite("The digest of words") struct WordDigestTests {
    private func digest(_ words: [[UInt8]]) -> WordDigest {
        var digest = WordDigest()
        for word in words { digest.add(word.span) }
        digest.finish()
        return digest
    }

    @Test("depends on every letter, every border and the order", arguments: [3, 2_000, 40_000])
    func differs(count: Int) {
        var random = DictTestSupport.SeededGenerator(seed: 3)
        let words = (0..<count).map { _ in WordShape.word(1...8, WordShape.latin, &random) }
        let expected = digest(words)
        #expect(expected.count == count && digest(words) == expected)
        for place in [0, 1, count / 2, count - 2] {
            var other = words
            other[place][0] ^= 1
            #expect(digest(other) != expected)
            other = words
            other[place + 1].insert(other[place].removeLast(), at: 0)
            #expect(digest(other) != expected)
            other = words
            other.remove(at: place)
            #expect(digest(other) != expected)
        }
        #expect(digest(words.reversed()) != expected)
    }
}
