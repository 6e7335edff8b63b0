import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictTerminal
@testable import dictc

@Suite("The progress line") struct ProgressLineTests {
    private func report(
        _ artefact: String, _ activity: String?, _ done: Int = 0, of total: Int = 0,
        _ unit: String? = nil
    ) -> ProgressReport {
        ProgressReport(
            artefact: artefact, activity: activity, done: done, total: total, unit: unit)
    }

    @Test("counts, percentages and the time left") func counts() {
        var line = ProgressLine()
        // Whether each report is worth drawing at once.
        var urgent = ""
        func add(_ report: ProgressReport, at now: Double) {
            urgent += line.add(report, at: now) ? "!" : "-"
        }
        #expect(line.text(columns: 200, at: 0) == "")
        add(report("en.lexicon", "reading"), at: 0)
        #expect(line.text(columns: 200, at: 9) == "en.lexicon: reading")
        add(report("en.levels", "looking for packs", 0, of: 1200, "packs"), at: 10)
        add(report("en.levels", "looking for packs", 300, of: 1200, "packs"), at: 10)
        #expect(
            line.text(columns: 200, at: 10.5) == "en.lexicon: reading; "
                + "en.levels: looking for packs, 300 of 1,200 packs")
        #expect(
            line.text(columns: 200, at: 20)
                == "[====>               ] en.levels: looking for packs, "
                + "300 of 1,200 packs, 30 s left; "
                + "en.lexicon: reading")
        #expect(line.text(columns: 200, at: 80).contains("4 min left"))
        add(report("en.lexicon", nil), at: 80)
        add(report("en.answers", "playing 9 answers", 5, of: 18), at: 80)
        add(report("en.levels", nil), at: 81)
        #expect(
            line.text(columns: 200, at: 82)
                == "[====>               ] en.answers: playing 9 answers, 27 %, 6 s left")
        add(report("en.answers", nil), at: 83)
        add(report("en.answers", nil), at: 83)
        #expect(line.text(columns: 200, at: 83) == "")
        #expect(urgent == "!!-!!!!!")
    }

    @Test("the stage that takes longest is first, and the line is never full") func order() {
        var line = ProgressLine()
        _ = line.add(report("en.levels", "looking", 5, of: 10, "packs"), at: 0)
        _ = line.add(report("nl.levels", "looking", 1, of: 10, "packs"), at: 0)
        #expect(
            line.text(columns: 120, at: 2)
                == "[=>                  ] nl.levels: looking, 1 of 10 packs, 18 s left; "
                + "en.levels: looking, 5 of 10 packs, 2 s left")
        #expect(line.text(columns: 59, at: 2).hasPrefix("nl.levels: looking, 1 of 10"))
        for columns in [0, 1, 20] {
            #expect(line.text(columns: columns, at: 2).count == max(0, columns - 1))
        }
    }

    @Test("there is progress on a terminal only, even without colours, and nothing of it is left")
    func terminal() throws {
        let sandbox = try BuildPlaceTests.project()
        func build(_ call: String) throws -> String {
            let run = try sandbox.shell(
                "rm -rf build-output; NO_COLOR=1 TERM=xterm script -qec '\"$DICTC\" build\(call)' /dev/null"
            )
            #expect(run.status == 0, "\(run.output)")
            return run.output
        }
        let shown = try build("")
        let parts = shown.components(separatedBy: "\r\u{1B}[K")
        #expect(parts.count > 2 && parts.dropFirst().first?.hasPrefix("en.") == true, "\(shown)")
        // What follows the last clearing is the answer.
        #expect(parts.last?.contains("build-output/en.lexicon") == true, "\(shown)")
        #expect(parts.last?.contains("\u{1B}") == false, "\(shown)")
        for quiet in [" --json", " 2> log", " 2>&1 | cat"] {
            #expect(!(try build(quiet)).contains("\u{1B}"), "\(quiet)")
        }
        // A failure clears it as well.
        try sandbox.write("1\tThe\t_\tDET\t_\t_\t0\t_\t_\t_\n\n", to: "raw-data/en/corpus.conllu")
        let failed = try sandbox.shell(
            "TERM=xterm script -qec '\"$DICTC\" build' /dev/null")
        let last = failed.output.components(separatedBy: "\r\u{1B}[K").last ?? ""
        #expect(failed.status == 65 && last.contains("no sentence keeps"), "\(failed.output)")
    }
}

/// Long searches in a real terminal.
@Suite(
    "Progress in a terminal", .serialized,
    .enabled(if: TerminalPane.isInstalled && SlowTests.areEnabled, TerminalPane.hint))
struct SlowProgressTerminalTests {
    @Test("Ctrl-C ends a search and leaves no progress behind") func interrupted() throws {
        let pane = try TerminalPane(
            Sandbox(files: [:]),
            "trap : INT; \"$DICTC\" levels --config '\(Sandbox.package)/raw-data/dictc.yml' "
                + "--sets 1000 > listing; echo \"status $?\"; cat")
        try pane.wait(for: " of 5,000 packs")
        try pane.type("C-c")
        let screen = try pane.wait(for: "status 130")
        #expect(!screen.contains("packs"), "\(screen)")
    }
}
