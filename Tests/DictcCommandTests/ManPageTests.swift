import DictTestSupport
import Testing

@Suite("Man pages") struct ManPageTests {
    @Test("there is one for each command, with all its sections, and nothing is wrong with it")
    func pages() throws {
        let sandbox = try Sandbox(files: [:])
        let run = try sandbox.shell(
            """
            mkdir man && "$DICTC" --experimental-dump-help \
            | '\(Sandbox.package)/Tools/man-pages' 2026-01-02 'dictc 1' man
            for page in man/*.1; do
                LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 > /dev/null
            done
            ls man | wc -l
            LC_ALL=C.UTF-8 MANWIDTH=80 man -l man/dictc-query.1
            """)
        #expect(run.errors.isEmpty && run.output.hasPrefix("25\n"), "\(run.output)\(run.errors)")
        for part in [
            "\nARGUMENTS\n", "\nOPTIONS\n", "\nOUTPUT OPTIONS\n", "\nEXIT STATUS\n",
            "\nENVIRONMENT\n", "\nFILES\n",
            "\nEXAMPLES\n       dictc query PEAF\n       dictc query 'P?AF*'",
            "one of en, nl; en if it is left out", "\n       64     usage",
        ] {
            #expect(run.output.contains(part), "\(part): \(run.output)")
        }
    }
}
