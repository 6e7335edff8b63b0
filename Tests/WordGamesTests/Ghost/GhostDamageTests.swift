import DictCompiler
import DictLexicon
import DictModel
import DictReader
import DictTestSupport
import Testing

@testable import WordGames

@Suite("Ghost on a damaged lexicon") struct GhostDamageTests {
    /// In a lexicon that rates its words, positions above fair and other words are not remembered.
    @Test("every bit flip is survived", arguments: ["", "s", "sta"], [false, true])
    func survived(start: String, isRated: Bool) throws {
        var random = DictTestSupport.SeededGenerator(seed: 4)
        var builder = WordListBuilder()
        for _ in 0..<200 {
            builder.append(WordShape.word(1...7, [0x61, 0x65, 0x73, 0x74], &random))
        }
        let words = builder.finish()
        let ratings = (0..<words.count).map { [WordRating.fair, .plain, .unfit, .plain][$0 % 4] }
        let file = try LexiconArtefact.bytes(
            of: words, ratings: isRated ? ratings : nil, language: .english)
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
