import DictModel
import Foundation
import Testing

@testable import DictConfiguration

/// A configuration text, and the fault that reading it has to report.
struct WrongConfiguration: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var code: Diagnostic.Code
    var line: Int
    var column: Int
    var found: String?
    var expected: String?
    var hint: String?
    /// The code of a second fault.
    var also: Diagnostic.Code?
    var allowOutside: Bool

    init(
        _ name: String, _ text: String, _ code: Diagnostic.Code, _ line: Int, _ column: Int,
        found: String? = nil, expected: String? = nil, hint: String? = nil,
        also: Diagnostic.Code? = nil, allowOutside: Bool = false
    ) {
        testDescription = name
        self.text = text
        self.code = code
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
        self.hint = hint
        self.also = also
        self.allowOutside = allowOutside
    }

    /// A configuration with `languages:` and this text under it, from line 4 on.
    static func languages(
        _ name: String, _ text: String, _ code: Diagnostic.Code, _ line: Int, _ column: Int,
        found: String? = nil, expected: String? = nil, hint: String? = nil,
        also: Diagnostic.Code? = nil, allowOutside: Bool = false
    ) -> WrongConfiguration {
        WrongConfiguration(
            name, "schema: 1\noutput: ../out\nlanguages:\n" + text, code, line, column,
            found: found, expected: expected, hint: hint, also: also, allowOutside: allowOutside)
    }

    /// A configuration with this text as the one source of words, in line 6.
    static func source(
        _ name: String, _ text: String, _ code: Diagnostic.Code, _ line: Int, _ column: Int,
        found: String? = nil, expected: String? = nil, hint: String? = nil,
        also: Diagnostic.Code? = nil, allowOutside: Bool = false
    ) -> WrongConfiguration {
        languages(
            name, "  en:\n    words:\n      - \(text)\n", code, line, column, found: found,
            expected: expected, hint: hint, also: also, allowOutside: allowOutside)
    }

    /// A configuration with this text as the format of its one corpus, in line 6.
    static func corpus(
        _ name: String, _ format: String, _ code: Diagnostic.Code, _ column: Int,
        found: String? = nil, expected: String? = nil
    ) -> WrongConfiguration {
        languages(
            name, "  en:\n    sentences:\n      - { file: c, format: \(format) }\n", code, 6,
            column, found: found, expected: expected)
    }

    /// A configuration with this output folder, in line 2.
    static func output(
        _ name: String, _ path: String, _ code: Diagnostic.Code, _ line: Int, _ column: Int,
        found: String? = nil, expected: String? = nil, allowOutside: Bool = false
    ) -> WrongConfiguration {
        WrongConfiguration(
            name,
            "schema: 1\noutput: \(path)\nlanguages: { en: { words: [{ file: en/w.txt }] } }\n",
            code, line, column, found: found, expected: expected, allowOutside: allowOutside)
    }
}

/// What reading `text` as dictc.yml reports; `nil` if it is right.
func failure(reading text: String, allowOutside: Bool = false) -> Diagnostics? {
    do throws(Diagnostics) {
        _ = try ProjectConfiguration.parse(Array(text.utf8), allowOutside: allowOutside)
        return nil
    } catch {
        return error
    }
}

