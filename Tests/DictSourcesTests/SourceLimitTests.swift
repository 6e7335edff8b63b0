import DictModel
import DictSources
import Foundation
import Testing

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Each limit of a source: what is exactly at it is read, what is one past it is not.
@Suite("Limits of sources") struct SourceLimitTests {
    private static func xmlWords() -> WordSourceFormat {
        .xml(XMLWordFormat(element: "w"))
    }

    /// Reads `within` and `beyond` under `limits`: the latter fails with `code`.
    private func expect(
        _ within: [UInt8], _ beyond: [UInt8], _ code: Diagnostic.Code,
        format: WordSourceFormat = .list(.default), limits change: (inout SourceLimits) -> Void
    ) throws {
        var limits = SourceLimits()
        change(&limits)
        let inside = try Outcome.of(within, format: format, limits: limits)
        #expect(inside.error == nil, "\(inside.message)")
        let outside = try Outcome.of(beyond, format: format, limits: limits)
        Fault(code).check(outside.error)
        #expect(outside.error?.code.cause == .limit)
    }

    @Test("bytes, records and the length of a line of a list") func lists() throws {
        try expect(bytes("abc\nde"), bytes("abc\nde\n"), .sourceTooLarge) {
            $0.decompressedBytes = 6
        }
        try expect(Gzip.member(bytes("abc\nde")), Gzip.member(bytes("abc\nde\n")), .sourceTooLarge)
        { $0.decompressedBytes = 6 }
        try expect(bytes("a\nb"), bytes("a\nb\nc"), .sourceTooManyRecords) { $0.records = 2 }
        try expect(bytes("abcd\nb"), bytes("abcde\nb"), .textLineTooLong) {
            $0.lineBytes = 4
        }
        try expect(bytes("b\nabcd"), bytes("b\nabcde"), .textLineTooLong) {
            $0.lineBytes = 4
        }
    }

    @Test("the ratio of decompression, and from when on it counts") func ratio() throws {
        let text = [UInt8](repeating: 0x0A, count: 50_000) + bytes("pear\n")
        let file = Gzip.member(text)
        var limits = SourceLimits()
        limits.bytesBeforeRatio = 0
        limits.compressionRatio = UInt64((text.count + file.count - 1) / file.count)
        #expect(try Outcome.of(file, limits: limits).texts == ["pear"])
        limits.compressionRatio -= 1
        let outside = try Outcome.of(file, limits: limits)
        Fault(.gzipBomb).check(outside.error)
        limits.bytesBeforeRatio = UInt64(text.count)
        #expect(try Outcome.of(file, limits: limits).texts == ["pear"])
        limits.bytesBeforeRatio -= 1
        Fault(.gzipBomb).check(try Outcome.of(file, limits: limits).error)
    }

    @Test("depth, texts and records of XML") func texts() throws {
        func expectXML(
            _ within: String, _ beyond: String, _ code: Diagnostic.Code,
            limits: (inout SourceLimits) -> Void
        ) throws {
            try expect(
                bytes(within), bytes(beyond), code, format: Self.xmlWords(), limits: limits)
        }
        try expectXML("<a><w>x</w></a>", "<a><b><w>x</w></b></a>", .xmlTooDeep) {
            $0.xmlDepth = 2
        }
        try expectXML("<a><w>abcd</w></a>", "<a><w>abcde</w></a>", .xmlTooLarge) {
            $0.xmlTextBytes = 4
        }
        let word = "<w>x</w>"
        try expectXML(
            "<a>\(word)\(word)</a>", "<a>\(word)\(word)\(word)</a>", .sourceTooManyRecords
        ) {
            $0.records = 2
        }
        let spaces = "xmlns:p='u' xmlns:q='u'"
        try expectXML(
            "<a><b \(spaces)/><b \(spaces)>\(word)</b></a>",
            "<a><b \(spaces)><c xmlns:r='u'>\(word)</c></b></a>", .xmlTooLarge
        ) { $0.xmlNamespaces = 2 }
        func defaults(_ count: Int) -> String {
            let attributes = (0..<count).map { "a\($0) CDATA ''" }.joined(separator: " ")
            return "<!DOCTYPE a [<!ATTLIST w \(attributes)>]><a>\(word)</a>"
        }
        try expectXML(defaults(3), defaults(4), .xmlTooLarge) {
            $0.xmlDefaults = 3
        }
    }

    @Test("what is looked at after each chunk: tags, declarations, names") func chunks() throws {
        let word = "<w>x</w>"
        func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
        try expect(
            bytes("<a><b\(blanks(65_533))/>\(word)</a>"), bytes("<a><b\(blanks(132_000))/></a>"),
            .xmlTooLarge, format: Self.xmlWords()
        ) { _ in }
        try expect(
            bytes("<!DOCTYPE a [\(blanks(65_520))]><a>\(word)</a>"),
            bytes("<!DOCTYPE a [\(blanks(132_000))]><a>\(word)</a>"),
            .xmlTooLarge, format: Self.xmlWords()
        ) { _ in }
        func names(_ count: Int) -> [UInt8] {
            bytes("<a>\(word)" + (0..<count).map { "<n\($0)/>" }.joined() + blanks(70_000) + "</a>")
        }
        try expect(
            names(900), names(1_000), .xmlTooLarge, format: Self.xmlWords()
        ) {
            $0.xmlNames = 1_000
        }
    }

