import DictTestSupport
import Testing

@Suite("dictc build of wrong sources and configurations") struct BuildInputTests {
    static let rows: [ProjectTrial] = [
        .list("HTML", "<!DOCTYPE html>\n", "looks like an HTML page"),
        .list("XML", "<?xml version=\"1.0\"?>\n", "looks like an XML file"),
        ProjectTrial(
            "nothing left",
            files: [
                "raw-data/en/words.txt": Array("pea\n".utf8),
                "raw-data/en/overlay.txt": Array("-pea\n".utf8),
            ], errors: ["0 words left for the en lexicon", "dictc why WORD"]),
        ProjectTrial(
            "nothing kept", files: ["raw-data/en/words.txt": Array("Paris\n".utf8)],
            errors: [
                "raw-data/en/words.txt: error[source.nothing-kept]: nothing in this file was kept",
                "may-be-empty: true",
            ]),
        ProjectTrial(
            "overlay sign", files: ["raw-data/en/overlay.txt": Array("+pea\nzax\n".utf8)],
            errors: [
                "raw-data/en/overlay.txt:2: error[overlay.no-sign]: overlay line without a sign",
                "hint: put + or -",
            ]),
        ProjectTrial(
            "overlay word", files: ["raw-data/en/overlay.txt": Array("+p3a\n".utf8)],
            errors: [
                "raw-data/en/overlay.txt:1: error[overlay.not-a-word]: overlay word that can't be a word"
            ]),
        ProjectTrial(
            "overlay contradiction",
            files: ["raw-data/en/overlay.txt": Array("+pea\n-pea\n".utf8)],
            errors: [
                "raw-data/en/overlay.txt:2: error[overlay.contradiction]: overlay contradicts itself",
                "the other at en/overlay.txt:1",
            ]),
        ProjectTrial(
            "missing source", preparation: "rm raw-data/en/words.txt", status: 66,
            errors: ["raw-data/en/words.txt: error[file.missing]: no such file"]),
    ]

    @Test("they are refused with place, problem and hint", arguments: rows)
    func row(_ row: ProjectTrial) throws { try row.run() }

    @Test("several errors are all listed, with the status of the first") func several() throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        let text =
            configuration(of: "{ file: en/words.txt }").split(separator: "schema: 1\n").joined()
            + "    lenght: 3\n    dorp: 4\n"
        try sandbox.write(text, to: "raw-data/dictc.yml")
        let run = try sandbox.run("build --json")
        #expect(run.status == 78)
        let places = run.errors.split(separator: "\n").filter { $0.hasPrefix("raw-data/dictc.yml") }
        #expect(places.count == 3, "\(run.errors)")
        #expect(
            run.output.contains(#""file":"raw-data/dictc.yml","line":6,"column":5,"#),
            "\(run.output)")
        #expect(try sandbox.output() == before)
    }
}