@Suite("Configuration errors") struct ConfigurationErrorTests {
    static let syntax: [WrongConfiguration] = [
        WrongConfiguration(
            "D1 an empty file", "",
            .configEmpty, 0, 0, expected: "the keys schema, output and languages"),
        WrongConfiguration(
            "D1 only comments", "# nothing here\n\n",
            .configEmpty, 0, 0, expected: "the keys schema, output and languages"),
        WrongConfiguration(
            "D1 an empty document", "---\n",
            .configEmpty, 0, 0, expected: "the keys schema, output and languages"),
        WrongConfiguration(
            "D2 a bracket that is not closed", "schema: [1\noutput: x\n",
            .configSyntax, 2, 7),
        WrongConfiguration(
            "D2 a value after a value", "schema: 1\noutput: a: b\n",
            .configSyntax, 2, 10),
        WrongConfiguration(
            "D2 a list for the whole", "- 1\n",
            .configType, 1, 1, found: "a list",
            expected: "the keys schema, output, languages and licences"),
        WrongConfiguration(
            "D2 a text for the whole", "hello\n",
            .configType, 1, 1, found: "\"hello\"",
            expected: "the keys schema, output, languages and licences"),
        WrongConfiguration(
            "D2 a key without a colon", "# a comment\nschema 1\n\noutput: ../o\n",
            .configSyntax, 2, 1, found: "\"schema 1\"",
            hint: "write a colon after the key, as in `schema: 1`"),
        WrongConfiguration(
            "D2 a line that is indented too far",
            "schema: 1\nlanguages:\n  en:\n    words:\n      - { file: w }\n     levels: { sets: 1 }\n",
            .configSyntax, 6, 6, hint: "line 6 is indented by 5, expected 4"),
        WrongConfiguration(
            "D2 two documents", "schema: 1\n---\nschema: 1\n",
            .configSyntax, 2, 1),
        WrongConfiguration(
            "D2 a key that is a list", "[a]: 1\nschema: 1\noutput: ../o\n",
            .configType, 1, 1, found: "a list", also: .configMissingKey),
        WrongConfiguration(
            "D7 a tab as indentation", "schema: 1\nlanguages:\n\ten: 1\n",
            .configSyntax, 3, 1),
        WrongConfiguration(
            "D7 an anchor", "schema: &one 1\n",
            .configAlias, 1, 9),
        WrongConfiguration(
            "D7 an alias without anchor", "schema: *one\n",
            .configAlias, 1, 9),
        WrongConfiguration(
            "D7 an alias bomb",
            "a: &a [1,1,1,1,1,1,1,1,1]\n"
                + ("a"..."i").pairs.map { "\($1): &\($1) [*\($0),*\($0),*\($0),*\($0),*\($0)]\n" }
                .joined(),
            .configAlias, 1, 4),
        WrongConfiguration(
            "D7 an alias bomb as a key",
            "a: &a [1,1]\n"
                + ("a"..."z").pairs.map { "\($1): &\($1) [*\($0),*\($0)]\n" }.joined()
                + "? *z\n: 1\n? *z\n: 1\n",
            .configAlias, 1, 4),
        WrongConfiguration(
            "a tag of a path", "schema: 1\noutput: !!binary ZW4vdy50eHQ=\n",
            .configTag, 2, 9, hint: "remove the tag; a text that starts with ! needs quotes"),
        WrongConfiguration("a tag of a number", "schema: !!str 1\n", .configTag, 1, 9),
        WrongConfiguration(
            "D7 nesting without end", String(repeating: "[", count: 100_000),
            .configSyntax, 1, 1),
        WrongConfiguration(
            "D9 a raw NUL", "schema: 1\noutput: a\u{0}b\n",
            .configSyntax, 2, 10),
    ]

