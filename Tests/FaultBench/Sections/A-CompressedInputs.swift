import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Section A: compressed inputs.
    static let compressedInputs: [FaultRow] =
        gzipInputs.map {
            $0.adding((packedTrials[$0.id] ?? []) + (packedFieldTrials[$0.id] ?? []))
        } + archiveInputs

    private static let gzipInputs: [FaultRow] = [
        .tried(
            "A1", "gzip cut in its middle",
            gzip("head -c 500 $W > a.gz", "truncated", "at byte 500"),
            gzip(
                named: "in its third block", "\(long) head -c 140000 r.gz > a.gz", "at byte 140000"),
            packed("in XML", "xml", "head -c -20 p.gz > a.gz", "truncated gzip"),
            packed("in CoNLL-U", "conllu", "head -c -20 p.gz > a.gz", "truncated gzip")),
        .tried("A2", "gzip without its last 4 bytes", gzip("head -c -4 $W > a.gz", "truncated")),
        .tried(
            "A3", "gzip cut in its header", gzip("head -c 6 $W > a.gz", "truncated", "at byte 6")),
        .tried(
            "A4", "gzip with a wrong checksum",
            gzip("flip $((N - 8)) $(other $((N - 8))) > a.gz", "incorrect data check"),
            packed("in XML", "xml", "\(spoil) > a.gz", "incorrect data check"),
            packed("in CoNLL-U", "conllu", "\(spoil) > a.gz", "incorrect data check")),
        .tried(
            "A5", "gzip with a wrong length",
            gzip("flip $((N - 1)) 7f > a.gz", "incorrect length check")),
        .tried(
            "A6", "a bit flipped in the middle",
            gzip("flip $((N / 2)) $(other $((N / 2))) > a.gz", " at byte "), eachFlip),
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
        .tried(
            "A10", "garbage after the end", gzip("(cat $W; echo rest) > a.gz", "garbage after"),
            gzip(named: "one byte", "(cat $W; printf x) > a.gz", "garbage after", " at byte "),
            gzip(named: "behind zeros", "(cat $W; printf '\\0\\0x') > a.gz", "garbage after")),
        .tried(
            "A11", "plain text named .gz",
            gzip("echo pea > a.gz", "not gzip, although its name says so"),
            packed("a corpus", "conllu", "cat p > a.gz", "not gzip, although its name says so")),
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
            gzip(named: "method", "flip 2 01 > a.gz", "unknown compression method"),
            gzip(
                named: "header check",
                "(printf '\\x1f\\x8b\\x08\\x02\\0\\0\\0\\0\\0\\3zz'; tail -c +11 $W) > a.gz",
                "header crc mismatch")),
        .tried(
            "A16", "a zlib stream",
            ProjectTrial(
                files: ["raw-data/en/words.txt": [0x78, 0x9C, 0x4B, 0x4C, 0x2A, 0xE1, 2, 0]],
                errors: ["raw-data/en/words.txt: ", "zlib stream without a gzip header"])),
        .tried(
            "A17", "a decompression bomb",
            bomb("XML", "{ xml: { element: w } }", "(echo '<a><t>'; \(letters))", "100 to 1"),
            bomb("a list of one word", "list", "\(letters)", "a line that is too long"),
            bomb(
                "a list of words", "list", "yes pearpearpearpear | head -c \(bombSize)", "100 to 1"),
            bomb("zeros", "list", "head -c \(bombSize) /dev/zero", "a NUL byte"),
            corpusBomb),
        .tried(
            "A18", "gzip in gzip", gzip("gzip -nc $W > a.gz", "compressed twice"),
            gzip(
                named: "a bomb in it",
                "head -c 100000000 /dev/zero | gzip -n | gzip -n > a.gz", "compressed twice"),
            packed("in a corpus", "conllu", "gzip -nc p.gz > a.gz", "compressed twice")),
        .tried(
            "A19", "fields of 64 KiB in the header",
            gzip(fatHeader("tail -c +11 x.gz"), status: 0).giving("pea"),
            gzip(named: "and cut", fatHeader("true"), "truncated gzip", "at byte 196621")),
        .tried(
            "A20", "a path in the header",
            gzip(
                "echo pea | gzip -n > x.gz; (printf '\\x1f\\x8b\\x08\\x08\\0\\0\\0\\0\\0\\3../../../x\\0'; "
                    + "tail -c +11 x.gz) > a.gz", status: 0
            ).giving("pea"), noOtherFile),
    ]

    /// A shell line that makes `r.gz`, of more than three blocks of 64 KiB.
    private static let long = "seq 1 200000 | tr 0-9 a-j | gzip -n > r.gz;"
    /// A shell line that prints `p.gz` with another check sum.
    private static let spoil =
        "(head -c -8 p.gz; printf '\\1\\2\\3\\4'; tail -c 4 p.gz)"

    /// A shell line that packs `pea` with an extra field, a name and a comment of 64 KiB each, and
    /// then what `rest` prints.
    private static func fatHeader(_ rest: String) -> String {
        """
        echo pea | gzip -n > x.gz
        (printf '\\x1f\\x8b\\x08\\x1c\\0\\0\\0\\0\\0\\3\\xff\\xff'; head -c 65535 /dev/zero
        head -c 65536 /dev/zero | tr '\\0' n; printf '\\0'
        head -c 65536 /dev/zero | tr '\\0' c; printf '\\0'; \(rest)) > a.gz
        """
    }

    /// Every seventh byte of gzip data with one bit turned over: none is read without an error.
    private static let eachFlip = CodeTrial("each seventh byte") {
        let sandbox = try Sandbox(files: [:])
        let run = try sandbox.shell(
            """
            for i in $(seq 1 300); do echo $((i * 7919 % 10007)); done | tr 0-9 a-j | gzip -n > w.gz
            for i in $(seq 10 7 $(($(wc -c < w.gz) - 1))); do
              byte=$(tail -c +$((i + 1)) w.gz | head -c 1 | od -An -tu1)
              (head -c $i w.gz; printf "\\x$(printf %02x $((byte ^ 16)))"; tail -c +$((i + 2)) w.gz) > a.gz
              "$DICTC" lexicon a.gz -o a.lexicon; [ $? = 65 ] && [ ! -e a.lexicon ] || echo $i
            done
            """)
        #expect(run.output.isEmpty, "the bytes \(run.output)")
        let errors = run.errors.split(separator: "\n")
        #expect(errors.count > 50 && errors.allSatisfy { $0.starts(with: "a.gz:") }, "\(errors)")
    }

    /// The name in the header is used for nothing; where it leads is a folder of the sandbox, too.
    private static let noOtherFile = CodeTrial("no other file") {
        let sandbox = try Sandbox(files: ["outer/inner/list": Array("pea\n".utf8)])
        let run = try sandbox.shell(
            """
            cd outer/inner; gzip -n list
            (printf '\\x1f\\x8b\\x08\\x08\\0\\0\\0\\0\\0\\3../../x\\0'; tail -c +11 list.gz) > a.gz
            "$DICTC" lexicon a.gz -o a.lexicon && cd ../.. && ls -d x */x; find outer -type f | sort
            """)
        let files = ["a.gz", "a.lexicon", "list.gz"].map { "outer/inner/\($0)\n" }.joined()
        #expect(run.output.hasSuffix(" dropped\n" + files), "\(run.output)\(run.errors)")
    }

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

    /// What a bomb holds: 1 GiB, or 80 MB where time is short.
    static let bombSize = SlowTests.areEnabled ? 1 << 30 : 80_000_000
    private static let letters = "head -c \(bombSize) /dev/zero | tr '\\0' x"

    /// A bomb that `shell` prints, as a source of words.
    private static func bomb(
        _ name: String, _ format: String, _ shell: String, _ error: String
    ) -> ProjectTrial {
        let format = format == "list" ? "" : ", format: \(format)"
        return ProjectTrial(
            name,
            files: [
                "raw-data/dictc.yml": Array(configuration(of: "{ file: en/a.gz\(format) }").utf8)
            ],
            preparation: "\(shell) | gzip -n > raw-data/en/a.gz",
            errors: ["raw-data/en/a.gz:", error],
            // 64 MiB of short words are held before the ratio counts.
            memoryLimit: name == "a list of words" ? 512 : 64)
    }

    private static let corpusBomb = ProjectTrial(
        "a corpus", files: [corpusConfiguration: corpus("opus", "a.gz")],
        preparation: "(echo '<a><s>'; \(letters)) | gzip -n > raw-data/en/a.gz",
        errors: ["raw-data/en/a.gz: ", "100 to 1"])

    /// The source `en/a.gz`, made by a line of shell from `p.gz`, which is `p`: XML of words, or
    /// CoNLL-U.
    private static func packed(
        _ name: String, _ format: String, _ shell: String, _ errors: String...
    ) -> ProjectTrial {
        let isXML = format == "xml"
        let row = "4\\tpear\\tpear\\tNOUN\\t_\\t_\\t0\\t_\\t_\\t_\\n\\n"
        let content = isXML ? "<a>$(printf '<w>pear</w>%.0s' {1..9000})</a>" : "\(row)"
        let source = "{ file: en/a.gz, format: { xml: { element: w } } }"
        return ProjectTrial(
            name,
            files: [
                corpusConfiguration: isXML
                    ? Array(configuration(of: source).utf8) : corpus(format, "a.gz")
            ],
            preparation: "cd raw-data/en; printf \"\(content)\" > p; gzip -nk p; \(shell)",
            errors: ["raw-data/en/a.gz: "] + errors)
    }
}
