import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Section F: arguments and environment.
    static let arguments: [FaultRow] = calls + standardStreams + surroundings

    /// A wrong call.
    static func usage(_ name: String, _ call: String, _ errors: String...) -> ProjectTrial {
        ProjectTrial(name.isEmpty ? call : name, call: call, status: 64, errors: errors)
    }

    /// Every command, with arguments that work in the small project after ``preparedProject()``.
    static let everyCommand = [
        "build", "lexicon raw-data/en/words.txt -o x.lexicon", "query pea", "why zebra",
        "info build-output/en.lexicon", "verify build-output",
        "export build-output/en.lexicon", "diff build-output build-output --json",
        "levels --from own.jsonl", "tag text.txt --model tagger",
        "play ghost --names A,B --archive a",
        "ship out --release 1", "init new",
        "train corpus.conllu -o model", "count --tags none conllu:corpus.conllu -o counts",
    ]

    /// The small project with what ``everyCommand`` read.
    static func preparedProject() throws -> Sandbox {
        let sandbox = try Sandbox.builtProject()
        for (file, bytes) in try readFiles.get() { try sandbox.write(bytes, to: file) }
        return sandbox
    }

    private static let readFiles = Result { () throws -> [String: [UInt8]] in
        let pack = #"{"set":1,"level":1,"attempts":null,"words":["TEA","EAT","TEE","PEA","PET"]}"#
        let rows = ["The\tthe\tDET", "pea\tpea\tNOUN", "sleeps\tsleep\tVERB"].enumerated()
            .map { "\($0 + 1)\t\($1)\t_\t_\t0\troot\t_\t_\n" }.joined()
        let corpus = String(repeating: rows + "\n", count: 30)
        let sandbox = try Sandbox(files: ["corpus.conllu": Array(corpus.utf8)])
        let run = try sandbox.run("train corpus.conllu -o tagger")
        try #require(run.status == 0, "\(run.errors)")
        return [
            "own.jsonl": Array((pack + "\n").utf8), "text.txt": Array("The pea sleeps.\n".utf8),
            "corpus.conllu": Array(corpus.utf8), "tagger": try sandbox.bytes(of: "tagger"),
        ]
    }

    /// Rows F1 to F7: what stands in a call.
    private static let calls: [FaultRow] = [
        .tried(
            "F1", "no arguments", usage("", "", "dictc query zebra", "All commands: dictc help"),
            CodeTrial("short") {
                let run = try Sandbox(files: [:]).run("")
                #expect(run.errors.split(separator: "\n").count <= 9, "\(run.errors)")
            }),
        .tried("F2", "--help anywhere", CodeTrial { try help() }),
        .tried(
            "F3", "mistyped names",
            usage("", "biuld", "did you mean `dictc build`?"),
            usage("", "qurey pea", "did you mean `dictc query`?"),
            usage("", "frobnicate", "no command \"frobnicate\"", "see `dictc --help`"),
            usage("", "help biuld", "no command \"biuld\"", "did you mean `dictc build`?"),
            usage("", "build --jsn", "dictc build: ", "did you mean '--json'?"),
            usage("", "query pea --limt 3", "dictc query: ", "did you mean '--limit'?"),
            usage("", "build --only lexcion", "--only", "lexicon"),
            usage("", "play goast", "ghost"), usage("", "query pea --language de", "'en' and 'nl'"),
            usage("", "Build", "did you mean `dictc build`?")),
        .tried("F4", "values that are missing, empty or begin with a sign", values),
        .tried("F5", "questions without a hit", CodeTrial { try negatives() }),
        .tried("F6", "numbers that are none", numbers),
        .tried("F7", "arguments that are no text, and long ones", texts),
    ]

    private static let values: [any Trial] =
        wrongValues + emptyValues + [CodeTrial("signs") { try signs() }]

    private static let wrongValues: [ProjectTrial] = [
        usage("", "build --jobs", "--jobs"), usage("", "build --jobs=", "--jobs"),
        usage("", "build --config", "--config"), usage("", "lexicon x -o", "-o"),
        usage("", "lexicon x", "--output"), usage("", "lexicon", "<list>"),
        usage("", "query", "<text>"), usage("", "export", "<file>"),
        usage("", "build extra", "extra"),
        usage("", "query --near --sub pea", "--sub"),
        usage("", "query pea --all --limit 2", "exclude each other"),
        usage("", "levels --hard --random", "exclude each other"),
        usage("", "levels --from - --sets 2", "excludes"),
        usage("", "lexicon raw-data/en/words.txt -o -", "cannot go to standard output"),
        usage("", "levels --from own.jsonl -o -", "cannot go to standard output"),
        usage("", "train x -o -", "cannot go to standard output"),
        usage("a text that is no file", "query -- --json", "contains a hyphen"),
    ]

    private static let emptyValues: [ProjectTrial] = [
        "build --output ''", "build --config ''", "query ''", "query pea --dir ''", "why ''",
        "lexicon '' -o x", "lexicon x -o ''", "export ''", "info ''", "verify ''",
        "diff '' build-output", "diff build-output ''", "init ''", "ship '' --release 1",
        "tag ''", "train '' -o x", "train x -o ''", "levels --from ''", "''",
        "play wordle --archive ''", "verify . --public-key ''",
    ].map { usage("", $0, "dictc: error[usage.arguments]: argument ", " is empty") }

    /// Names that begin with a sign, `-` for the streams, flags given twice.
    private static func signs() throws {
        let sandbox = try Sandbox.builtProject()
        for line in [
            "printf 'pea\\nzax\\n' > ./-v; \"$DICTC\" lexicon --output=-x -- -v && \"$DICTC\" export ./-x",
            "\"$DICTC\" export -- -x", "\"$DICTC\" export ./-x -o -",
            "\"$DICTC\" export -o - -- -x",
            "\"$DICTC\" export -o=- -- -x || \"$DICTC\" export --output=- -- -x",
            "printf 'pea\\nzax\\n' | \"$DICTC\" lexicon - -o y > /dev/null; \"$DICTC\" export y",
            "printf 'pea\\nzax\\n' | \"$DICTC\" lexicon - -o z -o y > /dev/null; \"$DICTC\" export y",
        ] {
            let run = try sandbox.shell(line)
            #expect(run.status == 0 && run.output.hasSuffix("pea\nzax\n"), "\(line): \(run.errors)")
        }
        let two = try sandbox.run("query pea --limit 1 --limit 2 --json --json")
        #expect(two.status == 0 && two.output.contains(#""words":["pea","peafowl"]"#))
        let lines = try sandbox.run("query --dir build-output -", input: "pea\nzax\n")
        #expect(lines.status == 0 && lines.output.contains("ZAX  ("))
    }

    private static func help() throws {
        let sandbox = try Sandbox(files: [:])
        let calls =
            [
                "--help", "-h", "help", "help help", "--version", "build --jobs 2 -h",
                "help build -h",
            ]
            + everyCommand.flatMap { command -> [String] in
                let name = String(command.prefix { $0 != " " })
                return ["help \(name)", "\(name) --help", "\(command) --help", "\(name) -h --json"]
            }
        for call in calls {
            let run = try sandbox.run(call)
            #expect(run.status == 0 && run.errors.isEmpty, "\(call): \(run.errors)")
            #expect(call == "--version" || run.output.contains("USAGE: dictc"), "\(call)")
            #expect(!run.output.isEmpty, "\(call)")
        }
        // Help did nothing else: no folder came to be, and no file but those of the bench.
        #expect(try sandbox.shell("ls -A | grep -v -e '^std' -e '^peak$'").status == 1)
    }

    /// A negative answer is 1 and no error; a listing then has no line.
    private static func negatives() throws {
        let sandbox = try preparedProject()
        for call in [
            "query qqqq", "query qqqq --json", "query 'q*'", "query --near qqqq",
            "query --anagram zz",
            "query --sub qq", "why qqqq", "why --json qqqq",
            "diff build-output/en.lexicon build-output/nl.lexicon", "export own.levels --level 9",
            "export own.levels --set 9 --csv",
        ] {
            let run = try sandbox.shell(
                "\"$DICTC\" levels --from own.jsonl -o own.levels > /dev/null && \"$DICTC\" " + call
            )
            #expect(run.status == 1 && run.errors.isEmpty, "\(call): \(run.errors)")
            #expect(!call.hasPrefix("export") || run.output.isEmpty, "\(call): \(run.output)")
        }
    }

    private static let numbers: [ProjectTrial] = jobs + otherNumbers

    private static let jobs: [ProjectTrial] = [
        "0", "=-1", "99999999999", "1e3", "1025", "0x2", "1.0", "+", "٣", "' 1'", "1_0",
    ].map { usage("", "build --jobs" + ($0.hasPrefix("=") ? $0 : " " + $0), "--jobs") }

    private static let otherNumbers: [ProjectTrial] = [
        usage("", "build --jobs -1", "--jobs"), usage("", "build -j 0", "-j"),
        usage("", "query pea --limit=-1", "0 or more"),
        usage("", "query pea --limit 1e3", "1e3"),
        usage("", "query pea --limit 9223372036854775808", "--limit"),
        usage("", "levels --sets 0", "1 to 1000"), usage("", "levels --sets 1001", "1 to 1000"),
        usage("", "levels --seed=-1", "--seed"), usage("", "levels --jobs 0", "1 to 1024"),
        usage("", "levels --seed 9223372036854775808", "expected a whole number, 0 to"),
        usage("", "levels --seed 99999999999999999999", "--seed"),
        usage("", "export build-output/en.lexicon --set 0", "1 or more"),
        usage("", "export build-output/en.lexicon --level=-3", "1 or more"),
        usage("", "export build-output/en.lexicon --level 1", "for level packs"),
        usage("", "ship out --release 0", "1 to 2147483647"),
        usage("", "ship out --release x", "x"),
        usage("", "ship out --release 99999999999999999999", "--release"),
        usage("", "play wordle --seed 1e3", "--seed"),
    ]

    /// 128 KB is what the system takes as one argument.
    private static let long = "\"$(printf '%0131000d' 0)\""

    private static let texts: [any Trial] = malformed + longTexts + otherTexts

    private static let malformed: [ProjectTrial] = [
        "build --config $'\\xff'", "$'\\xff'", "query $'pea\\xff'", "query $'\\xed\\xa0\\x80'",
        "lexicon $'\\xff.txt' -o x", "lexicon x -o $'x\\xc0\\xaf'", "build --$'\\xff'",
        "play ghost --names $'A,\\xff'",
    ].map { usage("", $0, " is not UTF-8") }

    private static let longTexts: [ProjectTrial] = [
        "\(long)", "--\(long)", "query \(long)", "why \(long)", "build --config \(long)",
        "build --jobs \(long)", "lexicon \(long) -o x", "lexicon x -o \(long)",
        "play ghost --names \(long)", "export \(long)", "init \(long)",
    ].map { usage("", $0, " is longer than 8192 bytes") }

    private static let otherTexts: [any Trial] = [
        usage("1,001 letters", "query $(printf '%01001d' 0)", "longer than 1000 bytes"),
        usage("1,001 letters", "why $(printf '%01001d' 0)", "longer than 1000 bytes"),
        CodeTrial("with --json") {
            let sandbox = try Sandbox.builtProject()
            for call in [
                "build --json --config $'\\xff'", "$'\\xff' --json", "query --json ''",
            ] {
                let run = try sandbox.run(call)
                #expect(
                    run.output.hasPrefix(#"{"schema":1,"error":{"code":"usage."#), "\(call)")
            }
        },
    ]
}
