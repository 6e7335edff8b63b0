import DictFormat
import DictModel
import DictReader
import DictSources
import DictStore
import Testing

@testable import DictPipeline
@testable import dictc

@Suite("Errors and their exit statuses") struct FailureTests {
    static let place = ConfigurationPlace(file: "dictc.yml", line: 3, column: 5)

    static let rows: [(any Error & Sendable, Int32, String)] = [
        (StoreError(.badData, place: "a", problem: "p", hint: "h"), 65, "a: p. hint: h"),
        (StoreError(.missing, place: "a", problem: "p"), 66, "a: p"),
        (StoreError(.cannotCreate, place: "a", problem: "p"), 73, "a: p"),
        (StoreError(.io, place: "a", problem: "p"), 74, "a: p"),
        (StoreError(.locked, place: "a", problem: "p"), 75, "a: p"),
        (PipelineError(.badData, place: "a:3", problem: "p", hint: "h"), 65, "a:3: p. hint: h"),
        (PipelineError(.missing, place: "a", problem: "p"), 66, "a: p"),
        (PipelineError(.policy, place: "a", problem: "p"), 77, "a: p"),
        (PipelineError(.io, place: "a", problem: "p"), 74, "a: p"),
        (PipelineError(.configuration, place: "a", problem: "p"), 78, "a: p"),
        (PipelineError(.internalFault, place: "a", problem: "p"), 70, "a: p"),
        (
            SourceError(.missing, at: .init(file: "a"), problem: "no such file"), 66,
            "a: no such file"
        ),
        (SourceError(.unreadable, at: .init(file: "a"), problem: "p"), 74, "a: p"),
        (
            SourceError(
                .badData, at: .init(file: "a", line: 7), column: 2, problem: "p", found: "f",
                expected: "e", hint: "h"), 65, "a:7:2: p (f; expected e). hint: h"
        ),
        (SourceError(.limit, at: .init(file: "a"), problem: "p"), 65, "a: p"),
        (OpenError.missing(path: "a"), 66, "a: no such file"),
        (OpenError.unreadable(path: "a", code: 13), 74, "a: cannot be read (Permission denied)"),
        (ConfigurationError(at: place, "p", hint: "h"), 78, "dictc.yml:3:5: p. hint: h"),
        (ConfigurationError(.limit, at: place, "p"), 65, "dictc.yml:3:5: p"),
        (ConfigurationError(.unreadable, at: place, "p"), 74, "dictc.yml:3:5: p"),
        (Failure(status: .io, place: "a\n\u{1B}[2J", problem: "p"), 74, "a\\u{a}\\u{1b}[2J: p"),
    ]

    @Test("each error has its status and its sentence", arguments: rows)
    func statuses(error: any Error & Sendable, status: Int32, text: String) {
        let failures = FailureList(error)
        #expect(failures.first.status.rawValue == status)
        #expect(failures.text == text)
    }

    @Test("an error that nobody foresaw is a fault of dictc") func unforeseen() {
        struct Strange: Error {}
        let failures = FailureList(Strange())
        #expect(failures.first.status == .internalError)
        #expect(failures.text.hasPrefix("dictc: internal error (Strange())"))
    }

    @Test("several errors stand on a line each; the first one's status counts") func several() {
        let errors = (1...23).map { number in
            PipelineError(
                number == 1 ? .missing : .badData, place: "f\(number)", problem: "p", hint: "h")
        }
        let failures = FailureList(PipelineFailure(errors))
        #expect(failures.first.status == .missingInput)
        let lines = failures.text.split(separator: "\n")
        #expect(lines.count == 21)
        #expect(lines.first == "f1: p. hint: h")
        #expect(lines.last == "dictc: 3 more")
        let json = String(validating: failures.json.bytes(), as: UTF8.self) ?? ""
        #expect(
            json.hasPrefix(
                #"{"schema":1,"error":{"place":"f1","problem":"p","hint":"h","status":66},"more":[{"#
            ))
        #expect(json.hasSuffix(#"],"omitted":3}"#))
    }

    @Test("an error of the configuration shows its line") func excerpt() {
        let error = ConfigurationError(
            at: Self.place, "unknown key", found: "\"langauge\"", expected: "language",
            excerpt: "    langauge: en\n    ^")
        #expect(
            FailureList(ConfigurationFailure([error], omitted: 1)).text == """
                dictc.yml:3:5: unknown key (found "langauge"; expected language)
                        langauge: en
                        ^
                dictc: 1 more
                """)
    }
}
