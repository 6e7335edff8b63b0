import DictTestSupport
import Testing

@Suite("dictc build --watch") struct BuildWatchTests {
    /// Runs `steps` beside a watch; `await TEXT` waits until the watch has written a line with the
    /// text, and forgets what it wrote up to then.
    private func watch(_ options: String, _ steps: String, in sandbox: Sandbox) throws -> ShellRun {
        // Job control, since a shell without it lets its background processes ignore Ctrl-C.
        try sandbox.shell(
            """
            set -m; cp -r raw-data good; touch log; seen=0
            "$DICTC" build --watch \(options) >> log 2>&1 & watch=$!
            trap 'kill -9 $watch 2> /dev/null' EXIT
            await() {
                for try in {1..1200}; do
                    found=$(tail -n +$((seen + 1)) log | grep -nFm 1 -- "$1") &&
                        { seen=$((seen + ${found%%:*})); return; }
                    sleep 0.05
                done
                echo "no line with $1 in:"; cat log; exit 9
            }
            \(steps)
            """)
    }

    @Test("builds again after each change, in words, survives errors, and ends on Ctrl-C")
    func watch() throws {
        let sandbox = try Sandbox.project()
        let run = try watch(
            "",
            """
            await 'build-output/nl.lexicon  '
            await 'Ctrl-C ends'
            echo quiz >> raw-data/en/words.txt
            await 'build-output/en.lexicon  +1 word: +quiz'
            printf 'pea\\0pear\\n' > raw-data/en/words.txt
            await 'raw-data/en/words.txt:1:4: error[text.nul]: a NUL byte'
            cp good/en/words.txt raw-data/en/words.txt
            await 'build-output/en.lexicon  -1 word: -quiz'
            printf 'zebra\\n' > t; mv t raw-data/nl/words.txt
            await 'build-output/nl.lexicon  +1 word, -3: +zebra -aardvarken -coordinatie -ijs'
            echo 'x' >> raw-data/dictc.yml
            await 'raw-data/dictc.yml:'
            cp good/dictc.yml raw-data/dictc.yml
            await 'no pack has changed'
            rm raw-data/en/overlay.txt
            await 'raw-data/en/overlay.txt: error[file.missing]: no such file'
            cp good/en/overlay.txt raw-data/en/
            await 'no pack has changed'
            kill -INT $watch; wait $watch; echo "status $?"
            "$DICTC" build --check > /dev/null && "$DICTC" verify build-output
            """, in: sandbox)
        #expect(
            run.output.hasSuffix("status 130\nbuild-output: sound\n"), "\(run.output)\(run.errors)")
    }

    @Test("JSON is a line per build, for errors too") func json() throws {
        let sandbox = try Sandbox.project()
        let run = try watch(
            "--json",
            """
            await '"file":"en.lexicon"'
            await 'Ctrl-C ends'
            printf 'pea\\0' > raw-data/en/words.txt
            await '{"schema":1,"error":{"code":"text.nul"'
            cp good/en/words.txt raw-data/en/words.txt
            await '"current":true'
            kill -TERM $watch; wait $watch; echo "status $?"
            """, in: sandbox)
        #expect(run.output.hasSuffix("status 143\n"), "\(run.output)\(run.errors)")
    }

    @Test("a project that fails at first is watched, a missing one is not") func start() throws {
        let sandbox = try Sandbox.project()
        try sandbox.remove("raw-data/en/names.txt")
        let run = try watch(
            "",
            """
            await 'no such file'
            await 'Ctrl-C ends'
            printf 'rose\\n' > raw-data/en/names.txt
            await 'build-output/en.lexicon  +11 words: '
            kill -INT $watch; wait $watch; echo "status $?"
            """, in: sandbox)
        #expect(run.output.hasSuffix("status 130\n"), "\(run.output)\(run.errors)")
        for (call, status) in [("--watch --check", 64), ("--watch --config no/dictc.yml", 78)] {
            #expect(try sandbox.run("build " + call).status == Int32(status), "\(call)")
        }
    }
}
