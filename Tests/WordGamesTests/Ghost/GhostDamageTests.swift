import DictCompiler
import DictLexicon
import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import WordGames

@Suite("Ghost on a damaged lexicon") struct GhostDamageTests {
    @Test("every bit flip is survived", arguments: ["", "s", "sta"]) func survived(start: String)
        throws
    {
        var random = DictTestSupport.SeededGenerator(seed: 4)
        var builder = WordListBuilder()
        for _ in 0..<200 {
            builder.append(WordShape.word(1...7, [0x61, 0x65, 0x73, 0x74], &random))
        }
        let file = try LexiconArtefact.bytes(of: builder.finish(), language: .english)
        let fragment = Array(start.utf8)
        var slowest = (time: Duration.zero, bit: 0)
        // Every ninth bit: each bit of a byte takes its turn.
        for bit in stride(from: 0, to: file.count * 8, by: 9) {
            var bytes = file
            bytes[bit / 8] ^= 1 << (bit % 8)
            guard let lexicon = try? Lexicon(ArtefactBytes(bytes), .trusting) else { continue }
            let time = ThreadTime.measure {
                let analysis = GhostAnalysis(of: fragment.span, in: lexicon, limit: 20)
                #expect(analysis.playableLetters.count <= 20)
            }
            if time > slowest.time { slowest = (time, bit) }
        }
        #expect(slowest.time < .seconds(2), "bit \(slowest.bit)")
    }
}
