import DictModel
import DictSources
import DictTestSupport
import Foundation
import Testing

private let head = "<?xml version=\"1.0\"?>\n"
private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// A bad input, with the sentences that come out of it or the error that refuses it.
struct BadCorpusRow: CustomTestStringConvertible, Sendable {
    var id: String
    var bytes: [UInt8]
    var fault: Fault?
    var texts: [String] = []
    var findings: [String] = []
    var testDescription: String { id }

    /// An input that is refused.
    static func refused(
        _ id: String, _ text: String, _ code: Diagnostic.Code, line: Int? = nil,
        found: String? = nil
    ) -> BadCorpusRow {
        .limited(id, Array(text.utf8), code, line: line, found: found)
    }

    /// An input that passes a limit.
    static func limited(
        _ id: String, _ bytes: [UInt8], _ code: Diagnostic.Code, line: Int? = nil,
        found: String? = nil
    ) -> BadCorpusRow {
        BadCorpusRow(id: id, bytes: bytes, fault: Fault(code, line: line, found: found))
    }
}

@Suite("Bad corpora") struct CorpusBadInputTests {
    static let huge = String(repeating: "x", count: 11_000_000)
    static let bomb: String = {
        var text = head + "<!DOCTYPE a [<!ENTITY l0 \"ha\">\n"
        for level in 1...12 {
            let body = String(repeating: "&l\(level - 1);", count: 10)
            text += "<!ENTITY l\(level) \"\(body)\">\n"
        }
        return text + "]>\n<a><s>&l12;</s></a>"
    }()

    static func nested(_ depth: Int) -> [UInt8] {
        bytes(
            String(repeating: "<a>", count: depth) + "<s>x</s>"
                + String(repeating: "</a>", count: depth))
    }

    static let entities: [BadCorpusRow] = [
        .refused("B1", bomb, .xmlEntity, line: 16),
        .refused(
            "B1 in an attribute", bomb.replacingOccurrences(of: "<s>&", with: "<s id='&l12;'>&"),
            .xmlEntity),
        .refused(
            "B2",
            head + "<!DOCTYPE a [<!ENTITY x \"\(huge.prefix(100_000))\">]>\n<a><s>"
                + String(repeating: "&x;", count: 20_000) + "</s></a>", .xmlEntity),
        .refused(
            "B3", head + "<!DOCTYPE a [<!ENTITY a '&b;'><!ENTITY b '&a;'>]>\n<a><s>&a;</s></a>",
            .xmlEntity, line: 3),
        .refused(
            "B6", head + "<!DOCTYPE a SYSTEM 'x.dtd'>\n<a><s>&e;</s></a>",
            .xmlEntity, line: 3),
        .refused(
            "B8",
            head + "<!DOCTYPE a [<!ENTITY % p SYSTEM 'file:///dev/null'> %p;]>\n<a><s>b</s></a>",
            .xmlEntity, line: 2),
        .refused("B23", "<a>\n<s>x&nothing;y</s></a>", .xmlEntity, line: 2),
    ]

    static let sizes: [BadCorpusRow] = [
        .limited("B9 300", nested(300), .xmlTooDeep, line: 1),
        .limited("B9 1,000,000", nested(1_000_000), .xmlTooDeep),
        BadCorpusRow(id: "B9 200", bytes: nested(200), texts: ["x"]),
        BadCorpusRow(
            id: "B10, B26 a sentence of 11 MB", bytes: bytes("<a><s>\(huge)</s><s>x</s></a>"),
            texts: ["x"], findings: ["too-many-bytes 1"]),
        BadCorpusRow(
            id: "B10 a word of 11 MB", bytes: bytes("<a><s><w>\(huge)</w></s><s>x</s></a>"),
            texts: ["x"], findings: ["too-many-bytes 1"]),
        BadCorpusRow(
            id: "B10 a paragraph of 11 MB", bytes: bytes("<a><p>\(huge)</p><p>x</p></a>"),
            texts: ["x"], findings: ["too-many-bytes 1"]),
        BadCorpusRow(
            id: "B10 elsewhere", bytes: bytes("<a><t>\(huge)</t><s>x</s></a>"), texts: ["x"],
            findings: ["text-outside-sentence 1"]),
        .limited("B11 attribute", bytes("<a><s id='\(huge)'>x</s></a>"), .xmlTooLarge),
        .limited("B11 name", bytes("<a><\(huge.prefix(60_000))/><s>x</s></a>"), .xmlTooLarge),
        .limited(
            "B12 attributes",
            bytes("<s " + (0..<1_000_000).map { "a\($0)=''" }.joined(separator: " ") + ">x</s>"),
            .xmlTooLarge),
        .limited(
            "B12 namespaces",
            bytes("<s " + (0..<1_000_000).map { "xmlns:a\($0)='u'" }.joined(separator: " ") + "/>"),
            .xmlTooLarge),
        BadCorpusRow(
            id: "B26 a million tokens",
            bytes: bytes(
                "<a><s>" + String(repeating: "<w>a</w> ", count: 1_000_000) + "</s><s>x</s></a>"),
            texts: ["x"], findings: ["too-many-bytes 1"]),
        BadCorpusRow(
            id: "B26 five thousand tokens",
            bytes: bytes(
                "<a><s>" + String(repeating: "<w>a</w>", count: 5_000) + "</s><s>x</s></a>"),
            texts: ["x"], findings: ["too-many-tokens 1"]),
    ]