    static let keys: [WrongConfiguration] = [
        WrongConfiguration(
            "D3 an unknown key",
            "schema: 1\noutput: ../o\nlangauge: 1\n"
                + "languages: { en: { words: [{ file: w.txt }] } }\n",
            .configUnknownKey, 3, 1, expected: "schema, output, languages or licences",
            hint: "did you mean \"languages\"?"),
        WrongConfiguration(
            "D3 an unknown key without a near one",
            "schema: 1\noutput: ../o\ncolour: 1\n"
                + "languages: { en: { words: [{ file: w.txt }] } }\n",
            .configUnknownKey, 3, 1, expected: "schema, output, languages or licences"),
        WrongConfiguration(
            "D4 a duplicate key", "schema: 1\noutput: ../o\noutput: ../p\n",
            .configDuplicateKey, 2, 1),
        WrongConfiguration(
            "D4 a missing key", "schema: 1\nlanguages: { en: { words: [{ file: w.txt }] } }\n",
            .configMissingKey, 1, 1),
        WrongConfiguration(
            "D5 and D14 keys of other tools",
            "schema: 1\noutput: ../o\ninclude: other.yml\n"
                + "languages: { en: { words: [{ file: w.txt }] } }\n",
            .configUnknownKey, 3, 1, expected: "schema, output, languages or licences"),
        WrongConfiguration(
            "D4 a schema that is a text", "schema: one\n",
            .configType, 1, 9, found: "\"one\"", expected: "1 to 999"),
        WrongConfiguration(
            "D4 a schema of 0", "schema: 0\n",
            .configRange, 1, 9, found: "0", expected: "1 to 999"),
        WrongConfiguration(
            "D4 a schema with a fraction", "schema: 1.0\n",
            .configType, 1, 9, found: "\"1.0\"", expected: "1 to 999"),
        WrongConfiguration(
            "D6 a newer schema", "schema: 2\nlanguages: [en]\nshiny: true\n",
            .configNewerSchema, 1, 9, found: "2", expected: "at most 1"),
        WrongConfiguration(
            "D4 an output that is a list",
            "schema: 1\noutput: [a]\n"
                + "languages: { en: { words: [{ file: w.txt }] } }\n",
            .configType, 2, 9, found: "a list", expected: "a path"),
        .languages(
            "D4 no languages", "",
            .configType, 3, 11, found: "nothing", expected: "en or nl as keys"),
        .languages(
            "D4 languages as a list", "  - en\n",
            .configType, 4, 3, found: "a list", expected: "en or nl as keys"),
        .languages(
            "D4 an empty mapping", "  {}\n",
            .configEmptyValue, 4, 3, expected: "en or nl as keys"),
        .languages(
            "D7 Norway", "  no: { words: [{ file: no/w.txt }] }\n",
            .configChoice, 4, 3, expected: "en or nl"),
        .languages(
            "D7 a language by its name", "  English: { words: [{ file: w.txt }] }\n",
            .configChoice, 4, 3, expected: "en or nl", hint: "did you mean \"en\"?"),
        .languages(
            "D3 a section in the place of a language",
            "  en:\n    words: [{ file: w.txt }]\n  levels: { sets: 1 }\n",
            .configChoice, 6, 3, expected: "en or nl",
            hint: "\"levels\" is a key of a language; look at the indentation"),
        .languages(
            "D11 two artefacts that differ in case",
            "  en: { words: [{ file: w.txt }] }\n  EN: { words: [{ file: w.txt }] }\n",
            .configChoice, 5, 3, expected: "en or nl", hint: "did you mean \"en\"?"),
        .languages(
            "D4 the same language twice",
            "  en: { words: [{ file: w.txt }] }\n  en: { words: [{ file: w.txt }] }\n",
            .configDuplicateKey, 4, 3),
        .languages(
            "D4 a language without words", "  en: { overlay: o.txt }\n",
            .configMissingKey, 4, 7),
        .languages(
            "D4 words as a text", "  en: { words: w.txt }\n",
            .configType, 4, 16, found: "\"w.txt\"", expected: "one item per line, each after `- `"),
        .languages(
            "D4 words as an empty list", "  en: { words: [] }\n",
            .configEmptyValue, 4, 16),
        .languages(
            "D3 an unknown key of a language",
            "  en: { words: [{ file: w.txt }], overlays: o.txt }\n",
            .configUnknownKey, 4, 35,
            expected:
                "words, spelling, drop, overlay, block, regional, frequency, lexicon, levels, "
                + "answers, phrases, sentences or tagger",
            hint: "did you mean \"overlay\"?"
        ),
    ]

