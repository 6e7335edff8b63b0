import DictTestSupport
import Foundation
import Testing

@Suite(
    "The report on raw-data",
    .enabled(if: SlowTests.areEnabled, "DICTC_SLOW_TESTS=1 runs it"))
struct SlowReportTests {
    @Test("it fits its schema, and its page is small and complete") func report() throws {
        let sandbox = try Sandbox(files: [:])
        let configuration = "'\(Sandbox.package)/raw-data/dictc.yml'"
        let build = try sandbox.run("build --config \(configuration) --output out")
        try #require(build.status == 0, "\(build.errors)")
        let json = Data(try sandbox.bytes(of: "out/report.json"))
        let schema = Sandbox.package + "/Documentation/report.schema.json"
        #expect(try SchemaCheck(schemaAt: schema, json).faults == [])

        let run = try sandbox.run("report --dir out --compare out")
        #expect(run.status == 0, "\(run.errors)")
        let page = try sandbox.bytes(of: "report.html")
        #expect(page.count <= 400_000, "\(page.count) bytes")
        let text = String(decoding: page, as: UTF8.self)
        let figures = try sandbox.run("report --dir out --compare out --format json")
        let numbers = try ReportNumbers(
            report: json, old: json, json: Data(figures.output.utf8), page: text)
        #expect(numbers.faults == [])
        for language in ["en", "nl"] {
            for figure in [
                "words", "lengths", "files", "ghost", "pool", "chances", "letters", "guesses",
                "tiers", "sentences", "levels", "obstacles", "tagger", "confusions",
            ] {
                #expect(text.contains("<figure id=\"\(language)-\(figure)\""), "\(figure)")
            }
        }
    }
}
