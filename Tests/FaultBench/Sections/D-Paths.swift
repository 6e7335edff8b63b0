import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Rows D9 to D11: where a project reads and writes.
    static let projectPaths: [FaultRow] = [
        .tried("D9", "paths out of the project", outside),
        .tried(
            "D10", "an output folder among the inputs",
            changed("a source", "../build-output", "en/words.txt", "dictc.yml:2:", "is the source"),
            changed("its folder", "../build-output", "en", "dictc.yml:2:", "contains the source"),
            changed("below it", "../build-output", "en/out", "dictc.yml:2:", "is in the folder"),
            changed(
                "in other case", "../build-output", "EN", "dictc.yml:2:", "contains the source"),
            changed("that of dictc.yml", "../build-output", ".", "contains dictc.yml"),
            changed("above it", "../build-output", "..", "contains dictc.yml"),
            changed("by a detour", "../build-output", "x/../en", "contains the source"),
            ProjectTrial(
                "--output", call: "build --output raw-data/en", status: 78,
                errors: ["raw-data/en: error[config.output]: the output folder contains a source"]),
            ProjectTrial(
                "by a link", preparation: "ln -s raw-data/en link", call: "build --output link",
                status: 78,
                errors: ["link: error[config.output]: the output folder contains a source"]),
            // Every artefact has the name of its language and kind, so two with one name take a
            // language that stands twice.
            changed(
                "two packs with one name", "  en:", "  en: { words: [{ file: en/a }] }\n  en:",
                "\"en\" appears more than once"),
            ProjectTrial(
                "a list as its own lexicon",
                call: "lexicon raw-data/en/words.txt -o raw-data/en/words.txt", status: 64,
                errors: ["is also an input of this call"]),
            ProjectTrial(
                "by a link", preparation: "ln -s words.txt raw-data/en/link",
                call: "lexicon raw-data/en/words.txt -o raw-data/en/link", status: 64,
                errors: ["is also an input of this call"]),
            ProjectTrial(
                "an artefact as its own export",
                call: "export build-output/en.lexicon -o build-output/en.lexicon", status: 64,
                errors: ["is also an input of this call"])),
        .tried(
            "D11", "names that differ only in case",
            changed(
                "sources", "- { file: en/words.txt }",
                "- { file: en/a.txt }\n      - { file: en/A.txt }", "dictc.yml:7:", "only in case"),
            changed(
                "folders", "- { file: en/words.txt }",
                "- { file: en/a.txt }\n      - { file: EN/a.txt }", "dictc.yml:7:", "only in case"),
            changed(
                "the output and the inputs", "../build-output", "../Raw-Data",
                "contains dictc.yml"),
            changed(
                "accents", "- { file: en/words.txt }",
                "- { file: en/caf\u{E9}.txt }\n      - { file: en/cafe\u{301}.txt }",
                "dictc.yml:7:", "only in how an accent is encoded"),
            ProjectTrial(
                "one list by two names",
                files: [
                    "raw-data/dictc.yml": Array(
                        configuration(
                            of: "{ file: en/words.txt }\n      - { file: en/more.txt }"
                        ).utf8)
                ], preparation: "ln raw-data/en/words.txt raw-data/en/more.txt", status: 78,
                errors: ["raw-data/dictc.yml:7:", "is a link to the same file as"])),
    ]

    /// Rows D14 and D15: configurations in others, and new projects.
    static let projectStarts: [FaultRow] = [
        .tried(
            "D14", "configurations that include each other",
            changed(
                "at the top", "schema: 1", "include: b.yml\nschema: 1", "unknown key \"include\""),
            changed(
                "in a language", "  en:", "  en:\n    include: b.yml", "unknown key \"include\""),
            changed(
                "a tag", "  en:", "  en: !include b.yml\n  nl:", "YAML tags are not read"),
            ProjectTrial(
                "a configuration as its own source",
                files: [
                    "raw-data/dictc.yml": Array(configuration(of: "{ file: dictc.yml }").utf8)
                ],
                errors: [
                    "raw-data/dictc.yml: error[source.nothing-kept]: nothing in this file was kept (0 of "
                ])),
        .tried(
            "D15", "init in a folder that is not empty",
            ProjectTrial(
                "refused", call: "init .", status: 64,
                errors: ["the folder is not empty", "--force"]),
            ProjectTrial(
                "a hidden file", preparation: "mkdir new; : > new/.hidden", call: "init new",
                status: 64, errors: ["new: error[usage.folder-not-empty]: the folder is not empty"]),
            ProjectTrial(
                "a file", call: "init raw-data/dictc.yml", status: 73,
                errors: ["raw-data/dictc.yml: ", "a file is in the place of the folder"]),
            ProjectTrial(
                "a file in the way", preparation: "mkdir new; : > new/raw-data",
                call: "init new --force", status: 73, errors: ["new/raw-data: "]),
            CodeTrial("--force replaces nothing") { try forced() }),
    ]

    private static let outside: [any Trial] = [
        changed("up", "en/words.txt", "../../etc/passwd", "dictc.yml:6:", "--allow-outside"),
        changed("up by a detour", "en/words.txt", "en/../../x", "dictc.yml:6:", "--allow-outside"),
        changed("absolute", "en/words.txt", "/etc/passwd", "dictc.yml:6:", "absolute"),
        changed("a drive", "en/words.txt", "C:/words.txt", "dictc.yml:6:", "absolute"),
        changed("backslashes", "en/words.txt", "en\\words.txt", "contains a backslash"),
        changed("home", "en/words.txt", "~/words.txt", "contains ~ or $"),
        changed("a variable", "en/words.txt", "$HOME/words.txt", "contains ~ or $"),
        changed("a NUL", "en/words.txt", "\"en/w\\0.txt\"", "contains a control"),
        changed("a line feed", "en/words.txt", "\"en/w\\n.txt\"", "contains a control"),
        changed("a folder", "en/words.txt", "en/", "names a folder"),
        changed("itself", "en/words.txt", ".", "names a folder"),
        changed("2,000 letters", "en/words.txt", String(repeating: "a", count: 2000), "too long"),
        changed(
            "the output", "../build-output", "../../out", "dictc.yml:2:", "outside the project"),
        changed("an absolute output", "../build-output", "/tmp/out", "dictc.yml:2:", "absolute"),
        ProjectTrial(
            "allowed",
            files: [
                "raw-data/dictc.yml": Array(configuration(of: "{ file: ../lists/list.txt }").utf8),
                "lists/list.txt": Array("zax\n".utf8),
            ], call: "build --allow-outside", status: 0, words: ["zax"]),
    ]

    /// What stands in the folder stays, byte for byte, and so does a link that leads nowhere.
    private static func forced() throws {
        let sandbox = try Sandbox.builtProject()
        #expect(
            try sandbox.shell("rm raw-data/en/overlay.txt; ln -s gone raw-data/SOURCES.md").status
                == 0)
        let before = try sandbox.files(in: "raw-data")
        let run = try sandbox.run("init . --force")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output
                == "./raw-data/dictc.schema.json\n./raw-data/en/overlay.txt\n./.gitignore\n"
                + "next: put your words into ./raw-data/en/words.txt, then run `dictc build`\n")
        #expect(run.errors.contains("./raw-data/dictc.yml: exists, kept"), "\(run.errors)")
        #expect(run.errors.contains("./raw-data/SOURCES.md: exists, kept"), "\(run.errors)")
        #expect(try sandbox.shell("test -L raw-data/SOURCES.md").status == 0)
        for (file, stored) in before {
            #expect(try sandbox.bytes(of: file) == stored.bytes, "\(file)")
        }
    }
}