    static let sources: [WrongConfiguration] = [
        .source(
            "D4 a source as a text", "w.txt",
            .configType, 6, 9, found: "\"w.txt\"", hint: "write `{ file: w.txt }`"),
        .source(
            "D4 a source without file", "{ familiarity: 10 }",
            .configMissingKey, 6, 9),
        .source(
            "D3 an unknown key of a source", "{ file: w.txt, familarity: 10 }",
            .configUnknownKey, 6, 24,
            expected:
                "file, familiarity, best, spelling, asked, encoding, comment, separator, columns, case, "
                + "format, lemmas, may-be-empty, licence or attribution",
            hint: "did you mean \"familiarity\"?"),
        .source(
            "D4 hexadecimal", "{ file: w.txt, familiarity: 0x3 }",
            .configType, 6, 37, found: "\"0x3\"", expected: "1 to 100"),
        .source(
            "D4 negative", "{ file: w.txt, familiarity: -1 }",
            .configRange, 6, 37, found: "-1", expected: "1 to 100"),
        .source(
            "D4 zero", "{ file: w.txt, familiarity: 0 }",
            .configRange, 6, 37, found: "0", expected: "1 to 100"),
        .source(
            "D4 too large", "{ file: w.txt, familiarity: 101 }",
            .configRange, 6, 37, found: "101", expected: "1 to 100"),
        .source(
            "D4 2^63", "{ file: w.txt, familiarity: 9223372036854775808 }",
            .configRange, 6, 37, found: "9223372036854775808", expected: "1 to 100"),
        .source(
            "D4 a quoted number", "{ file: w.txt, familiarity: \"10\" }",
            .configType, 6, 37, found: "\"10\"", expected: "1 to 100"),
        .source(
            "D4 a number in words", "{ file: w.txt, familiarity: ten }",
            .configType, 6, 37, found: "\"ten\"", expected: "1 to 100"),
        .source(
            "D4 nothing for a number", "{ file: w.txt, familiarity: }",
            .configType, 6, 37, found: "nothing", expected: "1 to 100"),
        .source(
            "D4 nothing for a file", "{ file: }",
            .configType, 6, 17, found: "nothing", expected: "a path"),
        .source(
            "D4 an empty file name", "{ file: \"\" }",
            .configEmptyValue, 6, 17, expected: "a path"),
        .source(
            "D4 an unknown encoding", "{ file: w.txt, encoding: iso-8859-7 }",
            .configChoice, 6, 34, found: "\"iso-8859-7\"",
            expected: "utf-8, iso-8859-1, iso-8859-15, iso-8859-2, iso-8859-9, windows-1252, "
                + "windows-1250, windows-1254, utf-16, utf-16le or utf-16be",
            hint: "did you mean \"iso-8859-1\"?"),
        .source(
            "D4 an encoding by another name", "{ file: w.txt, encoding: UTF-8 }",
            .configChoice, 6, 34, found: "\"UTF-8\"",
            expected: "utf-8, iso-8859-1, iso-8859-15, iso-8859-2, iso-8859-9, windows-1252, "
                + "windows-1250, windows-1254, utf-16, utf-16le or utf-16be",
            hint: "did you mean \"utf-8\"?"),
        .source(
            "D4 an encoding by a common name", "{ file: w.txt, encoding: latin1 }",
            .configChoice, 6, 34, found: "\"latin1\"",
            expected: "utf-8, iso-8859-1, iso-8859-15, iso-8859-2, iso-8859-9, windows-1252, "
                + "windows-1250, windows-1254, utf-16, utf-16le or utf-16be",
            hint: "did you mean \"iso-8859-1\"?"),
        .source(
            "D4 an unknown separator", "{ file: w.txt, separator: colon }",
            .configChoice, 6, 35, found: "\"colon\"",
            expected: "tab, comma, semicolon, space or none"),
        .source(
            "D4 an unknown case", "{ file: w.txt, case: capitals }",
            .configChoice, 6, 30, found: "\"capitals\"", expected: "upper, lower or keep"),
        .source(
            "columns of a file without columns",
            "{ file: w.txt, separator: none, columns: { word: 1 } }",
            .configConflict, 6, 50, hint: "remove one of the two keys"),
        .source(
            "a column 0", "{ file: w.txt, columns: { word: 0 } }",
            .configRange, 6, 41, found: "0", expected: "1 to 1000"),
        .source(
            "columns without a word", "{ file: w.txt, columns: { count: 2 } }",
            .configMissingKey, 6, 33),
        .source(
            "familiarity from a column that is not named",
            "{ file: w.txt, familiarity: column, columns: { word: 1 } }",
            .configConflict, 6, 37),
        .source(
            "two formats", "{ file: w, format: { hunspell: { affixes: a }, xml: { element: e } } }",
            .configConflict, 6, 61, hint: "remove one of the keys"),
        .source(
            "hunspell without affixes", "{ file: w, format: { hunspell: {} } }",
            .configEmptyValue, 6, 40, expected: "the keys affixes"),
        .source(
            "D4 a spelling in capitals", "{ file: w.txt, spelling: British }",
            .configChoice, 6, 34, found: "\"British\"",
            expected: "lower-case letters, such as american"),
        .source(
            "D4 a spelling nobody wants", "{ file: w.txt, spelling: british }",
            .configSpelling, 6, 7, found: "\"british\""),
        .source(
            "D3 an unknown format", "{ file: w.xml, format: { html: {} } }",
            .configUnknownKey, 6, 34, expected: "xml, json or hunspell"),
        .source(
            "CSV as a format", "{ file: w.csv, format: csv }",
            .configType, 6, 32, found: "\"csv\"",
            hint: "CSV is a list: declare `separator: comma`, and the columns to read, as in "
                + "`columns: { word: 1 }`"),
        .source(
            "D4 an empty xml", "{ file: w.xml, format: { xml: {} } }",
            .configEmptyValue, 6, 39,
            expected: "the keys element, attribute, count, "
                + "where, namespace, breaks, joined and omitted"),
        .source(
            "D4 an xml without element", "{ file: w.xml, format: { xml: { attribute: lm } } }",
            .configMissingKey, 6, 39),
        .source(
            "D4 an element with a prefix",
            "{ file: w.xml, format: { xml: { element: tei:orth } } }",
            .configFormat, 6, 50, found: "\"tei:orth\"", expected: "such as orth or form/orth"),
        .source(
            "D4 an element path with an empty step",
            "{ file: w.xml, format: { xml: { element: form//orth } } }",
            .configFormat, 6, 50, found: "\"form//orth\"",
            expected: "such as orth or form/orth"),
        .source(
            "D4 a condition that is a list",
            "{ file: w.xml, format: { xml: { element: e, where: { pos: [n, v] } } } }",
            .configType, 6, 67, found: "a list", expected: "the value of the attribute"),
        .source(
            "D4 an encoding for XML",
            "{ file: w.xml, encoding: utf-8, format: { xml: { element: e } } }",
            .configConflict, 6, 34),
        .languages(
            "D4 an unknown reason",
            "  en:\n    words: [{ file: w.txt }]\n    drop: [{ file: n.txt, reason: names }]\n",
            .configChoice, 6, 35, found: "\"names\"", expected: "name, abbreviation or contraction",
            hint: "did you mean \"name\"?"),
        .languages(
            "D4 a wanted spelling that no source names",
            "  en:\n    spelling: amercan\n    words: [{ file: w.txt, spelling: american }]\n",
            .configSpelling, 5, 15, expected: "american", hint: "did you mean \"american\"?"),
        .languages(
            "D4 a wanted spelling without any",
            "  en:\n    spelling: american\n    words: [{ file: w.txt }]\n",
            .configSpelling, 5, 15),
        .languages(
            "D4 a regional list where no spelling is wanted",
            "  en:\n    words: [{ file: w.txt }]\n    regional: [{ file: r.txt, spelling: british }]\n",
            .configSpelling, 5, 12, found: "\"british\"",
            hint: "add `spelling: british` to en"),
        .languages(
            "D4 a regional list of no spelling",
            "  en:\n    words: [{ file: w.txt }]\n    regional: [{ file: r.txt }]\n",
            .configMissingKey, 6, 16),
    ]

