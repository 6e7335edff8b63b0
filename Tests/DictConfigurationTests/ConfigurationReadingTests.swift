import DictLexicon
import DictSources
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration

@Suite("Reading a configuration") struct ConfigurationReadingTests {
    private func read(_ text: String) throws -> ProjectConfiguration {
        try ProjectConfiguration.parse(Array(text.utf8))
    }

    @Test("every key of the schema arrives in the model")
    func everything() throws {
        let configuration = try read(
            """
            schema: 1
            output: ./../build-output/
            languages:
              nl:
                words:
                  - { file: ./nl/a/../w.txt.gz }
              en:
                spelling: american
                words:
                  - { file: en/a.txt, familiarity: 10, spelling: american, encoding: utf-16le }
                  - { file: en/b.txt, separator: space, comment: "//" }
                  - { file: en/c.txt, comment: none, separator: none }
                  - file: en/d.xml.gz
                    format:
                      xml:
                        element: form/orth
                        attribute: writtenForm
                        where: { pos: n, form@type: lemma }
                        namespace: http://www.tei-c.org/ns/1.0
                drop:
                  - { file: en/names.txt, reason: name, encoding: iso-8859-1 }
                  - { file: en/gb.txt, reason: abbreviation, spelling: british, comment: ";" }
                overlay: en/overlay.txt
            """)
        func source(
            _ file: String, _ format: WordSourceFormat = .list(.default),
            familiarity: Familiarity = .stated(0), spelling: String? = nil
        ) -> SourceConfiguration {
            SourceConfiguration(
                file: file, format: format, familiarity: familiarity, holdsLemmas: false,
                spelling: spelling)
        }
        #expect(configuration.output == "../build-output")
        #expect(configuration.languages.map(\.language) == [.dutch, .english])
        #expect(configuration.language(.dutch)?.words == [source("nl/w.txt.gz")])
        let english = try #require(configuration.language(.english))
        #expect(english.spelling == "american")
        #expect(english.overlay == "en/overlay.txt")
        let xml = XMLWordFormat(
            element: "form/orth", attribute: "writtenForm",
            conditions: [.init("pos", "n"), .init("form@type", "lemma")],
            namespace: "http://www.tei-c.org/ns/1.0")
        #expect(
            english.words == [
                source(
                    "en/a.txt", .list(ListFormat(encoding: .utf16LittleEndian)),
                    familiarity: .stated(10), spelling: "american"),
                source("en/b.txt", .list(ListFormat(commentPrefix: "//", separator: .space))),
                source("en/c.txt", .list(ListFormat(commentPrefix: nil, separator: .none))),
                source("en/d.xml.gz", .xml(xml)),
            ])
        #expect(english.drop.map(\.reason) == [.name, .abbreviation])
        #expect(english.drop.map(\.format.encoding) == [.latin1, .utf8])
        #expect(english.drop.map(\.format.commentPrefix) == ["#", ";"])
        #expect(english.wantedDrop.map(\.file) == ["en/names.txt"])
        #expect(english.askedWords.count == 4)
        #expect(
            configuration.sourcePaths == [
                "en/a.txt", "en/b.txt", "en/c.txt", "en/d.xml.gz", "en/gb.txt", "en/names.txt",
                "en/overlay.txt", "nl/w.txt.gz",
            ])
    }

    @Test("a byte order mark and CRLF make no difference")
    func lineEnds() throws {
        let text =
            "schema: 1\noutput: ../o\nlanguages:\n  en:\n    words:\n      - { file: w.txt }\n"
        let plain = try read(text).languages
        #expect(try read("\u{FEFF}" + text).languages == plain)
        let lines = text.split(separator: "\n")
        #expect(try read(lines.joined(separator: "\r\n")).languages == plain)
    }

    @Test("signs that only look like anchors are text")
    func noAnchors() throws {
        let configuration = try read(
            """
            # R&D, AT&T; an anchor would be &x
            schema: 1
            output: ../o
            languages: { en: { words: [{ file: "a & b.txt", comment: "&" }] } }
            """)
        #expect(configuration.languages.first?.words.first?.file == "a & b.txt")
    }

    @Test("one XML file may give words twice in two ways")
    func sameFileTwice() throws {
        let configuration = try read(
            """
            schema: 1
            output: ../o
            languages:
              en:
                words:
                  - { file: w.xml, format: { xml: { element: e, where: { pos: n } } } }
                  - { file: w.xml, format: { xml: { element: e, where: { pos: v } } } }
              nl: { words: [{ file: w.xml, format: { xml: { element: e } } }] }
            """)
        #expect(configuration.sourcePaths == ["w.xml"])
    }

    @Test("paths may lead outside where that is allowed")
    func outside() throws {
        let text =
            "schema: 1\noutput: /tmp/o\nlanguages: { en: { words: [{ file: ../../w.txt }] } }"
        let configuration = try ProjectConfiguration.parse(
            Array(text.utf8), folder: "/games/a/raw-data", allowOutside: true)
        #expect(configuration.output == "/tmp/o")
        #expect(configuration.sourcePaths == ["../../w.txt"])
    }

    @Test("an absolute output that holds the configuration is found")
    func absoluteOutput() {
        let text = "schema: 1\noutput: /games/A\nlanguages: { en: { words: [{ file: w/w.txt }] } }"
        #expect(throws: Diagnostics.self) {
            try ProjectConfiguration.parse(
                Array(text.utf8), folder: "/games/a/raw-data",
                allowOutside: true)
        }
    }

    @Test("all faults are reported, in the order of the file, up to 20")
    func manyErrors() throws {
        let sources = (1...30).map { "      - { fil: w\($0).txt, file: w\($0).txt }\n" }.joined()
        let found = failure(
            reading: "schema: 1\nlanguages:\n  en:\n    words:\n" + sources)
        let failure = try #require(found)
        #expect(failure.errors.count == 20)
        #expect(failure.omitted == 11)
        let lines = failure.errors.map(\.place.line)
        #expect(lines == lines.sorted())
    }

    @Test("the excerpt has its caret under the column")
    func excerpt() throws {
        let found = failure(reading: "schema: 1\noutput: é: b\n")
        #expect(found?.errors.first?.excerpt == "output: é: b\n         ^")
    }

    @Test("a text that is not UTF-8 is refused at its line")
    func notUTF8() {
        func fault(_ bytes: [UInt8]) -> Diagnostic? {
            do throws(Diagnostics) {
                _ = try ProjectConfiguration.parse(bytes)
                return nil
            } catch {
                return error.errors.first
            }
        }
        let latin = fault(Array("schema: 1\noutput: ".utf8) + [0xE9])
        #expect(latin?.code == .configEncoding && latin?.place.line == 2)
        let wide = fault([0xFF, 0xFE, 0x61, 0x00])
        #expect(wide?.code == .configEncoding && wide?.place.line == 1)
        #expect(wide?.hint?.contains("UTF-16") == true)
    }

    @Test("a long text of anything is judged without delay or overflow")
    func large() {
        let head = "schema: 1\noutput: ../o\nlanguages:\n  en:\n    words:\n"
        let repeated: [(head: String, part: String)] = [
            ("", "["), ("", "{"), ("", "- "), ("", "? "), ("", "a: {"), ("", "{a: "), ("", "\""),
            ("", "'"), ("", "#"), ("", " "), ("", "\n"), ("", "a\n"), ("", "---\n"), ("", "&a "),
            ("", "*a "), ("", "!a "), ("", "|\n"), ("", "a: b\n"), ("", "[a,"), ("", "é: "),
            (head, "      - { file: w.txt }\n"), (head, "      - w\n"), (head, "      - {}\n"),
            (head + "      - { file: ", "w"), (head + "      - { file: ", "../"),
        ]
        for (head, part) in repeated {
            let room = (1 << 18) - head.utf8.count
            let text = head + String(repeating: part, count: room / part.utf8.count)
            let time = ThreadTime.measure {
                #expect(failure(reading: text) != nil, "\(part)")
            }
            #expect(time < .seconds(20), "\(part)")
        }
    }

    @Test("any byte in any place gives a configuration or an error", arguments: 0..<4)
    func survives(seed: UInt64) {
        var state = seed &* 2 &+ 1
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 40)
        }
        let text = String(decoding: NewProject().files.first?.bytes ?? [], as: UTF8.self)
        let signs = Array("\u{0}\t\n\r -:?[]{}&*!|>'\"%@`#,\\/~$.a1\u{85}\u{FEFF}".utf8)
        for _ in 0..<250 {
            var bytes = Array(text.utf8)
            for _ in 0...(next() % 4) {
                bytes[next() % bytes.count] = signs[next() % signs.count]
            }
            _ = try? ProjectConfiguration.parse(bytes)
        }
    }
}

