import DictTestSupport
import Testing

/// Files that have two names, and names that look the same.
@Suite("One file by two names") struct SameFileTests {
    private static func project(_ languages: String, _ files: [String: String]) throws -> Sandbox {
        var contents = files.mapValues { Array($0.utf8) }
        contents["raw-data/dictc.yml"] = Array(
            ("schema: 1\noutput: ../build-output\nlanguages:\n" + languages).utf8)
        return try Sandbox(files: contents)
    }

    private static let sentence =
        "1\tThe\t_\tDET\t_\t_\t0\t_\t_\t_\n2\tdog\t_\tNOUN\t_\t_\t0\t_\t_\t_\n"
        + "3\tsees\t_\tVERB\t_\t_\t0\t_\t_\t_\n4\tthe\t_\tDET\t_\t_\t0\t_\t_\t_\n"
        + "5\tcat\t_\tNOUN\t_\t_\t0\t_\t_\t_\n6\t.\t_\tPUNCT\t_\t_\t0\t_\t_\t_\n\n"

    @Test(
        "a source is not listed twice by way of a link",
        arguments: [
            ("ln -s w.txt v.txt", "words: [{ file: w.txt }, { file: v.txt }]", 78),
            ("ln w.txt v.txt", "words: [{ file: w.txt }, { file: v.txt }]", 78),
            ("cp w.txt v.txt", "words: [{ file: w.txt }, { file: v.txt }]", 0),
            ("ln -s . d", "words: [{ file: w.txt }, { file: d/w.txt }]", 78),
            (
                "ln w.txt v.txt", "words: [{ file: w.txt }], drop: [{ file: v.txt, reason: name }]",
                0
            ),
            (
                "ln -s c d",
                "sentences: [{ file: c, format: conllu, may-be-empty: true }, "
                    + "{ file: d, format: conllu, may-be-empty: true }]", 78
            ),
            (
                "ln c/a.conllu a.conllu; ln -s a.conllu b.conllu",
                "sentences: [{ file: a.conllu, format: conllu, may-be-empty: true }, "
                    + "{ file: b.conllu, format: conllu, may-be-empty: true }]", 78
            ),
        ])
    func links(script: String, section: String, status: Int32) throws {
        let sandbox = try Self.project(
            "  en: { \(section) }\n",
            ["raw-data/w.txt": "pea\npear\n", "raw-data/c/a.conllu": Self.sentence])
        #expect(try sandbox.shell("cd raw-data && \(script)").status == 0)
        let run = try sandbox.run("build")
        #expect(run.status == status, "\(run.errors)")
        if status == 78 {
            #expect(run.errors.hasPrefix("raw-data/dictc.yml:4:"), "\(run.errors)")
            #expect(run.errors.contains("is a link to the same file as"), "\(run.errors)")
        }
    }

    @Test("two languages may share a file, by whatever names") func languages() throws {
        let sandbox = try Self.project(
            "  en: { words: [{ file: w.txt }] }\n  nl: { words: [{ file: v.txt }] }\n",
            ["raw-data/w.txt": "pea\npear\n"])
        let run = try sandbox.shell("ln raw-data/w.txt raw-data/v.txt && \"$DICTC\" build")
        #expect(run.status == 0, "\(run.errors)")
    }

    private static let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")

    @Test("dictc.yml does not name files that only the form of an accent tells apart")
    func normalForms() throws {
        for second in ["en", "nl"] {
            let entry = { (name: String) in "{ file: \(name).txt }" }
            let languages =
                second == "en"
                ? "  en: { words: [\(entry(Self.composed)), \(entry(Self.decomposed))] }\n"
                : "  en: { words: [\(entry(Self.composed))] }\n"
                    + "  nl: { words: [\(entry(Self.decomposed))] }\n"
            let sandbox = try Self.project(languages, [:])
            let run = try sandbox.run("build")
            #expect(run.status == 78, "\(run.errors)")
            #expect(run.errors.contains("only in how an accent is encoded"), "\(run.errors)")
        }
    }

