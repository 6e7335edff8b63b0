import DictTestSupport
import Foundation
import Testing

@Suite("Corpora in folders and patterns") struct CorpusFolderCommandTests {
    private static func sentence(_ name: String) -> String {
        [
            ("The", "DET"), (name, "NOUN"), ("eats", "VERB"), ("\(name)food", "NOUN"),
            ("every", "DET"), ("\(name)day", "NOUN"), (".", "PUNCT"),
        ].enumerated().map { index, word in
            "\(index + 1)\t\(word.0)\t_\t\(word.1)\t_\t_\t0\t_\t_\t\(index == 5 ? "SpaceAfter=No" : "_")\n"
        }.joined() + "\n"
    }

    private static func configuration(_ sources: String...) -> String {
        "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    sentences:\n"
            + sources.map { "      - { file: \"\($0)\", format: conllu, licence: CC0-1.0 }\n" }
            .joined()
    }

    private static func project(_ configuration: String) throws -> Sandbox {
        let sandbox = try Sandbox(files: [
            "raw-data/dictc.yml": Array(configuration.utf8),
            "raw-data/films/1.conllu": Array(sentence("man").utf8),
            "raw-data/films/2.conllu": Array(sentence("cat").utf8),
        ])
        return sandbox
    }

    @Test(
        "the same pack as from a list of the files", arguments: ["films", "films/*", "**/*.conllu"])
    func sameBytes(source: String) throws {
        let listed = try Self.project(Self.configuration("films/1.conllu", "films/2.conllu"))
        #expect(try listed.run("build").status == 0)
        let sandbox = try Self.project(Self.configuration(source))
        let run = try sandbox.run("build --verbose")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("2 read, 2 kept"), "\(run.output)")
        let name = "build-output/en.sentences"
        #expect(try sandbox.bytes(of: name) == listed.bytes(of: name))
        let manifest = String(
            decoding: try sandbox.bytes(of: "build-output/manifest.json"), as: UTF8.self)
        #expect(manifest.contains("\"\(source)\""))
    }

    @Test("a file that is new, changed or gone makes the pack anew") func changes() throws {
        let sandbox = try Self.project(Self.configuration("films/*"))
        #expect(try sandbox.run("build --update-lock").status == 0)
        #expect(try sandbox.run("build --check").status == 0)
        #expect(try sandbox.run("build --locked").status == 0)
        for change in [
            "cp raw-data/films/1.conllu raw-data/films/3.conllu", "echo >> raw-data/films/3.conllu",
            "mv raw-data/films/3.conllu raw-data/films/4.conllu", "rm raw-data/films/4.conllu",
        ] {
            _ = try sandbox.shell(change)
            #expect(try sandbox.run("build --check").status == 1, "\(change)")
            #expect(try sandbox.run("build").status == 0, "\(change)")
            #expect(try sandbox.run("build --check").status == 0, "\(change)")
        }
        #expect(try sandbox.run("build --locked").status == 0)
    }

    @Test(
        "what is wrong in a folder is told with the name of the file",
        arguments: [
            ("printf x > raw-data/films/3.conllu", "films", 65, "raw-data/films/3.conllu:1"),
            (
                "chmod 000 raw-data/films", "none/*", 66,
                "raw-data/none/*: error[source.missing]: no file matches"
            ),
            (
                "ln -s /etc/hostname raw-data/films/3.conllu", "films", 78,
                "raw-data/films/3.conllu: error[config.link]: a symbolic link leads outside"
            ),
            ("true", "../films/*", 78, "path leads outside"),
            ("true", ".", 78, "path names the folder of dictc.yml"),
            (
                "sed -i 's,build-output,raw-data/films/out,' raw-data/dictc.yml",
                "films/**/*.conllu", 78, "in the folder of the source"
            ),
        ] as [(String, String, Int32, String)])
    func faults(change: String, source: String, status: Int32, message: String) throws {
        let sandbox = try Self.project(Self.configuration(source))
        #expect(try sandbox.shell(change).status == 0)
        let run = try sandbox.run("build")
        #expect(run.status == status, "\(run.errors)")
        #expect(run.errors.contains(message), "\(run.errors)")
        _ = try sandbox.shell("chmod 755 raw-data/films")
    }

    @Test("lists of words are named one by one") func words() throws {
        let sandbox = try Sandbox.project()
        try sandbox.write(
            Sandbox.configuration.replacing("en/words.txt", with: "en/*.txt"),
            to: "raw-data/dictc.yml")
        let run = try sandbox.run("build")
        #expect(run.status == 78 && run.errors.contains("path contains *"), "\(run.errors)")
    }
}
