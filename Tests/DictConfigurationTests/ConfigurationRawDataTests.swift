import DictModel
import Foundation
import Testing

@testable import DictConfiguration

/// The project's own raw-data.
private let rawData = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("raw-data")

@Suite("The project's raw-data") struct ConfigurationRawDataTests {
    /// A row of SOURCES.md.
    private struct Row {
        var file: String
        var licence: String
        var attribution: String
        var digest: String
        var role: String
    }

    /// The rows of SOURCES.md, in the order of the table.
    private func rows() throws -> [Row] {
        let text = try String(
            contentsOf: rawData.appendingPathComponent("SOURCES.md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 6, cells[0].contains("/") else { return nil }
            return Row(
                file: cells[0], licence: cells[2], attribution: cells[3],
                digest: cells[4].filter { $0 != "`" }, role: cells[5])
        }
    }

    /// The digests of the files, from the `sha256sum` of the system.
    private func digests(of files: [String]) throws -> [String: String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["sha256sum", "--"] + files
        process.currentDirectoryURL = rawData
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        var digests: [String: String] = [:]
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2 { digests[String(parts[1].dropFirst())] = String(parts[0]) }
        }
        return digests
    }

    @Test("SOURCES.md states the digest of every file it lists")
    func digests() throws {
        let rows = try rows()
        #expect(rows.count > 80)
        let actual = try digests(of: rows.map(\.file))
        for row in rows { #expect(actual[row.file] == row.digest, "\(row.file)") }
    }

    @Test("SOURCES.md lists every file once")
    func complete() throws {
        let listed = try rows().map(\.file)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: rawData.path)
        let files = try paths.filter { path in
            let file = rawData.appendingPathComponent(path)
            return try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
                && !path.hasPrefix("LICENSES/") && !path.hasPrefix("tools/")
                && !["dictc.yml", "dictc.lock", "SOURCES.md"].contains(path)
        }
        #expect(listed.sorted() == files.sorted())
    }

    @Test("every role is known, and the licences that the rows name are there")
    func roles() throws {
        let text = try String(
            contentsOf: rawData.appendingPathComponent("SOURCES.md"), encoding: .utf8)
        let roles = [
            "words", "reason", "overlay", "familiarity", "blocked", "phrases", "sentences",
            "tagger", "ranking", "order", "regional",
        ]
        for row in try rows() { #expect(roles.contains(row.role)) }
        for match in text.matches(of: /\(LICENSES\/([^)]*)\)/) {
            let file = rawData.appendingPathComponent("LICENSES/\(match.output.1)")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(match.output.1)")
        }
    }

    @Test("dictc.yml is right, and names every file of SOURCES.md with its role")
    func configuration() throws {
        let configuration = try ProjectConfiguration.read(
            atPath: rawData.appendingPathComponent("dictc.yml").path)
        #expect(configuration.languages.map(\.language) == [.english, .dutch])
        #expect(configuration.output == "../build-output")
        let rows = try rows()
        func files(_ role: String) -> [String] {
            rows.filter { $0.role == role }.map(\.file).sorted()
        }
        let languages = configuration.languages
        #expect(
            languages.flatMap { $0.words.map(\.file) }.sorted()
                == (files("words") + files("familiarity")).sorted())
        #expect(languages.flatMap { $0.drop.map(\.file) }.sorted() == files("reason"))
        #expect(languages.compactMap(\.overlay).sorted() == files("overlay"))
        #expect(languages.flatMap(\.block).map(\.file).sorted() == files("blocked"))
        #expect(languages.flatMap { $0.regional.map(\.file) }.sorted() == files("regional"))
        #expect(languages.compactMap(\.phrases?.file).sorted() == files("phrases"))
        #expect(
            languages.flatMap { [$0.levels?.keep, $0.answers?.calendar].compactMap(\.self) }
                .sorted()
                == files("order"))
        #expect(languages.allSatisfy { $0.levels?.sets == 40 && $0.answers?.length == 5 })
        let english = try #require(configuration.language(.english))
        #expect(english.askedWords.count == 18)
        // A file of one size of SCOWL states it; the others have a column or are of one size.
        for source in english.words where source.file.hasPrefix("en/scowl/") {
            let size = source.file.split(separator: ".").dropLast().last.flatMap { UInt8($0) }
            if let size { #expect(source.familiarity == .stated(size), "\(source.file)") }
        }
    }

    @Test("SOURCES.md states the licence and attribution that dictc.yml states for each file")
    func licences() throws {
        let configuration = try ProjectConfiguration.read(
            atPath: rawData.appendingPathComponent("dictc.yml").path)
        let rows = try rows()
        #expect(Set(configuration.licences.keys) == Set(rows.map(\.file)))
        for row in rows {
            let licence = try #require(configuration.licences[row.file], "\(row.file)")
            let text = try #require(licence.file, "\(row.file)")
            // A model has further licences, which the row lists behind this one.
            #expect(row.licence.hasPrefix("[\(licence.name)](\(text))"), "\(row.file)")
            #expect(row.attribution == licence.attribution, "\(row.file)")
        }
    }

    @Test(
        "the overlays are -word and +word lines, some with a familiarity, each word once",
        arguments: ["en", "nl"])
    func overlays(language: String) throws {
        let text = try String(
            contentsOf: rawData.appendingPathComponent("\(language)/overlay.txt"), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        for line in lines {
            #expect(line.wholeMatch(of: /[+][a-z]+(\t[0-9]+)?|-[a-z]+/) != nil, "\(line)")
        }
        #expect(Set(lines.map { $0.dropFirst().prefix { $0 != "\t" } }).count == lines.count)
    }
}
