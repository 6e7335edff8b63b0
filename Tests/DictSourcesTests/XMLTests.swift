import DictModel
import DictSources
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

    static func row(_ id: String, _ text: String, _ message: String...) -> Row {
        Row(id: id, bytes: bytes(text), kind: .badData, message: message)
    }

    static let rows: [Row] = [
        row("B1", bomb, "list.xml:16: entities are not read"),
        row(
            "B1 in an attribute", bomb.replacingOccurrences(of: "<w>&l12;", with: "<w a='&l12;'>"),
            "entities are not read"),
        row(
            "B2",
            head + "<!DOCTYPE a [<!ENTITY x \"\(huge.prefix(100_000))\">]>\n<a><w>"
                + String(repeating: "&x;", count: 20_000) + "</w></a>", "entities are not read"),
        row(
            "B3", head + "<!DOCTYPE a [<!ENTITY a '&b;'><!ENTITY b '&a;'>]>\n<a><w>&a;</w></a>",
            "list.xml:3: entities"),
        row(
            "B4",
            head + "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n<a><w>&x;</w></a>",
            "list.xml:3: entities"),
        row(
            "B5",
            head
                + "<!DOCTYPE a SYSTEM 'http://127.0.0.1:9/x.dtd' [<!ENTITY x SYSTEM 'http://127.0.0.1:9/'>]>\n<a><w>&x;</w></a>",
            "list.xml:3: entities"),
        row(
            "B6", head + "<!DOCTYPE a SYSTEM 'file:///etc/passwd'>\n<a><w>&e;</w></a>",
            "list.xml:3: entities"),
        row(
            "B6 in an attribute", head + "<!DOCTYPE a SYSTEM 'x.dtd'>\n<a><w a='&e;'>b</w></a>",
            "list.xml:3: entities"),
        row(
            "B8",
            head + "<!DOCTYPE a [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]>\n<a><w>b</w></a>",
            "list.xml:2: entities"),
        row(
            "B8 inner",
            head
                + "<!DOCTYPE a SYSTEM 'x.dtd' [<!ENTITY % p \"<!ENTITY q 'z'>\"> %p;]>\n<a><w>&q;</w></a>",
            "entities are not read"),
        Row(
            id: "B9 300", bytes: nested(300), kind: .limit,
            message: ["list.xml:1: elements nest too deep"]),
        Row(id: "B9 1,000,000", bytes: nested(1_000_000), kind: .limit, message: ["nest too deep"]),
        Row(id: "B9 200", bytes: nested(200), words: ["x"]),
        Row(
            id: "B10", bytes: bytes("<a><w>\(huge)</w></a>"), kind: .limit,
            message: ["a text that is too long"]),
        Row(id: "B10 elsewhere", bytes: bytes("<a><t>\(huge)</t><w>x</w></a>"), words: ["x"]),
        Row(
            id: "B11 attribute", bytes: bytes("<a b='\(huge)'><w>x</w></a>"), kind: .limit,
            message: ["a tag that is too long"]),
        Row(
            id: "B11 name", bytes: bytes("<a><\(huge.prefix(60_000))/><w>x</w></a>"), kind: .limit,
            message: ["too l"]),
        Row(
            id: "B12 attributes",
            bytes: bytes("<a " + (0..<1_000_000).map { "a\($0)=''" }.joined(separator: " ") + "/>"),
            kind: .limit, message: ["a tag that is too long"]),
        Row(
            id: "B12 namespaces",
            bytes: bytes(
                "<a " + (0..<1_000_000).map { "xmlns:a\($0)='u'" }.joined(separator: " ") + "/>"),
            kind: .limit, message: ["a tag that is too long"]),
        row(
            "B13", "<a>\n<w b='1' b='2'>x</w></a>",
            "list.xml:2: not well-formed XML (Attribute b redefined)"),
        row("B14 tag", "<a>\n<w>x</w>\n<w", "list.xml:3: "),
        row(
            "B14 word", "<a>\n<w>x</w>\n<w>ab",
            "list.xml:3: the file ends too early (2 elements are open"),
        row("B14 CDATA", "<a>\n<w><![CDATA[ab", "list.xml:2: "),
        row("B14 comment", "<a>\n<w>x</w><!-- ab", "list.xml:2: "),
        row(
            "B15", "<a>\n<w>x</v></a>",
            "list.xml:2: not well-formed XML (Opening and ending tag mismatch"),
        row(
            "B16 two roots", "<a><w>x</w></a>\n<a/>",
            "list.xml:2: content after the end of the root"),
        row("B16 text", "<a><w>x</w></a>\nx", "list.xml:2: content after the end of the root"),
        row("B16 empty", "", "list.xml: an empty file"),
        row("B16 white", " \n\n ", "list.xml"),
        row("B17 NUL", "<a>\n<w>x\0y</w></a>", "list.xml:2: "),
        row("B17 U+0001", "<a>\n<w>x\u{1}y</w></a>", "list.xml:2: "),
        row("B17 U+FFFE", "<a>\n<w>x\u{FFFE}y</w></a>", "list.xml:2: "),
        Row(
            id: "B18", bytes: bytes("<a>\n<w>caf") + [0xE9] + bytes("</w></a>"), kind: .badData,
            message: ["list.xml:2: ", "encoding=\"ISO-8859-1\""]),
        Row(
            id: "B19",
            bytes: bytes("<a>\n" + String(repeating: "<w>x</w>\n", count: 100_000) + "<w>") + [
                0xE9, 0x62,
            ] + bytes("</w></a>"), kind: .badData, message: ["list.xml:100002: "]),
        row(
            "B21", "<?xml version='1.0' encoding='x-none'?>\n<a><w>x</w></a>",
            "an encoding that is not known"),
        Row(
            id: "B22 overlong", bytes: bytes("<a><w>") + [0xC0, 0xAF] + bytes("</w></a>"),
            kind: .badData),
        Row(
            id: "B22 overlong in CDATA",
            bytes: bytes("<a>\n<w><![CDATA[") + [0xC1, 0xB7] + bytes("]]></w></a>"),
            kind: .badData, message: ["list.xml:2: bytes that are not in the encoding"]),
        Row(
            id: "B22 surrogate", bytes: bytes("<a><w>") + [0xED, 0xA0, 0x80] + bytes("</w></a>"),
            kind: .badData),
        Row(
            id: "B22 F5", bytes: bytes("<a><w>") + [0xF5, 0x80, 0x80, 0x80] + bytes("</w></a>"),
            kind: .badData),
        row("B23", "<a>\n<w>x&nbsp;y</w></a>", "list.xml:2: entities are not read"),
        row("B28 HTML", "<!doctype html>\n<p>", "looks like an HTML page"),
        row("B28 JSON", " {\"a\": 1}", "looks like JSON"),
        Row(
            id: "B28 PNG", bytes: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10], kind: .badData,
            message: ["looks like a PNG image"]),
        Row(
            id: "B29", bytes: bytes("<?xml version='1.1'?>\n<a><w>x</w></a>"), words: ["x"],
            note: "read as XML 1.0"),
        Row(
            id: "B7",
            bytes: bytes(
                "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='/etc/passwd' parse='text'/><w>x</w></a>"
            ), words: ["x"]),
        Row(
            id: "prefix", bytes: bytes("<a><t:w>x</t:w></a>"), words: ["x"],
            note: "1 namespace errors"),
        row("0 words", "<r><v/></r>", "0 words (no element <w>, the root is <r>; expected <w>)"),
    ]

    @Test("the rows of XML", arguments: rows) func row(_ row: Row) throws {
        let format = try XMLWordFormat(element: "w")
        let start = ContinuousClock.now
        let outcome = try Outcome.of(row.bytes, name: "list.xml", format: .xml(format))
        row.check(outcome)
        #expect(ContinuousClock.now - start < .seconds(5), "\(row.id)")
    }

    @Test("B20: declared encodings, with and without a mark, in small and large files")
    func encodings() throws {
        let format = try XMLWordFormat(element: "w")
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
            try words(XMLWordFormat(element: "r/form/orth", where: ["form@n": "2"])) == ["six!"])
        #expect(try words(XMLWordFormat(element: "orth", where: ["xml:lang": "en"])) == ["six!"])
        #expect(try words(XMLWordFormat(element: "orth", namespace: "urn:t")) == ["drie vier"])
        #expect(
            try words(XMLWordFormat(element: "orth", namespace: "")) == [
                "een & twee", "vijf", "six!",
            ])
        #expect(
            try words(XMLWordFormat(element: "form/orth", content: .ownText)) == [
                "een & twee", "drie vier", "s!",
            ])
        #expect(
            try words(XMLWordFormat(element: "L", attribute: "w", where: ["p": "n"])) == [
                "R&D <&#38; é"
            ])
        let both = XMLWordFormat.Condition(attribute: "p", values: ["n", "v"])
        #expect(
            try words(XMLWordFormat(element: "L", content: .attribute("w"), conditions: [both]))
                == ["R&D <&#38; é", "b"])
        #expect(
            try words(XMLWordFormat(element: "L", attribute: "w", where: ["p": "x"]))[0].contains(
                "3 elements of that name"))
    }

    @Test("a path that names nothing is refused", arguments: ["", "a//b", "/a", "t:orth", "e@lm"])
    func badPaths(path: String) {
        #expect(throws: XMLWordFormatError.self) { try XMLWordFormat(element: path) }
        #expect(throws: XMLWordFormatError.self) {
            try XMLWordFormat(element: "a", where: ["b@c": "d"])
        }
    }

    @Test("every cut of an XML file is an error") func cuts() throws {
        let file = bytes(Self.sample)
        for length in 0..<(file.count - 1) {
            let outcome = try Outcome.of(
                Array(file[..<length]), name: "a.xml", format: .xml(XMLWordFormat(element: "orth")))
            #expect(outcome.error?.kind == .badData, "\(length)")
        }
    }
}
