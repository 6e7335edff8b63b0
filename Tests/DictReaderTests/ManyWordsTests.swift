import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

/// All words of six letters, 308,915,776 of them, in a file of 7,606 bytes.
@Suite("Many words in a small file") struct ManyWordsTests {
    private static func file() throws -> [UInt8] {
        try LexiconFixture.conformanceFile("en-all-sixes")
    }

    @Test("the check takes as long as the file is") func check() throws {
        let lexicon = try LexiconFixture.open(Self.file())
        let time = try ThreadTime.measure { try lexicon.verifyStructure() }
        #expect(time < .seconds(1))
        #expect(lexicon.count == 308_915_776)
    }

    @Test("each bit of a node and of the counts is looked at") func flips() throws {
        let sound = EditableFile(try Self.file())
        let checked = [
            (LexiconFormat.nodes, sound.range(LexiconFormat.nodes).count - LexiconFormat.sentinel),
            (LexiconFormat.info, 17),
        ]
        var unseen = 0
        for (section, length) in checked {
            for bit in stride(from: 0, to: 8 * length, by: 5) {
                // Narrow and wide entries have as many bytes here, so a node may be called either.
                if section == LexiconFormat.nodes, bit % (8 * 213) == 64 { continue }
                var file = sound
                file.set(section, bit / 8, file.number(section, bit / 8, 1) ^ 1 << (bit % 8), 1)
                file.reseal(section)
                do throws(FormatError) {
                    try LexiconFixture.open(file.bytes).verifyStructure()
                    unseen += 1
                } catch {}
            }
        }
        #expect(unseen == 0)
    }

    @Test("a search stops where its caller stops") func stops() throws {
        let lexicon = try LexiconFixture.open(Self.file())
        var seen = 0
        try lexicon.forEachWord(matching: Array("*e?".utf8).span) { _ in
            seen += 1
            return seen < 10
        }
        #expect(seen == 10)
        try lexicon.forEachAnagram(of: Array("abc???".utf8).span) { word in
            seen += 1
            return seen < 20
        }
        #expect(seen == 20)
    }

    @Test("a search stops where its budget is spent") func budget() throws {
        let lexicon = try LexiconFixture.open(Self.file())
        let pattern = Array("qz???e".utf8)
        func left(of budget: Int64) throws -> (left: Int64, words: Int) {
            var (budget, words) = (budget, 0)
            try lexicon.forEachWord(matching: pattern.span, reading: &budget) { _ in
                words += 1
                return true
            }
            return (budget, words)
        }
        let whole = try left(of: .max)
        // One more is needed to tell a search that has ended from one that had to.
        let needed = Int64.max - whole.left + 1
        #expect(whole.words == 17_576)
        #expect(try left(of: needed) == (1, 17_576))
        #expect(try left(of: needed - 1).left == 0)
        #expect(try left(of: 40) == (0, 0))
        #expect(try left(of: 0) == (0, 0))
        var letters: Int64 = 1_000_000
        try lexicon.forEachAnagram(of: Array("ab????".utf8).span, reading: &letters) { _ in true }
        #expect(letters == 0)
        letters = 1_000_000
        try lexicon.forEachWord(
            madeOf: Array("ab????".utf8).span, minimumLength: 2, reading: &letters
        ) { _ in true }
        #expect(letters == 0)
    }

    @Test("a list of countless arcs takes no time") func endless() throws {
        // Each arc says `a` and leads behind the end of its list, which is far away.
        for target in [LexiconFormat.TargetKind.next, .near] {
            let code = LexiconFormat.Code(
                label: 0, isWord: false, isLast: false, target: target, count: .none)
            var info: [UInt8] = []
            for number: UInt32 in [1 << 30, 8, 1, 1] { info.append(littleEndian: number) }
            info += [255, 1, 27, 5, 7] + [UInt8](repeating: 0, count: 11) + [0x61]
            info += [UInt8](repeating: 0, count: 64 - info.count)
            var writer = ArtefactWriter(kind: .lexicon, language: .english)
            writer.add(LexiconFormat.info, info)
            writer.add(LexiconFormat.codes, PackedTables.codes([code], letters: 1))
            writer.add(LexiconFormat.targets, PackedTables.targets(letters: 1))
            writer.add(LexiconFormat.pages, [UInt8](repeating: 0, count: 256))
            writer.add(
                LexiconFormat.nodes,
                [255, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 60_000)
                    + [UInt8](repeating: 255, count: 272))
            let lexicon = try LexiconFixture.open(writer.finish())
            let time = ThreadTime.measure {
                QueryExercise(words: [[0x61, 0x61], [0x62]]).run(on: lexicon)
                #expect(throws: FormatError.self) { try lexicon.verifyStructure() }
            }
            #expect(time < DamageTests.patience)
        }
    }
}
