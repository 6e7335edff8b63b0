import DictTestSupport
import Testing

extension FaultCatalogue {
    /// XML that is cut, malformed or in another encoding than it says.
    static let damagedXML: [FaultRow] = [
        .tried(
            "B13", "an attribute twice",
            xml("", "<a>\n<w b='1' b='2'>x</w></a>", "a.xml:2: ", "Attribute b redefined")),
        .tried(
            "B14", "XML that ends too early", xml("tag", "<a>\n<w>x</w>\n<w", "a.xml:3: "),
            xml(
                "word", "<a>\n<w>x</w>\n<w>ab",
                "a.xml:3: error[xml.truncated]: the file ends too early"),
            xml("CDATA", "<a>\n<w><![CDATA[ab", "a.xml:2: "),
            xml("comment", "<a>\n<w>x</w><!-- ab", "a.xml:2: "),
            xml("declaration", "<!DOCTYPE a [<!ENTITY", "a.xml:1: "),
            corpus(
                "a sentence", "opus", "<a>\n\(opus())<s><w upos='DET'>The</w>", status: 65,
                ":3: error[xml.truncated]: the file ends too early (2 elements are open"),
            everyCut),
        .tried(
            "B15", "another end tag", xml("", "<a>\n<w>x</v></a>", "a.xml:2: ", "tag mismatch"),
            corpus("a corpus", "opus", "<a>\n\(opus())</b>", status: 65, ":3: ", "tag mismatch")),
        .tried(
            "B16", "no root, two roots, text behind the root",
            xml(
                "two", "<a><w>x</w></a>\n<a/>",
                "a.xml:2: error[xml.trailing-data]: content after the end"),
            xml(
                "text", "<a><w>x</w></a>\nx",
                "a.xml:2: error[xml.trailing-data]: content after the end"),
            xml("empty", "", "an empty file"), xml("white", " \n\n ", "a.xml"),
            corpus("an empty corpus", "tei", "", status: 65, "an empty file"),
            corpus(
                "two of a corpus", "opus", "<a>\(opus())</a>\n<a/>", status: 65,
                ":3: error[xml.trailing-data]: content")),
        .tried(
            "B17", "characters that XML has not", xml("NUL", "<a>\n<w>x\0y</w></a>", "a.xml:2: "),
            xml("U+0001", "<a>\n<w>x\u{1}y</w></a>", "a.xml:2: "),
            xml("U+FFFE", "<a>\n<w>x\u{FFFE}y</w></a>", "a.xml:2: "),
            xml("by number", "<a>\n<w>x&#1;y</w></a>", "a.xml:2: "),
            corpus("in a corpus", "opus", "<a>\n<s>x\0y</s></a>", status: 65, ":2: ")),
        .tried(
            "B18", "Latin-1 that declares nothing",
            xml("", latin, "a.xml:2: ", "encoding=\"ISO-8859-1\"")),
        .tried(
            "B19", "Latin-1 in line 1,000,000 of UTF-8",
            line(1_000_000, of: "<w>pear</w>", "<a>", "</a>", words: true),
            line(1_000_000, of: "<!-- -->", "<a>\(opus().dropLast())", "</a>"),
            longText("conllu", "# nothing"), longText("text", "nothing")),
        .tried("B20", "other encodings, declared", encodings),
        .tried(
            "B21", "an encoding that is not known",
            xml(
                "", "<?xml version='1.0' encoding='x-none'?>\n<a><w>x</w></a>", "a.xml:1: ",
                "encoding that is not known"),
            xml("none", "<?xml version='1.0' encoding=''?>\n<a/>", "a.xml:1: ")),
        .tried(
            "B22", "malformed UTF-8", malformed("overlong", [0xC0, 0xAF]),
            malformed("surrogate", [0xED, 0xA0, 0x80]), malformed("F5", [0xF5, 0x80, 0x80, 0x80]),
            malformed("cut", [0xE2, 0x82]), malformedText("overlong", [0xC0, 0xAF]),
            malformedText("surrogate", [0xED, 0xA0, 0x80])),
        .tried(
            "B23", "entities that neither HTML nor the file declares",
            xml(
                "", "<a>\n<w>x&zork;y</w></a>",
                "a.xml:2: error[xml.entity]: an entity that is not read",
                "write the character itself"),
            corpus(
                "a corpus", "tei", "<a>\n<s>x&zork;y</s></a>", status: 65,
                ":2: error[xml.entity]: an entity")),
    ]

