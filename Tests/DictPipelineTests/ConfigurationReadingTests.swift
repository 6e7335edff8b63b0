import DictSources
import DictModel
import Foundation
import Testing

@testable import DictPipeline

@Suite("Reading a configuration") struct ConfigurationReadingTests {
    private func read(_ text: String) throws -> ProjectConfiguration {
        try ProjectConfiguration.parse(Array(text.utf8), name: "dictc.yml")
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
        func place(_ line: Int) -> ConfigurationPlace {
            ConfigurationPlace(file: "dictc.yml", line: line, column: 9)
        }
        func source(
            _ file: String, _ line: Int, familiarity: UInt8 = 0, spelling: String? = nil,
            encoding: TextEncoding = .utf8, comment: String? = "#",
            separator: ListSeparator = .tab, xml: XMLSourceConfiguration? = nil
        ) -> SourceConfiguration {
            SourceConfiguration(
                file: file, familiarity: familiarity, spelling: spelling, encoding: encoding,
                comment: comment, separator: separator, xml: xml, place: place(line))
        }
        #expect(configuration.schema == 1)
        #expect(configuration.output == "../build-output")
        #expect(configuration.languages.map(\.language) == [.dutch, .english])
        #expect(configuration.language(.dutch)?.words == [source("nl/w.txt.gz", 6)])
        let english = try #require(configuration.language(.english))
        #expect(english.spelling == "american")
        #expect(english.overlay == "en/overlay.txt")
        let xml = XMLSourceConfiguration(
            element: "form/orth", attribute: "writtenForm",
            conditions: [
                .init(attribute: "pos", value: "n"), .init(attribute: "form@type", value: "lemma"),
            ], namespace: "http://www.tei-c.org/ns/1.0")
        #expect(
            english.words == [
                source(
                    "en/a.txt", 10, familiarity: 10, spelling: "american",
                    encoding: .utf16LittleEndian),
                source("en/b.txt", 11, comment: "//", separator: .space),
                source("en/c.txt", 12, comment: nil, separator: .none),
                source("en/d.xml.gz", 13, xml: xml),
            ])
        #expect(english.drop.map(\.reason) == [.name, .abbreviation])
        #expect(english.drop.map(\.encoding) == [.latin1, .utf8])
        #expect(english.wantedDrop.map(\.file) == ["en/names.txt"])
        #expect(english.wantedWords.count == 4)
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
        let plain = try read(text)
        #expect(try read("\u{FEFF}" + text) == plain)
        #expect(try read(text.split(separator: "\n").joined(separator: "\r\n")) == plain)
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
            Array(text.utf8), name: "dictc.yml", folder: "/games/a/raw-data", allowOutside: true)
        #expect(configuration.output == "/tmp/o")
        #expect(configuration.sourcePaths == ["../../w.txt"])
    }

    @Test("an absolute output that holds the configuration is found")
    func absoluteOutput() {
        let text = "schema: 1\noutput: /games/A\nlanguages: { en: { words: [{ file: w/w.txt }] } }"
        #expect(throws: ConfigurationFailure.self) {
            try ProjectConfiguration.parse(
                Array(text.utf8), name: "dictc.yml", folder: "/games/a/raw-data",
                allowOutside: true)
        }
    }

    @Test("all errors are told, in the order of the file, up to 20")
    func manyErrors() throws {
        let sources = (1...30).map { "      - { fil: w\($0).txt, file: w\($0).txt }\n" }.joined()
        let found = failure(
            reading: "schema: 1\nlanguages:\n  en:\n    words:\n" + sources)
        let failure = try #require(found)
        #expect(failure.errors.count == 20)
        #expect(failure.omitted == 11)
        let lines = failure.errors.map(\.place.line)
        #expect(lines == lines.sorted())
        #expect(failure.description.hasSuffix("\nand 11 more"))
    }

    @Test("the excerpt has its caret under the column")
    func excerpt() throws {
        let found = failure(reading: "schema: 1\noutput: é: b\n")
        #expect(found?.errors.first?.excerpt == "output: é: b\n         ^")
    }

    @Test("a text that is not UTF-8 is refused at its line")
    func notUTF8() {
        func message(_ bytes: [UInt8]) -> String? {
            do {
                _ = try ProjectConfiguration.parse(bytes, name: "dictc.yml")
                return nil
            } catch {
                return error.description
            }
        }
        #expect(
            message(Array("schema: 1\noutput: ".utf8) + [0xE9])
                == "dictc.yml:2: the text is not UTF-8. hint: save the file as UTF-8")
        #expect(
            message([0xFF, 0xFE, 0x61, 0x00])
                == "dictc.yml:1: the text is not UTF-8. hint: the file looks like UTF-16; "
                + "save it as UTF-8")
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
            let start = ContinuousClock.now
            #expect(failure(reading: text) != nil, "\(part)")
            #expect(ContinuousClock.now - start < .seconds(20), "\(part)")
        }
    }

    @Test("any byte in any place gives a configuration or an error", arguments: 0..<4)
    func survives(seed: UInt64) {
        var state = seed &* 2 &+ 1
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 40)
        }
        let text = ProjectTemplate.files.first?.text ?? ""
        let signs = Array("\u{0}\t\n\r -:?[]{}&*!|>'\"%@`#,\\/~$.a1\u{85}\u{FEFF}".utf8)
        for _ in 0..<250 {
            var bytes = Array(text.utf8)
            for _ in 0...(next() % 4) {
                bytes[next() % bytes.count] = signs[next() % signs.count]
            }
            _ = try? ProjectConfiguration.parse(bytes, name: "dictc.yml")
        }
    }
}

