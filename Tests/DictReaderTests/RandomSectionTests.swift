import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

@Suite("Random sections behind a right header") struct RandomSectionTests {
    /// A file whose sections have plausible sizes and random bytes, in part or as a whole.
    private static func file(_ random: inout SeededGenerator, like sound: EditableFile) -> [UInt8] {
        func bytes(_ count: Int) -> [UInt8] {
            (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        var writer = ArtefactWriter(kind: .lexicon, language: .english)
        let letters = Int(sound.bytes[sound.range(LexiconFormat.info).lowerBound + 17])
        let plan = UInt8.random(in: 1...31, using: &random)
        for (index, section) in sound.sections.enumerated() {
            let old = Array(sound.bytes[section.range])
            guard plan >> index & 1 != 0 else {
                writer.add(section.id, old)
                continue
            }
            switch section.id {
            case LexiconFormat.info:
                var info = old
                info.replaceSubrange(4..<8, with: bytes(2) + [0, 0])
                info[16] = UInt8.random(in: 0...255, using: &random)
                info[0] = UInt8.random(in: 0...255, using: &random)
                writer.add(section.id, info)
            case LexiconFormat.codes:
                // Codes with random flags and kinds.
                let count = Int.random(in: 1...600, using: &random)
                let codes = (0..<count).map { _ in
                    LexiconFormat.Code(
                        label: Int.random(in: 0..<max(letters, 1), using: &random),
                        isWord: Bool.random(using: &random),
                        isLast: Int.random(in: 0..<4, using: &random) == 0,
                        target: LexiconFormat.TargetKind.allCases.randomElement(using: &random)
                            ?? .near,
                        count: .none)
                }
                writer.add(
                    section.id,
                    PackedTables.codes(
                        codes.sorted { $0.bits < $1.bits }, letters: letters,
                        entry: { Int.random(in: 0..<16, using: &random) }))
            case LexiconFormat.targets:
                let addresses = Set(
                    (0..<16).map { _ in Int.random(in: 0...0xFFFF, using: &random) })
                writer.add(
                    section.id,
                    PackedTables.targets(letters: letters, addresses: addresses.sorted()))
            case LexiconFormat.nodes:
                let head: [UInt8] = [255, 0, 0, 0, 0, 0, 0, 0]
                let body = bytes(Int.random(in: 0...600, using: &random))
                writer.add(section.id, head + body + [UInt8](repeating: 255, count: 272))
            default: writer.add(section.id, bytes(old.count))
            }
        }
        return writer.finish()
    }

    @Test("2,500 files neither trap nor hang") func survives() throws {
        try Self.sweep(seed: 0)
    }

    @Test(
        "20,000 files neither trap nor hang", .tags(.slow),
        .enabled(if: SlowTests.areEnabled, SlowTests.hint), arguments: 1..<9 as Range<UInt64>)
    func slowSurvivesMany(seed: UInt64) throws {
        try Self.sweep(seed: seed)
    }

    private static func sweep(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let sound = EditableFile(try LexiconFixture.conformanceFile("en-everyday"))
        var exercise = DamageTests.exercise
        exercise.bound = 60
        var slowest = SlowestStep()
        var opened = 0
        for index in 0..<2500 {
            let bytes = Self.file(&random, like: sound)
            guard let lexicon = try? LexiconFixture.open(bytes) else { continue }
            opened += 1
            slowest.measure(index) {
                exercise.run(on: lexicon)
                try? lexicon.verifyStructure()
            }
        }
        #expect(slowest.time < DamageTests.patience, "file \(slowest.place)")
        #expect(opened > 100)
    }
}
