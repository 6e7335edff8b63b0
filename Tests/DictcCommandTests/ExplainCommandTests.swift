import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import dictc

@Suite("Codes and `dictc explain`") struct ExplainCommandTests {
    static let codes = DiagnosticCatalogue.codes

    @Test("a code is explained, as text and as JSON") func explained() throws {
        let run = try Sandbox().run("explain artefact.checksum")
        let lines = run.output.split(separator: "\n")
        #expect(run.status == 0)
        #expect(lines.prefix(2) == ["code     artefact.checksum", "status   65, bad data"])
        #expect(lines.count == 4)
        let json = try Sandbox().run("explain artefact.checksum --json")
        #expect(json.output.hasPrefix(#"{"schema":1,"code":"artefact.checksum","status":65,"#))
    }

    @Test("without a code all are listed") func listed() throws {
        let run = try Sandbox().run("explain")
        #expect(run.output.split(separator: "\n").count == Self.codes.count)
        let json = try Sandbox().run("explain --json").output
        #expect(json.split(separator: #"{"code":"#).count == Self.codes.count + 1)
    }

    @Test("an unknown code is refused with the nearest one") func unknown() throws {
        let error = #expect(throws: Diagnostic.self) {
            try DiagnosticCatalogue.code(named: "artefact.chekcsum")
        }
        #expect(error?.code == .usageCode)
        #expect(error?.hint == "did you mean \"artefact.checksum\"?")
        #expect(try Sandbox().run("explain nonsense --json").status == 64)
    }

    @Test("DIAGNOSTICS.md is what `dictc explain --markdown` prints") func documentation() throws {
        let path = Sandbox.package + "/Documentation/DIAGNOSTICS.md"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text == DiagnosticCatalogue.markdown.map { $0 + "\n" }.joined())
        #expect(try Sandbox().run("explain --markdown").output == text)
    }

    @Test("names are unique and well formed, and texts are sentences", arguments: codes)
    func form(code: Diagnostic.Code) {
        #expect(Self.codes.filter { $0.name == code.name }.count == 1)
        let parts = code.name.split(separator: ".", omittingEmptySubsequences: false)
        #expect(parts.count == 2)
        for part in parts {
            #expect(!part.isEmpty)
            #expect(part.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) })
        }
        for text in [code.meaning, code.remedy] {
            #expect(text.hasSuffix(".") && !text.contains("|") && !text.contains("\n"), "\(text)")
        }
    }

    @Test("a code is named once in Sources and at least once in Tests") func occurrences() throws {
        var counts: [Substring: Int] = [:]
        var identifiers: [Substring: Substring] = [:]
        var identifier: Substring = ""
        for line in try Self.lines(of: "Sources") {
            if line.contains("static let ") {
                identifier = line.split(separator: " ").drop { $0 != "let" }.dropFirst().first ?? ""
            }
            for text in line.split(separator: "\"", omittingEmptySubsequences: false) {
                counts[text, default: 0] += 1
                identifiers[text] = identifiers[text] ?? identifier
            }
        }
        var tested: Set<Substring> = []
        for line in try Self.lines(of: "Tests") {
            tested.formUnion(line.split { $0 == "\"" || $0 == " " })
            tested.formUnion(line.split { !$0.isASCII || !$0.isLetter && !$0.isNumber })
        }
        for code in Self.codes {
            let name = Substring(code.name)
            #expect(counts[name] == 1, "\(name) in Sources")
            let isTested = tested.contains(name) || tested.contains(identifiers[name] ?? "?")
            #expect(isTested, "\(name) (.\(identifiers[name] ?? "?")) in Tests")
        }
    }

    @Test("the codes of every module are in the catalogue") func complete() throws {
        let names = Set(Self.codes.map(\.name))
        for line in try Self.lines(of: "Sources", suffix: "Codes.swift") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[2].hasPrefix(", .") else { continue }
            #expect(names.contains(String(parts[1])), "\(parts[1])")
        }
    }

    /// The lines of all Swift files in a folder of the package whose names end in `suffix`.
    private static func lines(of folder: String, suffix: String = ".swift") throws -> [Substring] {
        let path = Sandbox.package + "/" + folder
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(suffix) }.flatMap {
            try String(contentsOfFile: path + "/" + $0, encoding: .utf8).split(separator: "\n")
        }
    }
}
