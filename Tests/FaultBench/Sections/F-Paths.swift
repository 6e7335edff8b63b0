import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Row F13: working folders that are gone, long and strange paths.
    static let strangePaths: FaultRow = .tried(
        "F13", "working folders that are gone, long and strange paths",
        CodeTrial("gone") { try gone() }, CodeTrial("deep") { try deep() },
        CodeTrial("names") { try names() },
        ProjectTrial(
            "a path of 4,097 bytes", call: "lexicon \"$(printf '%04097d' 0)\" -o x.lexicon",
            status: 74, errors: ["cannot open the file (File name too long)"]),
        ProjectTrial(
            "a configuration there", call: "build --config \"$(printf '%04097d' 0)\"",
            status: 74, errors: ["the configuration cannot be read (File name too long)"]),
        ProjectTrial(
            "a name of 256 bytes", call: "build --output \"$(printf '%0256d' 0)\"", status: 73,
            errors: ["the folder cannot be created (File name too long)"]),
        ProjectTrial(
            "an artefact there",
            call: "lexicon raw-data/en/words.txt -o \"$(printf '%0256d' 0)\"", status: 73,
            errors: ["File name too long"]),
        ProjectTrial(
            "signs in a name", files: ["a\n\"\u{1F600}\u{1B}.txt": []],
            call: "lexicon $'a\\n\"\u{1F600}\\x1b.txt' -o x.lexicon",
            errors: ["a\\u{a}\"\u{1F600}\\u{1b}.txt: error[source.no-words]: 0 words"]),
        ProjectTrial(
            "no folder", call: "build --config gone/dictc.yml", status: 78,
            errors: ["gone/dictc.yml: error[config.missing]: there is no configuration"]))

    private static func gone() throws {
        let sandbox = try Sandbox.builtProject()
        let start = "mkdir gone; cd gone; rmdir ../gone; "
        for (call, status) in [
            ("build", 0), ("build --config raw-data/dictc.yml", 78), ("query pea", 0),
            ("query pea --dir ../build-output", 0), ("lexicon x -o y", 66),
            ("lexicon ../raw-data/en/words.txt -o y", 73), ("init x", 73), ("init .", 73),
            ("export ../build-output/en.lexicon -o y", 73), ("ship x --release 1", 73),
            ("why zebra", 0), ("verify ../build-output", 0), ("verify .", 65),
        ] as [(String, Int32)] {
            let run = try sandbox.shell(start + "\"$DICTC\" " + call)
            #expect(run.status == status, "\(call): \(run.status) \(run.errors)")
        }
        #expect(try sandbox.run("build --check").status == 0)
    }

    /// A project whose path has more bytes than the system takes at once works by relative paths.
    private static func deep() throws {
        let sandbox = try Sandbox.builtProject()
        let name = String(repeating: "d", count: 250)
        let descend = "for i in $(seq 20); do mkdir -p \(name); cd -P \(name); done; "
        let run = try sandbox.shell(
            "top=$PWD; \(descend) cp -r \"$top\"/raw-data \"$top\"/build-output .; "
                + "echo zoo >> raw-data/en/words.txt; \"$DICTC\" build && \"$DICTC\" query zoo")
        #expect(run.status == 0, "\(run.errors)")
        let whole = try sandbox.shell(
            "\(descend) \"$DICTC\" build --config \"$PWD/raw-data/dictc.yml\"")
        #expect(whole.status == 74, "\(whole.status)")
        #expect(whole.errors.contains("(File name too long)"))
        #expect(try sandbox.shell("rm -rf \(name)").status == 0)
    }

    /// Names of 255 bytes, and with signs, as folders of a project and as files.
    private static func names() throws {
        let names = [
            String(repeating: "n", count: 255), "a b", "line\nfeed", "\"quote'\"", "\u{1F600}",
            "e\u{301}", "-dash", "*?[x]", "$HOME", "%s%n", "\u{202E}x",
        ]
        for name in names {
            let sandbox = try Sandbox.builtProject()
            let before = try sandbox.output()
            try sandbox.write(name, to: "name")
            let run = try sandbox.shell(
                """
                n=$(cat name; printf x); n=${n%x}; mkdir "./$n"; cp -r raw-data "./$n"; cd "./$n"
                "$DICTC" build && "$DICTC" build --output="../build-output/$n" &&
                "$DICTC" lexicon -o "./${n:0:240}" -- ../raw-data/nl/words.txt &&
                "$DICTC" export "./${n:0:240}" && cd .. && "$DICTC" query pea --dir "./$n/build-output" &&
                "$DICTC" verify "./$n/build-output" && mv "./$n/build-output" built
                """)
            #expect(run.status == 0, "\(name.debugDescription): \(run.errors)")
            #expect(!run.output.contains("\u{202E}") && !run.output.contains("line\nfeed"))
            #expect(try sandbox.output("built") == before, "\(name.debugDescription)")
        }
    }
}
