import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictReport

@Suite("Reading report.json") struct ReportFileTests {
    private static let good = ReportFixture.report(words: 5, dropped: 7)

    private func parsed(_ text: String) throws(Diagnostic) -> ReportFile {
        try ReportFile.parsed(Array(text.utf8), at: Place("report.json"))
    }

    @Test("all entries are read") func good() throws {
        let report = try parsed(Self.good)
        #expect(report.artefacts.count == 5)
        guard case .lexicon(let lexicon) = report.artefacts[0].contents else {
            Issue.record("not a lexicon")
            return
        }
        #expect(lexicon.words.value == 5 && lexicon.records.value == 37)
        #expect(lexicon.losses.map(\.name) == ["apostrophe"])
    }

    @Test(
        "what is no report is refused",
        arguments: [
            "", "x", "[]", "null", "{}", "{\"schema\": \"1\"}", "{\"schema\": 1}",
            "{\"schema\": 1, \"artefacts\": {}}", "{\"schema\": 1, \"artefacts\": [1]}",
            "{\"schema\": 1, \"artefacts\": [{\"artefact\": \"en.lexicon\", \"language\": \"en\"}]}",
            "{\"schema\": 1, \"artefacts\": [{\"artefact\": \"x\", \"language\": \"xx\", \"bytes\": 1}]}",
            String(repeating: "[", count: 100_000), "\u{FEFF}\u{0}",
        ])
    func foreign(text: String) {
        let error = #expect(throws: Diagnostic.self) { try parsed(text) }
        #expect(error?.code == .reportForeign)
    }

    @Test("a report of another schema is refused") func schema() {
        let error = #expect(throws: Diagnostic.self) { try parsed("{\"schema\": 2}") }
        #expect(error?.code == .reportSchema && error?.found == "2")
    }

    @Test("entries of unknown kinds and members are passed over") func unknown() throws {
        let report = try parsed(
            "{\"schema\": 1, \"new\": [], \"artefacts\": [{\"artefact\": \"en.rhymes\", "
                + "\"language\": \"en\", \"bytes\": 3, \"more\": {}}]}")
        #expect(report.artefacts.count == 1)
    }

    @Test(
        "numbers are limited, so that sums do not overflow",
        arguments: ["-1", "1e300", "9223372036854775807", "-1e300", "0.5"])
    func numbers(number: String) throws {
        let text = Self.good.replacingOccurrences(of: ": 30,", with: ": \(number),")
        #expect(text != Self.good)
        let sandbox = try ReportFixture.sandbox()
        try sandbox.write(text, to: "new/report.json")
        let folder = sandbox.path + "/new"
        let report = try BuildReport(folder: folder, comparedWith: sandbox.path + "/old")
        #expect(!report.html.isEmpty && !report.markdown.isEmpty)
        let other = try BuildReport(folder: sandbox.path + "/old", comparedWith: folder)
        #expect(!other.html.isEmpty)
    }

    @Test("a missing or damaged artefact is named") func artefacts() throws {
        let sandbox = try ReportFixture.sandbox()
        try sandbox.write("x", to: "new/en.levels")
        let damaged = #expect(throws: Diagnostic.self) {
            try BuildReport(folder: sandbox.path + "/new")
        }
        #expect(damaged?.place.file.hasSuffix("new/en.levels") == true)
        try sandbox.remove("old/en.answers")
        let missing = #expect(throws: Diagnostic.self) {
            try BuildReport(folder: sandbox.path + "/old")
        }
        #expect(missing?.place.file.hasSuffix("old/en.answers") == true)
        let none = #expect(throws: Diagnostic.self) { try BuildReport(folder: sandbox.path) }
        #expect(none?.hint == "run `dictc build`")
    }
}