    @Test("sentences: their bytes, tokens and number", arguments: ["", "\r"])
    func sentences(ending: String) throws {
        func expectTexts(
            _ text: String, _ format: CorpusFormat, _ name: String, _ texts: [String],
            _ findings: [String], limits change: (inout SourceLimits) -> Void
        ) throws {
            var limits = SourceLimits()
            change(&limits)
            let outcome = try CorpusOutcome.of(text, name: name, format: format, limits: limits)
            #expect(outcome.texts == texts && outcome.findings == findings, "\(outcome.message)")
        }
        try expectTexts(
            "<a><s>abcd fghi</s><s>abcd fghij</s><s>abcdefghi</s><s>abcdefghij</s></a>", .opus,
            "c.xml", ["abcd fghi", "abcdefghi"], ["too-many-bytes 2"]
        ) { $0.sentenceBytes = 9 }
        let words = "<w>a</w> <w>b</w> <w>c</w>"
        try expectTexts(
            "<a><s>\(words)</s><s>\(words)<w>d</w></s></a>", .opus, "c.xml", ["a b c"],
            ["too-many-tokens 1"]
        ) { $0.sentenceTokens = 3 }
        try expectTexts(
            "abcdefghi\(ending)\n\(ending)\nabcdefghij\(ending)\n", .text, "c.txt", ["abcdefghi"],
            ["too-many-bytes 1"]
        ) { $0.paragraphBytes = 9 }
        var limits = SourceLimits()
        limits.records = 2
        let two = try CorpusOutcome.of("<a><s>x</s><s>y</s></a>", format: .opus, limits: limits)
        #expect(two.error == nil)
        let three = try CorpusOutcome.of(
            "<a><s>x</s><s>y</s><s>z</s></a>", format: .opus, limits: limits)
        Fault(.sourceTooManyRecords).check(three.error)
    }

    @Test("a line of text that ends in a later chunk is not cut at the limit") func carried() throws
    {
        var limits = SourceLimits()
        limits.paragraphBytes = 100_000
        let line = String(repeating: "a", count: 100_000)
        let outcome = try CorpusOutcome.of(
            "\(line)\r\n\r\n\(line)a\r\n", name: "c.txt", format: .text, limits: limits)
        #expect(outcome.texts == [line] && outcome.findings == ["too-many-bytes 1"])
    }

    @Test("folders: their depth and their files") func folders() throws {
        try ReadCorpus.inFolder { folder in
            var inner = folder
            for name in ["1", "2"] {
                inner = inner.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: inner, withIntermediateDirectories: true)
                try Data("<a><s>x</s></a>".utf8).write(to: inner.appendingPathComponent("x.xml"))
            }
            var limits = SourceLimits()
            func read() throws -> ReadCorpus {
                try ReadCorpus.of(file: folder.path, format: .opus, limits: limits)
            }
            limits.folderDepth = 2
            limits.folderFiles = 2
            #expect(try read().texts.count == 2)
            limits.folderDepth = 1
            Fault(.folderTooLarge, found: "1 levels").check(try read().error)
            limits = .default
            limits.folderFiles = 1
            Fault(.folderTooLarge, found: "more than 1").check(try read().error)
        }
    }

    @Test("the name of a member of an archive") func archives() throws {
        for (count, isRead) in [(4_096, true), (4_097, false)] {
            var archive = TarArchive()
            archive.add("x", [UInt8](repeating: 0x61, count: count - 4) + bytes(".xml"), type: "L")
            archive.add(
                "y",
                bytes("<alpino_ds><node><node begin='0' pt='tsw' word='ja'/></node></alpino_ds>"))
            let outcome = try ReadCorpus.of(archive.finished, name: "c.tar", format: .alpino)
            #expect((outcome.error == nil) == isRead, "\(outcome.message)")
            if !isRead { Fault(.archiveDamaged, found: "aaa").check(outcome.error) }
        }
    }

    @Test("RELIABILITY.md states the limits that sources have") func documented() throws {
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Documentation/RELIABILITY.md"), encoding: .utf8)
        let limits = SourceLimits.default
        func grouped(_ number: Int) -> String {
            String(
                String(number).reversed().enumerated().reduce(into: "") { text, digit in
                    if digit.offset > 0, digit.offset % 3 == 0 { text += "," }
                    text.append(digit.element)
                }.reversed())
        }
        for row in [
            "| line of a list | \(limits.lineBytes >> 10) KiB |",
            "| records of a source | \(limits.records / 1_000_000) million |",
            "| bytes of a source after decompression | \(limits.decompressedBytes >> 30) GiB |",
            "| ratio of decompression, from \(limits.bytesBeforeRatio >> 20) MiB on | "
                + "\(limits.compressionRatio) to 1 |",
            "| nesting of XML | \(limits.xmlDepth) |",
            "| tag; document type declaration | \(limits.xmlTagBytes >> 10) KiB |",
            "| names; namespaces; attributes by default | \(grouped(limits.xmlNames)); "
                + "\(grouped(limits.xmlNamespaces)); \(limits.xmlDefaults) |",
            "| text of a word in XML | \(limits.xmlTextBytes >> 20) MiB |",
            "| sentence of a corpus; paragraph | \(limits.sentenceBytes >> 10) KiB, "
                + "\(grouped(limits.sentenceTokens)) tokens; \(limits.paragraphBytes >> 20) MiB |",
            "| folders of a corpus | \(limits.folderDepth) deep, a million files, "
                + "\(limits.folderNames / 1_000_000) million names |",
            "| steps to make the forms of a hunspell dictionary; forms of one word | "
                + "\(grouped(limits.hunspellSteps / 1_000_000)) million; \(grouped(limits.wordForms)) |",
        ] {
            #expect(page.contains("\n" + row), "\(row)")
        }
        #expect(limits.folderFiles == 1_000_000)
        #expect(limits.xmlDeclarationBytes == limits.xmlTagBytes)
    }
}
