import DictTestSupport
import Foundation
import Testing

/// The word lists of other people in Tests/Cases/lists: what a build of each says and makes.
///
/// Each folder is a project with a file `expect.txt`. A line of it is a key and a value: `init`, the
/// template of the project in which the files of the folder are put; `status`, the exit status of
/// `dictc build --verbose`; `makes`, the artefacts, sorted; `words` and `answers`, all of them sorted; `phrases`,
/// with `|` between them; `says`, a text in the output, and `silent`, a text that is not in it; `why
/// WORD => TEXT`, a text in the answer of `dictc why`. A line that begins with `#` is a comment.
///
/// The codes of the notes that they bring about:
///
/// block.not-a-word build.samples-unfit list.combined list.head-line overlay.unused phrases.list-marks source.unread
/// text.strange-characters words.collisions words.lengths words.other-letters
@Suite("Word lists of other people") struct ListCases {
    private static let folder = Sandbox.package + "/Tests/Cases/lists"

    static let cases: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

    @Test("there are cases") func some() { #expect(Self.cases.count >= 30) }

    @Test("a build says and makes what is expected", arguments: cases)
    func build(name: String) throws {
        let lines = try String(
            contentsOfFile: Self.folder + "/\(name)/expect.txt", encoding: .utf8
        ).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.contains { $0.hasPrefix("status ") })
        let template = lines.first { $0.hasPrefix("init ") }
        let sandbox = try Self.sandbox(Self.folder + "/" + name, template: template)
        let run = try sandbox.run("build --verbose")
        let said = run.output + run.errors
        for line in lines {
            let (key, value) = Self.parts(line, " ")
            switch key {
            case "init": break
            case "status": #expect("\(run.status)" == value, "\(said)")
            case "makes":
                let names = try sandbox.shell("cd build-output; ls en.*").output
                #expect(names.split(separator: "\n").joined(separator: " ") == value, "\(said)")
            case "says": #expect(said.contains(value), "\(said)")
            case "silent": #expect(!said.contains(value), "\(said)")
            case "words":
                #expect(try sandbox.words().joined(separator: " ") == value, "\(said)")
            case "answers", "phrases":
                let listed = try sandbox.run("export build-output/en.\(key)").output
                    .split(separator: "\n").map { Self.parts($0, "\t").0 }.sorted()
                let separator = key == "phrases" ? "|" : " "
                #expect(listed.joined(separator: separator) == value, "\(said)")
            case "why":
                let (word, text) = Self.parts(value[...], " => ")
                let answer = try sandbox.run("why \(word)").output
                #expect(answer.contains(text), "\(answer)")
            default: Issue.record("no key of expect.txt: \(line)")
            }
        }
    }

    /// Returns the parts of `line` before and after the first `separator`.
    private static func parts(_ line: Substring, _ separator: String) -> (String, String) {
        guard let range = line.range(of: separator) else { return (String(line), "") }
        return (String(line[..<range.lowerBound]), String(line[range.upperBound...]))
    }

    /// A sandbox with the files of `folder`, in a new project of a template if a line says `init`.
    private static func sandbox(_ folder: String, template: Substring?) throws -> Sandbox {
        var files: [String: [UInt8]] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder)
        where !file.hasSuffix(".txt") || file.contains("/") {
            guard let data = FileManager.default.contents(atPath: folder + "/" + file),
                !data.isEmpty
            else { continue }
            files[file] = Array(data)
        }
        guard let template else { return try Sandbox(files: files) }
        let sandbox = try Sandbox(files: [:])
        let name = parts(template, " ").1
        _ = try sandbox.shell("$DICTC init new --template \(name) && mv new/raw-data .")
        for (file, bytes) in files { try sandbox.write(bytes, to: file) }
        return sandbox
    }
}
