import DictTestSupport
import Foundation
import Testing

/// Corpora as people have them, each a folder of Tests/Cases/corpora with a configuration, its
/// sources, and `expect.tsv`, whose lines say what a build makes of them.
///
/// | line | meaning |
/// |---|---|
/// | `status` number | the exit status |
/// | `kept` language sentence | a sentence of the pack; the lines name all of them |
/// | `dropped` language reason number | how many sentences the reason dropped; the lines name all |
/// | `gap` language word class sentence | a gap of a sentence |
/// | `nogap` language word… | words that are gaps nowhere |
/// | `message` text text | a line of the output with both texts in it |
@Suite("Corpora as people have them") struct CorpusCaseTests {
    private static let folder = Sandbox.package + "/Tests/Cases/corpora"

    static let cases =
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []

    @Test("there are cases") func some() { #expect(Self.cases.count >= 20) }

    @Test("a build of the case", arguments: cases) func build(name: String) throws {
        let sandbox = try Sandbox(files: [:])
        let copied = try sandbox.shell("cp -R '\(Self.folder)/\(name)/.' .")
        try #require(copied.status == 0, "\(copied.errors)")
        let run = try sandbox.run("build --config dictc.yml --json")
        let text = String(decoding: try sandbox.bytes(of: "expect.tsv"), as: UTF8.self)
        let lines = text.split(separator: "\n").map {
            $0.split(separator: "\t").map(String.init)
        }
        func rows(_ verb: String, _ language: String? = nil) -> [[String]] {
            lines.filter { $0[0] == verb && (language == nil || $0[1] == language) }
        }
        let status = try #require(rows("status").first.flatMap { Int32($0[1]) })
        #expect(run.status == status, "\(run.errors)")
        for line in rows("message") {
            let all = run.output + run.errors
            #expect(
                all.split(separator: "\n").contains {
                    $0.contains(line[1]) && $0.contains(line[2])
                }, "\(line) in \(all)")
        }
        guard status == 0 else { return }
        for language in Set(lines.filter { $0[0] != "status" && $0[0] != "message" }.map { $0[1] })
            .sorted()
        {
            let pack = try Pack(language, in: sandbox)
            #expect(pack.sentences.keys.sorted() == rows("kept", language).map { $0[2] }.sorted())
            let dropped = Dictionary(
                uniqueKeysWithValues: rows("dropped", language).map { ($0[2], Int($0[3]) ?? 0) })
            #expect(pack.dropped == dropped)
            for line in rows("gap", language) {
                #expect(pack.sentences[line[4]]?[line[2]] == line[3], "\(line)")
            }
            for word in rows("nogap", language).flatMap({ $0.dropFirst(2) }) {
                for (sentence, gaps) in pack.sentences {
                    #expect(gaps[word] == nil, "\(word) in \(sentence)")
                }
            }
        }
    }

    /// The sentences of a pack with the classes of their gaps, and the numbers of those dropped.
    private struct Pack {
        var sentences: [String: [String: String]] = [:]
        var dropped: [String: Int] = [:]

        init(_ language: String, in sandbox: Sandbox) throws {
            let run = try sandbox.run("export out/\(language).sentences --format jsonl")
            try #require(run.status == 0, "\(run.errors)")
            for line in run.output.split(separator: "\n") {
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
                let sentence = try #require(object as? [String: Any])
                let text = try #require(sentence["text"] as? String)
                for gap in try #require(sentence["gaps"] as? [[String: Any]]) {
                    let answer = try #require(gap["answer"] as? String)
                    sentences[text, default: [:]][answer] = gap["class"] as? String
                }
            }
            let bytes = try sandbox.bytes(of: "out/report.json")
            let report = try #require(
                try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
            let artefacts = try #require(report["artefacts"] as? [[String: Any]])
            let entry = try #require(
                artefacts.first { $0["artefact"] as? String == "\(language).sentences" })
            for corpus in entry["corpora"] as? [[String: Any]] ?? [] {
                for (reason, count) in corpus["dropped"] as? [String: Int] ?? [:] {
                    dropped[reason, default: 0] += count
                }
            }
        }
    }
}
