import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Corpora that are well-formed and yet odd.
    static let oddCorpora: [FaultRow] = [
        .tried(
            "B24", "corpora that are not as their format says",
            corpus(
                "no identifier", "opus", "<a>\(opus())\(opus(""))</a>",
                "c.xml:2: note[corpus.identifiers]: 1 × a sentence without an identifier",
                report: ["missing-id"]),
            corpus(
                "a word outside", "opus", "<a><w upos='X'>out</w>\(opus())</a>",
                "1 × a word outside every sentence, left out", report: ["word-outside-sentence"]),
            corpus(
                "text outside", "opus", "<a><s>\(opus())</s>loose</a>",
                "1 × text outside every sentence, left out",
                report: ["text-outside-sentence", "nested-sentence"]),
            corpus(
                "text beside words", "opus", "<a>\(opus())<s id='2'>loose <w>x</w></s></a>",
                "1 × a sentence with text beside its words, left out", report: ["loose-text"]),
            corpus(
                "a sentence in a sentence", "opus", "<a>\(opus())<s id='2'>\(opus())</s></a>",
                "1 × a sentence inside a sentence, read as part of it",
                report: ["nested-sentence"]),
            corpus(
                "no tag and no tagger", "opus", "<a>\n\(untagged)</a>", status: 78,
                ":2: error[sentences.no-tagger]: the corpus has no tags and there is no tagger"),
            corpus(
                "no tag", "opus", "<a>\n\(untagged)</a>",
                "c.xml:2: note[corpus.tags]: 1 × a word without a tag in a tagged sentence",
                isTagged: true,
                report: ["missing-tag", "\"read\": 2"]),
            corpus(
                "an unknown tag", "opus",
                "<a>\n\(opus().replacingOccurrences(of: "ADJ", with: "QQ"))</a>",
                "c.xml:2: note[corpus.tags]: 1 × a tag that is not in the tag set (first: \"QQ\")",
                isTagged: true,
                report: ["unknown-tag", "\"read\": 2"]),
            tagger("of 64 MiB", 64 << 20, "not a dictc artefact"),
            tagger(
                "of 64 MiB and a byte", 64 << 20 | 1, "too long (expected at most 67108864 bytes)"),
            corpus(
                "no sentence", "folia", "<FoLiA/>", status: 65, "0 sentences"),
            corpus(
                "all left out", "opus", "<a><s/><s> </s></a>", status: 65,
                "0 sentences (left out: 2 empty-sentence)")),
        .tried(
            "B25", "an identifier and a sentence that come again and again",
            corpus(
                "identical", "opus", "<a>\n",
                shell: "yes \"\(opus().dropLast())\" | head -n \(copies) >> $C; echo '</a>' >> $C",
                "\(copies - 1) × an identifier that an earlier sentence has, too",
                report: ["repeated-id", "nearDuplicate", "\"count\": \(copies - 1)"]),
            corpus(
                "with identifiers of their own", "conllu", "",
                shell:
                    "yes '\(rows().replacingOccurrences(of: "\n", with: "@"))' | head -n \(copies / 10) "
                    + "| awk '{print \"# sent_id = \" NR \"@\" $0}' | tr -d '\\n' | tr @ '\\n' > $C",
                report: ["nearDuplicate", "\"count\": \(copies / 10 - 1)"])),
        .tried(
            "B26", "a sentence of 50 MB, a million words",
            corpus(
                "text", "opus", "<a>\(opus())<s id='2'>",
                shell: "yes 'All of it. ' | head -c 50000000 >> $C; echo '</s></a>' >> $C",
                "1 × a sentence of too many bytes, left out", report: ["too-many-bytes"]),
            tooLong("opus", "<a>\(opus())<s id='2'>", "<w upos='X'>a</w>", "</s></a>"),
            tooLong(
                "tei", "<a>\(opus().replacingOccurrences(of: "upos", with: "pos"))<s>", "<w>a</w> ",
                "</s></a>"),
            tooLong("folia", folia, "<w><t>a</t></w>", "</s></text></FoLiA>", isTagged: true),
            tooLong("conllu", rows(), "%d\ta\t_\tX\t_\t_\t0\t_\t_\t_", ""),
            tooLong("text", "\(man)\n\n", "a", "", isTagged: true),
            corpus(
                "a row of a table", "columns", "",
                shell: "(printf '1\\teng\\t'; yes 'a ' | head -c 50000000 | tr -d '\\n'; "
                    + "printf '\\n1\\teng\\t\(man)\\n') > $C",
                "1 × a sentence of too many bytes, left out",
                isTagged: true, report: ["too-many-bytes"]),
            corpus(
                "a word of 256 bytes", "opus",
                "<a>\(opus())\(opus().replacingOccurrences(of: ">man<", with: ">\(letters(256))<"))</a>",
                report: ["\"tooLong\"", "256 bytes in one word"]),
            corpus(
                "a word of 255 bytes", "opus",
                "<a>\(opus().replacingOccurrences(of: ">man<", with: ">\(letters(255))<"))</a>",
                sentences: ["The old \(letters(255)) eats a pear."]),
            corpus(
                "256 tokens", "opus", "<a>\(opus())\(dashes(249))</a>",
                report: ["\"hole\"", "\"read\": 2"]),
            corpus(
                "4,097 words", "opus", "<a>\(opus())<s id='2'>",
                shell: "yes \"<w upos='X'>a</w>\" | head -n 4097 >> $C; echo '</s></a>' >> $C",
                "1 × a sentence of too many tokens, left out", report: ["too-many-tokens"]),
            corpus(
                "4,096 words", "opus", "<a>\(opus())<s id='2'>",
                shell: "yes \"<w upos='X'>a</w>\" | head -n 4096 >> $C; echo '</s></a>' >> $C",
                report: ["noCapital", "\"read\": 2"])),
        .tried(
            "B27", "CoNLL-U",
            conllu(
                "9 columns", { $0.replacingOccurrences(of: "man\t_", with: "man") },
                ":3: error[conllu.columns]: wrong number of columns (9; expected 10"),
            conllu(
                "blanks", { $0.replacingOccurrences(of: "\t", with: " ") },
                ":1: error[conllu.columns]: wrong number of columns", "has tabs, no blanks"),
            conllu(
                "a number left out", { $0.replacingOccurrences(of: "\n3\t", with: "\n4\t") },
                ":3: error[conllu.order]: a word out of order (4; expected 3"),
            conllu(
                "no number", { $0.replacingOccurrences(of: "\n3\t", with: "\nx\t") },
                ":3: error[conllu.number]: no word number (\"x\""),
            conllu(
                "a range backwards",
                { $0.replacingOccurrences(of: "\n3\t", with: "\n3-2\(blank)\n3\t") },
                ":3: error[conllu.range]: a range that runs backwards"),
            conllu(
                "half a range",
                { $0.replacingOccurrences(of: "\n7\t", with: "\n7-8\(blank)\n7\t") },
                "a range without all of its words (word 7"),
            conllu(
                "an empty node out of order",
                { $0.replacingOccurrences(of: "\n4\t", with: "\n4.1\(blank)\n4\t") },
                ":4: error[conllu.order]: an empty node out of order (4"),
            conllu(
                "no UTF-8", { $0 }, ":9:3: error[text.not-utf8]: not UTF-8", "encoding: iso-8859-1",
                bytes: [0x23, 0x20, 0xE9]),
            conllu("CRLF", { $0.replacingOccurrences(of: "\n", with: "\r\n") }),
            conllu("no empty line at the end", { String($0.dropLast(2)) }),
            conllu(
                "an empty node",
                { $0.replacingOccurrences(of: "\n6\t", with: "\n5.1\(blank)\n6\t") },
                "1 × an empty node, skipped"),
            corpus(
                "a range", "conllu",
                rows().replacingOccurrences(
                    of: "4\teats", with: "4-5\tcannot\(blank.dropFirst(2))\n4\tcan"
                )
                .replacingOccurrences(of: "5\ta\t_\tDET", with: "5\tnot\t_\tPART"),
                sentences: ["The old man cannot pear."]),
            corpus(
                "a range that its words do not make up", "conllu",
                rows().replacingOccurrences(
                    of: "4\teats", with: "4-5\teatsa\(blank.dropFirst(2))\n4\teat"),
                "1 × a range of words that do not make up its form",
                sentences: ["The old man eatsa pear."])),
    ]

    /// How often the same sentence comes: ten million times, or fewer where time is short.
    private static let copies = SlowTests.areEnabled ? 10_000_000 : 200_000
    private static func letters(_ count: Int) -> String { String(repeating: "x", count: count) }

    /// A sentence of six words, `count` dashes and a full stop.
    private static func dashes(_ count: Int) -> String {
        opus(" id='2'").replacingOccurrences(
            of: "<w upos='PUNCT'>",
            with: String(repeating: "<w upos='PUNCT'>–</w>", count: count) + "<w upos='PUNCT'>")
    }

    private static let untagged = opus().replacingOccurrences(of: " upos='ADJ'", with: "")
    private static let blank = "\t_\t_\t_\t_\t_\t_\t_\t_\t_"
    private static let folia = """
        <FoLiA xmlns='http://ilk.uvt.nl/folia'><text><s><t>\(man)</t></s><s>
        """

    /// A tagger of `size` bytes, which is none.
    private static func tagger(_ name: String, _ size: Int, _ error: String) -> ProjectTrial {
        ProjectTrial(
            "a tagger " + name,
            files: [
                corpusConfiguration: corpus("opus", "c.xml", isTagged: true),
                "raw-data/en/c.xml": Array("<a>\(opus())</a>".utf8),
            ].merging(taggerFiles) { $1 },
            preparation: "truncate -s \(size) raw-data/en/tagger.model",
            errors: ["raw-data/en/tagger.model: ", error], memoryLimit: 256)
    }

    /// A sentence of a million words behind a good one; `word` is a line of it, `%d` its number.
    private static func tooLong(
        _ format: String, _ start: String, _ word: String, _ end: String, isTagged: Bool = false
    ) -> CorpusTrial {
        let lines =
            word.contains("%d")
            ? "seq -f '\(word.replacingOccurrences(of: "%d", with: "%.0f"))' 1000000"
            : "yes \"\(word)\" | head -n 1000000"
        return corpus(
            "\(format), a million words", format, start,
            shell: "\(lines) >> $C; printf '%s' '\(end)' >> $C",
            "1 × a sentence of too many bytes, left out", isTagged: isTagged,
            report: ["too-many-bytes"])
    }

    /// CoNLL-U that `change` makes of a good sentence, then `bytes`: it is read where no error is
    /// expected or only something is noted, and refused where a line is named.
    private static func conllu(
        _ name: String, _ change: (String) -> String, _ errors: String..., bytes: [UInt8] = []
    ) -> CorpusTrial {
        let isRefused = errors.contains { !$0.hasPrefix("1 × ") }
        var trial = corpus(name, "conllu", change(rows()), status: isRefused ? 65 : 0)
        trial.project.errors += errors
        trial.project.files["raw-data/en/c.conllu", default: []] += bytes
        return trial
    }
}
