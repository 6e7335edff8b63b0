import DictLexicon
import DictModel
import DictTestSupport
import Testing

@Suite("The words of a single list") struct PlainWordsTests {
    /// Spellings that repeat, fold to the same word, or are dropped, in random or byte order.
    private func spellings(seed: UInt64) -> [[UInt8]] {
        var random = SeededGenerator(seed: seed)
        let extras = ["", "", "é", "-b", "Q", "7", "s s", "\u{301}"]
        let all = (0..<500).map { _ in
            let letters = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                UInt8.random(in: 0x61...0x63, using: &random)
            }
            return letters + Array((extras.randomElement(using: &random) ?? "").utf8)
        }
        return seed % 2 == 0 ? all : all.sorted { $0.lexicographicallyPrecedes($1) }
    }

    @Test("are those of a lexicon builder", arguments: 0..<20 as Range<UInt64>)
    func agrees(seed: UInt64) throws {
        var plain = PlainWords(language: .english, file: Place("list.txt"))
        var builder = LexiconBuilder(language: .english)
        for (index, spelling) in spellings(seed: seed).enumerated() {
            try plain.add(spelling.span, line: index + 1)
            try builder.add(spelling.span, file: 0, line: index + 1)
        }
        let lexicon = builder.finish()
        #expect(plain.dropped == lexicon.rejections.total)
        let sorted = plain.takeWords()
        var words: [[UInt8]] = []
        try sorted.forEachWord { word throws(Diagnostic) in words.append([UInt8](word)) }
        #expect(words == (0..<lexicon.words.count).map { lexicon.words[$0] })
        #expect(sorted.alphabet == lexicon.words.alphabet)
        #expect(sorted.longest == lexicon.words.longest && sorted.count >= words.count)
        var again: [[UInt8]] = []
        try lexicon.words.forEachWord { word throws(Diagnostic) in again.append([UInt8](word)) }
        #expect(again == words)
    }

    @Test("of no record are none") func none() throws {
        var plain = PlainWords(language: .dutch, file: Place("list.txt"))
        let sorted = plain.takeWords()
        try sorted.forEachWord { _ throws(Diagnostic) in Issue.record("a word") }
        #expect(sorted.count == 0 && sorted.longest == 0 && sorted.alphabet.isEmpty)
    }
}