    /// What is no XML, another XML, and a file that changes.
    static let otherFiles: [FaultRow] = [
        .tried(
            "B28", "HTML, JSON and an image as XML",
            xml("HTML", "<!doctype html>\n<p>", "looks like an HTML page"),
            xml("JSON", " {\"a\": 1}", "looks like JSON"),
            xml("PNG", png, "looks like a PNG image"),
            corpus(
                "a corpus, HTML", "tei", "<html><p>x</p>", status: 65, "looks like an HTML page"),
            corpus("a corpus, JSON", "folia", "[1]", status: 65, "looks like JSON"),
            corpus("no tag at all", "opus", "The old man eats a pear.", status: 65, ":1: "),
            xml("no such element", "<r>\n<v/></r>", "0 words (no element <w>")),
        .tried(
            "B29", "XML 1.1 and declarations that lie",
            xml("1.1", "<?xml version='1.1'?>\n<a><w>pea</w></a>", status: 0, "read as XML 1.0")
                .giving("pea"),
            xml(
                "standalone",
                "<?xml version='1.0' standalone='yes'?>\n<!DOCTYPE a SYSTEM 'x'>\n"
                    + "<a><w>pea</w></a>", status: 0
            ).giving("pea"),
            xml("standalone maybe", "<?xml version='1.0' standalone='maybe'?>\n<a/>", "a.xml:1: "),
            corpus("1.1 in a corpus", "opus", "<?xml version='1.1'?>\n<a>\(opus())</a>", "XML 1.0")),
        .tried(
            "B30", "a file that changes while it is read", changing("grows", "echo pear >> a.txt"),
            changing("shrinks", "truncate -s 100 a.txt"),
            changing("is written over", "printf zax | dd of=a.txt conv=notrunc status=none")),
    ]

