import DictPipeline
import Foundation
import Testing

/// A configuration text and the one line that reading it must give.
struct WrongConfiguration: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var message: String
    var allowOutside = false

    init(_ name: String, _ text: String, _ message: String, allowOutside: Bool = false) {
        self.name = name
        self.text = text
        self.message = message
        self.allowOutside = allowOutside
    }

    var testDescription: String { name }

    /// A configuration with `languages:` and this text under it, from line 4 on.
    static func languages(
        _ name: String, _ text: String, _ message: String, allowOutside: Bool = false
    ) -> WrongConfiguration {
        WrongConfiguration(
            name, "schema: 1\noutput: ../out\nlanguages:\n" + text, message,
            allowOutside: allowOutside)
    }

    /// A configuration with this text as the one word source, in line 6.
    static func source(
        _ name: String, _ text: String, _ message: String, allowOutside: Bool = false
    ) -> WrongConfiguration {
        languages(name, "  en:\n    words:\n      - \(text)\n", message, allowOutside: allowOutside)
    }

    /// A configuration with this output folder, in line 2.
    static func output(
        _ name: String, _ path: String, _ message: String, allowOutside: Bool = false
    ) -> WrongConfiguration {
        WrongConfiguration(
            name,
            "schema: 1\noutput: \(path)\nlanguages: { en: { words: [{ file: en/w.txt }] } }\n",
            message, allowOutside: allowOutside)
    }
}

/// What reading `text` as dictc.yml reports; `nil` where it is right.
func failure(reading text: String, allowOutside: Bool = false) -> ConfigurationFailure? {
    do {
        _ = try ProjectConfiguration.parse(
            Array(text.utf8), name: "dictc.yml", allowOutside: allowOutside)
        return nil
    } catch {
        return error
    }
}

@Suite("Configuration errors") struct ConfigurationErrorTests {
    static let syntax: [WrongConfiguration] = [
        WrongConfiguration(
            "D1 an empty file", "",
            "dictc.yml: the configuration is empty (expected the keys schema, output and "
                + "languages). hint: `dictc init` writes one to start from"),
        WrongConfiguration(
            "D1 only comments", "# nothing here\n\n",
            "dictc.yml: the configuration is empty (expected the keys schema, output and "
                + "languages). hint: `dictc init` writes one to start from"),
        WrongConfiguration(
            "D1 an empty document", "---\n",
            "dictc.yml: the configuration is empty (expected the keys schema, output and "
                + "languages). hint: `dictc init` writes one to start from"),
        WrongConfiguration(
            "D2 a bracket that is not closed", "schema: [1\noutput: x\n",
            "dictc.yml:2:7: not YAML: did not find expected ',' or ']', while parsing a "
                + "flow sequence that starts in line 1"),
        WrongConfiguration(
            "D2 a value after a value", "schema: 1\noutput: a: b\n",
            "dictc.yml:2:10: not YAML: mapping values are not allowed in this context. "
                + "hint: a value with a colon and a space needs quotes"),
        WrongConfiguration(
            "D2 a list for the whole", "- 1\n",
            "dictc.yml:1:1: the configuration is not a mapping (found a list; expected the "
                + "keys schema, output and languages)"),
        WrongConfiguration(
            "D2 a text for the whole", "hello\n",
            "dictc.yml:1:1: the configuration is not a mapping (found \"hello\"; expected "
                + "the keys schema, output and languages)"),
        WrongConfiguration(
            "D2 two documents", "schema: 1\n---\nschema: 1\n",
            "dictc.yml:2:1: a second document starts here. hint: keep one; remove the line "
                + "`---`"),
        WrongConfiguration(
            "D2 a key that is a list", "[a]: 1\nschema: 1\noutput: ../o\n",
            "dictc.yml:1:1: a key is not a text (found a list)\n"
                + "dictc.yml:1:1: key \"languages\" is missing in the configuration"),
        WrongConfiguration(
            "D7 a tab as indentation", "schema: 1\nlanguages:\n\ten: 1\n",
            "dictc.yml:3:1: not YAML: found character that cannot start any token. hint: "
                + "YAML indents with spaces; line 3 has a tab"),
        WrongConfiguration(
            "D7 an anchor", "schema: &one 1\n",
            "dictc.yml:1:9: YAML anchors and aliases are not read. hint: write the value "
                + "out where it is needed"),
        WrongConfiguration(
            "D7 an alias without anchor", "schema: *one\n",
            "dictc.yml:1:9: not YAML: found undefined alias. hint: a value that starts "
                + "with * needs quotes"),
        WrongConfiguration(
            "D7 an alias bomb",
            "a: &a [1,1,1,1,1,1,1,1,1]\n"
                + ("a"..."i").pairs.map { "\($1): &\($1) [*\($0),*\($0),*\($0),*\($0),*\($0)]\n" }
                .joined(),
            "dictc.yml:1:4: YAML anchors and aliases are not read. hint: write the value "
                + "out where it is needed"),
        WrongConfiguration(
            "D7 an alias bomb as a key",
            "a: &a [1,1]\n"
                + ("a"..."z").pairs.map { "\($1): &\($1) [*\($0),*\($0)]\n" }.joined()
                + "? *z\n: 1\n? *z\n: 1\n",
            "dictc.yml:1:4: YAML anchors and aliases are not read. hint: write the value "
                + "out where it is needed"),
        WrongConfiguration(
            "D7 nesting without end", String(repeating: "[", count: 100_000),
            "dictc.yml:1:1: the values are nested too deeply"),
        WrongConfiguration(
            "D9 a raw NUL", "schema: 1\noutput: a\u{0}b\n",
            "dictc.yml:2:10: not YAML: control characters are not allowed. hint: remove "
                + "the character"),
    ]

