import DictTestSupport
import Foundation
import Testing

@Suite("What a build says of its sources") struct SourceCountTests {
    private static let hyphenation =
        "UTF-8\nLEFTHYPHENMIN 2\n"
        + (0..<12).map { ".a\("abcdefghijkl".dropFirst($0).prefix(1))4\n" }
        .joined() + "a1be\n1ca\nd3e4f\n"

    @Test(
        "a file that gives nothing, or is clearly of another kind, is refused",
        arguments: [
            ProjectTrial.list(
                "only compounds", "pea-fowl\nzebra-like\nit's\n",
                "raw-data/en/words.txt: error[source.nothing-kept]: nothing in this file was kept",
                "(0 of 3; dropped: 2 hyphen, 1 apostrophe; such as line 1: \"pea-fowl\"; "
                    + "expected 1 or more)", "may-be-empty"),
            .list("JSON", "{ \"words\": [\"pea\"] }\n", "no list (it looks like JSON;"),
            .list("a JSON array", "[\n  \"pea\",\n  \"pear\"\n]\n", "it looks like JSON"),
            .list("a dump", "-- MySQL dump 10.13\nINSERT INTO w VALUES (1);\n", "an SQL dump"),
            .list("a hyphenation table", hyphenation, "it looks like a hyphenation table"),
            .list("a TeX table", "% English\n\\patterns{\n.ach4\n}\n", "a hyphenation table"),
            .list("a page", "<!doctype html>\n<p>pea\n", "it looks like an HTML page"),
            ProjectTrial(
                "JSON as phrases",
                files: [
                    "raw-data/dictc.yml": Array(
                        (Sandbox.configuration + "    phrases: { file: nl/phrases.txt }\n").utf8),
                    "raw-data/nl/phrases.txt": Array("[\n  \"zoals het hoort\"\n]\n".utf8),
                ],
                errors: [
                    "raw-data/nl/phrases.txt: error[source.other-format]: no list (it looks like JSON"
                ]),
            .list("words that look like other things", "[sic]\ncreate\na1\nb2\n.net\n", status: 0),
        ])
    func refused(trial: ProjectTrial) throws { try trial.run() }

    @Test("a second file of which nothing is kept is refused, unless it may be empty")
    func second() throws {
        let sandbox = try Sandbox.project()
        func configure(_ extra: String) throws {
            let more = "licence: CC0-1.0 }\n      - { file: en/more.txt\(extra) }\n    drop:"
            try sandbox.write(
                Sandbox.configuration.replacingOccurrences(
                    of: "licence: CC0-1.0 }\n    drop:", with: more),
                to: "raw-data/dictc.yml")
        }
        for text in ["1st\n2nd\n", "# nothing yet\n"] {
            try sandbox.write(text, to: "raw-data/en/more.txt")
            try configure("")
            let refused = try sandbox.run("build")
            #expect(refused.status == 65 && refused.errors.contains("raw-data/en/more.txt: "))
            try configure(", may-be-empty: true")
            let run = try sandbox.run("build")
            #expect(run.status == 0, "\(run.errors)")
            #expect(try sandbox.words() == Sandbox.projectWords)
        }
    }

    @Test("a line for each source that was read counts what was kept and dropped") func lines()
        throws
    {
        let sandbox = try Sandbox.project()
        let run = try sandbox.run("build --verbose")
        let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
        #expect(
            lines == [
                "  en/words.txt  14 read, 11 kept, 3 dropped (2 name, 1 apostrophe), "
                    + "such as line 11: \"Paris\"",
                "  en/names.txt  2 read, 1 used, 1 without effect",
                "  en/overlay.txt  2 read, 2 used", "  nl/words.txt  3 read, 3 kept",
            ])
        #expect(try !sandbox.run("build").output.contains(" read, "))
        let report = String(
            decoding: try sandbox.bytes(of: "build-output/report.json"), as: UTF8.self)
        #expect(report.contains(#""kept": 11"#) && report.contains(#""apostrophe": 1"#))
        try sandbox.remove("build-output")
        #expect(
            try sandbox.run("build --json").output.contains(
                #""sources":[{"file":"en/words.txt","role":"words","read":14,"kept":11,"#
                    + #""dropped":{"name":2,"apostrophe":1},"unused":0,"neverAsked":0},"#))
    }
}
