import DictCompiler
import DictFormat
import DictModel
import DictTestSupport
import Testing

@testable import DictReader

/// Files whose sentences are single words, so that each word has a rival set of any answers.
private enum RivalFamily {
    /// The sentences `w0` to `wN`, each with the rivals that `sets` gives by number.
    static func sentences(_ sets: [[Int]]) -> [PlayableSentence] {
        sets.enumerated().map { index, rivals in
            let text = word(index)
            return PlayableSentence(
                text: TokenisedText(
                    text: text,
                    tokens: [Token(ByteRange(offset: 0, length: text.count), tag: .noun)]),
                gaps: [Gap(token: 0, rivals: rivals.map(word))])
        }
    }

    /// The word of a number, of the same length for all, so that byte order is that of numbers.
    static func word(_ number: Int) -> [UInt8] {
        [UInt8(ascii: "w")] + Array(String(10_000 + number).utf8)
    }

    /// Sets that have much in common, most of them variants of an earlier one.
    static func random(seed: UInt64) -> [[Int]] {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...120, using: &random)
        var sets: [Set<Int>] = []
        for own in 0..<count {
            var set = Set<Int>()
            switch Int.random(in: 0..<8, using: &random) {
            case 0: break
            case 1, 2:
                let share = Int.random(in: 1...9, using: &random)
                for number in 0..<count where Int.random(in: 0..<10, using: &random) < share {
                    set.insert(number)
                }
            default:
                set = sets.randomElement(using: &random) ?? []
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    set.formSymmetricDifference([Int.random(in: 0..<count, using: &random)])
                }
            }
            set.remove(own)
            sets.append(set)
        }
        return sets.map { $0.sorted() }
    }

    /// The file of these sets.
    static func file(_ sets: [[Int]]) throws -> [UInt8] {
        try SentencesArtefact.bytes(of: sentences(sets), language: .english, seed: 1)
    }

    /// The file of these sets with another section of rival sets.
    static func file(_ sets: [[Int]], records: [[UInt8]]) throws -> [UInt8] {
        let section = try #require(RecordTable.bytes(of: records))
        var changed = try PackFile(file(sets))
        changed[SentencesFormat.rivals] = section
        return changed.bytes
    }

    static func record(_ back: Int, _ changes: [Int]) -> [UInt8] {
        var (bytes, next): ([UInt8], Int) = ([], 0)
        bytes.append(varint: back)
        for number in changes {
            bytes.append(varint: number - next)
            next = number + 1
        }
        return bytes
    }
}

@Suite("Rival sets") struct RivalSetTests {
    static func isSound(_ bytes: [UInt8]) throws -> Bool {
        let set = try SentenceSet(ArtefactBytes(bytes))
        do { try set.verifyStructure() } catch { return false }
        return true
    }

    @Test("come back as they were given", arguments: 0..<60 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        let sets = RivalFamily.random(seed: seed)
        let bytes = try RivalFamily.file(sets)
        let file = try SentenceSet(ArtefactBytes(bytes))
        try file.verifyStructure()
        #expect(file.rivalSets.count == Set(sets).count)
        for (index, expected) in sets.enumerated() {
            let gap = try #require(file.gaps(at: index).first)
            #expect(gap.answer == index && file.rivals(of: gap) == expected)
        }
        for number in [-1, file.rivalSets.count, .max, .min] {
            #expect(file.rivals(inSet: number) == nil)
        }
        #expect(try RivalFamily.file(sets) == bytes)
    }

    @Test("that more gaps have come first") func order() throws {
        let file = try SentenceSet(ArtefactBytes(RivalFamily.file([[3], [3], [3], [0]])))
        let numbers = (0..<4).map { file.gaps(at: $0).first?.rivalSet }
        #expect(numbers == [0, 0, 0, 1])
    }

    @Test("of a chain take no more steps than are allowed") func chain() throws {
        // The sets {}, {0}, {0, 1} … are the differences of one answer each.
        let sets = (0..<60).map { Array(0..<$0) }
        let file = try SentenceSet(ArtefactBytes(try RivalFamily.file(sets)))
        try file.verifyStructure()
        var depths: [Int] = []
        for number in 0..<file.rivalSets.count {
            let record = try #require(file.rivalRecord(number))
            depths.append(record.base.map { depths[$0] + 1 } ?? 0)
        }
        #expect(depths.max() == SentencesFormat.maximumRivalDepth)
        #expect(file.rivalSets.count == 60)
    }

    @Test("may be as many steps from one without a base as are allowed, and no more") func steps()
        throws
    {
        let most = SentencesFormat.maximumRivalDepth
        for count in [most + 1, most + 2] {
            let sets = (0..<count).map { Array(0..<$0) }
            let records = (0..<count).map { number in
                number == 0
                    ? RivalFamily.record(0, []) : RivalFamily.record(1, [number - 1])
            }
            let bytes = try RivalFamily.file(sets, records: records)
            let file = try SentenceSet(ArtefactBytes(bytes))
            #expect(file.rivals(inSet: most) == Array(0..<most))
            if count == most + 1 {
                try file.verifyStructure()
            } else {
                #expect(file.rivals(inSet: most + 1) == nil)
                let error = #expect(throws: FormatError.self) { try file.verifyStructure() }
                let place = "damaged: entry \(most + 1) of section RIVD"
                #expect(error?.description == place + " holds a value out of range")
            }
        }
    }

    @Test(
        "are checked as a plain reading of them would, whatever their records say",
        arguments: 0..<200 as Range<UInt64>)
    func anyRecords(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...8, using: &random)
        let records = (0..<count).map { number in
            RivalFamily.record(
                Int.random(in: 0...number + (seed % 9 == 0 ? 1 : 0), using: &random),
                (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
        }
        // Sets that all differ, so that the file has a set for each word.
        let bytes = try RivalFamily.file((0..<count).map { Array(0..<$0) }, records: records)
        let file = try SentenceSet(ArtefactBytes(bytes))
        var model: [Set<Int>?] = []
        for (number, record) in records.enumerated() {
            let back = Int(record[0])
            var (set, next): (Set<Int>?, Int) = (back == 0 ? [] : nil, 0)
            if back > 0, back <= number { set = model[number - back] }
            for skipped in record.dropFirst() {
                set?.formSymmetricDifference([next + Int(skipped)])
                next += Int(skipped) + 1
            }
            model.append(set)
        }
        let found = (0..<count).map { file.rivals(inSet: $0) }
        #expect(found == model.map { $0?.sorted() })
        var isSound = !found.contains(nil) && Set(found).count == count
        for index in 0..<count {
            let gap = try #require(file.gaps(at: index).first)
            if file.rivals(of: gap).contains(gap.answer) { isSound = false }
        }
        #expect(try Self.isSound(bytes) == isSound)
    }

    @Test("of a file that states a large set in each record are checked without listing them all")
    func amplification() throws {
        // 20,000 sets of about 20,000 answers in 200 kB: 400 million members.
        let count = 20_000
        let sets = (0..<count).map { $0 == 0 ? [] : [$0 - 1] }
        let records = (0..<count).map { number in
            number == 0
                ? RivalFamily.record(0, Array(0..<count)) : RivalFamily.record(number, [number])
        }
        let bytes = try RivalFamily.file(sets, records: records)
        let file = try SentenceSet(ArtefactBytes(bytes))
        #expect(file.rivals(inSet: 7)?.count == count - 1)
        let error = #expect(throws: FormatError.self) { try file.verifyStructure() }
        let place = "damaged: entry 0 of section RIVD"
        #expect(
            error?.description == place + " holds a word or a text that is not allowed there")
    }
}
