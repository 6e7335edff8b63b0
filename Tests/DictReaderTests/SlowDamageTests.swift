import DictReader
import DictTestSupport
import Testing

@Suite(
    "A damaged lexicon of 2,000 words", .tags(.slow),
    .enabled(if: SlowTests.areEnabled, SlowTests.hint))
struct SlowDamageTests {
    private static let parts = 16

    @Test("every bit flip and every cut is found", arguments: 0..<parts) func found(part: Int)
        throws
    {
        let file = try LexiconFixture.file(FixtureWords.english)
        for bit in stride(from: part, to: file.count * 8, by: Self.parts) {
            var bytes = file
            bytes[bit / 8] ^= 1 << (bit % 8)
            if (try? LexiconFixture.open(bytes)) != nil { Issue.record("bit \(bit) passes") }
        }
        for length in stride(from: part, to: file.count, by: Self.parts) {
            for verification in [Verification.verifying, .trusting]
            where (try? LexiconFixture.open(Array(file[..<length]), verification)) != nil {
                Issue.record("a cut to \(length) bytes passes")
            }
        }
    }

    @Test("every bit flip is survived by every query", arguments: 0..<parts)
    func survived(part: Int) throws {
        let file = try LexiconFixture.file(FixtureWords.english)
        var exercise = QueryExercise(
            words: [FixtureWords.english[10], FixtureWords.english[1500], Array("zzz".utf8)])
        exercise.bound = 2100
        var slowest = SlowestStep()
        for bit in stride(from: part, to: file.count * 8, by: Self.parts) {
            var bytes = file
            bytes[bit / 8] ^= 1 << (bit % 8)
            guard let lexicon = try? LexiconFixture.open(bytes, .trusting) else { continue }
            slowest.measure(bit) { exercise.run(on: lexicon) }
        }
        #expect(slowest.time < .seconds(20), "bit \(slowest.place)")
    }
}
