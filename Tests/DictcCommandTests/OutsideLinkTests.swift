import DictTestSupport
import Testing

/// A configuration from a stranger must not reach files elsewhere, whatever a file is for and
/// whichever command would read it.
@Suite("Links that lead out of the project") struct OutsideLinkTests {
    /// A file or folder of ``project()``, and the commands besides `build` that read it.
    struct Role: CustomTestStringConvertible {
        var testDescription: String
        var path: String
        var commands: [String] = []

        init(_ role: String, _ path: String, _ commands: String...) {
            (testDescription, self.path, self.commands) = (role, path, commands)
        }
    }

    private static let word = "why cake"
    private static let sentence = "why 'The dog ate every cake.'"

    static let roles = [
        Role("words", "en/words.txt", word, "levels --sets 1"),
        Role("words of hunspell", "en/more.dic", word, "levels --sets 1"),
        Role("affixes", "en/more.aff", word, "levels --sets 1"),
        Role("drop", "en/names.txt", word),
        Role("overlay", "en/overlay.txt", word, "levels --sets 1"),
        Role("block", "en/blocked.txt", "levels --sets 1"),
        Role("frequency", "en/counts.tsv", "levels --sets 1"),
        Role("phrases", "en/phrases.txt", "why 'better late than never'"),
        Role("fields", "en/fields.txt"),
        Role("rivals", "en/rivals.txt"),
        Role("tagger", "en/tagger.model", sentence, "tag raw-data/en/phrases.txt"),
        Role("corpus", "en/corpus.conllu", sentence, "count --tags none"),
        Role("folder of a corpus", "en/films", sentence, "count --tags none"),
        Role("file in the folder of a corpus", "en/films/a.conllu", sentence, "count --tags none"),
        Role("folder before a pattern", "en/books", sentence, "count --tags none"),
        Role("file of a pattern", "en/books/a.conllu", sentence, "count --tags none"),
        Role("text of a licence", "licence.txt"),
        Role("lock", "dictc.lock"),
        Role("folder of sources", "en", word, sentence, "levels --sets 1", "count --tags none"),
    ]

    /// A project with a file of each role.
    ///
    /// Tagger and lock are there only if they are the `role` to be tried, since they are read before
    /// other files, and these are neither a tagger nor a lock.
    static func project(for role: Role) throws -> Sandbox {
        let row = { (number: Int, form: String, tag: String) in
            "\(number)\t\(form)\t_\t\(tag)\t_\t_\t0\t_\t_\t_\n"
        }
        let corpus =
            "# sent_id = a-1\n" + row(1, "The", "DET") + row(2, "dog", "NOUN")
            + row(3, "ate", "VERB")
            + row(4, "every", "DET") + row(5, "cake", "NOUN") + row(6, ".", "PUNCT") + "\n"
        let sandbox = try Sandbox(
            files: [
                "raw-data/dictc.yml": """
                schema: 1
                output: ../build-output
                licences: { L: { file: licence.txt } }
                languages:
                  en:
                    words:
                      - { file: en/words.txt, familiarity: 10, licence: L }
                      - { file: en/more.dic, format: { hunspell: { affixes: en/more.aff } } }
                    drop: [{ file: en/names.txt, reason: name }]
                    overlay: en/overlay.txt
                    block: en/blocked.txt
                    frequency: { file: en/counts.tsv, ranks: { 10: 5 } }
                    phrases: { file: en/phrases.txt, familiarity: 10 }
                    sentences:
                      fields: en/fields.txt
                      rivals: en/rivals.txt
                      files:
                        - { file: en/corpus.conllu, format: conllu }
                        - { file: en/films, format: conllu, may-be-empty: true }
                        - { file: en/books/*.conllu, format: conllu, may-be-empty: true }

                """,
                "raw-data/licence.txt": "Take it.\n",
                "raw-data/en/words.txt": "the\ndog\nate\nevery\ncake\nbetter\nlate\nthan\nnever\n",
                "raw-data/en/more.dic": "1\npear\n", "raw-data/en/more.aff": "SET UTF-8\n",
                "raw-data/en/names.txt": "rose\n", "raw-data/en/overlay.txt": "+dog\n",
                "raw-data/en/blocked.txt": "hah\tvulgar\n", "raw-data/en/counts.tsv": "dog\t9\n",
                "raw-data/en/phrases.txt": "better late than never\n",
                "raw-data/en/fields.txt": "animal: dog cat\n",
                "raw-data/en/rivals.txt": "a-1\tdog: cat\n",
                "raw-data/en/corpus.conllu": corpus, "raw-data/en/films/a.conllu": corpus,
                "raw-data/en/books/a.conllu": corpus,
            ].mapValues { Array($0.utf8) })
        if ["tagger", "lock"].contains(role.testDescription) {
            try sandbox.write("of some kind\n", to: "raw-data/" + role.path)
        }
        if role.testDescription == "tagger" {
            _ = try sandbox.shell("echo '    tagger: en/tagger.model' >> raw-data/dictc.yml")
        }
        return sandbox
    }