    private static let latin = Array("<a>\n<w>caf".utf8) + [0xE9] + Array("</w></a>".utf8)
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]

    private static func malformed(_ name: String, _ bytes: [UInt8]) -> ProjectTrial {
        xml(name, Array("<a>\n<w>".utf8) + bytes + Array("</w></a>".utf8), "a.xml:2: ")
    }

    private static func malformedText(_ name: String, _ bytes: [UInt8]) -> CorpusTrial {
        var trial = corpus(
            "\(name) in CoNLL-U", "conllu", "", status: 65, ":2:3: error[text.not-utf8]: not UTF-8")
        trial.project.files["raw-data/en/c.conllu"] = Array("\n# ".utf8) + bytes + [0x0A]
        return trial
    }

    /// `number - 1` lines of the same, then one that is no UTF-8.
    private static func line(
        _ number: Int, of text: String, _ start: String, _ end: String, words: Bool = false
    ) -> any Trial {
        let lines = "yes '\(text)' | head -n \(number - 2)"
        let bad = "printf '<w>caf\\xe9</w>\\n'"
        if words {
            return shellXML(
                "words", start + "\n", "\(lines); \(bad)", end,
                "a.xml:\(number): error[xml.wrong-encoding]: bytes that are not")
        }
        return corpus(
            "a corpus", "opus", start + "\n", shell: "(\(lines); \(bad); echo '\(end)') >> $C",
            status: 65,
            ":\(number): error[xml.wrong-encoding]: bytes that are not")
    }

    private static func longText(_ format: String, _ line: String) -> CorpusTrial {
        corpus(
            format, format, "",
            shell: "(yes '\(line)' | head -n 999999; printf 'caf\\xe9 x\\n') > $C",
            status: 65, ":1000000:4: error[text.not-utf8]: not UTF-8")
    }

    private static let encodings: [any Trial] = {
        var trials: [any Trial] = []
        for (name, byte, word) in [
            ("ISO-8859-1", UInt8(0xE9), "cafe"), ("iso-8859-15", 0xBD, "cafoe"),
            ("windows-1252", 0x9C, "cafoe"),
        ] {
            let bytes = Array("<?xml version='1.0' encoding='\(name)'?><a><w>caf".utf8) + [byte]
            trials.append(xml(name, bytes + Array("</w></a>".utf8), status: 0).giving(word))
        }
        for (name, mark) in [("with a mark", [UInt16(0xFEFF)]), ("without a mark", [])] {
            let text = "<?xml version='1.0' encoding='UTF-16'?><a><w>café</w></a>"
            let units = mark + Array(text.utf16)
            let low = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            let high = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            trials.append(xml("UTF-16 LE \(name)", low, status: 0).giving("cafe"))
            trials.append(xml("UTF-16 BE \(name)", high, status: 0).giving("cafe"))
        }
        let marked = [0xEF, 0xBB, 0xBF] + Array("<a><w>café</w></a>".utf8)
        trials.append(xml("UTF-8 with a mark", marked, status: 0).giving("cafe"))
        return trials
    }()

    /// Each cut of a small document is refused, and leaves no lexicon.
    private static let everyCut = CodeTrial("every cut") {
        let text =
            "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY e 'x'>]><a b='1'><!-- c --><w>é</w><![CDATA[d]]></a>"
        let source = configuration(of: "{ file: en/a.xml, format: { xml: { element: w } } }")
        let sandbox = try Sandbox(files: [
            corpusConfiguration: Array(source.utf8), "raw-data/en/a.xml": Array(text.utf8),
            "whole": Array(text.utf8),
        ])
        let run = try sandbox.shell(
            """
            for i in $(seq 0 $(($(wc -c < whole) - 1))); do
              head -c $i whole > raw-data/en/a.xml; "$DICTC" build
              [ $? = 65 ] && [ ! -e build-output/en.lexicon ] || echo $i
            done; cat whole > raw-data/en/a.xml; "$DICTC" build > /dev/null || echo whole
            """)
        #expect(run.output.isEmpty, "the cuts \(run.output): \(run.errors.suffix(500))")
    }

    /// A list that `change` changes after its first bytes were read and before its last.
    private static func changing(_ name: String, _ change: String) -> CodeTrial {
        CodeTrial(name) {
            let sandbox = try Sandbox(files: ["a.lexicon": [1]])
            // The reader is stopped once it has moved on in the file, of which much is left then.
            let run = try sandbox.shell(
                """
                (echo pea; yes '' | head -c 300000000) > a.txt
                "$DICTC" lexicon a.txt -o a.lexicon & p=$!
                until grep -qs '^pos:[^0-9]*[1-9]' $(find /proc/$p/fd -lname '*/a.txt' 2> find.errors \
                  | sed 's/fd/fdinfo/'); do kill -0 $p || exit 98; done < /dev/null
                kill -STOP $p; read -r _ at < <(grep -h pos $(find /proc/$p/fd -lname '*/a.txt' | sed 's/fd/fdinfo/'))
                [ "$at" -lt 299000000 ] || exit 99
                \(change); kill -CONT $p; wait $p
                """, seconds: 60)
            #expect(run.status == 74, "\(name): \(run.errors)")
            #expect(
                run.errors.contains(
                    "a.txt: error[source.changed]: the file changed while it was read"),
                "\(run.errors)")
            #expect(try sandbox.bytes(of: "a.lexicon") == [1])
        }
    }
}
