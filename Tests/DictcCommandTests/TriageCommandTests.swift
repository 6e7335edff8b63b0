import DictTestSupport
import Foundation
import Testing

/// Reports of players, and the patch that follows from them.
@Suite("dictc triage and why --without") struct TriageCommandTests {
    /// A project of everyday words of raw-data, with answers, packs and a block list.
    private func sandbox() throws -> Sandbox {
        let words = try Data(
            contentsOf: URL(
                fileURLWithPath: Sandbox.package + "/raw-data/nl/everyday-words.txt"))
        return try Sandbox(files: [
            "raw-data/dictc.yml": Array(
                """
                schema: 1
                output: ../build-output
                licences: { MIT: { attribution: A }, CC0-1.0: { attribution: B } }
                languages:
                  nl:
                    words:
                      - { file: nl/words.txt, familiarity: column, lemmas: true, licence: CC0-1.0 }
                      - { file: nl/more.txt, familiarity: 3, licence: MIT }
                    overlay: nl/overlay.txt
                    block: nl/blocked.txt
                    levels: { sets: 1, familiarity: 3 }
                    answers: { length: 5, familiarity: 3 }

                """.utf8),
            "raw-data/nl/words.txt": Array(words),
            "raw-data/nl/more.txt": Array("qwert\nasdfgh\n".utf8),
            "raw-data/nl/overlay.txt": Array("# corrections".utf8),
            "raw-data/nl/blocked.txt": Array("zxcv\tslur\n".utf8),
        ])
    }

    private func answers(_ sandbox: Sandbox) throws -> [String] {
        let run = try sandbox.run("export build-output/nl.answers")
        return run.output.split(separator: "\n").map { String($0) }
    }

    @Test("200 reports become a patch that git applies, and the build changes as announced")
    func patch() throws {
        let sandbox = try sandbox()
        try #require(try sandbox.run("build").status == 0)
        _ = try sandbox.shell("cp -r build-output old")
        let answers = try answers(sandbox)
        var rows = ["word,game,kind,count"]
        for (index, word) in answers.prefix(197).enumerated() {
            rows.append(
                "\(word.uppercased()),wordle,\(["wrong", "unknown", "missing"][index % 3]),2")
        }
        rows += ["appelmoesjes,,missing,", "\"asdfgh\",ghost,offensive,9", "x-y,guess,missing,1"]
        try sandbox.write(rows.joined(separator: "\r\n") + "\r\n", to: "reports.csv")
        let before = try sandbox.files(in: "raw-data")
        let run = try sandbox.run("triage reports.csv --language nl --patch fixes.patch --json")
        try #require(run.status == 0, "\(run.errors)")
        #expect(try sandbox.files(in: "raw-data") == before)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let lost = try #require(object["lost"] as? [String: Any])
        let gained = try #require(object["gained"] as? [String: Any])
        let cases = try #require(object["cases"] as? [[String: Any]])
        #expect(cases.count == 200 && cases.first?["word"] as? String == "asdfgh")
        #expect((gained["words"] as? [String]) == ["appelmoesjes"])
        #expect((lost["words"] as? [String])?.count == 66)
        #expect(cases.contains { $0["reason"] as? String == "already a word" })
        #expect(cases.contains { ($0["reason"] as? String)?.hasPrefix("cannot be a word") == true })
        let applied = try sandbox.shell("git apply fixes.patch && \"$DICTC\" build")
        try #require(applied.status == 0, "\(applied.errors)")
        let after = Set(try self.answers(sandbox))
        #expect(Set(lost["answers"] as? [String] ?? []) == Set(answers).subtracting(after))
        #expect(Set(gained["answers"] as? [String] ?? []) == after.subtracting(answers))
        let words = try sandbox.run("diff old/nl.lexicon build-output/nl.lexicon")
        #expect(words.output.contains("nl.lexicon: 1 added, 66 removed\n"), "\(words.output)")
        let again = try sandbox.run("triage reports.csv --language nl --patch fixes.patch")
        #expect(again.status == 1 && again.output.contains("no edit: "), "\(again.output)")
        #expect(try sandbox.bytes(of: "fixes.patch") == [])
    }

    @Test("a repository's path is from its top, wherever the call is") func path() throws {
        let sandbox = try sandbox()
        try sandbox.makeFolder("elsewhere")
        let run = try sandbox.shell(
            """
            set -e
            command git init -q
            cd elsewhere
            echo '{"word":"qwert","kind":"wrong"}' > r
            "$DICTC" triage r --language nl --patch p --config ../raw-data/dictc.yml
            cd .. && command git apply elsewhere/p && cat raw-data/nl/overlay.txt
            """)
        #expect(run.output.hasSuffix("# corrections\n-qwert\n"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("changes: lexicon: one word fewer; an answer"), "\(run.output)")
    }

    @Test(
        "a line that is no report is an error with its line",
        arguments: [
            ("word;kind\npeer;bad\n", ":2: ", "unknown kind"),
            (
                "{\"word\":\"peer\",\"kind\":\"wrong\"}\n{\"word\":1}\n", ":2: ",
                "not a report in JSON"
            ),
            ("{\"kind\":\"wrong\"}\n", ":1: ", "without a word"),
            ("word\tkind\tcount\npeer\twrong\t0\n", ":2: ", "not a number"),
            ("peer,wrong\n", ":1: ", "names no columns"),
            ("word,kind\n\"peer,wrong\n", ":2: ", "a quotation mark is not closed"),
            ("word,kind\n\"peer\"s,wrong\n", ":2: ", "text after a closing quotation mark"),
        ])
    func wrong(text: String, line: String, problem: String) throws {
        let sandbox = try sandbox()
        try sandbox.write(text, to: "r")
        let run = try sandbox.run("triage r --language nl")
        // triage.line
        #expect(run.status == 65, "\(run.errors)")
        #expect(run.errors.contains("r" + line) && run.errors.contains(problem), "\(run.errors)")
    }

    @Test("what exists only through a source or a licence") func without() throws {
        let sandbox = try sandbox()
        for name in ["raw-data/nl/more.txt", "nl/more.txt", "MIT"] {
            let run = try sandbox.run("why --language nl --without \(name)")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.hasPrefix("raw-data/nl/more.txt  (MIT)\n"), "\(run.output)")
            #expect(run.output.contains("  words  2: asdfgh, qwert\n"), "\(run.output)")
            #expect(run.output.contains("  answers  1: qwert\n"), "\(run.output)")
        }
        let all = try sandbox.run("why --language nl --without CC0-1.0 --format csv")
        #expect(all.output.contains("packs,1.5\n"), "\(all.output.suffix(300))")
        #expect(try sandbox.run("why --language nl --without nl/blocked.txt").status == 1)
        // source.unknown
        let unknown = try sandbox.run("why --language nl --without nl/mroe.txt")
        #expect(unknown.status == 64 && unknown.errors.contains("nl/more.txt"), "\(unknown.errors)")
        #expect(try sandbox.run("why").status == 64)
        #expect(try sandbox.run("why qwert --without MIT").status == 64)
    }
}
