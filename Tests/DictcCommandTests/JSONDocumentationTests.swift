import DictTestSupport
import Foundation
import Testing

@Suite("Documentation/JSON.md") struct JSONDocumentationTests {
    /// The small project, built, with inputs for all commands.
    static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox.builtProject()
        let pack = #"{"set":1,"level":1,"attempts":null,"words":["TEA","EAT","TEE","PEA","PET"]}"#
        try sandbox.write(pack + "\n", to: "packs")
        let rows = ["The\tthe\tDET", "pea\tpea\tNOUN", "sleeps\tsleep\tVERB"].enumerated()
            .map { "\($0 + 1)\t\($1)\t_\t_\t0\troot\t_\t_\n" }.joined()
        try sandbox.write(String(repeating: rows + "\n", count: 30), to: "corpus.conllu")
        try sandbox.write("The pea sleeps.\n", to: "text.txt")
        try sandbox.write("word,game,kind,count\npea,ghost,wrong,3\n", to: "reports")
        let run = try sandbox.run("train corpus.conllu -o tagger")
        try #require(run.status == 0, "\(run.errors)")
        return sandbox
    }

    /// The text of the section about a command, or about errors.
    private static func section(_ name: String) throws -> String {
        let page = try String(
            contentsOfFile: Sandbox.package + "/Documentation/JSON.md", encoding: .utf8)
        let parts = page.components(separatedBy: "\n## ")
        return try #require(parts.first { $0.hasPrefix(name + "\n") }, "\(name)")
    }

    /// All names of members in `value`, but those of objects that are named by data.
    private static func names(in value: Any, _ data: Set<String>) -> Set<String> {
        if let list = value as? [Any] {
            return list.reduce(into: []) { $0.formUnion(names(in: $1, data)) }
        }
        guard let object = value as? [String: Any] else { return [] }
        return object.reduce(into: []) { all, member in
            all.insert(member.key)
            guard member.key != "configuration" else { return }
            let inner = member.value as? [String: Any]
            let values: Any =
                data.contains(member.key) ? inner.map { Array($0.values) } ?? [] : member.value
            all.formUnion(names(in: values, data))
        }
    }

    @Test(
        "every member that a command prints is explained",
        arguments: [
            ("dictc query", "query pea 'p?a*' qqq"), ("dictc why", "why hah"),
            ("dictc info", "info build-output/en.lexicon"), ("dictc verify", "verify build-output"),
            ("dictc diff", "diff build-output/nl.lexicon build-output/en.lexicon"),
            ("dictc explain", "explain"), ("dictc explain", "explain file.missing"),
            ("dictc build", "build"), ("dictc levels", "levels --from packs"),
            ("dictc export", "export build-output/en.lexicon"),
            ("dictc lexicon", "lexicon raw-data/en/words.txt -o x"),
            ("dictc count", "count --tags none conllu:corpus.conllu"),
            ("dictc count", "count --tags none conllu:corpus.conllu -o counts"),
            ("dictc tag", "tag text.txt --model tagger"),
            ("dictc tag", "tag corpus.conllu --format conllu --model tagger --score"),
            ("dictc train", "train corpus.conllu -o model"),
            ("dictc ship", "ship out --release 1"), ("dictc init", "init new"),
            ("dictc config", "config"), ("dictc why", "why --without CC0-1.0"),
            ("dictc triage", "triage reports"),
            ("dictc play", "play ghost --names A,B --archive a"),
            ("dictc shard", "shard -o plan"), ("Errors", "export nothing"),
            ("dictc verify", "verify nothing"),
        ])
    func members(section: String, call: String) throws {
        let text = try Self.section(section) + Self.section("Everywhere") + Self.section("Errors")
        let run = try Self.sandbox().run(call + " --json")
        let data: Set<String> = ["classes", "surest", "dropped", "reasons", "rules"]
        #expect(!run.output.isEmpty, "\(run.errors)")
        for line in run.output.split(separator: "\n") {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            for name in Self.names(in: object, data) where !text.contains("`\(name)`") {
                Issue.record("\(section): `\(name)` is not explained")
            }
        }
    }
}
