import DictModel
import DictSources
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

@Suite("Plans") struct ShardPlanTests {
    private static let key = String(repeating: "0a", count: 32)

    private static func plan(sizes: [Int]) -> ShardPlan {
        ShardPlan(
            key: key, side: [ShardPlan.SideInput(file: "en/words.txt", sha256: key)],
            splits: sizes.enumerated().map { number, bytes in
                ShardPlan.Split(
                    number: number, language: "en", corpus: "films/*.xml", source: 0,
                    file: "films/\(number).xml", bytes: bytes, sha256: key, key: key)
            })
    }

    @Test("tasks have every file once and about the same size", arguments: [1, 2, 3, 7, 50])
    func tasks(count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        let plan = Self.plan(
            sizes: (0..<40).map { _ in Int.random(in: 0...900, using: &generator) })
        let tasks = try (1...count).map { try plan.splits(.task($0, of: count), at: Place("p")) }
        #expect(tasks.joined().map(\.number).sorted() == Array(0..<40))
        let loads = tasks.map { $0.reduce(0) { $0 + $1.bytes } }
        #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= 950)
        #expect(tasks.allSatisfy { $0.map(\.number) == $0.map(\.number).sorted() })
    }

    @Test("no other task, no other file and no file twice") func choices() throws {
        let plan = Self.plan(sizes: [1, 2, 3])
        func code(_ choice: ShardPipeline.Choice) -> Diagnostic.Code? {
            do {
                _ = try plan.splits(choice, at: Place("p"))
                return nil
            } catch {
                return error.code
            }
        }
        #expect(code(.task(4, of: 3)) == .planNoTask)
        #expect(code(.task(0, of: 3)) == .planNoTask)
        #expect(code(.splits([3])) == .planNoSplit)
        #expect(code(.splits([1, 1])) == .planNoSplit)
        #expect(code(.splits([2, 0])) == nil)
    }