@Suite("A configuration file") struct ConfigurationFileTests {
    /// What reading the file at `path` reports, with `path` as `PATH`.
    private func failure(at path: String) -> ConfigurationFailure? {
        do {
            _ = try ProjectConfiguration.read(atPath: path, name: "raw-data/dictc.yml")
            return nil
        } catch {
            return error
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
            let none =
                "raw-data/dictc.yml: there is no configuration. hint: `dictc init` writes one to "
                + "start from; --config names another"
            #expect(failure(at: path)?.description == none)
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: "nowhere")
            #expect(failure(at: path)?.description == none)
            #expect(
                failure(at: folder.path)?.description
                    == "raw-data/dictc.yml: the configuration is a folder (expected a file). "
                    + "hint: name the dictc.yml in it, or let `dictc init` write one")
        }
    }

    @Test("D8 a file over 1 MiB is refused as a limit, one without end as no plain file")
    func tooLarge() throws {
        try inFolder { folder in
            let file = folder.appendingPathComponent("dictc.yml")
            try Data(repeating: 0x23, count: 100_000_000).write(to: file)
            let found = failure(at: file.path)
            #expect(
                found?.description
                    == "raw-data/dictc.yml: the configuration is too large (expected at most "
                    + "1048576 bytes). hint: word lists belong in files of their own; the "
                    + "configuration only names them")
            #expect(found?.errors.first?.kind == .limit)
            let endless = failure(at: "/dev/zero")
            #expect(
                endless?.description.contains("is a device or pipe; expected a plain file")
                    ?? false)
            #expect(endless?.errors.first?.kind == .configuration)
        }
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
            #expect(
                failure(at: file.path)?.description
                    == "raw-data/dictc.yml:2:9: the output folder holds dictc.yml (found "
                    + "\"../Raw-Data\"). hint: choose a folder beside that of dictc.yml, such as "
                    + "../build-output")
        }
    }
}

@Suite("The template of a new project") struct ConfigurationTemplateTests {
    @Test("is a right configuration, and holds each file that it names")
    func isRight() throws {
        let first = try #require(ProjectTemplate.files.first)
        #expect(first.path == "raw-data/dictc.yml")
        let configuration = try ProjectConfiguration.parse(
            Array(first.text.utf8), name: first.path)
        #expect(configuration.output == "../build-output")
        let paths = ProjectTemplate.files.map(\.path)
        for source in configuration.sourcePaths { #expect(paths.contains("raw-data/" + source)) }
        #expect(Set(paths).count == paths.count)
        for file in ProjectTemplate.files { #expect(file.text.utf8.last == 0x0A) }
    }

    @Test("its examples in comments are right too")
    func examples() throws {
        let text = try #require(ProjectTemplate.files.first).text
        let uncommented = text.split(separator: "\n").map { line in
            let code = line.drop { $0 == " " }
            guard
                code.hasPrefix("# - ") || code.hasPrefix("# drop:") || code.hasPrefix("# tagger:")
                    || code.hasPrefix("# sentences:") || code.hasPrefix("#   ")
            else { return String(line) }
            return String(line.prefix { $0 == " " } + code.dropFirst(2))
        }.joined(separator: "\n")
        let configuration = try ProjectConfiguration.parse(
            Array(uncommented.utf8), name: "dictc.yml")
        #expect(configuration.language(.english)?.words.count == 4)
        #expect(configuration.language(.english)?.drop.count == 1)
    }
}
