import DictTestSupport
import Foundation
import Testing

@Suite("dictc.yml and its commands") struct ConfigurationCommandTests {
    /// Replaces `text` in the configuration of `sandbox`.
    private func replace(_ text: String, by other: String, in sandbox: Sandbox) throws {
        let configuration = Sandbox.configuration.replacing(text, with: other)
        #expect(configuration != Sandbox.configuration)
        try sandbox.write(configuration, to: "raw-data/dictc.yml")
    }

    @Test(
        "a changed value makes its artefacts again, a licence only the notice",
        arguments: [
            ("familiarity: 10", "familiarity: 11", "same bytes", "unchanged"),
            ("reason: name", "reason: abbreviation", "same bytes", "unchanged"),
            ("{ file: nl/words.txt,", "{ file: nl/words.txt, comment: a,", "unchanged", "built"),
            (
                "overlay: { file: en/overlay.txt, licence: CC0-1.0 }", "lexicon: { exclude: [] }",
                "built", "unchanged"
            ),
            (
                "{ file: nl/words.txt, licence: CC0-1.0", "{ file: nl/words.txt, licence: MIT",
                "unchanged", "unchanged"
            ),
        ])
    func rebuild(text: String, other: String, english: String, dutch: String) throws {
        let sandbox = try Sandbox.builtProject()
        let notice = try sandbox.bytes(of: "build-output/NOTICE")
        try replace(text, by: other, in: sandbox)
        let run = try sandbox.run("build")
        #expect(run.status == 0, "\(run.errors)")
        // Indented lines tell about the sources of the artefact before them, or what came and went.
        let lines = run.output.split(separator: "\n").filter {
            !$0.hasPrefix(" ") && $0 != "since the last build:"
        }
        #expect(lines.count == 2)
        #expect(lines.first?.hasSuffix("(\(english))") == true, "\(run.output)")
        #expect(lines.last?.hasSuffix("(\(dutch))") == true, "\(run.output)")
        let changes = other.contains("MIT") || other.contains("exclude")
        #expect(try (sandbox.bytes(of: "build-output/NOTICE") != notice) == changes)
    }

    @Test("a file without a licence is noted once at every build, and not shipped")
    func licences() throws {
        let sandbox = try Sandbox.builtProject()
        try replace(", licence: CC0-1.0", by: "", in: sandbox)
        for _ in 1...2 {
            let run = try sandbox.run("build")
            #expect(run.status == 0)
            #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
            #expect(
                run.errors.hasPrefix(
                    "raw-data/dictc.yml: note[config.no-licence]: 3 files have no licence (the first is en/overlay.txt)"
                ),
                "\(run.errors)")
        }
        let notice = String(
            decoding: try sandbox.bytes(of: "build-output/NOTICE"), as: UTF8.self)
        #expect(notice.contains("en/words.txt\n  licence: not stated in dictc.yml\n"))
        let run = try sandbox.run("ship out --release 1")
        #expect(run.status == 77)
        #expect(run.errors.contains("en/overlay.txt") && run.errors.contains("licence"))
        #expect(try sandbox.files(in: "out").isEmpty)
    }

    @Test("a licence is never lost by a typing mistake")
    func mistypedLicence() throws {
        for text in ["license: CC0-1.0", "licences: CC0-1.0"] {
            let sandbox = try Sandbox.builtProject()
            try replace("licence: CC0-1.0", by: text, in: sandbox)
            let run = try sandbox.run("build")
            #expect(run.status == 78 && run.errors.contains("unknown key"), "\(run.errors)")
        }
        let sandbox = try Sandbox.builtProject()
        let table = "languages:\n"
        try replace(table, by: "licences: { CC0: { attribution: me } }\n" + table, in: sandbox)
        let run = try sandbox.run("build")
        #expect(run.status == 78 && run.errors.contains("expected CC0"), "\(run.errors)")
    }

    @Test("NOTICE quotes each licence once, with whom to name")
    func notice() throws {
        let sandbox = try Sandbox.project()
        let table = "languages:\n"
        try replace(
            table, by: "licences: { CC0-1.0: { file: L.txt, attribution: me } }\n" + table,
            in: sandbox)
        try sandbox.write("The text.\n", to: "raw-data/L.txt")
        #expect(try sandbox.run("build").status == 0)
        let rule = String(repeating: "-", count: 80)
        let files = ["en/overlay.txt", "en/words.txt", "nl/words.txt"]
        #expect(
            String(decoding: try sandbox.bytes(of: "build-output/NOTICE"), as: UTF8.self)
                == "The word lists and texts in this folder were made from these files.\n"
                + files.map { "\n\($0)\n  licence: CC0-1.0\n  attribution: me\n" }.joined()
                + "\n\(rule)\nL.txt\n\(rule)\n\nThe text.\n")
        try sandbox.remove("raw-data/L.txt")
        let run = try sandbox.run("build")
        #expect(run.status == 66 && run.errors.contains("L.txt"), "\(run.errors)")
    }

    @Test(
        "a place is shown as the caller would write it",
        arguments: [
            (".", "", "raw-data/dictc.yml:1:1: "),
            ("raw-data/en", "", "../../raw-data/dictc.yml:1:1: "),
            ("raw-data", "--config dictc.yml", "dictc.yml:1:1: "),
            ("build-output", "--config ../raw-data/dictc.yml", "../raw-data/dictc.yml:1:1: "),
        ])
    func places(folder: String, arguments: String, place: String) throws {
        let sandbox = try Sandbox.builtProject()
        try sandbox.write("a: 1\n", to: "raw-data/dictc.yml")
        for command in ["build", "why pea"] {
            let run = try sandbox.shell("cd \(folder) && \"$DICTC\" \(command) \(arguments)")
            #expect(run.status == 78)
            #expect(run.errors.hasPrefix(place), "\(run.errors)")
        }
    }

    @Test("a link that leads out of the project is refused, in the words of dictc.yml")
    func link() throws {
        let sandbox = try Sandbox.builtProject()
        let run = try sandbox.shell(
            "mv raw-data/en/words.txt .; ln -s ../../words.txt raw-data/en/words.txt; "
                + "\"$DICTC\" build")
        #expect(run.status == 78)
        #expect(
            run.errors.hasPrefix("raw-data/en/words.txt: error[config.link]: a symbolic link"),
            "\(run.errors)")
    }
}