    static let keys: [WrongConfiguration] = [
        WrongConfiguration(
            "D3 an unknown key",
            "schema: 1\noutput: ../o\nlangauge: 1\n"
                + "languages: { en: { words: [{ file: w.txt }] } }\n",
            "dictc.yml:3:1: unknown key \"langauge\" (expected schema, output or "
                + "languages). hint: did you mean \"languages\"?"),
        WrongConfiguration(
            "D3 an unknown key without a near one",
            "schema: 1\noutput: ../o\ncolour: 1\n"
                + "languages: { en: { words: [{ file: w.txt }] } }\n",
            "dictc.yml:3:1: unknown key \"colour\" (expected schema, output or languages)"),
        WrongConfiguration(
            "D4 a duplicate key", "schema: 1\noutput: ../o\noutput: ../p\n",
            "dictc.yml:2:1: key \"output\" stands more than once. hint: keep one of them"),
        WrongConfiguration(
            "D4 a missing key", "schema: 1\nlanguages: { en: { words: [{ file: w.txt }] } }\n",
            "dictc.yml:1:1: key \"output\" is missing in the configuration"),
        WrongConfiguration(
            "D5 and D14 keys of other tools",
            "schema: 1\noutput: ../o\ninclude: other.yml\n"
                + "languages: { en: { words: [{ file: w.txt }] } }\n",
            "dictc.yml:3:1: unknown key \"include\" (expected schema, output or languages)"),
        WrongConfiguration(
            "D4 a schema that is a text", "schema: one\n",
            "dictc.yml:1:9: \"schema\" is not a whole number (found \"one\"; expected 1 to "
                + "999)"),
        WrongConfiguration(
            "D4 a schema of 0", "schema: 0\n",
            "dictc.yml:1:9: \"schema\" is out of range (found 0; expected 1 to 999)"),
        WrongConfiguration(
            "D4 a schema with a fraction", "schema: 1.0\n",
            "dictc.yml:1:9: \"schema\" is not a whole number (found \"1.0\"; expected 1 to "
                + "999)"),
        WrongConfiguration(
            "D6 a newer schema", "schema: 2\nlanguages: [en]\nshiny: true\n",
            "dictc.yml:1:9: schema 2 is newer than this dictc (found 2; expected at most "
                + "1). hint: needs dictc >= 2.0; update dictc"),
        WrongConfiguration(
            "D4 an output that is a list",
            "schema: 1\noutput: [a]\n"
                + "languages: { en: { words: [{ file: w.txt }] } }\n",
            "dictc.yml:2:9: \"output\" is not a text (found a list; expected a path)"),
        .languages(
            "D4 no languages", "",
            "dictc.yml:3:11: \"languages\" is not a mapping (found nothing; expected en or "
                + "nl as keys)"),
        .languages(
            "D4 languages as a list", "  - en\n",
            "dictc.yml:4:3: \"languages\" is not a mapping (found a list; expected en or "
                + "nl as keys)"),
        .languages(
            "D4 an empty mapping", "  {}\n",
            "dictc.yml:4:3: \"languages\" is empty (expected en or nl as keys)"),
        .languages(
            "D7 Norway", "  no: { words: [{ file: no/w.txt }] }\n",
            "dictc.yml:4:3: unknown language \"no\" (expected en or nl)"),
        .languages(
            "D11 two artefacts that differ in case",
            "  en: { words: [{ file: w.txt }] }\n  EN: { words: [{ file: w.txt }] }\n",
            "dictc.yml:5:3: unknown language \"EN\" (expected en or nl). hint: did you "
                + "mean \"en\"?"),
        .languages(
            "D4 the same language twice",
            "  en: { words: [{ file: w.txt }] }\n  en: { words: [{ file: w.txt }] }\n",
            "dictc.yml:4:3: key \"en\" stands more than once. hint: keep one of them"),
        .languages(
            "D4 a language without words", "  en: { overlay: o.txt }\n",
            "dictc.yml:4:7: key \"words\" is missing in \"en\""),
        .languages(
            "D4 words as a text", "  en: { words: w.txt }\n",
            "dictc.yml:4:16: \"words\" is not a list (found \"w.txt\"; expected one item a "
                + "line, each after `- `)"),
        .languages(
            "D4 words as an empty list", "  en: { words: [] }\n",
            "dictc.yml:4:16: \"words\" is an empty list. hint: fill it or remove the key"),
        .languages(
            "D3 an unknown key of a language",
            "  en: { words: [{ file: w.txt }], overlays: o.txt }\n",
            "dictc.yml:4:35: unknown key \"overlays\" (expected words, spelling, drop, "
                + "overlay, block, frequency, lexicon, levels, answers, phrases, sentences or tagger). hint: did you mean \"overlay\"?"
        ),
    ]