    @Test(
        "a plan cannot make dictc read other files than those of the corpora",
        arguments: [
            ("films/**/*.xml", "films/a/1.xml", true), ("films", "films/1.xml", true),
            ("films/1.xml", "films/1.xml", true), ("*.xml", "1.xml", true),
            ("films", "other/1.xml", false), ("films", "films/../other/1.xml", false),
            ("films", "/etc/hostname", false), ("films", "filmstar.xml", false),
            ("*.xml", "/etc/hostname", false),
        ])
    func paths(corpus: String, file: String, isFine: Bool) throws {
        let sandbox = try Sandbox(files: [
            "p/dictc.yml": Array(
                "schema: 1\noutput: ../out\nlanguages: { en: { sentences: [{ file: a, format: tei }] } }\n"
                    .utf8)
        ])
        var options = BuildOptions()
        options.configuration = sandbox.path + "/p/dictc.yml"
        let project = try Project(options)
        let plan = Self.plan(sizes: [])
        let split = ShardPlan.Split(
            number: 0, language: "en", corpus: corpus, source: 0, file: file, bytes: 0,
            sha256: Self.key, key: Self.key)
        if isFine {
            try plan.checkPath(of: split, in: project, at: Place("p"))
        } else {
            let fault = #expect(throws: Diagnostic.self) {
                try plan.checkPath(of: split, in: project, at: Place("p"))
            }
            #expect([.planForeignFile, .configLink].contains(fault?.code))
        }
    }

    @Test("dividing costs little more than reading the plan") func manyTasks() throws {
        // A square number of steps would take minutes.
        let plan = Self.plan(sizes: [Int](repeating: 0, count: 200_000))
        let numbers = [1, 77_777, 200_000].map { task in
            try? plan.splits(.task(task, of: 200_000), at: Place("p")).map(\.number)
        }
        #expect(numbers == [[0], [77_776], [199_999]])
        #expect(try plan.splits(.splits(Array(0..<200_000)), at: Place("p")) == plan.splits)
    }

    @Test("a plan is read back; whatever else is refused, and never a trap") func reading() throws {
        let plan = Self.plan(sizes: [5, 6])
        let bytes = plan.bytes
        #expect(try ShardPlan(bytes, at: Place("p")) == plan)
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<500 {
            var other = bytes
            let index = Int.random(in: other.indices, using: &generator)
            other[index] = UInt8.random(in: 0x20...0x7E, using: &generator)
            guard other != bytes else { continue }
            let fault = #expect(throws: Diagnostic.self, "byte \(index)") {
                try ShardPlan(other, at: Place("p"))
            }
            #expect(fault?.code == .planInvalid)
        }
    }

    /// Changes that leave a plan readable, as text to replace and its replacement.
    private static let edits: [(String, String)] = [
        ("{\"schema\"", "\u{FEFF}{\"schema\""), ("{\"schema\":1,", "{\"schema\":1,\"schema\":1,"),
        ("\"number\":0,", "\"number\":0.0,"), ("\"number\":0,", "\"number\":0,\"number\":0,"),
        ("\"number\":0,", "\"number\":0,\"more\":1,"), ("\"key\"", "\"more\":{},\"key\""),
        ("\"bytes\":5", "\"bytes\":9223372036854775807"), ("\"bytes\":5", "\"bytes\":5e0"),
        ("\"bytes\":5", "\"bytes\":6"), ("films/0.xml", "films\\/0.xml"),
        ("films/0.xml", "films/1.xml"), ("[\n{\"file\"", "[{\"file\""), ("]}\n", "]}"),
        ("]}\n", "]}\n\n"), ("\"key\":\"0a", "\"key\":\"0b"),
        ("{\"file\":\"en/words.txt\",\"sha256\":\"\(key)\"}", ""), ("en/words.txt", "en/other.txt"),
        (
            "]}\n",
            ",{\"number\":2,\"language\":\"en\",\"corpus\":\"films/*.xml\",\"source\":0,"
                + "\"file\":\"films/2.xml\",\"bytes\":1,\"sha256\":\"\(key)\",\"key\":\"\(key)\"}]}\n"
        ),
    ]

    @Test("a plan that someone has edited is refused with a way out", arguments: edits.indices)
    func edited(index: Int) throws {
        let plan = String(decoding: Self.plan(sizes: [5, 6]).bytes, as: UTF8.self)
        let (old, new) = Self.edits[index]
        let text = plan.replacing(old, with: new, maxReplacements: 1)
        #expect(text != plan)
        let fault = #expect(throws: Diagnostic.self) {
            try ShardPlan(Array(text.utf8), at: Place("p"))
        }
        #expect(fault?.code == .planInvalid)
        #expect(fault?.problem == "the plan is not as `dictc shard` wrote it", "\(fault as Any)")
        #expect(fault?.hint?.contains("`--split`") == true)
    }

    @Test("without a split, and with two of them swapped, a plan is another one")
    func otherSplits() throws {
        let splits = Self.plan(sizes: [5, 6, 7]).splits
        let whole = Self.plan(sizes: [5, 6, 7])
        func other(_ splits: [ShardPlan.Split]) -> ShardPlan {
            ShardPlan(key: whole.key, side: whole.side, splits: splits)
        }
        var swapped = splits
        swapped.swapAt(0, 1)
        swapped[0].number = 0
        swapped[1].number = 1
        for plan in [other(Array(splits.dropLast())), other(swapped), other([])] {
            #expect(plan.digest != whole.digest)
            // With the digest of the whole plan, as an edit leaves it.
            let text = String(decoding: plan.bytes, as: UTF8.self)
                .replacing(plan.digest, with: whole.digest)
            #expect(throws: Diagnostic.self) { try ShardPlan(Array(text.utf8), at: Place("p")) }
            // With its own digest, it does not fit the parts of the whole.
            let sandbox = try Sandbox(files: [
                "1.part": BuildPart(plan: whole.digest, files: [], sentences: [:]).bytes
            ])
            let fault = #expect(throws: Diagnostics.self) {
                try GivenParts(plan, [sandbox.path + "/1.part"])
            }
            #expect(fault?.errors.map(\.code) == [.partOtherPlan])
        }
    }

    @Test("a part cannot bring a file that its plan does not have") func unknownFile() throws {
        let plan = Self.plan(sizes: [5])
        let good = PartSplit(plan.splits[0], .english)
        var others = [good, good, good, good]
        others[0].number = 1
        others[1].path = "films/1.xml"
        others[2].sha256 = String(repeating: "0b", count: 32)
        others[3].language = .dutch
        for split in others {
            let part = BuildPart(
                plan: plan.digest, files: [(split, CorpusSentences.Reading())], sentences: [:])
            let sandbox = try Sandbox(files: ["1.part": part.bytes])
            let fault = #expect(throws: Diagnostics.self) {
                try GivenParts(plan, [sandbox.path + "/1.part"])
            }
            #expect(fault?.errors.map(\.code) == [.partUnknownFile])
        }
    }

    @Test("a plan with other word lists than the project is refused, whatever its digest")
    func sideInputs() throws {
        let sandbox = try Sandbox(files: [
            "p/dictc.yml": Array(
                """
                schema: 1
                output: ../out
                languages:
                  en:
                    words: [{ file: w.txt, familiarity: 1 }]
                    sentences: [{ file: a.xml, format: tei }]

                """.utf8), "p/w.txt": Array("pea\n".utf8), "p/a.xml": Array("<x/>".utf8),
        ])
        var options = BuildOptions()
        options.configuration = sandbox.path + "/p/dictc.yml"
        let project = try Project(options)
        let plan = try ShardPlan(project, SourceDigests(project))
        #expect(plan.side.map(\.file) == ["w.txt"])
        _ = try plan.check(project, at: Place("p"))
        let more = ShardPlan.SideInput(file: "/etc/hostname", sha256: Self.key)
        for side in [[], plan.side + [more]] {
            let other = ShardPlan(key: plan.key, side: side, splits: plan.splits)
            let fault = #expect(throws: Diagnostic.self) {
                try other.check(project, at: Place("p"))
            }
            #expect(fault?.code == .planInvalid)
        }
    }

    @Test("a word list that changes while a part is read is refused") func changing() throws {
        let sandbox = try Sandbox(files: [
            "p/dictc.yml": Array(
                """
                schema: 1
                output: ../out
                languages:
                  en:
                    words: [{ file: w.txt, familiarity: 1 }]
                    sentences: [{ file: a.conllu, format: conllu, may-be-empty: true }]

                """.utf8), "p/w.txt": Array("pea\n".utf8),
            "p/a.conllu": Array("1\tPea\t_\tNOUN\t_\t_\t0\t_\t_\t_\n\n".utf8),
        ])
        var options = BuildOptions()
        options.configuration = sandbox.path + "/p/dictc.yml"
        let path = sandbox.path + "/plan.json"
        try sandbox.write(ShardPipeline.plan(options).bytes, to: "plan.json")
        _ = try ShardPipeline.map(options, plan: path, .task(1, of: 1))
        let list = sandbox.path + "/p/w.txt"
        options.progress = { _ in
            try? Data("pea\npear\n".utf8).write(to: URL(fileURLWithPath: list))
        }
        let fault = #expect(throws: Diagnostics.self) {
            try ShardPipeline.map(options, plan: path, .task(1, of: 1))
        }
        #expect(fault?.errors.map(\.code) == [.sourceChanged])
        #expect(fault?.errors.first?.place.file == "w.txt")
    }
}