    @Test("no command follows one, whatever the file is for", arguments: roles)
    func refused(role: Role) throws {
        let sandbox = try Self.project(for: role)
        let prepared = try sandbox.shell(
            "mv raw-data/\(role.path) outside && ln -s \"$PWD/outside\" raw-data/\(role.path)")
        try #require(prepared.status == 0, "\(prepared.errors)")
        for command in ["build"] + role.commands {
            let run = try sandbox.shell("\"$DICTC\" \(command)")
            #expect(run.status == 78, "\(command): \(run.status) \(run.errors)")
            #expect(
                run.errors.contains("a symbolic link leads outside the folder of dictc.yml"),
                "\(command): \(run.errors)")
            #expect(run.errors.contains("--allow-outside"), "\(command)")
            #expect(run.output.isEmpty, "\(command): \(run.output)")
        }
        #expect(try sandbox.output().keys.allSatisfy { $0.hasPrefix(".") || $0 == "report.json" })
    }

    @Test("a folder beside the project whose name begins alike is outside") func beside() throws {
        let sandbox = try Sandbox.project()
        let run = try sandbox.shell(
            "mkdir raw-data-2 && mv raw-data/en/words.txt raw-data-2 && "
                + "ln -s \"$PWD/raw-data-2/words.txt\" raw-data/en && \"$DICTC\" build")
        #expect(run.status == 78, "\(run.errors)")
        #expect(run.errors.contains("a symbolic link leads outside the folder of dictc.yml"))
    }

    @Test("a link inside the project is an ordinary file", arguments: roles)
    func followed(role: Role) throws {
        let sandbox = try Self.project(for: role)
        _ = try sandbox.shell(
            "mkdir raw-data/kept; mv raw-data/\(role.path) raw-data/kept/x; "
                + "ln -s \"$PWD/raw-data/kept/x\" raw-data/\(role.path)")
        for command in ["build"] + role.commands {
            let run = try sandbox.run(command)
            #expect(!run.errors.contains("symbolic link"), "\(command): \(run.errors)")
        }
    }

    @Test("files of the output folder are replaced, not written through")
    func outputs() throws {
        let sandbox = try Sandbox.project()
        let names = ["en.lexicon", "NOTICE", "manifest.json", "report.json"]
        for name in names {
            _ = try sandbox.shell(
                "mkdir -p build-output; echo kept > outside-\(name); "
                    + "ln -s ../outside-\(name) build-output/\(name)")
        }
        _ = try sandbox.shell("echo kept > outside-lock; ln -s ../outside-lock raw-data/dictc.lock")
        let run = try sandbox.run("build --update-lock")
        #expect(run.status == 0, "\(run.errors)")
        for name in names + ["lock"] {
            #expect(try sandbox.bytes(of: "outside-\(name)") == Array("kept\n".utf8), "\(name)")
        }
        #expect(try sandbox.run("verify build-output").status == 0)
    }
}
