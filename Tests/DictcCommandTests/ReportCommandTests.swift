import DictTestSupport
import Foundation
import Testing

@Suite("dictc report") struct ReportCommandTests {
    @Test("a page is written, the same from wherever and however often") func page() throws {
        let sandbox = try Sandbox.builtProject()
        let run = try sandbox.run("report")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("report.html: "), "\(run.errors)")
        let page = try sandbox.bytes(of: "report.html")
        #expect(page.starts(with: "<!DOCTYPE html>".utf8))
        for line in [
            "report -o -", "report --dir build-output --format html -o -",
            "report -o page.html && cat page.html",
        ] {
            #expect(Array(try sandbox.run(line).output.utf8) == page, "\(line)")
        }
        try sandbox.makeFolder("sub")
        #expect(Array(try sandbox.run("report -o -", folder: "sub").output.utf8) == page)
    }

    @Test("Markdown and JSON go to standard output") func forms() throws {
        let sandbox = try Sandbox.builtProject()
        let text = try sandbox.run("report --format markdown")
        #expect(text.status == 0 && text.output.hasPrefix("# What dictc built\n"))
        let json = try sandbox.run("report --format json")
        #expect(json.status == 0 && json.output.hasPrefix("{\"schema\":1,"))
        #expect(try sandbox.run("report --json").output == json.output)
        #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/report.html"))
    }

    /// The figures of a report by their names, as rows of a table.
    private func figures(_ arguments: String, in sandbox: Sandbox) throws -> [String: [[Any]]] {
        let run = try sandbox.run("report --format json \(arguments)")
        #expect(run.status == 0, "\(run.errors)")
        let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let sections = report?["sections"] as? [[String: Any]] ?? []
        var rows: [String: [[Any]]] = [:]
        for figure in sections.flatMap({ $0["figures"] as? [[String: Any]] ?? [] }) {
            let table = figure["table"] as? [String: Any]
            rows[figure["id"] as? String ?? ""] = table?["rows"] as? [[Any]]
        }
        return rows
    }

    private func numbers(_ rows: [[Any]]?) -> [String] {
        (rows ?? []).map { row in row.map { "\($0)" }.joined(separator: " ") }
    }

    @Test("the numbers of a figure are those of the build") func numbers() throws {
        let figures = try figures("", in: Sandbox.builtProject())
        #expect(
            numbers(figures["en-words"]) == [
                "records of words files 14", "names -2", "apostrophe -1", "kept 11",
                "added by the overlay 1", "removed by the overlay -1", "words of the lexicon 11",
            ])
        let lengths = (figures["en-lengths"] ?? []).map { Array($0.prefix(2)) }
        #expect(numbers(lengths) == ["3 2", "4 3", "5 2", "6 1", "7 1", "8 1", "10 1"])
        #expect(
            numbers(figures["en-lists"]) == ["names 1", "in a words file, too, and kept 1"])
    }

    @Test("two builds are compared") func compared() throws {
        let sandbox = try Sandbox.builtProject()
        _ = try sandbox.shell("cp -r build-output old && echo +quiz >> raw-data/en/overlay.txt")
        #expect(try sandbox.run("build").status == 0)
        let figures = try figures("--compare old", in: sandbox)
        #expect(
            numbers(figures["en-changes"]) == ["words 11 12 1 0"],
            "\(numbers(figures["en-changes"]))")
        #expect(numbers(figures["nl-changes"]) == ["words 3 3 0 0"])
        #expect(figures["changes-sizes"]?.count == 2)
        let same = try sandbox.run("report --format markdown --compare build-output")
        #expect(same.output.contains("Nothing: both builds have the same contents."))
    }

    @Test(
        "what cannot be reported is refused",
        arguments: [
            ("rm build-output/report.json", "report", 66),
            ("echo '{}' > build-output/report.json", "report", 65),
            ("echo '{\"schema\":9}' > build-output/report.json", "report", 65),
            ("echo x > build-output/en.lexicon", "report", 65),
            ("rm build-output/en.lexicon", "report", 66),
            ("true", "report --dir nowhere", 66), ("true", "report --compare nowhere", 66),
            ("true", "report --format pdf", 64), ("true", "report --json --format markdown", 64),
            ("mkdir report.html", "report", 73),
        ] as [(String, String, Int32)])
    func refused(preparation: String, call: String, status: Int32) throws {
        let sandbox = try Sandbox.builtProject()
        #expect(try sandbox.shell(preparation).status == 0)
        let run = try sandbox.run(call)
        #expect(run.status == status, "\(run.errors)")
        #expect(!run.errors.isEmpty)
        #expect(run.output.isEmpty || call.contains("--json"), "\(run.output)")
    }
}
