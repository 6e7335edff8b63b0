import DictModel
import DictSources
import DictTestSupport
import Foundation
import Testing

private let head = "<?xml version=\"1.0\"?>\n"

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Suite("XML word lists") struct XMLTests {
    static let huge = String(repeating: "x", count: 11_000_000)
    static let bomb: String = {
        var text = head + "<!DOCTYPE a [<!ENTITY l0 \"ha\">\n"
        for level in 1...12 {
            text +=
                "<!ENTITY l\(level) \"" + String(repeating: "&l\(level - 1);", count: 10) + "\">\n"
        }
        return text + "]>\n<a><w>&l12;</w></a>"
    }()

    static func nested(_ depth: Int) -> [UInt8] {
        bytes(
            String(repeating: "<a>", count: depth) + "<w>x</w>"
                + String(repeating: "</a>", count: depth))
    }

    static func row(
        _ id: String, _ text: String, _ code: Diagnostic.Code, line: Int? = nil,
        found: String? = nil
    ) -> Row {
        Row(id: id, bytes: bytes(text), fault: Fault(code, line: line, found: found))
    }

    static let rows: [Row] = [
        row("B1", bomb, .xmlEntity, line: 16),
        row(
            "B1 in an attribute", bomb.replacingOccurrences(of: "<w>&l12;", with: "<w a='&l12;'>"),
            .xmlEntity),
        row(
            "B2",
            head + "<!DOCTYPE a [<!ENTITY x \"\(huge.prefix(100_000))\">]>\n<a><w>"
                + String(repeating: "&x;", count: 20_000) + "</w></a>", .xmlEntity),
        row(
            "B3", head + "<!DOCTYPE a [<!ENTITY a '&b;'><!ENTITY b '&a;'>]>\n<a><w>&a;</w></a>",
            .xmlEntity, line: 3),
        row(
            "B4",
            head + "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n<a><w>&x;</w></a>",
            .xmlEntity, line: 3),
        row(
            "B5",
            head
                + "<!DOCTYPE a SYSTEM 'http://127.0.0.1:9/x.dtd' [<!ENTITY x SYSTEM 'http://127.0.0.1:9/'>]>\n<a><w>&x;</w></a>",
            .xmlEntity, line: 3),
        row(
            "B6", head + "<!DOCTYPE a SYSTEM 'file:///etc/passwd'>\n<a><w>&e;</w></a>",
            .xmlEntity, line: 3),
        row(
            "B6 in an attribute", head + "<!DOCTYPE a SYSTEM 'x.dtd'>\n<a><w a='&e;'>b</w></a>",
            .xmlEntity, line: 3),
        row(
            "B8",
            head + "<!DOCTYPE a [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]>\n<a><w>b</w></a>",
            .xmlEntity, line: 2),
        row(
            "B8 inner",
            head
                + "<!DOCTYPE a SYSTEM 'x.dtd' [<!ENTITY % p \"<!ENTITY q 'z'>\"> %p;]>\n<a><w>&q;</w></a>",
            .xmlEntity),
        Row(
            id: "B9 300", bytes: nested(300), fault: Fault(.xmlTooDeep, line: 1)),
        Row(id: "B9 1,000,000", bytes: nested(1_000_000), fault: Fault(.xmlTooDeep)),
        Row(id: "B9 200", bytes: nested(200), words: ["x"]),
        Row(
            id: "B10", bytes: bytes("<a><w>\(huge)</w></a>"), fault: Fault(.xmlTooLarge)),
        Row(id: "B10 elsewhere", bytes: bytes("<a><t>\(huge)</t><w>x</w></a>"), words: ["x"]),
        Row(
            id: "B11 attribute", bytes: bytes("<a b='\(huge)'><w>x</w></a>"),
            fault: Fault(.xmlTooLarge)),
        Row(
            id: "B11 name", bytes: bytes("<a><\(huge.prefix(60_000))/><w>x</w></a>"),
            fault: Fault(.xmlTooLarge)),
        Row(
            id: "B12 attributes",
            bytes: bytes("<a " + (0..<1_000_000).map { "a\($0)=''" }.joined(separator: " ") + "/>"),
            fault: Fault(.xmlTooLarge)),
        Row(
            id: "B12 namespaces",
            bytes: bytes(
                "<a " + (0..<1_000_000).map { "xmlns:a\($0)='u'" }.joined(separator: " ") + "/>"),
            fault: Fault(.xmlTooLarge)),
        row(
            "B13", "<a>\n<w b='1' b='2'>x</w></a>",
            .xmlMalformed, line: 2, found: "Attribute b redefined"),
        row("B14 tag", "<a>\n<w>x</w>\n<w", .xmlMalformed, line: 3),
        row(
            "B14 word", "<a>\n<w>x</w>\n<w>ab",
            .xmlTruncated, line: 3, found: "2 elements are open"),
        row("B14 CDATA", "<a>\n<w><![CDATA[ab", .xmlTruncated, line: 2),
        row("B14 comment", "<a>\n<w>x</w><!-- ab", .xmlMalformed, line: 2),
        row(
            "B15", "<a>\n<w>x</v></a>",
            .xmlMalformed, line: 2, found: "Opening and ending tag mismatch"),
        row(
            "B16 two roots", "<a><w>x</w></a>\n<a/>",
            .xmlTrailingData, line: 2),
        row("B16 text", "<a><w>x</w></a>\nx", .xmlTrailingData, line: 2),
        row("B16 empty", "", .xmlEmpty),
        row("B16 white", " \n\n ", .xmlEmpty),
        row("B17 NUL", "<a>\n<w>x\0y</w></a>", .xmlWrongEncoding, line: 2),
        row("B17 U+0001", "<a>\n<w>x\u{1}y</w></a>", .xmlWrongEncoding, line: 2),
        row("B17 U+FFFE", "<a>\n<w>x\u{FFFE}y</w></a>", .xmlWrongEncoding, line: 2),
        Row(
            id: "B18", bytes: bytes("<a>\n<w>caf") + [0xE9] + bytes("</w></a>"),
            fault: Fault(.xmlWrongEncoding, line: 2)),
        Row(
            id: "B19",
            bytes: bytes("<a>\n" + String(repeating: "<w>x</w>\n", count: 100_000) + "<w>") + [
                0xE9, 0x62,
            ] + bytes("</w></a>"), fault: Fault(.xmlWrongEncoding, line: 100_002)),
        row(
            "B21", "<?xml version='1.0' encoding='x-none'?>\n<a><w>x</w></a>",
            .xmlUnknownEncoding),
        Row(
            id: "B22 overlong", bytes: bytes("<a><w>") + [0xC0, 0xAF] + bytes("</w></a>"),
            fault: Fault(.xmlWrongEncoding)),
        Row(
            id: "B22 overlong in CDATA",
            bytes: bytes("<a>\n<w><![CDATA[") + [0xC1, 0xB7] + bytes("]]></w></a>"),
            fault: Fault(.xmlWrongEncoding, line: 2)),
        Row(
            id: "B22 surrogate", bytes: bytes("<a><w>") + [0xED, 0xA0, 0x80] + bytes("</w></a>"),
            fault: Fault(.xmlWrongEncoding)),
        Row(
            id: "B22 F5", bytes: bytes("<a><w>") + [0xF5, 0x80, 0x80, 0x80] + bytes("</w></a>"),
            fault: Fault(.xmlWrongEncoding)),
        row("B23", "<a>\n<w>x&nothing;y</w></a>", .xmlEntity, line: 2),
        Row(id: "B23 HTML", bytes: bytes("<a><w>caf&eacute;</w></a>"), words: ["café"]),
        Row(
            id: "B23 declared",
            bytes: bytes(
                "<!DOCTYPE a [<!ENTITY e '&#233;'><!ENTITY cafe 'caf&e;'>]>\n<a><w>&cafe;</w></a>"),
            words: ["café"]),
        row(
            "B23 with elements", "<!DOCTYPE a [<!ENTITY x '<b>y</b>'>]>\n<a><w>&x;</w></a>",
            .xmlEntity, line: 2, found: "elements"),
        row(
            "B23 empty bomb",
            "<!DOCTYPE a [<!ENTITY e0 ''>"
                + (1..<7).map {
                    "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 20))'>"
                }.joined() + "]>\n<a><w>&e6;</w></a>", .xmlEntity, line: 2),
        row("B28 HTML", "<!doctype html>\n<p>", .sourceOtherFormat, found: "an HTML page"),
        row("B28 JSON", " {\"a\": 1}", .sourceOtherFormat, found: "JSON"),
        Row(
            id: "B28 PNG", bytes: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10],
            fault: Fault(.sourceOtherFormat, found: "a PNG image")),
        Row(
            id: "B29", bytes: bytes("<?xml version='1.1'?>\n<a><w>x</w></a>"), words: ["x"],
            note: .xmlVersion),
        Row(
            id: "B7",
            bytes: bytes(
                "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='/etc/passwd' parse='text'/><w>x</w></a>"
            ), words: ["x"]),
        Row(
            id: "prefix", bytes: bytes("<a><t:w>x</t:w></a>"), words: ["x"],
            note: .xmlNamespaces),
        row("0 words", "<r><v/></r>", .sourceNoWords, found: "no element <w>, the root is <r>"),
    ]

    @Test("the rows of XML", arguments: rows) func row(_ row: Row) throws {
        let format = XMLWordFormat(element: "w")
        let time = try ThreadTime.measure {
            row.check(try Outcome.of(row.bytes, name: "list.xml", format: .xml(format)))
        }
        #expect(time < .seconds(5), "\(row.id)")
    }

    @Test("B20: declared encodings, with and without a mark, in small and large files")
    func encodings() throws {
        let format = XMLWordFormat(element: "w")
        for lines in [1, 30_000] {
            let body = "<a>" + String(repeating: "<w>café</w>\n", count: lines) + "</a>"
            func check(_ file: [UInt8], _ word: String, _ id: String) throws {
                let outcome = try Outcome.of(file, name: "list.xml", format: .xml(format))
                #expect(outcome.error == nil, "\(id) \(lines): \(outcome.message)")
                #expect(outcome.texts == Array(repeating: word, count: lines), "\(id) \(lines)")
            }
            for (name, eighth, word) in [
                ("ISO-8859-1", 0xE9, "café"), ("iso-8859-15", 0xA4, "caf€"),
                ("windows-1252", 0x80, "caf€"),
            ] {
                let text = "<?xml version='1.0' encoding='\(name)'?>\n" + body
                let file = text.unicodeScalars.map {
                    $0.value < 128 ? UInt8($0.value) : UInt8(eighth)
                }
                try check(file, word, name)
            }
            for mark in [true, false] {
                for low in [true, false] {
                    let text = "<?xml version='1.0' encoding='UTF-16'?>\n" + body
                    let file = ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
                        low
                            ? [UInt8(unit & 0xFF), UInt8(unit >> 8)]
                            : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                    }
                    try check(file, "café", "UTF-16 mark \(mark) low \(low)")
                }
            }
            try check([0xEF, 0xBB, 0xBF] + bytes(head + body), "café", "UTF-8 mark")
        }
    }

    @Test("lines are right beyond 65,535") func lines() throws {
        let file = bytes("<a>\n" + String(repeating: "<w>x</w>\n", count: 70_000) + "</a>\n")
        let outcome = try Outcome.of(
            Gzip.member(file), name: "list.xml.gz", format: .xml(XMLWordFormat(element: "w")))
        #expect(outcome.records.enumerated().allSatisfy { $1.line == $0 + 2 })
        #expect(outcome.records.count == 70_000)
    }

    static let sample = """
        <r xmlns:t="urn:t" xml:lang="nl">
          <form n="1"><orth>een &amp; twee</orth><t:orth>drie
             vier</t:orth></form>
          <other><orth>vijf</orth></other>
          <form n="2"><orth xml:lang="en">s<hi>ix</hi>!</orth><orth/><orth> </orth></form>
          <L w="R&amp;D &lt;&#38;#38; &#xE9;" p="n"/><L w="b" p="v"/><L p="n"/>
        </r>
        """

    @Test("paths, conditions, namespaces and contents") func paths() throws {
        func words(_ format: XMLWordFormat) throws -> [String] {
            let outcome = try Outcome.of(bytes(Self.sample), name: "a.xml", format: .xml(format))
            return outcome.error == nil ? outcome.texts : [outcome.message]
        }
        #expect(
            try words(XMLWordFormat(element: "orth")) == [
                "een & twee", "drie vier", "vijf", "six!",
            ])
        #expect(
            try words(XMLWordFormat(element: "form/orth")) == ["een & twee", "drie vier", "six!"])
        #expect(
            try words(XMLWordFormat(element: "r/form/orth", conditions: [.init("form@n", "2")]))
                == ["six!"])
        #expect(
            try words(XMLWordFormat(element: "orth", conditions: [.init("xml:lang", "en")])) == [
                "six!"
            ])
        #expect(try words(XMLWordFormat(element: "orth", namespace: "urn:t")) == ["drie vier"])
        #expect(
            try words(XMLWordFormat(element: "orth", namespace: "")) == [
                "een & twee", "vijf", "six!",
            ])
        var format = XMLWordFormat(element: "L", attribute: "w", conditions: [.init("p", "n")])
        #expect(try words(format) == ["R&D <&#38; é"])
        format.conditions = [.init("p", "x"), .init("w", "b"), .init("n", "1"), .init("m", "2")]
        let outcome = try Outcome.of(bytes(Self.sample), name: "a.xml", format: .xml(format))
        Fault(.sourceNoWords, found: "3 elements of that name").check(outcome.error)
        #expect(outcome.error?.expected == "<L p=\"x\" w=\"b\" n=\"1\" m=\"2\" w=\"…\">")
    }

    @Test(
        "a path that names nothing is a fault, and finds nothing",
        arguments: [
            "", "a//b", "/a", "t:orth", "e@lm",
            Array(repeating: "a", count: 33).joined(separator: "/"),
        ])
    func badPaths(path: String) throws {
        let format = XMLWordFormat(element: path)
        #expect(format.faults().map(\.key) == ["element"])
        let outcome = try Outcome.of(bytes(Self.sample), name: "a.xml", format: .xml(format))
        Fault(.sourceNoWords).check(outcome.error)
    }

    @Test("conditions and attributes without a name or an element are faults") func faults() {
        func keys(_ change: (inout XMLWordFormat) -> Void) -> [String] {
            var format = XMLWordFormat(
                element: "form/orth", attribute: "xml:id", conditions: [.init("form@n", "1")])
            change(&format)
            #expect(WordSourceFormat.xml(format).faults() == format.faults())
            return format.faults().map(\.key)
        }
        #expect(keys { _ in }.isEmpty && WordSourceFormat.list(.default).faults().isEmpty)
        #expect(keys { $0.attribute = "" } == ["attribute"])
        #expect(keys { $0.attribute = "xml:" } == ["attribute"])
        #expect(keys { $0.conditions.append(.init("b@c", "d")) } == ["where"])
        #expect(
            keys { $0.conditions = [.init("", "d"), .init("form@", "d")] } == ["where", "where"])
    }

    /// Files are read 64 KiB at a time.
    @Test("a reference is read alike wherever a file is cut", arguments: [1, 40, 41])
    func cutReferences(length: Int) throws {
        let name = String(repeating: "n", count: length)
        func outcome(_ padding: Int) throws -> Outcome {
            let top = "<!DOCTYPE a [<!ENTITY \(name) 'y'>]><a><!--"
            return try Outcome.of(
                bytes(top + String(repeating: "p", count: padding) + "--><w>x&\(name);z</w></a>"),
                name: "a.xml", format: .xml(XMLWordFormat(element: "w")))
        }
        let whole = try outcome(1)
        #expect(whole.texts == (length > 40 ? [] : ["xyz"]))
        #expect((whole.error?.code == .xmlEntity) == (length > 40))
        for padding in 65_536 - 200...65_536 {
            let cut = try outcome(padding)
            #expect(cut.texts == whole.texts && cut.error?.code == whole.error?.code, "\(padding)")
        }
    }

    @Test("entities that nobody uses are noted") func unusedEntities() throws {
        let outcome = try Outcome.of(
            bytes("<!DOCTYPE a [<!ENTITY x 'y'>]><a><w>b</w></a>"), name: "a.xml",
            format: .xml(XMLWordFormat(element: "w")))
        #expect(outcome.texts == ["b"] && outcome.notes.map(\.code) == [.xmlUnusedEntities])
    }

    @Test("every cut of an XML file is an error") func cuts() throws {
        let file = bytes(Self.sample)
        for length in 0..<(file.count - 1) {
            let outcome = try Outcome.of(
                Array(file[..<length]), name: "a.xml", format: .xml(XMLWordFormat(element: "orth")))
            #expect(outcome.error?.code.cause == .badData, "\(length)")
        }
    }
}