    static let paths: [WrongConfiguration] = [
        .source(
            "D9 up and out", "{ file: ../../etc/passwd }",
            .configPath, 6, 17, found: "\"../../etc/passwd\""),
        .source(
            "D9 out by a detour", "{ file: en/../../w.txt }",
            .configPath, 6, 17, found: "\"en/../../w.txt\""),
        .source(
            "D9 absolute", "{ file: /etc/passwd }",
            .configPath, 6, 17, found: "\"/etc/passwd\"",
            expected: "one relative to the folder of dictc.yml"),
        .source(
            "D9 a drive", "{ file: \"C:/words.txt\" }",
            .configPath, 6, 17, found: "\"C:/words.txt\"",
            expected: "one relative to the folder of dictc.yml"),
        .source(
            "D9 home", "{ file: ~/words.txt }",
            .configPath, 6, 17, found: "\"~/words.txt\""),
        .source(
            "D9 a variable", "{ file: $HOME/words.txt }",
            .configPath, 6, 17, found: "\"$HOME/words.txt\""),
        .source(
            "D9 a variable, also where outside is allowed", "{ file: $HOME/w.txt }",
            .configPath, 6, 17, found: "\"$HOME/w.txt\"",
            allowOutside: true),
        .source(
            "D9 NUL", "{ file: \"en/w\\0.txt\" }",
            .configPath, 6, 17, found: "\"en/w\u{0}.txt\""),
        .source(
            "D9 right to left", "{ file: \"en/\\u202Etxt.w\" }",
            .configPath, 6, 17, found: "\"en/\u{202e}txt.w\""),
        .source(
            "D9 a backslash", "{ file: en\\w.txt }",
            .configPath, 6, 17, found: "\"en\\w.txt\""),
        .source(
            "D9 a folder", "{ file: en/ }",
            .configPath, 6, 17, found: "\"en/\"", expected: "a file"),
        .source(
            "D9 the folder itself", "{ file: . }",
            .configPath, 6, 17, found: "\".\"", expected: "a file"),
        .output(
            "D9 output out of the project", "../../out",
            .configPath, 2, 9, found: "\"../../out\""),
        .output(
            "D9 absolute output", "/tmp/out",
            .configPath, 2, 9, found: "\"/tmp/out\"",
            expected: "one relative to the folder of dictc.yml"),
        .output(
            "D10 output is the folder of dictc.yml", ".",
            .configOutput, 2, 9, found: "\".\""),
        .output(
            "D10 output holds the folder of dictc.yml", "..",
            .configOutput, 2, 9, found: "\"..\""),
        .output(
            "D10 output is a source", "en/w.txt",
            .configOutput, 2, 9, found: "\"en/w.txt\""),
        .output(
            "D10 output holds a source", "en",
            .configOutput, 2, 9, found: "\"en\""),
        .output(
            "D10 output holds a source, in other case", "EN/",
            .configOutput, 2, 9, found: "\"EN\""),
        .output(
            "D10 output in a folder of sources", "en/out",
            .configOutput, 2, 9, found: "\"en/out\""),
        .output(
            "D10 output is the root", "/",
            .configOutput, 2, 9, found: "\"/\"", allowOutside: true),
        .languages(
            "D10 a file that is listed twice",
            "  en: { words: [{ file: w.txt }, { file: ./w.txt, familiarity: 3 }] }\n",
            .configDuplicateFile, 4, 42),
        .languages(
            "D10 a file with two roles",
            "  en: { words: [{ file: w.txt }], overlay: w.txt }\n",
            .configDuplicateFile, 4, 44),
        .languages(
            "D11 sources that differ only in case",
            "  en: { words: [{ file: en/w.txt }, { file: en/W.txt }] }\n",
            .configDuplicateFile, 4, 45),
    ]

