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
        return [
            try BuildReport(folder: new),
            try BuildReport(folder: new, comparedWith: old, times: new + ".times.json"),
        ]
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

    @Test("every number is that of report.json, and the page shows the same ones")
    func numbers() throws {
        let sandbox = try ReportFixture.sandbox()
        let (old, new) = (sandbox.path + "/old", sandbox.path + "/new")
        func data(_ folder: String) throws -> Data {
            try Data(contentsOf: URL(fileURLWithPath: folder + "/report.json"))
        }
        let report = try BuildReport(folder: new, comparedWith: old)
        let check = try ReportNumbers(
            report: data(new), old: data(old), json: Data(report.json.bytes()),
            page: String(decoding: report.html, as: UTF8.self))
        #expect(check.faults == [])
        // All figures but Ghost and FillMeUp's repetitions, which artefacts tell.
        #expect(check.compared.count == report.figureCount - 2)
        let page = String(decoding: report.html, as: UTF8.self)
        for (text, other) in [
            (">195<", ">196<"), ("noun, taken for verb: 3,", "noun, taken for verb: 47,"),
            ("of 1,200 words", "of 1,201 words"),
        ] {
            #expect(page.contains(text), "\(text)")
            let wrong = try ReportNumbers(
                report: data(new), old: data(old), json: Data(report.json.bytes()),
                page: page.replacingOccurrences(of: text, with: other))
            #expect(wrong.faults.count == 1, "\(text): \(wrong.faults)")
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

    @Test("times are shown if they are wanted, and what was in the cache") func times() throws {
        let reports = try Self.reports()
        #expect(reports.first?.groups.flatMap(\.figures).contains { $0.id == "times" } == false)
        let figures = try #require(reports.last).groups.flatMap(\.figures)
        let figure = try #require(figures.first { $0.id == "times" })
        #expect(
            figure.answer
                == "The build took 2.50\u{A0}s with 2 threads; 1 of 4 stages had been done "
                + "by an earlier build. Slowest was en.levels: 1.76\u{A0}s.")
        let rows = figure.table.rows.map { $0.map(\.text) }
        #expect(rows[0] == ["sources", "0.000", "0.250", "0.250", "this build"])
        #expect(rows[1] == ["en.lexicon", "–", "–", "–", "an earlier build"])
        #expect(rows[2] == ["en.levels", "0.250", "2.500", "1.755", "this build"])
    }

    @Test(
        "times that are none are refused",
        arguments: [
            "", "[]", "{\"schema\":1}", "{\"schema\":2,\"seconds\":1,\"threads\":1,\"stages\":[]}",
            "{\"schema\":1,\"seconds\":\"1\",\"threads\":1,\"stages\":[]}",
        ])
    func badTimes(text: String) throws {
        let sandbox = try ReportFixture.sandbox()
        try sandbox.write(text, to: "new.times.json")
        let error = #expect(throws: Diagnostic.self) {
            try BuildReport(folder: sandbox.path + "/new", times: sandbox.path + "/new.times.json")
        }
        #expect(error?.code == .reportTimes)
        try sandbox.remove("new.times.json")
        let missing = #expect(throws: Diagnostic.self) {
            try BuildReport(folder: sandbox.path + "/new", times: sandbox.path + "/new.times.json")
        }
        #expect(missing?.code.name == "file.missing")
    }

    @Test("times beyond all reason draw a page") func hugeTimes() throws {
        let sandbox = try ReportFixture.sandbox()
        let work = #"{"name":"x","start":1e300,"seconds":1e300}"#
        let stage = #"{"stage":"a","cached":false,"work":[\#(work),\#(work)]}"#
        try sandbox.write(
            #"{"schema":1,"seconds":-5,"threads":1e30,"stages":[\#(stage)]}"#,
            to: "new.times.json")
        let report = try BuildReport(
            folder: sandbox.path + "/new", times: sandbox.path + "/new.times.json")
        #expect(!report.html.isEmpty)
    }

    @Test("what changed between two builds is counted and named") func changes() throws {
        let report = try #require(try Self.reports().last)
        let group = try #require(report.groups.first)
        #expect(group.id == "changes")
        let figure = try #require(group.figures.first)
        #expect(figure.answer == "words: 2 came and 1 went; answers: 2 came.")
        #expect(
            report.changes == [
                "English words +pearl +zebra −apes", "English answers +pearl, +zebra",
            ])
        #expect(figure.samples.map(\.items).first == ["pearl", "zebra"])
        #expect(figure.samples.map(\.items).dropFirst().first == ["apes"])
    }
}
