import DictFormat
import DictModel
import DictSources
import DictTestSupport
import Testing

@testable import DictPipeline

/// The laws of part files: what is written and read back has the same bytes, and nothing that is
/// damaged is taken for a part.
@Suite("Parts as files") struct BuildPartTests {
    static let plan = String(repeating: "ab", count: 32)

    /// Returns a part of the sentences of `splits` among those of ``SentencePartTests``.
    static func part(
        seed: UInt64, _ splits: Set<Int>, plan: String = plan
    ) throws -> BuildPart {
        let sentences = SentencePartTests.sentences(seed: seed)
            .filter { splits.contains($0.position.split) }
        let files = splits.map { number -> (PartSplit, CorpusSentences.Reading) in
            let split = PartSplit(
                number: number, language: .english, source: number / 3, path: "c\(number)",
                sha256: Self.plan, key: String(repeating: "\(number)", count: 64))
            var reading = CorpusSentences.Reading()
            reading.sentences = sentences.count { $0.position.split == number }
            reading.summary.notes = [
                Diagnostic(.nothingToBuild, at: Place("c\(number)", line: 3), "p", hint: "h")
            ]
            return (split, reading)
        }
        return BuildPart(
            plan: plan, files: files.map { ($0.0, $0.1) },
            sentences: [.english: try SentencePartTests.part(sentences)])
    }

    @Test("a part read back has the same bytes", arguments: 1...5 as ClosedRange<UInt64>)
    func rewritten(seed: UInt64) throws {
        let part = try Self.part(seed: seed, Set(0..<9))
        let bytes = part.bytes
        let read = try BuildPart(bytes)
        #expect(read.bytes == bytes)
        #expect(read.files.map(\.split) == part.files.map(\.split))
        #expect(read.files.first?.file.summary.notes.first?.hint == "h")
        let (one, other) = (part.sentences[.english], read.sentences[.english])
        #expect(
            SentencePartTests.description(try #require(one))
                == SentencePartTests.description(try #require(other)))
    }

    @Test("files get the numbers that they have now, but not in another order") func placing()
        throws
    {
        let bytes = try Self.part(seed: 3, [1, 4]).bytes
        let moved = try BuildPart(bytes) { _, splits in
            splits.map { split in
                var split = split
                split.number += 10
                split.source += 1
                return split
            }
        }
        #expect(moved.files.map(\.split.number) == [11, 14])
        let candidates = try #require(moved.sentences[.english]).pool.candidates
        #expect(candidates.allSatisfy { [11, 14].contains($0.candidate.sentence.position.split) })
        #expect(candidates.allSatisfy { [1, 2].contains($0.candidate.sentence.source) })
        #expect(throws: FormatError.self) {
            try BuildPart(bytes) { _, splits in
                splits.map { split in
                    var split = split
                    split.number = 20 - split.number
                    return split
                }
            }
        }
    }

    @Test(
        "a part that says it was chosen from more sentences than there can be is refused",
        arguments: [(1 << 32, true), (1 << 32 + 1, false)])
    func capacity(number: Int, isRead: Bool) throws {
        let bytes = try Self.part(seed: 2, Set(0..<9)).bytes
        var writer = ArtefactWriter(kind: .part, language: .english)
        for section in try PartSections.header(of: bytes).sections {
            var contents = Array(bytes[section.range])
            if section.id == PartFormat.candidates {
                // The capacity follows the number of languages and the first language.
                let end = try #require(contents.indices.first { $0 > 1 && contents[$0] < 0x80 })
                var capacity: [UInt8] = []
                capacity.append(varint: number)
                contents.replaceSubrange(2...end, with: capacity)
            }
            writer.add(section.id, contents)
        }
        let changed = writer.finish()
        #expect(((try? BuildPart(changed)) != nil) == isRead)
        #expect(((try? PartMergeTests.merged([changed])) != nil) == isRead)
    }

    @Test("every flipped byte and every cut is found") func damage() throws {
        let bytes = try Self.part(seed: 2, Set(0..<9)).bytes
        for index in stride(from: 0, to: bytes.count, by: 7) {
            var damaged = bytes
            damaged[index] ^= 0x10
            #expect(throws: (any Error).self, "byte \(index)") { try BuildPart(damaged) }
        }
        for length in stride(from: 0, to: bytes.count, by: 101) {
            #expect(throws: FormatError.self) { try BuildPart(Array(bytes[..<length])) }
        }
    }

    @Test(
        "a forged part with right checksums is refused or read, and never a trap",
        arguments: 1...4 as ClosedRange<UInt64>)
    func forged(seed: UInt64) throws {
        let bytes = try Self.part(seed: seed, Set(0..<9)).bytes
        let header = try PartSections.header(of: bytes)
        var generator = SeededGenerator(seed: seed)
        var refused = 0
        for _ in 0..<400 {
            let chosen = try #require(header.sections.randomElement(using: &generator)).range
            var writer = ArtefactWriter(kind: .part, language: .english)
            for section in header.sections {
                var contents = Array(bytes[section.range])
                if section.range == chosen {
                    for _ in 0..<Int.random(in: 1...3, using: &generator) {
                        let index = Int.random(in: contents.indices, using: &generator)
                        switch Int.random(in: 0..<3, using: &generator) {
                        case 0: contents[index] = UInt8.random(in: .min ... .max, using: &generator)
                        case 1: contents.insert(0xFF, at: index)
                        default: if contents.count > 1 { contents.remove(at: index) }
                        }
                    }
                }
                writer.add(section.id, contents)
            }
            let forged = writer.finish()
            let merged = Result { try PartMergeTests.merged([forged]) }
            do {
                let part = try BuildPart(forged)
                #expect(throws: Never.self) { try merged.get() }
                #expect(try BuildPart(merged.get()).bytes == part.bytes)
            } catch {
                #expect(error is FormatError)
                #expect {
                    try merged.get()
                } throws: {
                    $0 is Diagnostic || $0 is Diagnostics
                }
                refused += 1
            }
        }
        #expect(refused > 200)
    }
}