@Suite("A configuration file") struct ConfigurationFileTests {
    /// The first fault of the file at `path`.
    private func fault(at path: String) -> Diagnostic? {
        do throws(Diagnostics) {
            _ = try ProjectConfiguration.read(atPath: path)
            return nil
        } catch {
            return error.errors.first
        }
    }

    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("dictc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("D1 no file, a dangling link and a folder suggest init")
    func missing() throws {
        try inFolder { folder in
            let path = folder.appendingPathComponent("dictc.yml").path
            #expect(fault(at: path)?.code == .configMissing)
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: "nowhere")
            let missing = fault(at: path)
            #expect(missing?.code == .configMissing && missing?.hint?.contains("init") == true)
            #expect(missing?.place.file == "dictc.yml" && missing?.place.base == .project)
            let wrong = fault(at: folder.path)
            #expect(wrong?.code == .configNotAFile && wrong?.expected == "a file")
        }
    }

    @Test("D8 a file over 1 MiB is refused as a limit, one without end as no plain file")
    func tooLarge() throws {
        try inFolder { folder in
            let file = folder.appendingPathComponent("dictc.yml")
            try Data(repeating: 0x23, count: 100_000_000).write(to: file)
            let found = fault(at: file.path)
            #expect(found?.code == .configTooLarge && found?.expected == "at most 1048576 bytes")
            #expect(fault(at: "/dev/zero")?.code == .configNotAFile)
        }
    }

    @Test("a file that cannot be read is an error of the system, as the disk says it")
    func unreadable() {
        // Opening it needs the memory of a process that is not there.
        let fault = fault(at: "/proc/1/mem")
        #expect(fault?.code == .configUnreadable || fault?.code == .configNotAFile)
    }

    @Test("the folder's own name shows that the output holds the configuration")
    func outputIsOwnFolder() throws {
        try inFolder { folder in
            let raw = folder.appendingPathComponent("raw-data")
            try FileManager.default.createDirectory(at: raw, withIntermediateDirectories: true)
            let file = raw.appendingPathComponent("dictc.yml")
            let text =
                "schema: 1\noutput: ../Raw-Data\nlanguages: { en: { words: [{ file: a/w }] } }"
            try Data(text.utf8).write(to: file)
            let fault = fault(at: file.path)
            #expect(fault?.code == .configOutput && fault?.found == "\"../Raw-Data\"")
        }
    }
}
