import DictTestSupport
import Testing

@Suite("Bad inputs, section C: word lists and Unicode") struct ListInputTests {
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    static let ascii: [UInt8] = Array("pea\nxé\ncaf".utf8)

    static func utf16(_ text: String, low: Bool) -> [UInt8] {
        ([0xFEFF] + Array(text.utf16)).flatMap { unit -> [UInt8] in
            let (high, down) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return low ? [down, high] : [high, down]
        }
    }

    /// A row of a list that builds; the overlay always adds DICTIONARY.
    static func fine(_ id: String, _ text: String, _ words: String...) -> ProjectTrial {
        fine(id, Array(text.utf8), words)
    }

    static func fine(_ id: String, _ bytes: [UInt8], _ words: [String]) -> ProjectTrial {
        var row = ProjectTrial.list(id, bytes, status: 0)
        row.words = (words + ["dictionary"]).sorted()
        return row
    }

    static func noted(_ row: ProjectTrial, _ note: String) -> ProjectTrial {
        var row = row
        row.errors = ["raw-data/en/words.txt", note]
        return row
    }

    static let rows: [ProjectTrial] = [
        .list("C1 empty", "", "words.txt: 0 words"),
        .list("C1 blank", "\n \n\t\n", "0 words", "3 lines"),
        .list("C1 comments", "# a\n#b", "0 words"),
        fine("C2", "pea\nzax", "pea", "zax"),
        fine("C3 CRLF", "pea\r\nzax\r\n", "pea", "zax"),
        fine("C3 CR", "pea\rzax\r", "pea", "zax"),
        fine("C3 mixed", "aa\r\n\rbb\n\u{2028}cc\u{B}dd\u{C}ee", "aa", "bb", "cc", "dd", "ee"),
        noted(fine("C4", mark + Array("pea\n".utf8), ["pea"]), "byte order mark dropped"),
        noted(
            fine("C4 inside", Array("pea\n".utf8) + mark + Array("zax\n".utf8), ["pea", "zax"]),
            "words.txt:2: 1 byte order marks inside the file dropped"),
        fine("C5 LE", utf16("pea\ncafé", low: true), ["pea", "cafe"]),
        fine("C5 BE", utf16("pea\ncafé", low: false), ["pea", "cafe"]),
        .list("C6", ascii + [0xE9, 0x0A], "words.txt:3:4: not UTF-8", "encoding: iso-8859-1"),
        noted(fine("C7", "pea\ncafÃ©\n", "pea"), "words.txt:2: 1 lines look as if encoded twice"),
        .list("C8 invalid", [0x61, 0xE2, 0x82, 0x0A], "words.txt:1:2: not UTF-8"),
        .list("C8 overlong", [0xC0, 0xAF], "words.txt:1:1: not UTF-8"),
        .list("C8 surrogate", [0x61, 0x0A, 0xED, 0xA0, 0x80], "words.txt:2:1: not UTF-8"),
        .list("C9", "pea\nb\0c\n", "words.txt:2:2: a NUL"),
        fine("C10", "café\ncafe\u{301}\n", "cafe"),
        fine("C11", "ĳs\nIJs\nijs\n", "ijs"),
        fine("C12", "coördinatie\n's-Gravenhage\n€10-biljet\npea’s\n", "coordinatie"),
        fine(
            "C14", "straße\nkilo\nœuvre\nﬁn\nångström\n", "strasse", "kilo", "oeuvre", "fin",
            "angstrom"),
        fine("C15", "pea\nλόγος\n", "pea"),
        fine("C16", "pea\nze\u{200B}bra\n", "pea"),
        fine("C17", "pea\n\u{202E}zebra\n", "pea"),
        fine("C18", "pea\npаard\n", "pea"),
        .list(
            "C19", String(repeating: "a", count: 1 << 20), "words.txt:1: a line that is too long"),
        fine("C19 marks", "pea\na" + String(repeating: "\u{301}", count: 30_000), "pea"),
        fine("C20", "pea\nzax😀\n🇳🇱\n\u{E000}\n", "pea"),
        fine("C21", "pea\nze\u{1B}[2Jbra\n", "pea"),
        fine("C24", "zax\npea\nzax\npea\nabba\n", "abba", "pea", "zax"),
        .list("C30 thousands", "pea\t1\nzax\t1,000\n", "words.txt:2:5: no count", "'1,000'"),
        .list("C30 NaN", "pea\tNaN\n", "words.txt:1:5: no count"),
        .list("C30 negative", "pea\t-1\n", "words.txt:1:5: no count"),
        .list("C30 1e309", "pea\t1e309\n", "words.txt:1:5: no count"),
        fine("C31", "pea\nPEA\nPea\n", "pea"),
        fine("C32", "pea\npeafowl\n\n", "pea", "peafowl"),
        .list("HTML", "<!DOCTYPE html>\n", "looks like an HTML page"),
        .list("XML", "<?xml version=\"1.0\"?>\n", "looks like an XML file"),
        ProjectTrial(
            "nothing left",
            files: [
                "raw-data/en/words.txt": Array("Paris\n".utf8),
                "raw-data/en/overlay.txt": Array("-pea\n".utf8),
            ], errors: ["0 words left for the en lexicon", "dictc why WORD"]),
        ProjectTrial(
            "overlay sign", files: ["raw-data/en/overlay.txt": Array("+pea\nzax\n".utf8)],
            errors: ["raw-data/en/overlay.txt:2: overlay line without a sign", "hint: put + or -"]),
        ProjectTrial(
            "overlay word", files: ["raw-data/en/overlay.txt": Array("+p3a\n".utf8)],
            errors: ["raw-data/en/overlay.txt:1: overlay word that can't be a word"]),
        ProjectTrial(
            "overlay contradiction",
            files: ["raw-data/en/overlay.txt": Array("+pea\n-pea\n".utf8)],
            errors: [
                "raw-data/en/overlay.txt:2: overlay contradicts itself",
                "the other at raw-data/en/overlay.txt:1",
            ]),
        ProjectTrial(
            "missing source", preparation: "rm raw-data/en/words.txt", status: 66,
            errors: ["raw-data/en/words.txt: no such file"]),
    ]

    @Test("the rows", arguments: rows) func row(_ row: ProjectTrial) throws { try row.run() }

    @Test("C13: a Turkish locale changes nothing, at build and at query") func turkish() throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        try sandbox.remove("build-output")
        let locale = "LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8"
        #expect(try sandbox.shell("\(locale) \"$DICTC\" build").status == 0)
        #expect(try sandbox.output() == before)
        let query = try sandbox.shell("\(locale) \"$DICTC\" query DİCTIONARY")
        #expect(query.status == 0)
        #expect(query.output.contains("word         yes"))
    }

    @Test("C22: words and names are escaped in reports") func report() throws {
        let sandbox = try Sandbox.project()
        try sandbox.write("pea\n<script>\"&'\nze\u{1B}bra\n", to: "raw-data/en/words.txt")
        #expect(try sandbox.run("build").status == 0)
        let report = try sandbox.bytes(of: "build-output/report.json")
        #expect(!report.contains(0x1B))
        let text = String(decoding: report, as: UTF8.self)
        #expect(text.contains(#"<script>\"&'"#), "\(text)")
    }
}