    static let formats: [WrongConfiguration] = [
        .corpus(
            "D4 a column of the text and of something else", "{ columns: { text: 1, id: 1 } }",
            .configFormat, 54, found: "1", expected: "another column"),
        .corpus(
            "D4 a language that no column names",
            "{ columns: { text: 1, id: 2, wanted: eng } }", .configFormat, 65),
        .corpus(
            "two formats of a corpus", "{ xml: { words: w }, columns: { text: 1 } }",
            .configConflict, 35),
        .corpus(
            "D4 sentences with a prefix", "{ xml: { sentences: \"tei:s\" } }",
            .configFormat, 48, found: "\"tei:s\"", expected: "such as orth or form/orth"),
        .corpus(
            "D4 one of several paths", "{ xml: { omitted: [note, p//q] } }",
            .configFormat, 46, found: "\"p//q\"", expected: "such as orth or form/orth"),
        .corpus(
            "D4 an unknown format of a corpus", "conlu", .configChoice, 28, found: "\"conlu\"",
            expected: "conllu, opus, tei, alpino, folia, dcoi, text, lines, subtitles, records, "
                + "columns or a mapping"),
        .source(
            "D4 a condition on an element outside the path",
            "{ file: w.xml, format: { xml: { element: a/b, where: { c@d: e } } } }",
            .configFormat, 6, 62, found: "\"c@d\"",
            expected: "an element of \"a/b\" before the @"),
    ]

