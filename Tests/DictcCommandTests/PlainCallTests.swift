import DictTestSupport
import Testing

@testable import DictTerminal
@testable import dictc

/// Calls that are answered without the argument parser.
@Suite("Plain calls") struct PlainCallTests {
    /// Calls of a project with a lexicon, of which each is answered as the parser would.
    static let plain = [
        "query pea", "query pea PEAF 'p?a*'", "query pea --json", "query --json pea",
        "query -f build-output/en.lexicon pea", "query --file=build-output/en.lexicon pea",
        "query pea --dir build-output --format csv", "query --limit 1 pe --csv",
        "query pe --all --language en", "query --language=nl pe", "query reap --anagram --limit=0",
        "query --sub --format=tsv pearls", "query per --near --format jsonl", "query p3a --json",
        "query pea --color never", "query pea --no-pager", "query none -f none",
        "query pea --dir none",
        "query pe --near --color=always", "query - --limit 2",
        "info build-output/en.lexicon", "info build-output/en.lexicon --json",
        "info --format csv build-output/en.lexicon", "info none --json", "info", "info --json",
        "info raw-data/dictc.yml",
        "info build-output/en.lexicon --color always",
    ]

    @Test("have the outcome that the argument parser gives them", arguments: plain)
    func agrees(call: String) throws {
        let sandbox = try Sandbox.builtProject()
        let plain = try sandbox.run(call, input: "pea\npe\n")
        // The end of options is for the parser.
        let parsed = try sandbox.run(call + " --", input: "pea\npe\n")
        #expect(plain.output == parsed.output)
        #expect(plain.errors == parsed.errors)
        #expect(plain.status == parsed.status && plain.status != 70)
    }

    private static func arguments(_ call: String) -> [String] {
        call.split(separator: " ").map { $0.filter { $0 != "'" } }
    }

    private static func isPlain(_ call: String) -> Bool {
        let arguments = arguments(call)
        return QueryRequest(plain: arguments) != nil || InfoRequest(plain: arguments) != nil
    }

    @Test("need no argument parser", arguments: plain)
    func found(call: String) { #expect(Self.isPlain(call)) }

    @Test(
        "whatever is unusual is for the argument parser",
        arguments: [
            "query", "query --json", "query pea --", "query -- pea", "query pea --help", "query -h",
            "query pea --jsn", "query pea --json --json", "query pea --json --csv",
            "query pea --format csv --json", "query pea --format xml", "query pea --limit",
            "query pea --limit -1", "query pea --limit=-1", "query pea --limit x",
            "query pea --limit 1 --limit 2", "query pea --all --limit 2", "query pea --all=1",
            "query pea --language", "query pea --language EN", "query pea --language fr",
            "query pea -f", "query pea -f -", "query pea --file=", "query pea -fx",
            "query pea -f=x",
            "query pea -f x --dir y", "query pea --near --sub", "query pea --color blue",
            "query pea --words", "query pea --others", "query pea --generate-completion-script",
            "info a b", "info a --limit 2", "info a --json --csv", "info a --help",
            "info -- a",
            "build", "build --check", "quer pea", "help query", "--json query pea", "--version",
        ])
    func unusual(call: String) { #expect(!Self.isPlain(call)) }

    @Test("the version needs nothing else") func version() throws {
        let run = try Sandbox(files: [:]).run("--version")
        #expect(run.output == "dictc 0.1.0\n" && run.status == 0 && run.errors.isEmpty)
        #expect(try Sandbox(files: [:]).run("--version --").output == run.output)
    }
}
