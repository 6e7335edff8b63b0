import DictTestSupport
import Foundation
import Testing

@Suite("dictc config, init --template, and hints about dictc.yml") struct ConfigCommandTests {
    @Test("prints the configuration with its defaults, which mean the same")
    func defaults() throws {
        let sandbox = try Sandbox.builtProject()
        let run = try sandbox.run("config")
        #expect(run.status == 0 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == "# raw-data/dictc.yml with its defaults.")
        #expect(lines.contains("        encoding: utf-8  # default"))
        #expect(lines.contains("        comment: \"#\"  # default"))
        try sandbox.write(run.output, to: "raw-data/dictc.yml")
        let build = try sandbox.run("build --check")
        #expect(build.status == 0, "\(build.output)\(build.errors)")
        #expect(try sandbox.run("config").output.contains("default\n") == false)
    }

    @Test("prints it as JSON, with numbers as numbers") func json() throws {
        let run = try Sandbox.builtProject().run("config --json")
        let answer = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(answer["schema"] as? Int == 1 && answer["file"] as? String == "raw-data/dictc.yml")
        let configuration = answer["configuration"] as? [String: Any]
        #expect(configuration?["schema"] as? Int == 1)
        #expect(run.output.contains(#""familiarity":10"#) && run.output.contains(#""asked":true"#))
    }

    @Test("--schema and --markdown need no project, and exclude each other") func reference() throws
    {
        let sandbox = try Sandbox()
        let schema = try sandbox.run("config --schema")
        #expect(schema.status == 0 && schema.output.hasPrefix("{\n  \"$schema\": "))
        #expect(try sandbox.run("config --markdown").output.hasPrefix("# dictc.yml\n"))
        #expect(try sandbox.run("config --markdown --schema").status == 64)
        #expect(try sandbox.run("config").status == 78)
    }

    @Test(
        "a new project builds as it is",
        arguments: [
            ("", ["lexicon"]), ("--template ghost", ["lexicon"]),
            ("--template guess", ["levels", "lexicon"]),
            ("--template wordle", ["answers", "lexicon"]),
            ("--template hangman", ["lexicon", "phrases"]),
            ("--template fill", ["sentences"]),
            ("--template all", ["answers", "levels", "lexicon", "phrases", "sentences"]),
        ])
    func template(option: String, kinds: [String]) throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("init new \(option)").status == 0)
        let run = try sandbox.run("build", folder: "new")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let files = try sandbox.output("new/build-output").keys.filter { $0.hasPrefix("en.") }
        #expect(files.sorted() == kinds.map { "en.\($0)" }.sorted())
        #expect(try sandbox.run("ship out --release 1", folder: "new").status == 0)
    }

    @Test(
        "a file that is not there is told with its line in dictc.yml, and a similar name",
        arguments: [
            ("en/wrods.txt", "dictc.yml names it in line 6; did you mean \"en/words.txt\"?"),
            ("en/Words.txt", "dictc.yml names it in line 6; did you mean \"en/words.txt\"?"),
            ("en/elsewhere.txt", "dictc.yml names it in line 6"),
        ])
    func missing(name: String, hint: String) throws {
        let sandbox = try Sandbox.builtProject()
        try sandbox.write(
            Sandbox.configuration.replacing("en/words.txt", with: name), to: "raw-data/dictc.yml")
        let run = try sandbox.run("build")
        #expect(run.status == 66)
        #expect(
            run.errors == "raw-data/\(name): error[file.missing]: no such file. hint: \(hint)\n")
    }

    @Test("too few words for a section are told at the section") func tooFewWords() throws {
        for (section, column) in [("levels: { sets: 3 }", 21), ("answers: {length: 6}", 23)] {
            let sandbox = try Sandbox.project()
            try sandbox.write(
                Sandbox.configuration.replacing(Sandbox.overlay, with: "    " + section),
                to: "raw-data/dictc.yml")
            let run = try sandbox.run("build")
            #expect(run.status == 65)
            #expect(run.errors.hasPrefix("raw-data/dictc.yml:9:\(column): "), "\(run.errors)")
        }
    }
}