    static let licences: [WrongConfiguration] = [
        .source(
            "an attribution without a licence", "{ file: w.txt, attribution: me }",
            .configConflict, 6, 37),
        WrongConfiguration(
            "a licence that is not in the table",
            "schema: 1\noutput: ../o\nlicences: { MIT: { file: MIT.txt } }\n"
                + "languages: { en: { words: [{ file: w.txt, licence: MTI }] } }\n",
            .configChoice, 4, 52, found: "\"MTI\"", expected: "MIT",
            hint: "did you mean \"MIT\"?"),
        WrongConfiguration(
            "a column of SOURCES.md that is not a key",
            "schema: 1\noutput: ../o\n"
                + "languages: { en: { words: [{ file: w.txt, license: MIT }] } }\n",
            .configUnknownKey, 3, 43,
            expected: "file, familiarity, best, spelling, asked, encoding, comment, "
                + "separator, columns, "
                + "case, format, lemmas, may-be-empty, licence or attribution",
            hint: "did you mean \"licence\"?"),
        .source(
            "an attribution that clears the screen",
            #"{ file: w.txt, licence: A, attribution: "me\e[2J" }"#,
            .configText, 6, 49, found: "\"me\u{1B}[2J\"", expected: "whom to name",
            hint: "remove the character, or write the text in one line"),
        .source(
            "an attribution of two lines",
            #"{ file: w.txt, licence: A, attribution: "me\nlicence: B" }"#,
            .configText, 6, 49, found: "\"me\nlicence: B\"", expected: "whom to name"),
        .source(
            "a licence with a bell", #"{ file: w.txt, licence: "A\a" }"#,
            .configText, 6, 33, found: "\"A\u{7}\"", expected: "a name such as CC0-1.0"),
        .source(
            "a licence that reads backwards", #"{ file: w.txt, licence: "A\u202e" }"#,
            .configText, 6, 33, found: "\"A\u{202E}\"", expected: "a name such as CC0-1.0"),
        WrongConfiguration(
            "a licence in the table with an escape",
            "schema: 1\noutput: ../o\nlicences: { \"A\\e\": { file: a.txt } }\n"
                + "languages: { en: { words: [{ file: w.txt }] } }\n",
            .configText, 3, 13, found: "\"A\u{1B}\"", expected: "a name such as CC0-1.0"),
        WrongConfiguration(
            "an attribution in the table with an escape",
            "schema: 1\noutput: ../o\nlicences: { A: { attribution: \"\\x9B2J\" } }\n"
                + "languages: { en: { words: [{ file: w.txt }] } }\n",
            .configText, 3, 31, found: "\"\u{9B}2J\"", expected: "whom to name"),
        .languages(
            "two licences for one file",
            "  en: { words: [{ file: w.xml, format: { xml: { element: a } }, licence: A },\n"
                + "    { file: w.xml, format: { xml: { element: b } }, licence: B }] }\n",
            .configConflict, 5, 62),
    ]

    @Test(
        "one fault, at its place",
        arguments: syntax + keys + sources + paths + formats + licences)
    func fault(_ wrong: WrongConfiguration) throws {
        let found = failure(reading: wrong.text, allowOutside: wrong.allowOutside)
        let faults = try #require(found)
        let fault = try #require(faults.errors.first)
        #expect(fault.code == wrong.code, "\(fault)")
        #expect(fault.place.file == "dictc.yml" && fault.place.base == .project)
        #expect(fault.place.line == wrong.line, "\(fault)")
        #expect(fault.place.column == wrong.column, "\(fault)")
        #expect(fault.found == wrong.found, "\(fault)")
        #expect(fault.expected == wrong.expected, "\(fault)")
        if let hint = wrong.hint { #expect(fault.hint == hint) }
        #expect(fault.code.cause == .configuration)
        #expect((fault.excerpt != nil) == (wrong.column > 0 && !wrong.text.hasPrefix("[[")))
        #expect(faults.errors.dropFirst().map(\.code.name) == wrong.also.map { [$0.name] } ?? [])
    }
}

extension ClosedRange where Bound == String {
    /// The neighbours among the letters of the range, in order.
    var pairs: [(String, String)] {
        guard let first = lowerBound.utf8.first, let last = upperBound.utf8.first else { return [] }
        let letters = (first...last).map { String(Unicode.Scalar($0)) }
        return Array(zip(letters, letters.dropFirst()))
    }
}
