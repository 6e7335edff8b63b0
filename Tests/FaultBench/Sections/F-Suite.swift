import DictTestSupport
import Testing

@Suite("Bad inputs, section F: arguments and environment") struct ArgumentInputTests {
    static func usage(_ id: String, _ call: String, _ errors: String...) -> ProjectTrial {
        ProjectTrial(id, call: call, status: 64, errors: errors)
    }

    static let rows: [ProjectTrial] = [
        usage("F1", "", "SUBCOMMANDS:"),
        usage("F3 command", "biuld", "did you mean `dictc build`?"),
        usage("F3 flag", "build --jsn", "dictc build: ", "did you mean '--json'?"),
        usage("F3 value", "build --only lexcion", "--only", "lexicon"),
        usage("F4 missing value", "build --jobs", "--jobs"),
        usage("F4 empty value", "build --jobs=", "--jobs"),
        usage("F4 empty output", "build --output ''", "--output is empty"),
        usage("F4 no argument", "build extra", "extra"),
        usage("F6 0", "build --jobs 0", "out of range"),
        usage("F6 -1", "build --jobs=-1", "out of range"),
        usage("F6 huge", "build --jobs 99999999999", "out of range"),
        usage("F6 1e3", "build --jobs 1e3", "1e3"),
        usage("F7 UTF-8", "build --config $'\\xff'", "argument 3 is not UTF-8"),
        usage(
            "F7 long", "query \"$(printf '%0131000d' 0)\" --dir build-output", "longer than"),
        usage("same file", "lexicon raw-data/en/words.txt -o raw-data/en/words.txt", "itself"),
        usage(
            "same artefact", "export build-output/en.lexicon -o build-output/en.lexicon",
            "itself"),
        ProjectTrial(
            "F13 name", files: ["a\n\"\u{1F600}\u{1B}.txt": []],
            call: "lexicon $'a\\n\"\u{1F600}\\x1b.txt' -o x.lexicon",
            errors: ["a\\u{a}\"\u{1F600}\\u{1b}.txt: 0 words"]),
        ProjectTrial(
            "F13 long path",
            call: "lexicon \"$(printf '%04097d' 0)\" -o x.lexicon", status: 74,
            errors: ["cannot open the file (File name too long)"]),
        ProjectTrial(
            "F13 no folder", preparation: "true", call: "build --config gone/dictc.yml",
            status: 78, errors: ["gone/dictc.yml: there is no configuration"]),
    ]

    @Test("the rows", arguments: rows) func row(_ row: ProjectTrial) throws { try row.run() }

    @Test(
        "F2: help is given anywhere, on standard output",
        arguments: [
            "--help", "-h", "help", "build --help", "build --jobs 2 -h", "help why", "--version",
        ])
    func help(call: String) throws {
        let run = try Sandbox(files: [:]).run(call)
        #expect(run.status == 0)
        #expect(!run.output.isEmpty && run.errors.isEmpty)
    }

    @Test("F4, F14: flags stand in any order, -- ends them, and names may begin with -")
    func order() throws {
        let sandbox = try Sandbox.builtProject()
        let first = try sandbox.run("query --json --dir build-output pea --limit 2")
        let other = try sandbox.run("query pea --limit=2 --dir=build-output --json")
        #expect(first.status == 0 && first.output == other.output)
        let run = try sandbox.shell("printf 'pea\\n' > ./-v; \"$DICTC\" lexicon -o -x -- -v")
        #expect(run.status == 64 || run.status == 0, "\(run.errors)")
        let named = try sandbox.shell("\"$DICTC\" lexicon --output=-x -- -v")
        #expect(named.status == 0, "\(named.errors)")
    }

    @Test(
        "F10: nothing but text is written where there is no terminal",
        arguments: ["NO_COLOR=1", "TERM=dumb", "TERM=xterm COLUMNS=1", "NO_COLOR= TERM=xterm"])
    func plain(environment: String) throws {
        let sandbox = try Sandbox.project()
        let run = try sandbox.shell("export \(environment); \"$DICTC\" build")
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(!run.output.utf8.contains(0x1B) && !run.output.utf8.contains(0x0D))
    }

    @Test(
        "F8: a full disk and a closed output are 74 for each command, a closed pipe is nothing",
        arguments: [
            "export build-output/en.lexicon", "why zebra", "build", "info build-output/en.lexicon",
        ])
    func streams(call: String) throws {
        let sandbox = try Sandbox.builtProject()
        #expect(try sandbox.shell("\"$DICTC\" \(call) > /dev/full").status == 74)
        #expect(try sandbox.shell("\"$DICTC\" \(call) >&-").status == 74)
        let pipe = try sandbox.shell("\"$DICTC\" \(call) | true; exit ${PIPESTATUS[0]}")
        #expect(pipe.status == 0 && pipe.errors.isEmpty)
    }

    @Test("F13: a working directory that is gone is left for the one above it") func gone() throws {
        let sandbox = try Sandbox.builtProject()
        let run = try sandbox.shell("mkdir d; cd d; rmdir ../d; \"$DICTC\" build")
        #expect(run.status == 0 || run.status == 78, "\(run.errors)")
    }

    @Test("completion scripts are valid", arguments: ["bash"]) func completions(shell: String)
        throws
    {
        let sandbox = try Sandbox(files: [:])
        let run = try sandbox.shell(
            "\"$DICTC\" --generate-completion-script \(shell) > script && \(shell) -n script")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.isEmpty)
    }
}
