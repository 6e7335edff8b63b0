import DictModel
import DictTestSupport
import Testing

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

    @Test("a plan is read back; whatever else is refused, and never a trap") func reading() throws {
        let plan = Self.plan(sizes: [5, 6])
        let bytes = plan.bytes
        #expect(try ShardPlan(bytes, at: Place("p")) == plan)
        var generator = SeededGenerator(seed: 1)
        var refused = 0
        for _ in 0..<500 {
            var other = bytes
            let index = Int.random(in: other.indices, using: &generator)
            other[index] = UInt8.random(in: 0x20...0x7E, using: &generator)
            do {
                _ = try ShardPlan(other, at: Place("p"))
            } catch {
                #expect(error.code == .planInvalid)
                refused += 1
            }
        }
        #expect(refused > 100)
    }
}
