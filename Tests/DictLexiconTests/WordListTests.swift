import DictLexicon
import DictModel
import DictTestSupport
import Testing

/// Random words over few letters, so that they share beginnings and repeat.
func randomWords(seed: UInt64, count: Int = 400, bytes: ClosedRange<UInt8> = 0x61...0x63)
    -> [[UInt8]]
{
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
        let length = Int.random(in: 0...(seed % 2 == 0 ? 6 : 24), using: &random)
        return (0..<length).map { _ in UInt8.random(in: bytes, using: &random) }
    }
}

func sortedUnique(_ words: [[UInt8]]) -> [[UInt8]] {
    Set(words).sorted { $0.lexicographicallyPrecedes($1) }
}

func wordList(_ words: [[UInt8]]) -> WordList {
    var builder = WordListBuilder()
    for word in words { builder.append(word) }
    return builder.finish()
}

@Suite("The word list") struct WordListTests {
    @Test("agrees with a sorted set", arguments: 0..<50 as Range<UInt64>)
    func agrees(seed: UInt64) {
        // Every third seed uses all bytes, zero included.
        let words = randomWords(seed: seed, bytes: seed % 3 == 0 ? 0...255 : 0x61...0x63)
        let expected = sortedUnique(words)
        let list = wordList(words)
        #expect((0..<list.count).map { list[$0] } == expected)
        #expect(list.letters.count == expected.reduce(0) { $0 + $1.count })
        #expect(list.longest == expected.map(\.count).max())
        for (index, word) in expected.enumerated() { #expect(list.index(of: word) == index) }
        for word in randomWords(seed: seed + 1000, count: 100) {
            #expect(list.contains(word) == expected.contains(word))
            let before = expected.filter { $0.lexicographicallyPrecedes(word) }.count
            #expect(list.lowerBound(of: word.span) == before)
        }
        #expect(wordList(expected) == list)
        #expect(wordList(expected.reversed()) == list)
    }

    @Test("words that share long beginnings or are zero bytes keep their order")
    func sharedBeginnings() {
        let long = [UInt8](repeating: 0x61, count: 100)
        var words: [[UInt8]] = (0...100).map { Array(long.prefix($0)) }
        words += (0..<20).map { [UInt8](repeating: 0, count: $0) }
        words += words.map { $0 + [0] }
        let list = wordList(words.reversed())
        #expect((0..<list.count).map { list[$0] } == sortedUnique(words))
    }

    @Test("no words make an empty list")
    func empty() {
        let list = wordList([])
        #expect(list.isEmpty && list.count == 0 && list.longest == 0 && list.offsets == [0])
        #expect(list.index(of: [0x61]) == nil)
        #expect(list == WordList())
    }

    @Test("a word is lent without a copy")
    func lends() {
        let list = wordList([Array("pea".utf8), Array("peafowl".utf8)])
        #expect(list.withWord(at: 1) { $0.count } == 7)
    }
}
