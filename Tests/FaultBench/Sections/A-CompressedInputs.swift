import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Section A: compressed inputs.
    static let compressedInputs: [FaultRow] = [
        .tried(
            "A1", "gzip cut in its middle",
            gzip("head -c 500 $W > a.gz", "truncated", "at byte 500")),
        .tried("A2", "gzip without its last 4 bytes", gzip("head -c -4 $W > a.gz", "truncated")),
        .tried(
            "A3", "gzip cut in its header", gzip("head -c 6 $W > a.gz", "truncated", "at byte 6")),
        .tried(
            "A4", "gzip with a wrong checksum",
            gzip("flip $((N - 8)) $(other $((N - 8))) > a.gz", "incorrect data check")),
        .tried(
            "A5", "gzip with a wrong length",
            gzip("flip $((N - 1)) 7f > a.gz", "incorrect length check")),
        .tried(
            "A6", "a bit flipped in the middle",
            gzip("flip $((N / 2)) $(other $((N / 2))) > a.gz", " at byte ")),
        .tried(
            "A7", "two members",
            gzip(
                "(echo pea; echo pear) | gzip -n > 1; echo zax | gzip -n > 2; cat 1 2 > a.gz",
                status: 0
            ).giving("pea", "pear", "zax")),
        .tried(
            "A8", "the second member cut",
            gzip("(cat $W; head -c 60 $W) > a.gz", "truncated", "member 2")),
        .tried(
            "A9", "zeros after the end",
            gzip(
                "echo pea | gzip -n > a.gz; head -c 70000 /dev/zero >> a.gz", status: 0,
                "raw-data/en/a.gz: ", "zeros after the end"
            ).giving("pea")),
        .tried("A10", "garbage after the end", gzip("(cat $W; echo rest) > a.gz", "garbage after")),
        .tried(
            "A11", "plain text named .gz",
            gzip("echo pea > a.gz", "not gzip, although its name says so")),
        .tried(
            "A12", "gzip named .txt",
            ProjectTrial(
                preparation: "printf 'pea\\npear\\nhah\\n' | gzip -n > raw-data/en/words.txt",
                status: 0, errors: ["raw-data/en/words.txt: ", "gzip by its content"],
                words: ["dictionary", "pea", "pear"])),
        .tried("A13", "an empty file named .gz", gzip(": > a.gz", "empty")),
        .tried("A14", "one byte of gzip", gzip("printf '\\x1f' > a.gz", "truncated gzip")),
        .tried(
            "A15", "reserved flags, another method",
            gzip(named: "flags", "flip 3 e0 > a.gz", "unknown header flags"),
            gzip(named: "method", "flip 2 01 > a.gz", "unknown compression method")),
        .tried(
            "A16", "a zlib stream",
            ProjectTrial(
                files: ["raw-data/en/words.txt": [0x78, 0x9C, 0x4B, 0x4C, 0x2A, 0xE1, 2, 0]],
                errors: ["raw-data/en/words.txt: ", "zlib stream without a gzip header"])),
        .tried("A17", "a decompression bomb", bomb),
        .tried("A18", "gzip in gzip", gzip("gzip -nc $W > a.gz", "compressed twice")),
        .tried(
            "A20", "a path in the header",
            gzip("echo pea > x; gzip -c x > a.gz", status: 0).giving("pea")),
    ]

    /// The source `en/a.gz`, made by a line of shell.
    ///
    /// In it `$W` is a gzip file of 400 words and `$N` its length; `flip BYTE HEX` prints that file
    /// with another byte at a place, and `other BYTE` a value that does not stand there.
    private static func gzip(
        named name: String = "", _ shell: String, status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        let start = """
            cd raw-data/en; W=w.gz
            for i in $(seq 1 400); do echo $((i * 7919 % 10007)); done | tr 0-9 a-j | gzip -n > w.gz
            N=$(wc -c < w.gz)
            flip() { head -c $1 w.gz; printf "\\x$2"; tail -c +$(($1 + 2)) w.gz; }
            other() { printf %02x $((0x$(echo $(head -c $(($1 + 1)) w.gz | tail -c 1 | od -An -tx1)) ^ 1)); }

            """
        return ProjectTrial(
            name,
            files: ["raw-data/dictc.yml": Array(configuration(of: "{ file: en/a.gz }").utf8)],
            preparation: start + shell,
            status: status, errors: status == 0 ? errors : ["raw-data/en/a.gz: "] + errors)
    }

    /// 120 MB of one letter in one element.
    private static let bomb = ProjectTrial(
        files: [
            "raw-data/dictc.yml": Array(
                configuration(of: "{ file: en/a.gz, format: { xml: { element: w } } }").utf8)
        ],
        preparation: """
            (echo '<a><t>'; head -c 120000000 /dev/zero | tr '\\0' x) | gzip -n > raw-data/en/a.gz
            """,
        errors: ["raw-data/en/a.gz: ", "far more than it should", "250 to 1"])
}
