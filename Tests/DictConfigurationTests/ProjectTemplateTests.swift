import DictModel
import Testing

@testable import DictConfiguration

@Suite("The template of a new project") struct ProjectTemplateTests {
    static let templates = [nil] + ProjectTemplate.allCases.map(Optional.some)

    @Test("is a right configuration, and holds each file that it names", arguments: templates)
    func isRight(template: ProjectTemplate?) throws {
        let files = NewProject(template).files
        let first = try #require(files.first)
        #expect(first.path == "raw-data/dictc.yml")
        let configuration = try ProjectConfiguration.parse(first.bytes)
        #expect(configuration.output == "../build-output")
        let paths = files.map(\.path)
        for source in configuration.sourcePaths { #expect(paths.contains("raw-data/" + source)) }
        #expect(Set(paths).count == paths.count)
        #expect(Set(configuration.licences.keys) == Set(configuration.sourcePaths))
        for file in files { #expect(file.bytes.last == 0x0A) }
    }

    @Test("has the sections of its game, and the others as comments", arguments: templates)
    func sections(template: ProjectTemplate?) throws {
        let text = String(
            decoding: try #require(NewProject(template).files.first).bytes, as: UTF8.self)
        #expect(text.hasPrefix("# yaml-language-server: $schema=dictc.schema.json\n"))
        let configuration = try ProjectConfiguration.parse(Array(text.utf8))
        let english = try #require(configuration.language(.english))
        #expect((english.fair != nil) == template.includes(.ghost))
        #expect((english.levels != nil) == template.includes(.guess))
        #expect((english.answers != nil) == template.includes(.wordle))
        #expect((english.phrases != nil) == template.includes(.hangman))
        #expect((english.sentences != nil) == template.includes(.fill))
    }

    @Test(
        "its examples in comments are right too, if there are words",
        arguments: templates.filter { $0 != .fill })
    func examples(template: ProjectTemplate?) throws {
        let text = String(
            decoding: try #require(NewProject(template).files.first).bytes, as: UTF8.self)
        let uncommented = text.split(separator: "\n").map { line in
            guard line.hasPrefix("  "),
                line.firstMatch(of: /^ *# ( *)(- |[a-z]+:( |$))/) != nil,
                let mark = line.firstIndex(of: "#")
            else { return String(line) }
            return String(line[..<mark]) + String(line[mark...].dropFirst(2))
        }.joined(separator: "\n")
        let configuration = try ProjectConfiguration.parse(Array(uncommented.utf8))
        let english = try #require(configuration.language(.english))
        #expect(english.words.count == 4 && english.drop.count == 1 && english.levels != nil)
    }
}
