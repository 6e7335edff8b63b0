import DictFormat
import DictModel
import DictSources
import DictTestSupport
import Testing

@testable import DictPipeline

/// The laws of merging: parts merged in any order and tree have the bytes of the whole, whatever
/// fits into memory, and parts that do not fit together are refused by name.
@Suite("Merges of parts") struct PartMergeTests {
    /// Returns the merge of `files`, which are named `0.part` and so on in errors, and of which
    /// `pieceSize` bytes are in memory at a time.
    static func merged(_ files: [[UInt8]], pieceSize: Int? = nil) throws -> [UInt8] {
        let sources = try files.enumerated().map {
            try PartSource($0.element, at: Place("\($0.offset).part"))
        }
        var merge = try PartMerge(sources, pieceSize: pieceSize)
        var body: [UInt8] = []
        let head = try merge.run { body += $0 }
        #expect(head.count == PartMerge.headSize)
        #expect(merge.totals.size == head.count + body.count)
        return head + body
    }

    @Test(
        "any partition, merged in any tree, has the bytes of the whole",
        arguments: 1...20 as ClosedRange<UInt64>)
    func trees(seed: UInt64) throws {
        let whole = try BuildPartTests.part(seed: seed, Set(0..<9)).bytes
        var generator = SeededGenerator(seed: seed)
        for count in [1, 2, 5, 9] {
            var groups = [Set<Int>](repeating: [], count: count)
            for split in (0..<9).shuffled(using: &generator) {
                groups[Int.random(in: 0..<count, using: &generator)].insert(split)
            }
            var files = try groups.map { try BuildPartTests.part(seed: seed, $0).bytes }
            repeat {
                files.shuffle(using: &generator)
                let size = min(files.count, Int.random(in: 2...4, using: &generator))
                let pieceSize = [nil, 1, 7, 100].randomElement(using: &generator) ?? nil
                let merged = try Self.merged(Array(files.prefix(size)), pieceSize: pieceSize)
                files = [merged] + files.dropFirst(size)
            } while files.count > 1
            #expect(files == [whole])
        }
    }

    @Test("the sentences of several languages are merged apart") func languages() throws {
        func part(_ languages: [Language], _ splits: Set<Int>) throws -> BuildPart {
            var files: [(split: PartSplit, file: CorpusSentences.Reading)] = []
            var sentences: [Language: SentencePart] = [:]
            for language in languages {
                let part = try BuildPartTests.part(seed: 4, splits)
                sentences[language] = part.sentences[.english]
                files += part.files.map { entry in
                    var entry = entry
                    entry.split.number += language == .dutch ? 100 : 0
                    entry.split.language = language
                    return entry
                }
            }
            if var dutch = sentences[.dutch] {
                dutch = try SentencePartTests.part(
                    SentencePartTests.sentences(seed: 4).filter {
                        splits.contains($0.position.split)
                    }
                    .map { sentence in
                        var sentence = sentence
                        sentence.position.split += 100
                        return sentence
                    })
                sentences[.dutch] = dutch
            }
            return BuildPart(plan: BuildPartTests.plan, files: files, sentences: sentences)
        }
        let whole = try part([.english, .dutch], Set(0..<9)).bytes
        let parts = [
            try part([.dutch], [3, 4, 5, 6, 7, 8]).bytes, try part([.english], [5, 6, 7, 8]).bytes,
            try part([.english, .dutch], [0, 1, 2]).bytes, try part([.english], [3, 4]).bytes,
        ]
        #expect(try Self.merged(parts, pieceSize: 64) == whole)
        #expect(try BuildPart(whole).bytes == whole)
    }

    @Test("a file in both parts, another plan and damage are refused by name") func refusals()
        throws
    {
        let one = try BuildPartTests.part(seed: 1, [0, 1, 2]).bytes
        func refused(_ others: [UInt8]...) -> [Diagnostic] {
            do {
                _ = try Self.merged([one] + others)
                return []
            } catch let error as Diagnostics {
                return error.errors
            } catch {
                return (error as? Diagnostic).map { [$0] } ?? []
            }
        }
        let again = refused(
            try BuildPartTests.part(seed: 1, [2, 3]).bytes,
            try BuildPartTests.part(seed: 1, [1, 4]).bytes)
        #expect(again.map(\.code) == [.partRepeatedFile, .partRepeatedFile])
        #expect(again.map(\.found) == ["1, \"c1\"", "2, \"c2\""])
        #expect(again.map(\.place.file) == ["2.part", "1.part"])
        #expect(refused(one).count == 3)
        let other = try BuildPartTests.part(
            seed: 1, [5], plan: String(repeating: "cd", count: 32))
        let foreign = refused(other.bytes, try BuildPartTests.part(seed: 1, [6]).bytes, other.bytes)
        #expect(foreign.map(\.code) == [.partOtherPlan, .partOtherPlan])
        #expect(foreign.map(\.place.file) == ["1.part", "3.part"])
        var part = try BuildPartTests.part(seed: 1, [5])
        part = BuildPart(
            plan: part.plan, files: part.files,
            sentences: [.english: SentencePart(capacity: 3, seed: 8)])
        #expect(refused(part.bytes).map(\.place.file) == ["1.part"])
        var damaged = try BuildPartTests.part(seed: 1, [7]).bytes
        damaged[damaged.count - 1] ^= 1
        #expect(refused(damaged).map(\.place.file) == ["1.part"])
    }

    @Test("a part that changes while it is merged is refused") func changing() throws {
        let bytes = try BuildPartTests.part(seed: 2, Set(0..<9)).bytes
        let sandbox = try Sandbox(files: ["1.part": bytes])
        let source = try PartSource(sandbox.path + "/1.part", scratch: sandbox.path)
        var changed = bytes
        // A letter in the text of the last sentence.
        let index = try #require(bytes.lastIndex(of: UInt8(ascii: "e")))
        changed[index] = UInt8(ascii: "a")
        try sandbox.write(changed, to: "1.part")
        #expect(throws: Diagnostic.self) {
            var merge = try PartMerge([source])
            _ = try merge.run { _ in }
        }
        try sandbox.write(Array(bytes.dropLast(9)), to: "1.part")
        #expect(throws: Diagnostic.self) {
            var merge = try PartMerge([source])
            _ = try merge.run { _ in }
        }
    }
}

@Suite("The queue of a merge") struct MergeQueueTests {
    @Test(
        "sources come by their keys, and by their numbers", arguments: 1...20 as ClosedRange<UInt64>
    )
    func order(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var lists = (0..<Int.random(in: 0...9, using: &generator)).map { source in
            (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                (UInt64.random(in: 0...9, using: &generator), source)
            }.sorted { $0 < $1 }
        }
        let expected = lists.joined().sorted { $0 < $1 }
        var queue = MergeQueue<UInt64>()
        for (source, list) in lists.enumerated() {
            if let first = list.first { queue.add(first.0, source) }
        }
        var found: [(UInt64, Int)] = []
        while let (_, source) = queue.first {
            found.append(lists[source].removeFirst())
            queue.replaceFirst(lists[source].first?.0)
        }
        #expect(found.map(\.0) == expected.map(\.0) && found.map(\.1) == expected.map(\.1))
    }
}
