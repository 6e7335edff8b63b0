import DictTestSupport
import Testing

@Suite("Bad inputs, section D: configuration and lock") struct ConfigurationInputTests {
    static let good = configuration(of: "{ file: en/words.txt }")

    static func project(_ change: (String, String), _ id: String, _ errors: String...)
        -> ProjectTrial
    {
        let text = good.split(separator: change.0, omittingEmptySubsequences: false)
            .joined(separator: change.1)
        var row = ProjectTrial.configuration(id, text)
        row.errors += errors
        return row
    }

    static func lock(_ id: String, _ text: String, _ errors: String...) -> ProjectTrial {
        ProjectTrial(
            id, files: ["raw-data/dictc.lock": Array(text.utf8)], call: "build --locked",
            status: 78, errors: ["raw-data/dictc.lock"] + errors)
    }

    static let rows: [ProjectTrial] = [
        ProjectTrial(
            "D1 none", preparation: "rm raw-data/dictc.yml", status: 78,
            errors: ["raw-data/dictc.yml: there is no configuration", "dictc init"]),
        .configuration("D1 empty", "", "dictc.yml"),
        ProjectTrial(
            "D1 folder", call: "build --config raw-data", status: 78,
            errors: ["raw-data: the configuration is a folder"]),
        .configuration("D2", "schema: 1\noutput: [\n", "dictc.yml:"),
        project(
            ("  en:", "  en:\n    langauge: en"), "D3", "dictc.yml:5:5: ", "langauge",
            "    langauge: en\n        ^\n"),
        project(("file:", "fiel:"), "D3 in a source", "dictc.yml:6:", "did you mean", "file"),
        project(("schema: 1\n", "schema: 1\nschema: 1\n"), "D4 twice", "dictc.yml:1:1: "),
        project(("  en:", "  - en"), "D4 type", "dictc.yml:"),
        project((" }", ", familiarity: 0 }"), "D4 0", "dictc.yml:6:", "expected"),
        project((" }", ", familiarity: 9223372036854775808 }"), "D4 2^63", "dictc.yml:6:"),
        project((" }", ", encoding: koi8-r }"), "D4 choice", "dictc.yml:6:", "expected"),
        project(("schema: 1", "schema: 2"), "D6", "dictc.yml:1:9: ", "needs dictc >= 2.0"),
        project((" }", ", spelling: no }"), "D7 Norway", "dictc.yml:"),
        project(("  en:", "\ten:"), "D7 tab", "dictc.yml:4:"),
        project(("en/words.txt", "../../etc/passwd"), "D9 up", "dictc.yml:6:", "--allow-outside"),
        project(("en/words.txt", "/etc/passwd"), "D9 absolute", "dictc.yml:6:", "absolute"),
        project(("en/words.txt", "~/words.txt"), "D9 home", "dictc.yml:6:"),
        project(("en/words.txt", "$HOME/words.txt"), "D9 variable", "dictc.yml:6:"),
        project(("../build-output", "en/words.txt"), "D10 file", "dictc.yml:2:", "is the source"),
        project(("../build-output", "en"), "D10 folder", "dictc.yml:2:", "holds the source"),
        project(("../build-output", "."), "D10 own", "dictc.yml:2:", "holds dictc.yml"),
        ProjectTrial(
            "D10 --output", call: "build --output raw-data/en", status: 78,
            errors: ["raw-data/en: the output folder holds the source raw-data/en/"]),
        ProjectTrial(
            "D10 by a link", preparation: "ln -s raw-data/en link", call: "build --output link",
            status: 78, errors: ["link: the output folder holds the source raw-data/en/"]),
        project(
            ("- { file: en/words.txt }", "- { file: en/a.txt }\n      - { file: en/A.txt }"),
            "D11", "dictc.yml:7:", "only in case"),
        lock("D13 corrupt", "rubbish\n", ":1: not a lock file"),
        lock("D13 empty", "", "empty"),
        lock("D13 conflict", "dictc.lock 1\n<<<<<<< ours\n", ":2: ", "merge conflict"),
        lock(
            "D13 another project",
            "dictc.lock 1\nrules  \(String(repeating: "0", count: 64))\n"
                + "\(String(repeating: "0", count: 64))  de/worte.txt\n", "another project"),
        ProjectTrial(
            "D15", call: "init .", status: 64,
            errors: ["the folder is not empty", "--force"]),
    ]

    @Test("the rows", arguments: rows) func row(_ row: ProjectTrial) throws { try row.run() }

    @Test("D7: an alias bomb ends at once") func aliases() throws {
        var text = "a: &a0 [x, x]\n"
        for level in 1...30 { text += "b\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        let start = ContinuousClock.now
        try ProjectTrial.configuration("D7", text).run()
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test("D8: a configuration of 100 MB is not read") func large() throws {
        try ProjectTrial(
            "D8",
            preparation: "head -c 100000000 /dev/zero | tr '\\0' '#' > raw-data/dictc.yml",
            status: 65, errors: ["raw-data/dictc.yml: "]
        ).run()
    }

    @Test("several errors are all listed, with the status of the first") func several() throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        let text =
            Self.good.split(separator: "schema: 1\n").joined() + "    lenght: 3\n    dorp: 4\n"
        try sandbox.write(text, to: "raw-data/dictc.yml")
        let run = try sandbox.run("build --json")
        #expect(run.status == 78)
        let places = run.errors.split(separator: "\n").filter { $0.hasPrefix("raw-data/dictc.yml") }
        #expect(places.count == 3, "\(run.errors)")
        #expect(run.output.hasPrefix(#"{"schema":1,"error":{"place":"raw-data/dictc.yml"#))
        #expect(
            run.output.contains(#","more":[{"place":"raw-data/dictc.yml:6:5","#), "\(run.output)")
        #expect(try sandbox.output() == before)
    }
}