    static let sources: [WrongConfiguration] = [
        .source(
            "D4 a source as a text", "w.txt",
            "dictc.yml:6:9: item 1 of words is not a mapping (found \"w.txt\"; expected "
                + "the keys file, familiarity, spelling, encoding, comment, separator, format "
                + "and lemmas)"),
        .source(
            "D4 a source without file", "{ familiarity: 10 }",
            "dictc.yml:6:9: key \"file\" is missing in item 1 of words"),
        .source(
            "D3 an unknown key of a source", "{ file: w.txt, familarity: 10 }",
            "dictc.yml:6:24: unknown key \"familarity\" (expected file, familiarity, "
                + "spelling, encoding, comment, separator, format or lemmas). hint: did you mean "
                + "\"familiarity\"?"),
        .source(
            "D4 hexadecimal", "{ file: w.txt, familiarity: 0x3 }",
            "dictc.yml:6:37: \"familiarity\" is not a whole number (found \"0x3\"; "
                + "expected 1 to 100)"),
        .source(
            "D4 negative", "{ file: w.txt, familiarity: -1 }",
            "dictc.yml:6:37: \"familiarity\" is out of range (found -1; expected 1 to 100)"),
        .source(
            "D4 zero", "{ file: w.txt, familiarity: 0 }",
            "dictc.yml:6:37: \"familiarity\" is out of range (found 0; expected 1 to 100)"),
        .source(
            "D4 too large", "{ file: w.txt, familiarity: 101 }",
            "dictc.yml:6:37: \"familiarity\" is out of range (found 101; expected 1 to 100)"),
        .source(
            "D4 2^63", "{ file: w.txt, familiarity: 9223372036854775808 }",
            "dictc.yml:6:37: \"familiarity\" is out of range (found 9223372036854775808; "
                + "expected 1 to 100)"),
        .source(
            "D4 a quoted number", "{ file: w.txt, familiarity: \"10\" }",
            "dictc.yml:6:37: \"familiarity\" is not a whole number (found \"10\"; expected "
                + "1 to 100)"),
        .source(
            "D4 a number in words", "{ file: w.txt, familiarity: ten }",
            "dictc.yml:6:37: \"familiarity\" is not a whole number (found \"ten\"; "
                + "expected 1 to 100)"),
        .source(
            "D4 nothing for a number", "{ file: w.txt, familiarity: }",
            "dictc.yml:6:37: \"familiarity\" is not a whole number (found nothing; "
                + "expected 1 to 100)"),
        .source(
            "D4 nothing for a file", "{ file: }",
            "dictc.yml:6:17: \"file\" is not a text (found nothing; expected a path)"),
        .source(
            "D4 an empty file name", "{ file: \"\" }",
            "dictc.yml:6:17: \"file\" is empty (expected a path)"),
        .source(
            "D4 an unknown encoding", "{ file: w.txt, encoding: iso-8859-7 }",
            "dictc.yml:6:34: \"encoding\" has an unknown value (found \"iso-8859-7\"; "
                + "expected utf-8, iso-8859-1, iso-8859-15, windows-1252, utf-16, utf-16le or "
                + "utf-16be). hint: did you mean \"iso-8859-1\"?"),
        .source(
            "D4 an encoding by another name", "{ file: w.txt, encoding: UTF-8 }",
            "dictc.yml:6:34: \"encoding\" has an unknown value (found \"UTF-8\"; expected "
                + "utf-8, iso-8859-1, iso-8859-15, windows-1252, utf-16, utf-16le or utf-16be). "
                + "hint: did you mean \"utf-8\"?"),
        .source(
            "D4 an unknown separator", "{ file: w.txt, separator: comma }",
            "dictc.yml:6:35: \"separator\" has an unknown value (found \"comma\"; expected "
                + "tab, space or none)"),
        .source(
            "D4 a spelling in capitals", "{ file: w.txt, spelling: British }",
            "dictc.yml:6:34: \"spelling\" is not a name (found \"British\"; expected "
                + "lower-case letters, such as american)"),
        .source(
            "D4 a spelling nobody wants", "{ file: w.txt, spelling: british }",
            "dictc.yml:6:7: sources name a spelling and the language wants none (found "
                + "\"british\"). hint: add `spelling: british` to en"),
        .source(
            "D3 an unknown format", "{ file: w.xml, format: { html: {} } }",
            "dictc.yml:6:32: key \"xml\" is missing in \"format\"\n"
                + "dictc.yml:6:34: unknown key \"html\" (expected xml)"),
        .source(
            "D4 an empty xml", "{ file: w.xml, format: { xml: {} } }",
            "dictc.yml:6:39: \"xml\" is empty (expected the keys element, attribute, where "
                + "and namespace)"),
        .source(
            "D4 an xml without element", "{ file: w.xml, format: { xml: { attribute: lm } } }",
            "dictc.yml:6:39: key \"element\" is missing in \"xml\""),
        .source(
            "D4 an element with a prefix",
            "{ file: w.xml, format: { xml: { element: tei:orth } } }",
            "dictc.yml:6:50: \"element\" is not a path of local names (found \"tei:orth\"; "
                + "expected such as orth or form/orth). hint: the keys attribute and namespace "
                + "say the rest"),
        .source(
            "D4 an element path with an empty step",
            "{ file: w.xml, format: { xml: { element: form//orth } } }",
            "dictc.yml:6:50: \"element\" is not a path of local names (found "
                + "\"form//orth\"; expected such as orth or form/orth). hint: the keys attribute "
                + "and namespace say the rest"),
        .source(
            "D4 a condition that is a list",
            "{ file: w.xml, format: { xml: { element: e, where: { pos: [n, v] } } } }",
            "dictc.yml:6:67: \"pos\" is not a text (found a list; expected the value of "
                + "the attribute)"),
        .source(
            "D4 an encoding for XML",
            "{ file: w.xml, encoding: utf-8, format: { xml: { element: e } } }",
            "dictc.yml:6:34: \"encoding\" has no meaning for an XML file. hint: remove the "
                + "key"),
        .languages(
            "D4 an unknown reason",
            "  en:\n    words: [{ file: w.txt }]\n    drop: [{ file: n.txt, reason: names }]\n",
            "dictc.yml:6:35: \"reason\" has an unknown value (found \"names\"; expected "
                + "name, abbreviation or contraction). hint: did you mean \"name\"?"),
        .languages(
            "D4 a wanted spelling that no source names",
            "  en:\n    spelling: amercan\n    words: [{ file: w.txt, spelling: american }]\n",
            "dictc.yml:5:15: no source names the spelling \"amercan\" (expected american). "
                + "hint: did you mean \"american\"?"),
        .languages(
            "D4 a wanted spelling without any",
            "  en:\n    spelling: american\n    words: [{ file: w.txt }]\n",
            "dictc.yml:5:15: no source names the spelling \"american\". hint: remove the "
                + "key"),
    ]

