import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Section D: configuration and lock.
    static let configurations: [FaultRow] = documents + projectPaths + lockFiles + projectStarts

    /// A configuration that builds, with `old` replaced by `new`; it has to be refused.
    static func changed(
        _ name: String, _ old: String, _ new: String, _ errors: String...
    ) -> ProjectTrial {
        let text = sound.split(separator: old, omittingEmptySubsequences: false)
            .joined(separator: new)
        var trial = ProjectTrial.configuration(name, text)
        trial.errors += errors
        return trial
    }

    private static let sound = configuration(of: "{ file: en/words.txt }")

    /// Rows D1 to D8: what a configuration says.
    private static let documents: [FaultRow] = [
        .tried(
            "D1", "no configuration",
            ProjectTrial(
                "no file", preparation: "rm raw-data/dictc.yml", status: 78,
                errors: [
                    "raw-data/dictc.yml: error[config.missing]: there is no configuration",
                    "dictc init",
                ]),
            ProjectTrial.configuration(
                "an empty file", "", "the configuration is empty", "dictc init"),
            ProjectTrial.configuration("a comment", "# schema: 1\n", "the configuration is empty"),
            ProjectTrial.configuration("null", "~\n"),
            ProjectTrial.configuration("a document without content", "---\n"),
            ProjectTrial(
                "a folder", call: "build --config raw-data", status: 78,
                errors: [
                    "raw-data: error[config.not-a-file]: the configuration is a folder",
                    "dictc init",
                ]),
            ProjectTrial(
                "a link to itself", preparation: "ln -sf dictc.yml raw-data/dictc.yml", status: 74,
                errors: [
                    "raw-data/dictc.yml: error[config.unreadable]: the configuration cannot be read (",
                    "hint: ",
                ])),
        .tried(
            "D2", "no YAML",
            ProjectTrial.configuration("a bracket", "schema: 1\noutput: [\n", "dictc.yml:"),
            ProjectTrial.configuration(
                "a quote", "schema: 1\noutput: \"b\nlanguages: 3\n", "dictc.yml:",
                "a quote is not closed"),
            ProjectTrial.configuration(
                "a colon", "schema: 1\noutput: a: b\n", "dictc.yml:2:10: ",
                "    output: a: b\n             ^\n"),
            ProjectTrial.configuration(
                "control characters", "schema: 1\n\u{1}\n", "dictc.yml:2:1: "),
            ProjectTrial(
                "no UTF-8", files: ["raw-data/dictc.yml": [0x61, 0x3A, 0x0A, 0xFF]], status: 78,
                errors: ["raw-data/dictc.yml:2: error[config.encoding]: the text is not UTF-8"]),
            ProjectTrial(
                "UTF-16", files: ["raw-data/dictc.yml": [0xFF, 0xFE, 0x61, 0]], status: 78,
                errors: ["the file looks like UTF-16; save it as UTF-8"])),
        .tried(
            "D3", "an unknown key",
            changed(
                "in a language", "  en:", "  en:\n    langauge: en", "dictc.yml:5:5: ", "langauge",
                "    langauge: en\n        ^\n"),
            changed(
                "at the top", "output:", "otput:", "dictc.yml:2:1: ", "did you mean \"output\"?"),
            changed("in a source", "file:", "fiel:", "dictc.yml:6:", "did you mean \"file\"?"),
            changed("a language", "  en:", "  de:", "unknown language \"de\"", "en or nl")),
        .tried("D4", "keys and values that are wrong", wrongValues),
        .tried(
            "D5", "levels by other lengths or in another order",
            changed("lengths", "words:", "levels: { lengths: [5, 3] }\n    words:", "\"lengths\""),
            changed("a list", "words:", "levels: [5, 4, 3]\n    words:", "\"levels\" is not a map"),
            changed("a ladder", "words:", "levels: { ladder: 7 }\n    words:", "standard or hard"),
            changed(
                "ranks that fall", "words:",
                "frequency: { file: en/c.txt, ranks: { 20: 9, 10: 99 } }\n    words:",
                "\"ranks\" does not ascend"),
            changed(
                "a rank twice", "words:",
                "frequency: { file: en/c.txt, ranks: { 10: 9, 10: 99 } }\n    words:",
                "\"10\" appears more than once")),
        .tried(
            "D6", "a newer schema",
            changed("2", "schema: 1", "schema: 2", "dictc.yml:1:9: ", "needs dictc >= 2.0"),
            changed("999", "schema: 1", "schema: 999", "needs dictc >= 999.0"),
            // Nothing is said of its keys, which nobody here knows.
            changed("with other keys", "schema: 1", "new: 3\nschema: 2", "dictc.yml:2:9: ")),
        .tried("D7", "traps of YAML", yamlTraps),
        .tried(
            "D8", "a configuration of 100 MB",
            ProjectTrial(
                preparation:
                    "head -c 100000000 /dev/zero | tr '\\0' '#' > raw-data/dictc.yml",
                errors: [
                    "raw-data/dictc.yml: error[config.too-large]: the configuration is too large"
                ]),
            ProjectTrial(
                "without end", call: "build --config /dev/zero", status: 78,
                errors: [
                    "/dev/zero: error[config.not-a-file]: the configuration is not a plain file"
                ])),
    ]

    private static let wrongValues: [any Trial] = [
        changed("a key twice", "schema: 1\n", "schema: 1\nschema: 1\n", "dictc.yml:1:1: "),
        changed(
            "a language twice", "  en:", "  en: { words: [{ file: en/a }] }\n  en:",
            "\"en\" appears more than once"),
        changed(
            "a list", "languages:\n", "languages: [en]\nx:\n", "\"languages\" is not a mapping"),
        changed("a text", "schema: 1", "schema: one", "not a whole number"),
        changed("no value", "output: ../build-output", "output:", "\"output\" is not a text"),
        changed("an empty text", "../build-output", "\"\"", "\"output\" is empty"),
        changed("an empty list", "\n      - { file: en/words.txt }", " []", "an empty list"),
        changed("a mapping of nothing", "{ file: en/words.txt }", "{}", "item 1 of words is empty"),
        changed("no file", "file: en/words.txt", "familiarity: 3", "key \"file\" is missing"),
        changed("0", " }", ", familiarity: 0 }", "dictc.yml:6:", "out of range", "1 to 100"),
        changed("-1", " }", ", familiarity: -1 }", "dictc.yml:6:", "out of range"),
        changed("101", " }", ", familiarity: 101 }", "dictc.yml:6:", "out of range"),
        changed("2^63", " }", ", familiarity: 9223372036854775808 }", "out of range"),
        changed("10^39", " }", ", familiarity: 1\(String(repeating: "0", count: 39)) }", "range"),
        changed("10^99", " }", ", familiarity: 1\(String(repeating: "0", count: 99)) }", "whole"),
        changed("1.5", " }", ", familiarity: 1.5 }", "not a whole number"),
        changed("0x3", "schema: 1", "schema: 0x1", "not a whole number"),
        changed("a choice", " }", ", encoding: koi8-r }", "dictc.yml:6:", "expected"),
        changed("no flag", " }", ", lemmas: yes }", "neither true nor false"),
        changed(
            "numbers of packs", "words:",
            "levels: { sets: 0, seed: -1, familiarity: 101 }\n    answers: { length: 2 }\n    words:",
            "\"sets\" is out of range", "\"seed\" is out of range", "\"familiarity\" is out of",
            "\"length\" is out of range"),
        changed(
            "numbers of sentences", "words:",
            "sentences: { files: [{ file: en/c.txt, format: text }], words: { from: 9, to: 5 }, "
                + "numbers: -1, names: 99999999999999999999 }\n    words:",
            "leaves no sentence at all", "\"numbers\" is out of range",
            "\"names\" is out of range"),
        changed(
            "a layer", "words:", "levels: { exclude: [rude] }\n    words:", "unknown value",
            "slur, vulgar, sensitive or odd"),
        changed(
            "a file twice", "words.txt }", "words.txt }\n      - { file: en/words.txt }",
            "dictc.yml:7:", "is listed twice"),
        changed(
            "two roles", "    words:", "    overlay: en/words.txt\n    words:",
            "is in both"),
    ]

    private static let yamlTraps: [any Trial] = [
        changed("no", " }", ", spelling: no }", "no source names the spelling \"no\"")
            .namingSpelling(),
        changed("a tab", "  en:", "\ten:", "dictc.yml:4:", "YAML indents with spaces"),
        changed("an anchor", "schema: 1", "schema: &a 1", "dictc.yml:1:9: ", "anchors and aliases"),
        changed("an alias", "  en:", "  nl: *a\n  en: &a", "anchors and aliases"),
        changed("a merge", "  en:", "  en:\n    <<: { overlay: en/o.txt }", "unknown key \"<<\""),
        changed("a tag", "schema: 1", "schema: !!int \"1\"", "YAML tags are not read"),
        changed("two documents", "languages:", "---\nlanguages:", "a second document"),
        changed("another key", "schema: 1", "? [a, b]\n: 1\nschema: 1", "a key is not a text"),
        ProjectTrial.configuration("an alias bomb", laughs, "anchors and aliases").within(10),
        ProjectTrial.configuration("deep", String(repeating: "[", count: 500_000), "too deep")
            .within(10),
        ProjectTrial.configuration(
            "deep lists", String(repeating: "- ", count: 300_000), "too deep"
        )
        .within(10),
        ProjectTrial.configuration(
            "deep mappings",
            "schema: 1\noutput: " + String(repeating: "{a: ", count: 3000)
                + String(repeating: "}", count: 3000), "too deep"
        ).within(10),
        ProjectTrial.configuration(
            "60,000 keys", "schema: 1\n" + (0..<60_000).map { "k\($0): 1\n" }.joined(),
            "unknown key \"k0\"", "more"
        ).within(20, memory: 128),
    ]

    private static let laughs: String = {
        var text = "a: &a0 [x, x]\n"
        for level in 1...30 { text += "b\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        return text
    }()
}

extension ProjectTrial {
    /// The trial with other limits, in seconds and MiB.
    fileprivate func within(_ seconds: Int, memory: Int = 64) -> ProjectTrial {
        var trial = self
        trial.secondsLimit = seconds
        trial.memoryLimit = memory
        return trial
    }

    /// `spelling: no` in a source means the text, so the language has to want one.
    fileprivate func namingSpelling() -> ProjectTrial {
        var trial = self
        trial.errors = ["raw-data/dictc.yml:", "sources name a spelling"]
        return trial
    }
}
