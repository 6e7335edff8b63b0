import DictTestSupport
import Testing

/// Every option that names a file to write, on every kind of file that the same call reads.
@Suite("An output never destroys an input") struct NamedOutputTests {
    private static let preparation = """
        mkdir -p packs other
        "$DICTC" levels --language en --json > packs/en.jsonl 2> /dev/null
        printf '1\\tpea\\tpea\\tNOUN\\t_\\t_\\t0\\t_\\t_\\t_\\n\\n' > c.conllu
        printf 'pea\\npeas\\n' > list.txt
        cp list.txt notice.txt
        cp -r build-output other/
        "$DICTC" shard -o plan.json
        "$DICTC" count conllu:c.conllu --tags none -o counts.tsv
        for file in c.conllu list.txt notice.txt plan.json; do
            ln -s $file link-$file; ln $file hard-$file
        done
        """

    private static let calls = [
        "lexicon list.txt -o list.txt",
        "lexicon list.txt -o link-list.txt",
        "lexicon list.txt -o ./hard-list.txt",
        "lexicon link-list.txt -o list.txt",
        "lexicon - -o list.txt < list.txt",
        "export build-output/en.lexicon -o build-output/en.lexicon",
        "train c.conllu -o c.conllu",
        "train c.conllu -o hard-c.conllu",
        "train c.conllu --calibrate list.txt -o list.txt",
        "train c.conllu --notice notice.txt -o link-notice.txt",
        "count conllu:c.conllu -o c.conllu",
        "count counts.tsv --lists -o counts.tsv",
        "count conllu:c.conllu -o link-c.conllu --json",
        "levels --from packs/en.jsonl -o packs/en.jsonl",
        "levels --from - -o packs/en.jsonl < packs/en.jsonl",
        "levels -o raw-data/en/words.txt",
        "levels -o raw-data/dictc.yml",
        "shard -o raw-data/dictc.yml",
        "map --plan plan.json --task 1/1 -o plan.json",
        "map --plan plan.json --task 1/1 -o hard-plan.json",
        "report -o build-output/report.json",
        "report -o build-output/manifest.json",
        "report -o build-output/en.lexicon",
        "report --compare other/build-output -o other/build-output/report.json",
        "report --times list.txt -o list.txt",
        "build --report raw-data/en/words.txt",
        "build --times raw-data/dictc.yml",
    ]

    @Test("the call is refused, and nothing is written", arguments: calls)
    func refused(call: String) throws {
        let sandbox = try Sandbox.builtProject()
        let prepared = try sandbox.shell(Self.preparation)
        try #require(prepared.status == 0, "\(prepared.errors)")
        let before = try Self.files(in: sandbox)
        let run = try sandbox.shell("\"$DICTC\" " + call)
        #expect(run.status == 64, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("the output is also an input of this call"), "\(run.errors)")
        #expect(run.errors.contains("hint: name another file"), "\(run.errors)")
        #expect(try Self.files(in: sandbox) == before)
    }

    /// All files but those in which the sandbox itself notes what a run used.
    private static func files(in sandbox: Sandbox) throws -> [String: StoredFile] {
        try sandbox.files(in: ".").filter {
            !["/peak", "/stdin", "/stdout", "/stderr", "/.lock"].contains(where: $0.key.hasSuffix)
        }
    }

    @Test(
        "two outputs have two places",
        arguments: [
            "--report page --times page", "--report page --times ./page",
            "--report build-output/en.lexicon", "--times build-output/report.json",
            "--output out --report out/en.lexicon", "--output out --times out/../out/manifest.json",
        ])
    func twice(options: String) throws {
        let sandbox = try Sandbox.builtProject()
        try sandbox.makeFolder("out")
        let before = try Self.files(in: sandbox)
        let run = try sandbox.shell("\"$DICTC\" build --json " + options)
        #expect(run.status == 64, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("two outputs of this call have this place"), "\(run.errors)")
        #expect(run.output.contains(#""code":"output.twice""#), "\(run.output)")
        let after = try Self.files(in: sandbox)
        #expect(after.filter { before[$0.key] != nil } == before)
        #expect(after.keys.allSatisfy { before[$0] != nil || $0.contains("/.") }, "\(after.keys)")
    }

    @Test(
        "an old output is no input",
        arguments: [
            "report", "export build-output/en.lexicon -o words.txt",
            "lexicon list.txt -o list.lexicon",
            "build --report page.html --times times.json",
        ])
    func replaced(call: String) throws {
        let sandbox = try Sandbox.builtProject()
        try sandbox.write("pea\n", to: "list.txt")
        for _ in 0..<2 {
            let run = try sandbox.shell("\"$DICTC\" " + call)
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    @Test(
        "a build replaces no file that dictc has not made",
        arguments: [
            ("manifest.json", #"{"name": "my web app"}"#), ("NOTICE", "Copyright me\n"),
            ("report.json", "{}"), ("report.json", #"{"schema": 3, "passed": true}"#),
            ("en.lexicon", "a list\n"), ("nl.lexicon", #"{"words": []}"#), (".lock", "mine\n"),
            ("en.lexicon", String(repeating: "A sentence.\n", count: 10_000)),
        ])
    func foreign(name: String, text: String) throws {
        let sandbox = try Sandbox.project()
        try sandbox.write(text, to: "web/" + name)
        try sandbox.write("<html>", to: "web/index.html")
        for call in ["build --output web", "build --output web --only lexicon --json"] {
            let run = try sandbox.shell("\"$DICTC\" " + call)
            #expect(run.status == 73, "\(run.output)\(run.errors)")
            #expect(run.errors.contains("web/" + name), "\(run.errors)")
            #expect(run.output.contains("output.foreign") == call.hasSuffix("--json"))
            #expect(try sandbox.shell("ls -A web").output.split(separator: "\n").count == 2)
            #expect(try sandbox.bytes(of: "web/" + name) == Array(text.utf8))
        }
    }

    @Test(
        "a build makes its own files again, whatever happened to them",
        arguments: ["manifest.json", "report.json", "NOTICE", "en.lexicon", ".lock", ".cache"])
    func own(name: String) throws {
        let sandbox = try Sandbox.builtProject()
        let before = try Self.output(sandbox)
        for damage in ["rm -r", "truncate -s 0", "truncate -s 20"] {
            _ = try sandbox.shell(
                "cd build-output; test -d \(name) && rm -r \(name) || \(damage) \(name)")
            let run = try sandbox.run("build")
            #expect(run.status == 0, "\(damage): \(run.errors)")
            #expect(try Self.output(sandbox) == before, "\(damage)")
        }
        // Without manifest and cache, what begins as dictc's is dictc's.
        _ = try sandbox.shell("cd build-output; rm -r .cache manifest.json; printf x >> en.lexicon")
        #expect(try sandbox.run("build").status == 0)
        #expect(try Self.output(sandbox) == before)
    }

    private static func output(_ sandbox: Sandbox) throws -> [String: [UInt8]] {
        try sandbox.output().filter { $0.key != ".lock" }
    }
}
