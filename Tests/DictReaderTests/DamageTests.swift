import DictFormat
import DictReader
import DictTestSupport
import Testing

@Suite("A damaged lexicon") struct DamageTests {
    /// About 200 words over six letters: each kind of section has something in it, and a sweep
    /// over all bits is short.
    static let words: [[UInt8]] = {
        var random = SeededGenerator(seed: 4)
        let endings = (0..<9).map { _ in
            WordShape.word(1...4, [0x61, 0x65, 0x69, 0x72, 0x73, 0x74], &random)
        }
        let words = (0..<210).map { index in
            WordShape.word(0...4, [0x61, 0x65, 0x69, 0x72, 0x73, 0x74], &random)
                + endings[index % 9]
        }
        return ReferenceLexicon(words).words
    }()

    static let exercise = QueryExercise(words: [
        words[3], words[70], words[150], Array("star".utf8),
    ])

    /// No question about a few hundred words may take longer; most take a thousandth of it.
    static let patience = Duration.seconds(2)

    @Test("every bit flip and every cut is found at opening") func found() throws {
        let file = try LexiconFixture.file(Self.words)
        for bit in 0..<file.count * 8 {
            var bytes = file
            bytes[bit / 8] ^= 1 << (bit % 8)
            if (try? LexiconFixture.open(bytes)) != nil { Issue.record("bit \(bit) passes") }
        }
        for length in 0..<file.count
        where (try? LexiconFixture.open(Array(file[..<length]))) != nil {
            Issue.record("a cut to \(length) bytes passes")
        }
        for bytes in [file + [0], file + file, file + [UInt8](repeating: 0, count: 16)] {
            #expect(throws: FormatError.self) { try LexiconFixture.open(bytes) }
            #expect(throws: FormatError.self) { try LexiconFixture.open(bytes, .trusting) }
        }
    }

    @Test("a cut is found without the checksums too") func cuts() throws {
        let file = try LexiconFixture.file(Self.words)
        for length in 0..<file.count {
            if (try? LexiconFixture.open(Array(file[..<length]), .trusting)) != nil {
                Issue.record("a cut to \(length) bytes passes")
            }
        }
    }

    @Test("every bit flip is survived by every query without the checksums", arguments: 0..<4)
    func survived(part: Int) throws {
        let file = try LexiconFixture.file(Self.words)
        var slowest = SlowestStep()
        for bit in stride(from: part, to: file.count * 8, by: 4) {
            var bytes = file
            bytes[bit / 8] ^= 1 << (bit % 8)
            guard let lexicon = try? LexiconFixture.open(bytes, .trusting) else { continue }
            slowest.measure(bit) { Self.exercise.run(on: lexicon) }
        }
        #expect(slowest.time < Self.patience, "bit \(slowest.place)")
    }

    @Test("every eighth flip with the checksums made right again is refused or survived")
    func resealed() throws {
        try Self.sweepResealed(every: 8, from: 1)
    }

    @Test(
        "every flip with the checksums made right again is refused or survived", .tags(.slow),
        .enabled(if: SlowTests.areEnabled, SlowTests.hint), arguments: 0..<2)
    func slowAllResealed(part: Int) throws {
        try Self.sweepResealed(every: 2, from: part)
    }

    private static func sweepResealed(every step: Int, from start: Int) throws {
        let file = EditableFile(try LexiconFixture.file(words))
        var slowest = SlowestStep()
        var (refused, unsound, sound) = (0, 0, 0)
        for section in file.sections {
            // The bits of a byte take turns.
            for bit in 0..<section.range.count * 8 where (bit + bit / 8) % step == start {
                var damaged = file
                damaged.bytes[section.range.lowerBound + bit / 8] ^= 1 << (bit % 8)
                damaged.reseal(section.id)
                guard let lexicon = try? LexiconFixture.open(damaged.bytes) else {
                    refused += 1
                    continue
                }
                slowest.measure(8 * section.range.lowerBound + bit) {
                    exercise.run(on: lexicon)
                    if (try? lexicon.verifyStructure()) == nil { unsound += 1 } else { sound += 1 }
                }
            }
        }
        #expect(slowest.time < patience, "bit \(slowest.place)")
        #expect(refused > 100 / step && unsound > 1000 / step)
        // What passes is another sound lexicon, or a bit that no query reads.
        #expect(sound < unsound)
    }

    @Test("the header's own fields are refused, or survived, with right checksums") func header()
        throws
    {
        let file = EditableFile(try LexiconFixture.file(Self.words))
        let end = 24 + 32 * file.sections.count
        var slowest = SlowestStep()
        for bit in 0..<end * 8 {
            var damaged = file
            damaged.bytes[bit / 8] ^= 1 << (bit % 8)
            let sections = Int(damaged.bytes[12])
            guard sections == file.sections.count else { continue }
            damaged.sealHeader()
            guard let lexicon = try? LexiconFixture.open(damaged.bytes, .trusting) else { continue }
            slowest.measure(bit) { Self.exercise.run(on: lexicon) }
        }
        #expect(slowest.time < Self.patience, "bit \(slowest.place)")
    }
}
