import DictTestSupport
import Foundation
import Testing

@Suite("Bad inputs, section B: XML word lists") struct XMLInputTests {
    static let source = configuration(of: "{ file: en/a.xml, format: { xml: { element: w } } }")
    static let head = "<?xml version=\"1.0\"?>\n"

    static func row(
        _ id: String, _ bytes: [UInt8], status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            id, files: ["raw-data/dictc.yml": Array(source.utf8), "raw-data/en/a.xml": bytes],
            status: status, errors: status == 0 ? errors : ["raw-data/en/a.xml"] + errors)
    }

    static func row(
        _ id: String, _ text: String, status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        var row = row(id, Array(text.utf8), status: status)
        row.errors += errors
        return row
    }

    static let laughs: String = {
        var text = head + "<!DOCTYPE a [<!ENTITY l0 \"ha\">\n"
        for level in 1...12 {
            let inner = String(repeating: "&l\(level - 1);", count: 10)
            text += "<!ENTITY l\(level) \"\(inner)\">\n"
        }
        return text + "]>\n<a><w>&l12;</w></a>"
    }()

    static func nested(_ depth: Int) -> String {
        String(repeating: "<a>", count: depth) + "<w>pea</w>"
            + String(repeating: "</a>", count: depth)
    }

    static let long = String(repeating: "x", count: 2_000_000)
    static let latin = Array("<a>\n<w>caf".utf8) + [0xE9] + Array("</w></a>".utf8)

    static let rows: [ProjectTrial] = [
        row("B1", laughs, "a.xml:16: entities are not read"),
        row(
            "B2",
            head + "<!DOCTYPE a [<!ENTITY x \"\(long.prefix(100_000))\">]>\n<a><w>"
                + String(repeating: "&x;", count: 20_000) + "</w></a>", "entities are not read"),
        row(
            "B3", head + "<!DOCTYPE a [<!ENTITY a '&b;'><!ENTITY b '&a;'>]>\n<a><w>&a;</w></a>",
            "a.xml:3: entities"),
        row(
            "B6", head + "<!DOCTYPE a SYSTEM 'file:///etc/passwd'>\n<a><w>&e;</w></a>",
            "a.xml:3: entities"),
        row(
            "B7",
            "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='/etc/passwd' "
                + "parse='text'/><w>pea</w></a>", status: 0
        ).giving("pea"),
        row(
            "B8",
            head + "<!DOCTYPE a [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]>\n"
                + "<a><w>b</w></a>", "a.xml:2: entities"),
        row("B9 200", nested(200), status: 0).giving("pea"),
        row("B9 300", nested(300), "a.xml:1: elements nest too deep"),
        row("B9 1,000,000", nested(1_000_000), "nest too deep"),
        row("B10", "<a><w>\(long)</w></a>", "a text that is too long"),
        row("B11", "<a b='\(long)'><w>x</w></a>", "a tag that is too long"),
        row(
            "B12", "<a " + (0..<100_000).map { "a\($0)=''" }.joined(separator: " ") + "/>",
            "a tag that is too long"),
        row("B13", "<a>\n<w b='1' b='2'>x</w></a>", "a.xml:2: ", "Attribute b redefined"),
        row("B14 tag", "<a>\n<w>x</w>\n<w", "a.xml:3: "),
        row("B14 word", "<a>\n<w>x</w>\n<w>ab", "a.xml:3: the file ends too early"),
        row("B14 CDATA", "<a>\n<w><![CDATA[ab", "a.xml:2: "),
        row("B14 comment", "<a>\n<w>x</w><!-- ab", "a.xml:2: "),
        row("B15", "<a>\n<w>x</v></a>", "a.xml:2: ", "tag mismatch"),
        row("B16 two roots", "<a><w>x</w></a>\n<a/>", "a.xml:2: content after the end"),
        row("B16 text", "<a><w>x</w></a>\nx", "a.xml:2: content after the end"),
        row("B16 empty", "", "an empty file"),
        row("B16 white", " \n\n "),
        row("B17 NUL", "<a>\n<w>x\0y</w></a>", "a.xml:2: "),
        row("B17 U+0001", "<a>\n<w>x\u{1}y</w></a>", "a.xml:2: "),
        row("B18", latin, "a.xml:2: ", "encoding=\"ISO-8859-1\""),
        row("B20", Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8) + latin, status: 0)
            .giving("cafe"),
        row("B21", "<?xml version='1.0' encoding='x-none'?>\n<a><w>x</w></a>", "encoding"),
        row("B22", Array("<a><w>".utf8) + [0xC0, 0xAF] + Array("</w></a>".utf8), "a.xml:1: "),
        row("B23", "<a>\n<w>x&nbsp;y</w></a>", "a.xml:2: entities are not read"),
        row("B28 HTML", "<!doctype html>\n<p>", "looks like an HTML page"),
        row("B28 JSON", " {\"a\": 1}", "looks like JSON"),
        row("B28 PNG", [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10], "looks like a PNG image"),
        row("B29", "<?xml version='1.1'?>\n<a><w>pea</w></a>", status: 0, "read as XML 1.0")
            .giving("pea"),
        row("no such element", "<r>\n<v/></r>", "0 words (no element <w>"),
    ]

    @Test("the rows", arguments: rows) func row(_ row: ProjectTrial) throws {
        let start = ContinuousClock.now
        try row.run()
        #expect(ContinuousClock.now - start < .seconds(10), "\(row.name)")
    }

    @Test(
        "B4, B5: no external entity and no DTD opens a file or a socket",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"),
            "strace is not installed"),
        arguments: [
            ("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hostname'>]>\n<a><w>&x;</w></a>", 65),
            ("<!DOCTYPE a [<!ENTITY x SYSTEM 'http://127.0.0.1:9/'>]>\n<a><w>&x;</w></a>", 65),
            ("<!DOCTYPE a SYSTEM 'http://127.0.0.1:9/x.dtd'>\n<a><w>pea</w></a>", 0),
            ("<!DOCTYPE a SYSTEM 'secret.dtd'>\n<a><w>pea</w></a>", 0),
            ("<!DOCTYPE a PUBLIC '-//X//Y' 'file:///etc/hostname'>\n<a><w>pea</w></a>", 0),
        ] as [(String, Int32)])
    func trace(document: String, status: Int32) throws {
        let sandbox = try Sandbox(files: [
            "raw-data/dictc.yml": Array(Self.source.utf8),
            "raw-data/en/a.xml": Array((Self.head + document).utf8),
            "raw-data/en/secret.dtd": Array("<!ELEMENT a ANY>".utf8),
        ])
        let run = try sandbox.shell(
            "strace -f -e trace=open,openat,socket,connect -o trace \"$DICTC\" build")
        #expect(run.status == status, "\(run.errors)")
        if status != 0 { #expect(run.errors.contains("a.xml:3: entities"), "\(run.errors)") }
        let trace = String(decoding: try sandbox.bytes(of: "trace"), as: UTF8.self)
        #expect(trace.contains("a.xml"))
        for word in ["hostname", "secret.dtd", "x.dtd", "socket(", "connect("] {
            #expect(!trace.contains(word), "\(word)")
        }
    }
}
