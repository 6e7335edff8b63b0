import Testing

@Suite("Bad inputs, section A: compressed lists") struct CompressedInputTests {
    static let source = configuration(of: "{ file: en/a.gz }")

    /// A row whose source `en/a.gz` a line of shell makes; `$W` is a gzip file of many words.
    static func row(
        _ id: String, _ shell: String, status: Int32 = 65, _ errors: String...
    ) -> BadInputRow {
        let words =
            "for i in $(seq 1 400); do echo $((i * 7919 % 10007)); done | tr 0-9 a-j"
        return BadInputRow(
            id: id, files: ["raw-data/dictc.yml": Array(source.utf8)],
            preparation: "cd raw-data/en; W=w.gz; \(words) | gzip -n > w.gz; \(shell)",
            status: status, errors: status == 0 ? errors : ["raw-data/en/a.gz: "] + errors)
    }

    static let flip =
        "flip() { head -c $1 w.gz; printf \"\\\\x$2\"; tail -c +$(($1 + 2)) w.gz; }; "
        + "N=$(wc -c < w.gz); "

    static let rows: [BadInputRow] = [
        row("A1", "head -c 500 $W > a.gz", "truncated", "at byte 500"),
        row("A2", "head -c -4 $W > a.gz", "truncated"),
        row("A3", "head -c 6 $W > a.gz", "truncated", "at byte 6"),
        row(
            "A4",
            flip + "flip $((N - 8)) 00 > a.gz; cmp -s a.gz w.gz && flip $((N - 8)) 01 > a.gz; true",
            "incorrect data check"),
        row("A5", flip + "flip $((N - 1)) 7f > a.gz", "incorrect length check"),
        row(
            "A6",
            flip + "flip $((N / 2)) 55 > a.gz; cmp -s a.gz w.gz && flip $((N / 2)) 54 > a.gz; true"),
        row(
            "A7", "(echo pea; echo pear) | gzip -n > 1; echo zax | gzip -n > 2; cat 1 2 > a.gz",
            status: 0
        )
        .giving("pea", "pear", "zax"),
        row("A8", "(cat $W; head -c 60 $W) > a.gz", "truncated", "member 2"),
        row(
            "A9", "echo pea | gzip -n > a.gz; head -c 70000 /dev/zero >> a.gz", status: 0,
            "raw-data/en/a.gz: ", "zeros after the end"
        ).giving("pea"),
        row("A10", "(cat $W; echo rest) > a.gz", "garbage after"),
        row("A11", "echo pea > a.gz", "not gzip, although its name says so"),
        row("A13", ": > a.gz", "empty"),
        row("A14", "printf '\\x1f' > a.gz", "truncated gzip"),
        row("A15 flags", flip + "flip 3 e0 > a.gz", "unknown header flags"),
        row("A15 method", flip + "flip 2 01 > a.gz", "unknown compression method"),
        row("A18", "gzip -nc $W > a.gz", "compressed twice"),
        row("A20", "echo pea > x; gzip -c x > a.gz", status: 0).giving("pea"),
        row("A21 bz2", "printf 'BZh91AY&SY....' > a.gz", "bzip2"),
        row("A25", "printf 'PK\\x03\\x04\\x14\\x00' > a.gz", "zip"),
        BadInputRow(
            id: "A12",
            preparation: "printf 'pea\\npear\\nhah\\n' | gzip -n > raw-data/en/words.txt",
            status: 0, errors: ["raw-data/en/words.txt: ", "gzip by its content"],
            words: ["dictionary", "pea", "pear"]),
        BadInputRow(
            id: "A16",
            files: ["raw-data/en/words.txt": [0x78, 0x9C, 0x4B, 0x4C, 0x2A, 0xE1, 2, 0]],
            errors: ["raw-data/en/words.txt: ", "zlib stream without a gzip header"]),
        BadInputRow(
            id: "A26 pipe", preparation: "rm raw-data/en/words.txt; mkfifo raw-data/en/words.txt",
            errors: ["raw-data/en/words.txt: no file to read", "pipe"]),
        BadInputRow(
            id: "A26 device",
            preparation: "rm raw-data/en/words.txt; ln -s /dev/zero raw-data/en/words.txt",
            errors: ["raw-data/en/words.txt: no file to read"]),
        BadInputRow(
            id: "A26 device to lexicon", call: "lexicon /dev/zero -o x.lexicon",
            errors: ["/dev/zero: no file to read (it is a device"]),
        BadInputRow(
            id: "G17 folder",
            preparation: "rm raw-data/en/words.txt; mkdir raw-data/en/words.txt",
            errors: ["raw-data/en/words.txt: no file to read (it is a folder"]),
    ]

    @Test("the rows", arguments: rows) func row(_ row: BadInputRow) throws { try row.check() }

    @Test("A26: a list may come by a pipe where no project is") func pipe() throws {
        let sandbox = try Sandbox(files: [:])
        let run = try sandbox.shell(
            "printf 'pea\\nzax\\n' | gzip | \"$DICTC\" lexicon - -o a.lexicon")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try sandbox.words(of: "a.lexicon") == ["pea", "zax"])
        let named = try sandbox.shell(
            "mkfifo p; (echo pea > p) & \"$DICTC\" lexicon p -o b.lexicon")
        #expect(named.status == 0, "\(named.errors)")
    }

    @Test("A17: a decompression bomb ends at the ratio, in little memory") func bomb() throws {
        var row = Self.row("A17", "", "far more than it should", "250 to 1")
        row.files["raw-data/dictc.yml"] = Array(
            configuration(of: "{ file: en/a.gz, format: { xml: { element: w } } }").utf8)
        row.preparation = """
            (echo '<a><t>'; head -c 120000000 /dev/zero | tr '\\0' x) | gzip -n > raw-data/en/a.gz
            """
        try row.check()
    }
}