    static let damage: [BadCorpusRow] = [
        .refused(
            "B13", "<a>\n<s id='1' id='2'>x</s></a>",
            .xmlMalformed, line: 2, found: "Attribute id redefined"),
        .refused("B14 tag", "<a>\n<s>x</s>\n<s", .xmlMalformed, line: 3),
        .refused(
            "B14 word", "<a>\n<s><w>x</w></s>\n<s><w>ab",
            .xmlTruncated, line: 3, found: "3 elements are open"),
        .refused("B14 CDATA", "<a>\n<s><![CDATA[ab", .xmlTruncated, line: 2),
        .refused("B14 comment", "<a>\n<s>x</s><!-- ab", .xmlMalformed, line: 2),
        .refused("B15", "<a>\n<s>x</p></a>", .xmlMalformed, line: 2),
        .refused("B16 two roots", "<a><s>x</s></a>\n<a/>", .xmlTrailingData, line: 2),
        .refused("B16 text", "<a><s>x</s></a>\nx", .xmlTrailingData, line: 2),
        .refused("B16 empty", "", .xmlEmpty),
        .refused("B16 white", " \n\n ", .xmlEmpty),
        .refused("B17 NUL", "<a>\n<s>x\0y</s></a>", .xmlWrongEncoding, line: 2),
        .refused("B17 U+0001", "<a>\n<s>x\u{1}y</s></a>", .xmlWrongEncoding, line: 2),
        .refused("B17 U+FFFE", "<a>\n<s>x\u{FFFE}y</s></a>", .xmlWrongEncoding, line: 2),
        BadCorpusRow(
            id: "B18", bytes: bytes("<a>\n<s>caf") + [0xE9] + bytes("</s></a>"),
            fault: Fault(.xmlWrongEncoding, line: 2)),
        BadCorpusRow(
            id: "B19",
            bytes: bytes("<a>\n" + String(repeating: "<s>x</s>\n", count: 100_000) + "<s>")
                + [0xE9, 0x62] + bytes("</s></a>"), fault: Fault(.xmlWrongEncoding, line: 100_002)),
        .refused(
            "B21", "<?xml version='1.0' encoding='x-none'?>\n<a><s>x</s></a>",
            .xmlUnknownEncoding),
        BadCorpusRow(
            id: "B22 overlong", bytes: bytes("<a><s>") + [0xC0, 0xAF] + bytes("</s></a>"),
            fault: Fault(.xmlWrongEncoding)),
        BadCorpusRow(
            id: "B22 overlong in CDATA",
            bytes: bytes("<a>\n<s><![CDATA[") + [0xC1, 0xB7] + bytes("]]></s></a>"),
            fault: Fault(.xmlWrongEncoding, line: 2)),
        BadCorpusRow(
            id: "B22 surrogate", bytes: bytes("<a><s>") + [0xED, 0xA0, 0x80] + bytes("</s></a>"),
            fault: Fault(.xmlWrongEncoding)),
        BadCorpusRow(
            id: "B22 F5", bytes: bytes("<a><s>") + [0xF5, 0x80, 0x80, 0x80] + bytes("</s></a>"),
            fault: Fault(.xmlWrongEncoding)),
        .refused("B28 HTML", "<!doctype html>\n<p>", .sourceOtherFormat, found: "an HTML page"),
        .refused("B28 JSON", " {\"a\": 1}", .sourceOtherFormat, found: "JSON"),
        BadCorpusRow(
            id: "B28 PNG", bytes: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10],
            fault: Fault(.sourceOtherFormat, found: "a PNG image")),
        BadCorpusRow(
            id: "B29", bytes: bytes("<?xml version='1.1' standalone='yes'?>\n<a><s>x</s></a>"),
            texts: ["x"]),
        BadCorpusRow(
            id: "B7",
            bytes: bytes(
                "<a xmlns:xi='http://www.w3.org/2001/XInclude'><s>x"
                    + "<xi:include href='/etc/passwd' parse='text'/></s></a>"), texts: ["x"]),
        .refused(
            "nothing there", "<r><v/></r>",
            .corpusNoSentences, found: "no element <s>, <p> with text, the root is <r>"),
        .refused(
            "nothing left", "<r><s/><s> </s></r>", .corpusNoSentences,
            found: "left out: 2 empty-sentence"),
    ]

    @Test("rows of the catalogue", arguments: entities + sizes + damage)
    func row(_ row: BadCorpusRow) throws {
        var result: CorpusOutcome?
        let time = try ThreadTime.measure {
            result = try CorpusOutcome.of(row.bytes, format: .opus)
        }
        let outcome = try #require(result)
        #expect(time < .seconds(20), "\(row.id)")
        #expect(outcome.violation == nil)
        if let fault = row.fault {
            fault.check(outcome.error)
        } else {
            #expect(outcome.error == nil, "\(outcome.message)")
            #expect(outcome.texts == row.texts)
            #expect(outcome.findings == row.findings)
        }
    }

    /// A pipe with a byte in it, which a parser that opened it would take away.
    @Test("B4, B5: no other file and no socket is ever opened") func nothingElse() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "dictc-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let trap = folder.appendingPathComponent("trap").path
        try #require(unsafe mkfifo(trap, 0o600) == 0)
        let pipe = unsafe open(trap, O_RDWR | O_NONBLOCK)
        try #require(pipe >= 0)
        defer { close(pipe) }
        var mark: UInt8 = 0x21
        try #require(unsafe write(pipe, &mark, 1) == 1)
        for document in [
            "<!DOCTYPE a [<!ENTITY x SYSTEM 'file://\(trap)'>]>\n<a><s>&x;</s></a>",
            "<!DOCTYPE a SYSTEM 'file://\(trap)'>\n<a><s>y</s></a>",
            "<!DOCTYPE a PUBLIC '-//X//Y' '\(trap)'>\n<a><s>y&x;</s></a>",
            "<!DOCTYPE a [<!ENTITY % p SYSTEM '\(trap)'> %p;]>\n<a><s>y</s></a>",
            "<!DOCTYPE a SYSTEM 'http://127.0.0.1:9/x.dtd'>\n<a><s>&x;</s></a>",
            "<a xmlns:xi='http://www.w3.org/2001/XInclude'><s>y<xi:include href='\(trap)'/></s></a>",
        ] {
            _ = try CorpusOutcome.of(head + document, format: .tei)
        }
        var left: UInt8 = 0
        #expect(unsafe read(pipe, &left, 1) == 1 && left == mark)
    }

    @Test("B20: declared encodings, with and without a mark") func encodings() throws {
        let body = "<a>" + String(repeating: "<s><w>café</w></s>\n", count: 3_000) + "</a>"
        func check(_ file: [UInt8], _ word: String, _ id: String) throws {
            let outcome = try CorpusOutcome.of(file, format: .opus)
            #expect(outcome.error == nil, "\(id): \(outcome.message)")
            #expect(outcome.texts == Array(repeating: word, count: 3_000), "\(id)")
        }
        for (name, eighth, word) in [
            ("ISO-8859-1", 0xE9, "café"), ("iso-8859-15", 0xA4, "caf€"),
            ("windows-1252", 0x80, "caf€"),
        ] {
            let text = "<?xml version='1.0' encoding='\(name)'?>\n" + body
            let file = text.unicodeScalars.map { $0.value < 128 ? UInt8($0.value) : UInt8(eighth) }
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

    @Test("every cut of a corpus is an error, in XML and in gzip") func cuts() throws {
        let file = bytes(
            head + "<r a='1'><!-- c --><p><s id='a'><w pos='NN'>é</w><![CDATA[ ]]></s></p></r>")
        for length in 0..<file.count {
            let cut = try CorpusOutcome.of(Array(file[..<length]), format: .opus)
            #expect(cut.error?.code.cause == .badData, "\(length)")
        }
        let packed = Gzip.member(file)
        for length in 0..<packed.count {
            let cut = try CorpusOutcome.of(
                Array(packed[..<length]), name: "corpus.xml.gz", format: .opus)
            Fault(length == 0 ? .gzipNameOnly : .gzipTruncated).check(cut.error, "\(length)")
        }
    }

    @Test("B25: a million sentences with one identifier are counted in flat memory") func repeated()
        throws
    {
        let row = "<s id='1'>Same.</s>"
        let file = bytes("<r>" + String(repeating: row, count: 1_000_000) + "</r>")
        let outcome = try Self.counted(Gzip.member(file))
        #expect(outcome.summary.sentences == 1_000_000, "\(outcome.message)")
        #expect(outcome.summary.count(of: .repeatedID) == 999_999)
    }

    private static func counted(_ bytes: [UInt8]) throws -> CorpusOutcome {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(
            "dictc-" + UUID().uuidString
        ).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return try CorpusOutcome.of(file: path, format: .opus, keep: false)
    }
}
