import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictReader
import DictStore
import Testing

@testable import DictTerminal
@testable import dictc

@Suite("Diagnostics as dictc shows them") struct DiagnosticWriterTests {
    static let place = Place("a\n\u{1B}[2J.yml", line: 3, column: 5)

    static let full = Diagnostic(
        .fileUnreadable, at: place, "p\u{202E}", found: "f", expected: "e", hint: "h",
        excerpt: "    langauge: \u{7}en\n    ^")

    @Test("each cause has its exit status, those of sysexits") func statuses() {
        let statuses = Diagnostic.Cause.allCases.map { ExitStatus($0).rawValue }
        #expect(statuses == [0, 64, 65, 65, 66, 70, 71, 73, 74, 75, 77, 78])
    }

    @Test("what is said without memory is what the diagnostic says") func noMemory() {
        let errors = Diagnostics([MemoryRefusal.diagnostic])
        #expect("\(MemoryRefusal.text)" == errors.text + "\n")
    }

    @Test("text is made safe for a terminal, line by line, and shows the excerpt") func text() {
        #expect(
            Self.full.text == """
                a\\u{a}\\u{1b}[2J.yml:3:5: error[file.unreadable]: p\\u{202e} (f; expected e). hint: h
                        langauge: \\u{7}en
                        ^
                """)
        #expect(Diagnostic(.fileMissing, at: Place("a"), "p").text == "a: error[file.missing]: p")
        #expect(Diagnostic(.fileMissing, at: Place(""), "p").text == "error[file.missing]: p")
        #expect(
            Diagnostic(.gamesSetAside, at: Place("a"), "p").text == "a: note[games.set-aside]: p")
    }

    @Test("JSON has every field apart; unknown ones are null") func json() throws {
        let members = [
            #""code":"file.unreadable","place":"a\n\u001b[2J.yml:3:5","file":"a\n\u001b[2J.yml""#,
            #""line":3,"column":5,"problem":"p\u202e (f; expected e)","found":"f","expected":"e""#,
            #""hint":"h","status":74}"#,
        ]
        let full = String(validating: Self.full.json.bytes(), as: UTF8.self)
        #expect(full == "{" + members.joined(separator: ","))
        let bare = Diagnostic(.fileMissing, at: Place("a"), "p")
        let text = String(validating: bare.json.bytes(), as: UTF8.self) ?? ""
        #expect(text.contains(#""file":"a","line":null,"column":null,"problem":"p","found":null"#))
        #expect(text.contains(#""expected":null,"hint":"","status":66"#))
        let call = Diagnostic.usage("p")
        #expect(
            String(validating: call.json.bytes(), as: UTF8.self)?.contains(#""file":null"#) == true)
    }

    @Test("several errors are one per line; the first one decides the status") func several() {
        let errors = Diagnostics(
            (1...23).map { number in
                Diagnostic(
                    number == 1 ? .fileMissing : .fileSpecial, at: Place("f\(number)"), "p",
                    hint: "h")
            })
        #expect(errors.status == .missingInput)
        let lines = errors.text.split(separator: "\n")
        #expect(lines.count == 21)
        #expect(lines.first == "f1: error[file.missing]: p. hint: h")
        #expect(lines.last == "dictc: 3 more")
        let json = String(validating: errors.json.bytes(), as: UTF8.self) ?? ""
        #expect(json.hasPrefix(#"{"schema":1,"error":{"code":"file.missing","place":"f1","#))
        #expect(json.contains(#""status":66},"more":[{"code":"file.special","place":"f2""#))
        #expect(json.hasSuffix(#"],"omitted":3}"#))
    }

    @Test("errors of readers become diagnostics, and unforeseen ones a fault of dictc")
    func others() {
        struct Strange: Error {}
        #expect(Diagnostics(OpenError.missing(path: "a")).errors.map(\.code) == [.fileMissing])
        #expect(
            Diagnostics(OpenError.invalid(path: "a", .notAnArtefact(.gzip))).errors.map(\.code)
                == [.artefactCompressed])
        #expect(Diagnostics(Strange()).status == .internalError)
        #expect(Diagnostics(Strange()).text.contains("Strange()"))
    }
}
