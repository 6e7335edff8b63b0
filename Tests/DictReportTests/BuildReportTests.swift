import DictFormat
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictReport

@Suite("A report on a build") struct BuildReportTests {
    private static func reports() throws -> [BuildReport] {
        let sandbox = try ReportFixture.sandbox()
        let (old, new) = (sandbox.path + "/old", sandbox.path + "/new")
        return [try BuildReport(folder: new), try BuildReport(folder: new, comparedWith: old)]
    }

    private static func golden(_ name: String) -> URL {
        URL(fileURLWithPath: Sandbox.package + "/Tests/Fixtures/report/" + name)
    }

    /// After a change on purpose, run the suite once with `DICTC_UPDATE_GOLDEN=1`, and look at the
    /// page.
    @Test("pages are as they were") func golden() throws {
        let report = try #require(try Self.reports().last)
        let texts = [
            "page.html": report.html, "page.md": report.markdown,
            "page.json": report.json.bytes(.pretty) + [0x0A],
        ]
        for (name, bytes) in texts {
            if ProcessInfo.processInfo.environment["DICTC_UPDATE_GOLDEN"] == "1" {
                try FileManager.default.createDirectory(
                    at: Self.golden(name).deletingLastPathComponent(),
                    withIntermediateDirectories: true)
                try Data(bytes).write(to: Self.golden(name))
            }
            let expected = try Data(contentsOf: Self.golden(name))
            #expect(Data(bytes) == expected, "\(name) differs from Tests/Fixtures/report")
        }
    }

    @Test("the same build gives the same bytes") func same() throws {
        let (one, other) = (try Self.reports(), try Self.reports())
        for (one, other) in zip(one, other) {
            #expect(one.html == other.html)
            #expect(one.markdown == other.markdown)
            #expect(one.json.bytes() == other.json.bytes())
        }
    }

    @Test("each figure has a question, an answer, axes with units, and all its numbers")
    func figures() throws {
        for report in try Self.reports() {
            let figures = report.groups.flatMap(\.figures)
            #expect(figures.count == report.figureCount && figures.count >= 15)
            #expect(Set(figures.map(\.id)).count == figures.count)
            for figure in figures {
                #expect(figure.question.hasSuffix("?"), "\(figure.id)")
                #expect(figure.answer.hasSuffix("."), "\(figure.id): \(figure.answer)")
                #expect(!figure.chart.horizontal.isEmpty && !figure.chart.vertical.isEmpty)
                #expect(!figure.table.rows.isEmpty, "\(figure.id)")
                for row in figure.table.rows {
                    #expect(row.count == figure.table.columns.count, "\(figure.id)")
                }
                let drawn = String(
                    decoding: Markup.group(figure.chart.content).bytes, as: UTF8.self)
                #expect(drawn.contains(">\(figure.chart.horizontal)</text>"), "\(figure.id)")
                #expect(drawn.contains("<title>"), "\(figure.id) has no tooltips")
            }
        }
    }

    @Test("a page needs nothing else, and runs nothing") func contained() throws {
        for report in try Self.reports() {
            let page = String(decoding: report.html, as: UTF8.self)
            for part in [
                "<script", "<link", "<img", "<iframe", " src=", "url(", "@import", "http:",
                "https:",
                " style=", " onclick",
            ] {
                #expect(!page.contains(part), "\(part)")
            }
            #expect(page.contains("default-src &#39;none&#39;; style-src &#39;sha256-"))
            let links = page.components(separatedBy: "href=\"").dropFirst()
            for link in links {
                let target = link.prefix { $0 != "\"" }
                #expect(page.contains("id=\"\(target.dropFirst())\""), "\(target)")
            }
            let style = try #require(
                page.components(separatedBy: "<style>").last?.components(separatedBy: "</style>")
                    .first)
            #expect(style == PageStyle.rules.description)
        }
    }

    @Test("a page is well-formed, and its names are unique") func wellFormed() throws {
        for report in try Self.reports() {
            var page = String(decoding: report.html, as: UTF8.self)
            page = page.replacingOccurrences(of: "<!DOCTYPE html>", with: "")
            page = page.replacingOccurrences(
                of: "<meta([^>]*)>", with: "<meta$1/>", options: .regularExpression)
            let parser = PageParser(page)
            #expect(parser.problem == nil)
            #expect(Set(parser.ids).count == parser.ids.count)
            #expect(parser.figures == report.figureCount)
            #expect(parser.tables == report.figureCount + 1)
        }
    }

    @Test("text from the report is shown, and is nothing but text") func hostile() throws {
        for report in try Self.reports() {
            let page = String(decoding: report.html, as: UTF8.self)
            #expect(page.contains("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
            #expect(!page.contains("\u{202E}"))
            let text = String(decoding: report.markdown, as: UTF8.self)
            #expect(!text.contains("<script") && !text.contains("[a](javascript"))
            #expect(!text.contains("\u{202E}"))
        }
    }

    @Test("what changed between two builds is counted and named") func changes() throws {
        let report = try #require(try Self.reports().last)
        let group = try #require(report.groups.first)
        #expect(group.id == "changes")
        let figure = try #require(group.figures.first)
        #expect(figure.answer == "words: 2 came and 1 went; answers: 2 came.")
        #expect(figure.samples.map(\.items).first == ["pearl", "zebra"])
        #expect(figure.samples.map(\.items).dropFirst().first == ["apes"])
    }
}
