import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictTerminal
@testable import dictc

@Suite("Codes and `dictc explain`") struct ExplainCommandTests {
    static let explanations = Explanation.all

    @Test("a code is explained, as text and as JSON") func explained() throws {
        let run = try Sandbox().run("explain artefact.checksum")
        let lines = run.output.split(separator: "\n")
        #expect(run.status == 0)
        #expect(lines.prefix(2) == ["code     artefact.checksum", "status   65, bad data"])
        #expect(lines.count == 4)
        let json = try Sandbox().run("explain artefact.checksum --json")
        #expect(json.output.hasPrefix(#"{"schema":1,"code":"artefact.checksum","status":65,"#))
    }

    @Test("the reason why a sentence was dropped is explained") func reason() throws {
        let run = try Sandbox().run("explain unbalanced")
        #expect(run.status == 0)
        #expect(run.output.contains("it has a bracket or quotation mark without its partner."))
    }

    @Test("without a code all are listed") func listed() throws {
        let run = try Sandbox().run("explain")
        #expect(run.output.split(separator: "\n").count == Self.explanations.count)
        let json = try Sandbox().run("explain --json").output
        #expect(json.split(separator: #"{"code":"#).count == Self.explanations.count + 1)
    }

    @Test("an unknown code is refused with the nearest one") func unknown() throws {
        let error = #expect(throws: Diagnostic.self) {
            try Explanation.named("artefact.chekcsum")
        }
        #expect(error?.code == .usageCode)
        #expect(error?.hint == "did you mean \"artefact.checksum\"?")
        #expect(try Sandbox().run("explain nonsense --json").status == 64)
    }

    @Test("DIAGNOSTICS.md is what `dictc explain --markdown` prints") func documentation() throws {
        let path = Sandbox.package + "/Documentation/DIAGNOSTICS.md"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text == Explanation.markdown.map { $0 + "\n" }.joined())
        #expect(try Sandbox().run("explain --markdown").output == text)
    }

    @Test("the texts are complete, sorted by code, and sentences") func texts() throws {
        let path = Sandbox.package + "/Sources/CDiagnostics/diagnostics.txt"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let entries = Self.explanations.map {
            "\($0.code) \($0.status.rawValue)\n\($0.meaning)\n\($0.remedy)\n"
        }
        #expect(entries.joined(separator: "\n") == text)
        for (one, next) in zip(Self.explanations, Self.explanations.dropFirst()) {
            #expect(one.code.utf8.lexicographicallyPrecedes(next.code.utf8), "\(next.code)")
        }
        for explanation in Self.explanations {
            #expect(explanation.code.wholeMatch(of: /[a-z]+(-[a-z]+)*\.[a-z0-9-]+/) != nil)
            for text in [explanation.meaning, explanation.remedy] {
                #expect(text.hasSuffix(".") && !text.contains("|"), "\(text)")
            }
        }
    }

    @Test("each code is declared once, has a text, is used, and is tested")
    func declarations() throws {
        let causes = Diagnostic.Cause.allCases.map { (".\($0)", ExitStatus($0)) }
        let statuses = Dictionary(uniqueKeysWithValues: causes)
        let declaration = /static let (\w+) = (Self|Code)\("(.+)", (\.\w+)\)/
        var declared: [Substring: (identifier: Substring, status: DictTerminal.ExitStatus?)] = [:]
        var quoted: [Substring: Int] = [:]
        var used: Set<Substring> = []
        for line in try Self.lines(of: "Sources") {
            for text in line.split(separator: "\"", omittingEmptySubsequences: false) {
                quoted[text, default: 0] += 1
            }
            if let match = line.firstMatch(of: declaration) {
                declared[match.3] = (match.1, statuses[String(match.4)])
            } else {
                used.formUnion(Self.words(line))
            }
        }
        #expect(declared.keys.sorted() == Self.explanations.map { Substring($0.code) }.sorted())

        var tested: Set<Substring> = []
        for line in try Self.lines(of: "Tests") {
            tested.formUnion(line.split { $0 == "\"" || $0 == " " })
            tested.formUnion(Self.words(line))
        }
        for explanation in Self.explanations {
            let code = Substring(explanation.code)
            guard let (identifier, status) = declared[code] else { continue }
            #expect(status == explanation.status, "\(code)")
            #expect(quoted[code] == 1, "\(code) in Sources")
            #expect(used.contains(identifier), "\(code) (.\(identifier)) in Sources")
            #expect(
                tested.contains(code) || tested.contains(identifier),
                "\(code) (.\(identifier)) in Tests")
        }
    }

    private static func words(_ line: Substring) -> [Substring] {
        line.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    }

    /// The lines of all Swift files in a folder of the package.
    private static func lines(of folder: String) throws -> [Substring] {
        let path = Sandbox.package + "/" + folder
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") }.flatMap {
            try String(contentsOfFile: path + "/" + $0, encoding: .utf8).split(separator: "\n")
        }
    }
}