    static let paths: [WrongConfiguration] = [
        .source(
            "D9 up and out", "{ file: ../../etc/passwd }",
            "dictc.yml:6:17: path leads outside the folder of dictc.yml (found "
                + "\"../../etc/passwd\"). hint: copy the file into that folder, or run with "
                + "--allow-outside"),
        .source(
            "D9 out by a detour", "{ file: en/../../w.txt }",
            "dictc.yml:6:17: path leads outside the folder of dictc.yml (found "
                + "\"en/../../w.txt\"). hint: copy the file into that folder, or run with "
                + "--allow-outside"),
        .source(
            "D9 absolute", "{ file: /etc/passwd }",
            "dictc.yml:6:17: path is absolute (found \"/etc/passwd\"; expected one "
                + "relative to the folder of dictc.yml). hint: copy the file into that folder, "
                + "or run with --allow-outside"),
        .source(
            "D9 a drive", "{ file: \"C:/words.txt\" }",
            "dictc.yml:6:17: path is absolute (found \"C:/words.txt\"; expected one "
                + "relative to the folder of dictc.yml). hint: copy the file into that folder, "
                + "or run with --allow-outside"),
        .source(
            "D9 home", "{ file: ~/words.txt }",
            "dictc.yml:6:17: path holds ~ or $ (found \"~/words.txt\"). hint: dictc "
                + "expands neither ~ nor variables; write the path itself"),
        .source(
            "D9 a variable", "{ file: $HOME/words.txt }",
            "dictc.yml:6:17: path holds ~ or $ (found \"$HOME/words.txt\"). hint: dictc "
                + "expands neither ~ nor variables; write the path itself"),
        .source(
            "D9 a variable, also where outside is allowed", "{ file: $HOME/w.txt }",
            "dictc.yml:6:17: path holds ~ or $ (found \"$HOME/w.txt\"). hint: dictc expands "
                + "neither ~ nor variables; write the path itself",
            allowOutside: true),
        .source(
            "D9 NUL", "{ file: \"en/w\\0.txt\" }",
            "dictc.yml:6:17: path holds a control or invisible character (found "
                + "\"en/w\\u{0}.txt\"). hint: rename the file"),
        .source(
            "D9 right to left", "{ file: \"en/\\u202Etxt.w\" }",
            "dictc.yml:6:17: path holds a control or invisible character (found "
                + "\"en/\\u{202e}txt.w\"). hint: rename the file"),
        .source(
            "D9 a backslash", "{ file: en\\w.txt }",
            "dictc.yml:6:17: path holds a backslash (found \"en\\w.txt\"). hint: write / "
                + "between folders"),
        .source(
            "D9 a folder", "{ file: en/ }",
            "dictc.yml:6:17: path names a folder (found \"en/\"; expected a file)"),
        .source(
            "D9 the folder itself", "{ file: . }",
            "dictc.yml:6:17: path names a folder (found \".\"; expected a file)"),
        .output(
            "D9 output out of the project", "../../out",
            "dictc.yml:2:9: path leads outside the project, the folder above that of "
                + "dictc.yml (found \"../../out\"). hint: write ../build-output, or run with "
                + "--allow-outside"),
        .output(
            "D9 absolute output", "/tmp/out",
            "dictc.yml:2:9: path is absolute (found \"/tmp/out\"; expected one relative to "
                + "the folder of dictc.yml). hint: write ../build-output, or run with "
                + "--allow-outside"),
        .output(
            "D10 output is the folder of dictc.yml", ".",
            "dictc.yml:2:9: the output folder holds dictc.yml (found \".\"). hint: choose "
                + "a folder beside that of dictc.yml, such as ../build-output"),
        .output(
            "D10 output holds the folder of dictc.yml", "..",
            "dictc.yml:2:9: the output folder holds dictc.yml (found \"..\"). hint: choose "
                + "a folder beside that of dictc.yml, such as ../build-output"),
        .output(
            "D10 output is a source", "en/w.txt",
            "dictc.yml:2:9: the output folder is the source \"en/w.txt\" of line 3 (found "
                + "\"en/w.txt\"). hint: choose a folder beside that of dictc.yml, such as "
                + "../build-output"),
        .output(
            "D10 output holds a source", "en",
            "dictc.yml:2:9: the output folder holds the source \"en/w.txt\" of line 3 "
                + "(found \"en\"). hint: choose a folder beside that of dictc.yml, such as "
                + "../build-output"),
        .output(
            "D10 output holds a source, in other case", "EN/",
            "dictc.yml:2:9: the output folder holds the source \"en/w.txt\" of line 3 "
                + "(found \"EN\"). hint: choose a folder beside that of dictc.yml, such as "
                + "../build-output"),
        .output(
            "D10 output in a folder of sources", "en/out",
            "dictc.yml:2:9: the output folder lies in the folder of the source "
                + "\"en/w.txt\" of line 3 (found \"en/out\"). hint: choose a folder beside that "
                + "of dictc.yml, such as ../build-output"),
        .output(
            "D10 output is the root", "/",
            "dictc.yml:2:9: the output folder holds dictc.yml (found \"/\"). hint: choose "
                + "a folder beside that of dictc.yml, such as ../build-output", allowOutside: true),
        .languages(
            "D10 a file that is listed twice",
            "  en: { words: [{ file: w.txt }, { file: ./w.txt, familiarity: 3 }] }\n",
            "dictc.yml:4:42: \"w.txt\" is listed twice. hint: keep one of them (first in "
                + "line 4)"),
        .languages(
            "D10 a file with two roles",
            "  en: { words: [{ file: w.txt }], overlay: w.txt }\n",
            "dictc.yml:4:44: \"w.txt\" stands in both words and overlay. hint: keep one of "
                + "them (first in line 4)"),
        .languages(
            "D11 sources that differ only in case",
            "  en: { words: [{ file: en/w.txt }, { file: en/W.txt }] }\n",
            "dictc.yml:4:45: \"en/W.txt\" differs from \"en/w.txt\" only in case. hint: on "
                + "some systems they are one file; rename one (first in line 4)"),
    ]

    @Test("one error a text, word for word", arguments: syntax + keys + sources + paths)
    func message(_ wrong: WrongConfiguration) throws {
        let found = failure(reading: wrong.text, allowOutside: wrong.allowOutside)
        let failure = try #require(found)
        #expect(failure.description == wrong.message)
        #expect(failure.errors.allSatisfy { $0.kind == .configuration })
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
