import DictTestSupport
import Testing

@Suite("Calls and streams") struct CommandLineTests {
    @Test(
        "a wrong call is 64 and suggests the right one",
        arguments: [
            ("biuld", "did you mean `dictc build`?"), ("qurey PEAF", "did you mean `dictc query`?"),
            ("frobnicate", "see `dictc --help`"), ("query PEAF --jsn", "did you mean '--json'?"),
            ("export", "as in `dictc export build-output/en.lexicon -o words.txt`"),
            ("build --jobs 0", "see `dictc help build`"),
            ("build --jobs 1e3", "see `dictc help build`"),
            ("query PEAF --lang nl", "did you mean '--language'?"),
            ("play gost", "did you mean 'ghost'?"),
            ("build --only lexcon", "did you mean 'lexicon'?"),
            ("query pea --language NL", "did you mean 'nl'?"),
            ("query pea --language klingon", "see `dictc help query`"),
        ])
    func suggestions(arguments: String, hint: String) throws {
        let run = try Sandbox().run(arguments)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("hint: " + hint + "\n"), "\(run.errors)")
    }

    @Test("without arguments there is help on standard error and 64") func none() throws {
        let run = try Sandbox().run("")
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.split(separator: "\n").count <= 9, "\(run.errors)")
        #expect(run.errors.contains("\n  dictc query zebra  ") && run.errors.contains("dictc help"))
        for columns in [40, 80, 120] {
            let wrapped = try Sandbox().shell("COLUMNS=\(columns) \"$DICTC\"")
            #expect(wrapped.errors.split(separator: "\n").allSatisfy { $0.count <= columns })
        }
    }

    @Test(
        "help on a command that does not exist is refused",
        arguments: [
            "nonsense --help", "--help nonsense", "nonsense -h", "nonsense --help --json",
            "help nonsense", "biuld --help extra",
        ])
    func unknownHelp(call: String) throws {
        let run = try Sandbox().run(call)
        #expect(run.status == 64 && run.errors.hasPrefix("dictc: "), "\(run.errors)")
        #expect(run.errors.contains("no command"), "\(run.errors)")
        #expect(run.output.isEmpty || call.contains("--json"), "\(run.output)")
        #expect(try Sandbox().run("help help").status == 0)
    }

    @Test("`dictc play` without a game lists the games") func games() throws {
        let run = try Sandbox().run("play")
        #expect(run.status == 64 && run.output.isEmpty)
        for game in ["guess", "ghost", "wordle", "hangman", "fill"] {
            #expect(run.errors.contains("\n  dictc play \(game)  ") || game == "guess")
        }
        #expect(run.errors.contains("hint: begin with `dictc play guess`\n"), "\(run.errors)")
        let daily = try Sandbox().run("play --daily")
        #expect(daily.status == 64 && daily.errors.contains("dictc play wordle  "))
        #expect(!daily.errors.contains("dictc play ghost"), "\(daily.errors)")
        let none = try Sandbox().run("play --daily --computer easy")
        #expect(none.status == 64 && none.errors.contains("no game has all these options"))
        #expect(try Sandbox().run("play --json").output.contains(#""code":"usage.arguments""#))
    }

    @Test(
        "every command has help with an example",
        arguments: [
            "build", "lexicon", "query", "why", "report", "levels", "info", "verify", "export",
            "diff", "init", "config", "count", "tag", "train", "play", "ship", "shard", "map",
            "merge", "finish",
        ])
    func help(command: String) throws {
        let sandbox = try Sandbox()
        let run = try sandbox.run(command + " --help")
        #expect(run.status == 0)
        #expect(run.output.contains("\nEXAMPLES:\n  "))
        #expect(run.output.contains("dictc \(command)"))
        #expect(run.output.contains("--json"))
        #expect(try sandbox.run("help " + command).output == run.output)
    }

    @Test("the help of export is this text") func goldenHelp() throws {
        let run = try Sandbox().run("export --help")
        #expect(
            run.output == """
                Turn a pack back into text, without loss.

                Prints one word, answer, phrase, sentence or level pack per line: words in byte
                order, everything else in the order of the file. With --json each line is an
                object, with --csv or --format tsv a row; for sentences they include tokens and
                gaps. `dictc levels --from` reads level packs back from JSON. A part of `dictc
                map` has the tables files, candidates and dropped. A lexicon that has far more
                words than its size suggests is refused, unless you ask for --all.

                USAGE: dictc export <file> [--output <output>] [--all] [--set <set>]
                             [--level <level>] [--table <table>]

                ARGUMENTS:
                  <file>                  The pack.

                OPTIONS:
                  -o, --output <output>   Write to this file; - is standard output. (default: -)
                  --all                   List all words of a lexicon, even if they fill the
                                          disk.
                  --set <set>             Only this set of level packs; the first is 1.
                  --level <level>         Only this level; the first is 1.
                  --table <table>         The table of a part (default: candidates). (values:
                                          files, candidates, dropped)
                  -h, --help              Show help information.

                OUTPUT OPTIONS:
                  --format, --json, --csv, --color, --no-pager (see 'dictc --help')

                EXAMPLES:
                  dictc export build-output/en.lexicon -o words.txt
                  dictc export build-output/en.levels --set 17 --level 3


                """)
    }

    @Test(
        "a number out of range is named with its range, a negative one as well",
        arguments: [
            (
                "query pea --limit -1",
                "'-1' is invalid for '--limit <limit>': expected a whole number"
            ),
            ("levels --seed -1", "'-1' is invalid for '--seed <seed>': expected a whole number"),
            ("build --jobs -2", "'-2' is invalid for '--jobs <jobs>': expected a whole number"),
        ])
    func negative(call: String, problem: String) throws {
        let run = try Sandbox().run(call)
        #expect(run.status == 64 && run.errors.contains(problem), "\(run.errors)")
    }

    @Test(
        "a file that is missing or a folder is explained",
        arguments: [
            ("info build-output/en.lexcon", "did you mean \"build-output/en.lexicon\"?"),
            ("info lsit.txt", "did you mean \"list.txt\"?"),
            ("info build-output", "this is a folder; name a file in it"),
            ("query --file build-output pea", "this is a folder; name a file in it"),
        ])
    func path(call: String, hint: String) throws {
        let run = try Sandbox().run(call)
        #expect(run.errors.contains("hint: " + hint), "\(run.errors)")
    }

    @Test("paths complete as files and folders") func pathCompletions() throws {
        let sandbox = try Sandbox(
            files: ["packs/en.lexicon": [], "packs/note": [], "packs/plan.json": []])
        let run = try sandbox.shell(
            """
            "$DICTC" --generate-completion-script bash > script && source ./script
            complete_after() {
                COMP_WORDS=(dictc "$@") COMP_CWORD=$# COMP_LINE="dictc $*" COMPREPLY=()
                COMP_POINT=${#COMP_LINE}
                _dictc dictc "${!#}" "${COMP_WORDS[$#-1]}"
                echo "${COMPREPLY[@]}"
            }
            complete_after query --dir pa
            complete_after info pac
            complete_after query --file packs/
            complete_after verify packs/n
            complete_after merge packs/n
            complete_after finish packs/n
            complete_after finish --plan packs/pl
            complete_after map --plan packs/pl
            complete_after map -o packs/n
            complete_after shard --count packs/pl
            complete_after explain answers.n
            """)
        #expect(
            run.output
                == "packs\npacks\npacks/en.lexicon\npacks/note\npacks/note\npacks/note\n"
                + "packs/plan.json\npacks/plan.json\npacks/note\npacks/plan.json\nanswers.none\n",
            "\(run.output)\(run.errors)")
    }

    @Test("completion scripts are made", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let run = try Sandbox().run("--generate-completion-script " + shell)
        #expect(run.status == 0)
        #expect(run.output.contains("dictc"))
    }

    @Test("`dictc help` completes the names of commands") func helpCompletions() throws {
        let sandbox = try Sandbox(files: [:])
        let run = try sandbox.shell(
            """
            "$DICTC" --generate-completion-script bash > script && source ./script
            for word in '' ex bu; do
                COMP_WORDS=(dictc help $word) COMP_CWORD=2 COMP_LINE="dictc help $word"
                COMP_POINT=${#COMP_LINE} COMPREPLY=()
                _dictc dictc "$word" help
                echo "${#COMPREPLY[@]} ${COMPREPLY[0]}"
            done
            """)
        #expect(run.output == "24 build\n2 export\n1 build\n", "\(run.output)\(run.errors)")
        let zsh = try sandbox.run("--generate-completion-script zsh").output
        #expect(zsh.contains("'1:command:(build lexicon "))
        let fish = try sandbox.run("--generate-completion-script fish").output
        #expect(fish.contains("\"dictc help\" -eq 1' -fa 'build lexicon "))
    }

    @Test(
        "a missing artefact is explained by the configuration",
        arguments: [
            ("play wordle", "hint: add `answers:` below `en:` in raw-data/dictc.yml"),
            ("play fill", "hint: add `sentences:` below `en:` in raw-data/dictc.yml"),
            (
                "play hangman --language nl",
                "raw-data/dictc.yml has no `nl:`; add it with `phrases:`"
            ),
            ("query pea", "hint: run `dictc build`"),
            ("query pea --dir old", "this folder has nl.lexicon; its dictc.yml makes no others"),
            (
                "query pea --dir raw-data",
                "hint: run `dictc build`"
            ),
        ])
    func missingArtefact(call: String, hint: String) throws {
        let sandbox = try Sandbox.builtProject()
        _ = try sandbox.shell(
            "cp -r raw-data other; sed -i '/^  en:/,/overlay/ d' other/dictc.yml; "
                + "\"$DICTC\" build --config other/dictc.yml --output old; rm -r build-output; "
                + "sed -i '/^  nl:/,$ d' raw-data/dictc.yml")
        let run = try sandbox.shell("DICTC_ARCHIVE=$PWD/archive \"$DICTC\" \(call)")
        #expect(run.status == 66 && run.errors.contains(hint), "\(run.errors)")
    }

    @Test("the completion script of bash is one") func bashCompletions() throws {
        let run = try Sandbox(files: [:]).shell(
            "\"$DICTC\" --generate-completion-script bash > script && bash -n script")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }

    @Test(
        "a full disk and a closed output are 74, a closed pipe is nothing",
        arguments: [
            ("\"$DICTC\" query PEAF > /dev/full", 74), ("\"$DICTC\" --help > /dev/full", 74),
            ("\"$DICTC\" query PEAF >&-", 74),
            ("\"$DICTC\" query PEAF | true; exit ${PIPESTATUS[0]}", 0),
            ("\"$DICTC\" query - <&-", 74),
        ] as [(String, Int32)])
    func streams(line: String, status: Int32) throws {
        #expect(try Sandbox().shell(line).status == status)
    }

    @Test("an error with --json is an object too") func errorObject() throws {
        let run = try Sandbox().run("export nothing --json")
        #expect(
            run.output == #"{"schema":1,"error":{"code":"file.missing","place":"nothing","#
                + #""file":"nothing","line":null,"column":null,"problem":"no such file","#
                + #""found":null,"expected":null,"hint":"","status":66}}"# + "\n")
        #expect(run.errors == "nothing: error[file.missing]: no such file\n")
    }

    @Test("nothing but text is written where there is no terminal") func escapes() throws {
        let run = try Sandbox().shell("TERM=xterm \"$DICTC\" build")
        #expect(!(run.output + run.errors).utf8.contains(0x1B))
    }
}
