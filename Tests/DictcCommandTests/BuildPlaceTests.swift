import DictTestSupport
import Testing

/// What a build writes depends neither on the folder of the call nor on the spelling of --config.
@Suite("A build is the same wherever it is called from") struct BuildPlaceTests {
    /// A project whose corpus, lists and phrases all have lines that a report names.
    static func project() throws -> Sandbox {
        var corpus = ""
        for (index, sentence) in [
            [("The", "DET"), ("dog", "NOUN"), ("ate", "VERB"), ("every", "DET"), ("cake", "NOUN")],
            [("The", "DET"), ("dog", "NOUN"), ("ate", "VERB"), ("every", "DET"), ("cake", "NOUN")],
            [("stray", "ADJ")],
        ].enumerated() {
            corpus += "# sent_id = \(index)\n"
            for (number, word) in (sentence + [(".", "PUNCT")]).enumerated() {
                let isLast = number == sentence.count - 1
                corpus +=
                    "\(number + 1)\t\(word.0)\t_\t\(word.1)\t_\t_\t0\t_\t_\t"
                    + (isLast ? "SpaceAfter=No" : "_") + "\n"
            }
            corpus += "\n"
        }
        return try Sandbox(
            files: [
                "raw-data/dictc.yml": """
                schema: 1
                output: ../build-output
                languages:
                  en:
                    words:
                      - { file: en/words.txt, familiarity: 10 }
                    overlay: en/overlay.txt
                    phrases: { file: en/phrases.txt, familiarity: 10 }
                    sentences:
                      - { file: en/corpus.conllu, format: conllu }

                """,
                "raw-data/en/words.txt":
                    "the\ndog\nate\nevery\ncake\nbetter\nlate\nthan\nnever\nParis\n",
                "raw-data/en/overlay.txt": "+dog\n",
                "raw-data/en/phrases.txt": "better late than never\nthe dog\n",
                "raw-data/en/corpus.conllu": corpus,
            ].mapValues { Array($0.utf8) })
    }

    @Test("a link in the place of the output folder leads out of the project only if told so")
    func linkedOutput() throws {
        let sandbox = try Self.project()
        let lines = """
            mkdir -p p other; cp -r raw-data p; cd p; ln -s ../other build-output
            "$DICTC" build; echo $?; ls ../other
            """
        let run = try sandbox.shell(lines)
        #expect(run.output == "78\n", "\(run.output)")
        #expect(
            run.errors.contains(
                "build-output: error[config.link]: a symbolic link leads outside the project ("))
        for option in ["--allow-outside", "--output ../other"] {
            let allowed = try sandbox.shell(
                "rm -rf other/* other/.cache; cd p; \"$DICTC\" build \(option); ls ../other")
            #expect(allowed.output.hasSuffix("manifest.json\nreport.json\n"), "\(allowed.errors)")
        }
        let inside = try sandbox.shell(
            "cd p; rm build-output; mkdir real; ln -s real build-output; \"$DICTC\" build; ls real")
        #expect(inside.output.hasSuffix("manifest.json\nreport.json\n"), "\(inside.errors)")
    }

    @Test(
        "from any folder, with any --config, the bytes are those of a build at the root",
        arguments: [
            "mkdir -p deep/er && cd deep/er && \"$DICTC\" build --config ../../raw-data/dictc.yml",
            "cd / && \"$DICTC\" build --config \"$OLDPWD/raw-data/dictc.yml\"",
            "cd raw-data && \"$DICTC\" build --config dictc.yml",
            "cd raw-data/en && \"$DICTC\" build",
        ])
    func folders(line: String) throws {
        let sandbox = try Self.project()
        let first = try sandbox.run("build")
        #expect(first.status == 0, "\(first.errors)")
        let before = try sandbox.output()
        try sandbox.remove("build-output")
        let run = try sandbox.shell(line)
        #expect(run.status == 0, "\(run.errors)")
        let after = try sandbox.output()
        #expect(after.keys.sorted() == before.keys.sorted())
        for (file, bytes) in before { #expect(after[file] == bytes, "\(file)") }
    }

    @Test("report.json names files as dictc.yml does") func report() throws {
        let sandbox = try Self.project()
        #expect(
            try sandbox.shell("cd / && \"$DICTC\" build --config \"$OLDPWD/raw-data/dictc.yml\"")
                .status == 0)
        let report = String(
            decoding: try sandbox.bytes(of: "build-output/report.json"), as: UTF8.self)
        for place in [
            "\"en/corpus.conllu:", "\"en/words.txt:10: Paris\"", "\"en/overlay.txt:1\"",
            "\"en/phrases.txt:2: the dog (6 letters)\"",
        ] {
            #expect(report.contains(place), "\(place)")
        }
        #expect(!report.contains("raw-data"))
    }

    @Test("errors name files from the folder of the call") func errors() throws {
        let sandbox = try Self.project()
        try sandbox.write("dog\tslurr\n", to: "raw-data/en/words.txt")
        try sandbox.write("cat\n", to: "raw-data/en/overlay.txt")
        let run = try sandbox.shell(
            "mkdir deep && cd deep && \"$DICTC\" build --config ../raw-data/dictc.yml")
        #expect(run.status == 65)
        #expect(run.errors.contains("../raw-data/en/overlay.txt:1: "), "\(run.errors)")
    }
}
