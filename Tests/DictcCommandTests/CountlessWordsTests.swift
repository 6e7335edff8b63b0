import DictModel
import DictReader
import DictTestSupport
import Foundation
import Testing

@testable import DictTerminal
@testable import dictc

/// A sound lexicon of 2,016 bytes with 1,073,741,824 words, which nothing lists by accident.
@Suite("Countless words") struct CountlessWordsTests {
    private static let path = Sandbox.package + "/Tests/Fixtures/countless.lexicon"

    private static func sandbox() throws -> Sandbox {
        let lexicon = try Data(contentsOf: URL(fileURLWithPath: path))
        let yaml =
            "schema: 1\noutput: ../build-output\nlanguages: { en: { words: [{ file: w.txt }] } }\n"
        return try Sandbox(files: [
            "raw-data/dictc.yml": Array(yaml.utf8), "raw-data/w.txt": Array("pea\npear\n".utf8),
            "countless.lexicon": Array(lexicon),
        ])
    }

    @Test("are not exported by accident", arguments: ["", "--json", "--csv", "-o words.txt"])
    func export(options: String) throws {
        let sandbox = try Self.sandbox()
        let run = try sandbox.run("export countless.lexicon \(options)")
        #expect(run.status == 65)
        #expect(run.errors.hasPrefix("countless.lexicon: "), "\(run.errors)")
        #expect(run.errors.contains("too much work to list all words"), "\(run.errors)")
        #expect(run.errors.contains("1,073,741,824"), "\(run.errors)")
        #expect(try sandbox.shell("ls words.txt").status != 0)
        // What the hint says.
        let start = String(repeating: "AB", count: 12)
        #expect(try sandbox.run("query --file countless.lexicon '\(start)*' --limit 3").status == 0)
        let some = try sandbox.shell(
            "\"$DICTC\" export countless.lexicon --all \(options == "-o words.txt" ? "" : options)"
                + " | head -n 3 | wc -l")
        #expect(some.output.contains("3"), "\(some.output)\(some.errors)")
    }

    @Test("are not compared word by word") func compare() throws {
        let sandbox = try Self.sandbox()
        let builds = try sandbox.shell(
            """
            "$DICTC" build && cp -r build-output other && cp countless.lexicon other/en.lexicon
            """)
        #expect(builds.status == 0, "\(builds.errors)")
        let report = try sandbox.run("report --compare other --format markdown")
        #expect(report.status == 65)
        #expect(report.errors.contains("too much work to compare the words"), "\(report.errors)")
        for call in ["diff build-output other", "diff other build-output"] {
            let run = try sandbox.run(call)
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.errors.contains("`dictc export --all`"), "\(run.errors)")
        }
        // A build counts what came and went as before.
        let same = try sandbox.run("report --compare build-output --format markdown")
        #expect(same.status == 0, "\(same.errors)")
    }

    @Test("Tab completes what all of them share") func completion() throws {
        let lexicon = try Lexicon(contentsOf: Self.path)
        let time = ThreadTime.measure {
            for start in ["", "a", "ab", "abababababababababababababababa"] {
                _ = LinePrompt.completion(of: Array(start.utf8), in: lexicon)
            }
        }
        #expect(time < .seconds(1))
        let everyday = try Lexicon(
            contentsOf: Sandbox.package + "/Tests/Conformance/good/en-everyday.lexicon")
        let words = everyday.words(startingWith: "").map { Array($0.utf8) }
        for word in words.prefix(300) {
            for length in 1...word.count {
                let prefix = Array(word.prefix(length))
                let all = words.filter { $0.starts(with: prefix) }
                var common = all[0]
                for other in all { common = zip(common, other).prefix { $0 == $1 }.map(\.0) }
                #expect(
                    prefix + LinePrompt.completion(of: prefix, in: everyday) == common,
                    "\(String(decoding: prefix, as: UTF8.self))")
            }
        }
    }
}