    @Test(
        "files of a folder or archive with such names are both read, and noted",
        arguments: ["c", "c.tar", "c.zip"])
    func members(source: String) throws {
        let sandbox = try Self.project(
            "  en: { sentences: [{ file: \(source), format: conllu, may-be-empty: true }] }\n",
            ["raw-data/c/a.conllu": Self.sentence])
        // A dictionary would take the names for one.
        for (name, noun) in [(Self.composed, "dog"), (Self.decomposed, "fox")] {
            try sandbox.write(
                Self.sentence.replacing("dog", with: noun), to: "raw-data/c/\(name).conllu")
        }
        let packed = try sandbox.shell(
            """
            cd raw-data && [ $(ls c | wc -l) = 3 ] && tar cf c.tar c && python3 -c "
            import zipfile, os
            with zipfile.ZipFile('c.zip', 'w') as z:
                for name in sorted(os.listdir('c')): z.write('c/' + name)"
            """)
        #expect(packed.status == 0, "\(packed.errors)")
        let run = try sandbox.run("build")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("accents encoded differently"), "\(run.errors)")
        #expect(run.errors.contains("both were read"), "\(run.errors)")
        let report = String(
            decoding: try sandbox.bytes(of: "build-output/report.json"), as: UTF8.self)
        #expect(report.contains("\"sentences\": 3"), "\(report)")
        // In parts, with the same bytes.
        let parts = try sandbox.shell(
            """
            "$DICTC" shard -o p.json && "$DICTC" map --plan p.json --task 1/1 -o 1.part > text &&
                "$DICTC" finish --plan p.json 1.part --output other > text 2>&1
            for i in en.sentences report.json manifest.json; do cmp build-output/$i other/$i; done
            """)
        #expect(parts.status == 0, "\(parts.output)\(parts.errors)")
        let code = try sandbox.run("explain source.alike-names")
        #expect(code.status == 0)
    }

    @Test("a file that thousands of entries name is refused at once") func entries() throws {
        let entries = (0..<12_000).map {
            "{ file: a.xml, format: { xml: { element: w\($0) } } }"
        }
        let sandbox = try Self.project(
            "  en: { words: [\(entries.joined(separator: ",\n"))] }\n", [:])
        let run = try sandbox.shell("ulimit -t 20; \"$DICTC\" build")
        #expect(run.status == 78, "\(run.errors.prefix(2_000))")
        #expect(run.errors.contains("is listed too often"), "\(run.errors.prefix(2_000))")
    }

    @Test("thousands of names that are near each other take no time") func nearNames() throws {
        let names = (0..<5_000).map { String(repeating: "a", count: 50) + String($0 + 10_000) }
        let licences = names.map { "  \($0)x: { attribution: A }\n" }.joined()
        let entries = names.prefix(3_000).map { "      - { file: \($0), licence: \($0) }\n" }
        let yaml =
            "schema: 1\noutput: ../build-output\nlicences:\n\(licences)languages:\n  en:\n"
            + "    words:\n\(entries.joined())"
        let sandbox = try Sandbox(files: ["raw-data/dictc.yml": Array(yaml.utf8)])
        let run = try sandbox.shell("ulimit -t 30; \"$DICTC\" build")
        #expect(run.status == 78)
        #expect(run.errors.contains("did you mean"), "\(run.errors.prefix(2_000))")
    }

    @Test("a release has its files itself") func release() throws {
        let sandbox = try Sandbox.builtProject()
        let run = try sandbox.shell(
            """
            "$DICTC" ship out --release 1 > text && "$DICTC" verify out && cp -rL out copy
            ln -s out alias && "$DICTC" verify alias
            name=$(ls out | grep '\\.lexicon$' | head -n 1)
            mv out/$name kept && ln -s ../kept out/$name && "$DICTC" verify out
            echo $?
            cp -r copy third && mv third/manifest.json m && ln -s ../m third/manifest.json
            "$DICTC" verify third
            echo $?
            rm out/$name && mv kept out/other && ln -s other out/$name && "$DICTC" verify out
            echo $?
            """)
        #expect(run.output.contains("out: sound, not signed\n"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("alias: sound, not signed\n"), "\(run.output)\(run.errors)")
        #expect(run.errors.contains("a symbolic link that leads out of the release"))
        #expect(
            run.errors.contains(
                "third/manifest.json: error[release.file-difference]: a symbolic link"),
            "\(run.errors)")
        #expect(run.output.hasSuffix("77\n77\n77\n"), "\(run.output)\(run.errors)")
        // A link inside the folder is none of these, but what it leads to is not in the manifest.
        #expect(
            run.errors.contains("out/other: error[release.unlisted]: not in the manifest"),
            "\(run.errors)")
    }

    @Test(
        "`why` answers about sentences without a tagger",
        arguments: [
            ("The dog sees the cat.", 0, "in the pack"), ("This is a sentence.", 1, "in no source"),
            ("He ran.", 1, "in no source"),
        ] as [(String, Int32, String)])
    func why(text: String, status: Int32, answer: String) throws {
        let sandbox = try Self.project(
            "  en: { words: [{ file: w.txt, familiarity: 1 }], "
                + "sentences: [{ file: c, format: conllu, may-be-empty: true }] }\n",
            [
                "raw-data/w.txt": "the\ndog\nsees\ncat\nran\nhe\nthis\nis\na\nsentence\n",
                "raw-data/c/a.conllu": Self.sentence,
            ])
        for option in ["", " --json"] {
            let run = try sandbox.run("why '\(text)'\(option)")
            #expect(run.status == status || status == 0 && run.status == 1, "\(run.errors)")
            #expect(run.errors.isEmpty, "\(run.errors)")
            if option.isEmpty, status == 1 {
                #expect(run.output.contains(answer), "\(run.output)")
            }
        }
    }
}
