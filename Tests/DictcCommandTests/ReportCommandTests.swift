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

    @Test("times are in a file of their own, and on a page that names it")
    func times() throws {
        let sandbox = try Sandbox.builtProject()
        #expect(try sandbox.run("build --times t.json").status == 0)
        let page = try sandbox.run("report -o -").output
        func stages() throws -> [String] {
            numbers(try figures("--times t.json", in: sandbox)["times"]).map {
                String($0.split(separator: " ").first ?? "") + " "
                    + ($0.hasSuffix("this build") ? "made" : "cached")
            }
        }
        #expect(try stages() == ["sources made", "en.lexicon cached", "nl.lexicon cached"])
        _ = try sandbox.shell("echo +quiz >> raw-data/en/overlay.txt")
        #expect(try sandbox.run("build --times t.json --report timed.html").status == 0)
        #expect(try stages() == ["sources made", "en.lexicon made", "nl.lexicon cached"])
        _ = try sandbox.shell("sed -i '$ d' raw-data/en/overlay.txt")
        #expect(try sandbox.run("build").status == 0)
        // The same sources give the same page, whenever and however long they were built.
        #expect(try sandbox.run("report -o -").output == page)
        #expect(!page.contains("id=\"times\""))
        #expect(try sandbox.shell("grep -c 'id=\"times\"' timed.html").output == "1\n")
        // A build that fails tells its times, too.
        try sandbox.write("[]", to: "t.json")
        try sandbox.write("1", to: "raw-data/en/words.txt")
        #expect(try sandbox.run("build --times t.json").status == 65)
        #expect(try stages() == ["sources made", "en.lexicon made", "nl.lexicon cached"])
    }

    @Test("build writes the page, and tells people on a terminal how to see it") func hint() throws
    {
        let sandbox = try Sandbox.builtProject()
        let page = try sandbox.run("report -o -").output
        let run = try sandbox.run("build --report page.html")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(try sandbox.bytes(of: "page.html") == Array(page.utf8))
        #expect(try sandbox.run("build --check --report page.html").status == 64)
        #expect(try sandbox.run("build --report -").status == 64)
        #expect(try sandbox.run("build --report no/page.html").status == 73)
        func built(_ call: String) throws -> String {
            try sandbox.shell(
                "rm -rf build-output; script -qec '\"$DICTC\" build\(call)' /dev/null"
            ).output
        }
        #expect(try built("").hasSuffix("hint: see it in figures: dictc report\r\n"))
        #expect(
            try built(" --output out").hasSuffix("see it in figures: dictc report --dir out\r\n"))
        for quiet in [" --json", " 2> log", " --report page.html"] {
            #expect(!(try built(quiet)).contains("hint:"), "\(quiet)")
        }
    }

    @Test("two builds are compared") func compared() throws {
        let sandbox = try Sandbox.builtProject()
        _ = try sandbox.shell("cp -r build-output old && echo +quiz >> raw-data/en/overlay.txt")
        #expect(try sandbox.run("build").status == 0)
        let figures = try figures("--compare old", in: sandbox)
        #expect(
            numbers(figures["en-changes"]) == ["words 11 12 1 0 0"],
            "\(numbers(figures["en-changes"]))")
        #expect(numbers(figures["nl-changes"]) == ["words 3 3 0 0 0"])
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
            ("true", "report --times nowhere", 66), ("echo '{}' > t", "report --times t", 65),
            ("true", "build --times -", 64), ("true", "build --check --times t", 64),
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

    @Test(
        "an artefact whose checksums are right, and whose contents are not, is not reported",
        arguments: ["arcs", "junk", "forks-deep"])
    func illFormed(name: String) throws {
        let sandbox = try Sandbox.builtProject()
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Conformance/bad/\(name).lexicon")
        try sandbox.write(Array(Data(contentsOf: path)), to: "build-output/en.lexicon")
        let run = try sandbox.run("report")
        #expect(run.status == 65, "\(run.errors)")
        #expect(
            run.errors.hasPrefix(
                "build-output/en.lexicon: error[artefact.damaged]: damaged: section"),
            "\(run.errors)")
    }
}
