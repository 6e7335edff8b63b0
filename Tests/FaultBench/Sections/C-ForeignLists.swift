import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Rows C24 to C26: lists in any order, and those of hunspell.
    static let foreignLists: [FaultRow] = [
        .tried(
            "C24", "repetitions, other orders",
            accepted("", "zax\npea\nzax\npea\nabba\n", "abba", "pea", "zax"),
            CodeTrial("many") { try orders() }),
        .tried("C25", "files of hunspell", hunspellFiles),
        .tried("C26", "a hunspell dictionary that stands for billions of words", explosion),
    ]

    /// A list sorted by bytes, one shuffled with many repetitions, and one in the order of a
    /// locale give the same bytes.
    private static func orders() throws {
        let lines = SlowTests.areEnabled ? 10_000_000 : 300_000
        let sandbox = try Sandbox(files: [:])
        let make = """
            awk 'BEGIN { x = 7; for (i = 0; i < \(lines); i++) { x = (x * 16807) % 2147483647;
              n = x % 5000; w = ""; do { w = w sprintf("%c", 97 + n % 26); n = int(n / 26) } while (n);
              print (x % 3 == 0 ? "caf\u{e9}" : x % 3 == 1 ? "pea" : "") w } }' > many
            LC_ALL=C sort -u many > bytes
            LC_ALL=en_US.UTF-8 sort many > locale
            sort -r many > reverse
            """
        #expect(try sandbox.shell(make).status == 0)
        for list in ["bytes", "many", "locale", "reverse"] {
            let run = try sandbox.run("lexicon \(list) -o \(list).lexicon")
            #expect(run.status == 0 && run.errors.isEmpty, "\(list): \(run.errors)")
            // 12 to 32 bytes and the letters of each line.
            #expect(run.peakMemory < (64 << 20) + 64 * lines, "\(list): \(run.peakMemory)")
            #expect(
                try sandbox.bytes(of: list + ".lexicon") == sandbox.bytes(of: "bytes.lexicon"),
                "\(list)")
        }
    }

    /// Neither kind of file is a word list, whatever its flags.
    ///
    /// Read as one it would lose most of its words in silence. The two have to be declared as a pair.
    private static let hunspellFiles: [ProjectTrial] =
        dictionaries.map { hunspell($0.name, $0.text, "dictionary") }
        + affixFiles.map { hunspell($0.name, $0.text, "affix file") } + nearDictionaries

    private static let dictionaries: [(name: String, text: String)] = [
        ("the right count", "3\npit/MS\nzebra\nhello\n"),
        ("a wrong count", "999\npit/MS\nzebra\n"),
        ("no count", "pit/MS\npitten/CaCb\nzebra/1,2\nhello/AB po:noun\npea/S\n"),
        ("flags of two letters", "2\npitten/CaCbCcCp\npit/Ca\n"),
        ("flags that are numbers", "2\npit/1001,2002\nzebra\n"),
        ("flags outside ASCII", "2\npit/é\nzebra/ß\n"),
        ("an escaped slash", "2\nkm\\/h/M\nzebra\n"),
        ("morphological fields", "2\npit/M po:noun\nzebra\n"),
        ("carriage returns", "2\r\npit/MS\r\n"),
    ]

    private static let affixFiles: [(name: String, text: String)] = [
        ("an affix file", "# English\nSET UTF-8\nTRY esian\n"),
        ("FLAG long", "FLAG long\nSET UTF-8\n"), ("FLAG num", "FLAG num\nSET UTF-8\n"),
        ("FLAG UTF-8", "FLAG UTF-8\nSET ISO8859-1\n"),
        ("aliases of themselves", "AF 2\nAF 1\nAF 2\nAM 1\nAM is:1\n"),
        ("a rule that calls itself", "WORDCHARS '\nSFX D Y 1\nSFX D 0 d/D .\n"),
    ]

    private static let nearDictionaries: [ProjectTrial] = [
        ProjectTrial(
            "as a list of names",
            files: ["raw-data/en/names.txt": Array("2\npit/MS\nzebra\n".utf8)],
            errors: [
                "raw-data/en/names.txt: error[source.other-format]: no list (it looks like a hunspell dictionary"
            ]),
        accepted("a slash does not make it one", "and/or\nhe/she\nkm/h\npea\n", "pea"),
        accepted("nor does a number", "3\npea\nzax\n", "pea", "zax"),
        accepted(
            "nor do both",
            "010\n24/7-bereikbaarheid\npea\n" + String(repeating: "zax\n", count: 20),
            "pea", "zax"),
    ]

    private static func hunspell(_ name: String, _ text: String, _ kind: String) -> ProjectTrial {
        ProjectTrial.list(
            name, text, "no list (it looks like a hunspell \(kind)",
            "hunspell: { affixes: FILE.aff }")
    }

    /// 2,000 words with 2,000 flags each, and as many rules that go together.
    private static let explosion: [ProjectTrial] = {
        let flags = (1...2000).map(String.init).joined(separator: ",")
        let words = (1...2000).map { "word\($0)/\(flags)\n" }.joined()
        let rules = (1...2000).map { "SFX \($0) Y 1\nSFX \($0) 0 s\($0)/\(flags) .\n" }.joined()
        let pair = "{ file: en/a.dic, format: { hunspell: { affixes: en/a.aff } } }"
        return [
            hunspell("dictionary", "2000\n" + words, "dictionary"),
            hunspell("affix file", "FLAG num\n" + rules, "affix file"),
            ProjectTrial(
                "both, as a pair",
                files: [
                    "raw-data/dictc.yml": Array(configuration(of: pair).utf8),
                    "raw-data/en/a.dic": Array("2000\n\(words)".utf8),
                    "raw-data/en/a.aff": Array("FLAG num\n\(rules)".utf8),
                ],
                errors: [
                    "raw-data/en/a.aff: error[source.too-large]: too many bytes for an affix file"
                ],
                memoryLimit: 256, secondsLimit: 30),
        ]
    }()
}
