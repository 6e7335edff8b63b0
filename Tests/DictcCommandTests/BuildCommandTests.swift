import DictOutput
import DictStore
import DictTestSupport
import Foundation
import Testing

@Suite("dictc build") struct BuildCommandTests {
    @Test("a build gives artefacts, manifest, report and notice") func first() throws {
        let sandbox = try Sandbox.project()
        let run = try sandbox.run("build", folder: "raw-data/en")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.isEmpty)
        #expect(
            run.output.hasPrefix("../../build-output/en.lexicon  11 words, "), "\(run.output)")
        #expect(
            try Set(sandbox.output().keys) == [
                "en.lexicon", "nl.lexicon", "manifest.json", "report.json", "NOTICE", ".lock",
                ".cache/en.lexicon", ".cache/nl.lexicon",
            ])
        #expect(try sandbox.bytes(of: "build-output/.lock").isEmpty)
        #expect(try sandbox.words() == Sandbox.projectWords)
        #expect(
            try sandbox.words(of: "build-output/nl.lexicon") == [
                "aardvarken", "coordinatie", "ijs",
            ]
        )
        #expect(try sandbox.run("verify build-output").status == 0)
    }

    @Test("a second build changes nothing, not even a time") func second() throws {
        let sandbox = try Sandbox.project()
        #expect(try sandbox.run("build").status == 0)
        let before = try (sandbox.files(in: "build-output"), sandbox.files(in: "raw-data"))
        let run = try sandbox.run("build")
        #expect(run.status == 0)
        #expect(run.output.contains("build-output/en.lexicon  11 words, "))
        #expect(run.output.contains("(unchanged)"))
        #expect(try sandbox.files(in: "build-output") == before.0)
        #expect(try sandbox.files(in: "raw-data") == before.1)
    }

    @Test("a source with other times and the same bytes changes nothing") func times() throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.files(in: "build-output")
        let run = try sandbox.shell("touch -d 1970-01-01 raw-data/*/*; \"$DICTC\" build")
        #expect(run.status == 0)
        #expect(try sandbox.files(in: "build-output") == before)
    }

    @Test(
        "the bytes depend on nothing but the sources",
        arguments: [
            "LC_ALL=nl_NL.UTF-8 TZ=Asia/Kathmandu \"$DICTC\" build --jobs 1",
            "LC_ALL=tr_TR.UTF-8 LANG=C \"$DICTC\" build --jobs 2",
            "umask 077; \"$DICTC\" build --jobs 7",
            "env -u HOME TMPDIR=/nowhere SOURCE_DATE_EPOCH=text \"$DICTC\" build",
            "cd raw-data/nl && \"$DICTC\" build",
            "cd / && \"$DICTC\" build --config \"$OLDPWD/raw-data/dictc.yml\"",
            "cp -r raw-data other && \"$DICTC\" build --config ./other/dictc.yml",
            "cd raw-data && \"$DICTC\" build --config dictc.yml --output \"$OLDPWD/build-output\"",
        ])
    func environments(line: String) throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        try sandbox.remove("build-output")
        let run = try sandbox.shell(line)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try sandbox.output() == before)
    }

    @Test("--check tells what is stale and writes nothing") func check() throws {
        let sandbox = try Sandbox.project()
        let missing = try sandbox.run("build --check")
        #expect(missing.status == 1)
        #expect(missing.output.contains("build-output/en.lexicon  11 words, "))
        #expect(missing.output.contains("(stale)"))
        #expect(try sandbox.output().isEmpty)
        #expect(try sandbox.run("build").status == 0)
        let before = try sandbox.files(in: "build-output")
        #expect(try sandbox.run("build --check").status == 0)
        try sandbox.write("dummy\n", to: "raw-data/nl/words.txt")
        let run = try sandbox.run("build --check --json")
        #expect(run.status == 1)
        #expect(run.output.contains(#""current":false"#))
        #expect(try sandbox.files(in: "build-output") == before)
        #expect(try sandbox.run("build --json").output.contains(#""current":true"#))
        #expect(try sandbox.run("build --check").status == 0)
    }

    @Test("a file beside the artefacts that was changed or lost is made again") func companions()
        throws
    {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        for file in ["manifest.json", "report.json", "NOTICE", "en.lexicon", "nl.lexicon"] {
            try sandbox.write("x", to: "build-output/" + file)
            #expect(try sandbox.run("build --check").status == 1, "\(file)")
            #expect(try sandbox.run("build").status == 0, "\(file)")
            #expect(try sandbox.output() == before, "\(file)")
            try sandbox.remove("build-output/" + file)
            #expect(try sandbox.run("build").status == 0, "\(file)")
            #expect(try sandbox.output() == before, "\(file)")
        }
    }

    @Test(
        "a cache entry that is damaged, poisoned or gone is made again",
        arguments: [
            ": > E", "printf '\\n\\n\\n\\n' > E", "printf x > E", "head -c 10 E > t; mv t E",
            "head -c -1 E > t; mv t E", "echo >> E", "cp build-output/.cache/nl.lexicon E",
            "sed -i '2s/^./z/' E", "sed -i '4s/1/9/' E", "rm E", "rm -r build-output/.cache",
            "head -c 100000 /dev/urandom > E", "rm E; mkdir E; touch E/x; false || true",
        ])
    func cache(damage: String) throws {
        let sandbox = try Sandbox.builtProject()
        var before = try sandbox.output()
        let entry = "build-output/.cache/en.lexicon"
        _ = try sandbox.shell(
            damage.split(separator: "E", omittingEmptySubsequences: false).joined(separator: entry))
        let run = try sandbox.run("build")
        #expect(run.status == 0, "\(run.errors)")
        if damage.contains("mkdir") {
            #expect(
                run.errors.contains(
                    entry + ": note[build.cache-not-written]: the cache cannot be written (not a"),
                "\(run.errors)")
            before[".cache/en.lexicon"] = nil
            before[".cache/en.lexicon/x"] = []
        }
        #expect(try sandbox.output() == before)
    }

    @Test("two languages with errors are both told, and no artefact is written") func errors()
        throws
    {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.standing()
        try sandbox.write(Array("pea\n".utf8) + [0xFF], to: "raw-data/en/words.txt")
        try sandbox.write("zax\n", to: "raw-data/en/overlay.txt")
        try sandbox.write("b\0\n", to: "raw-data/nl/words.txt")
        for jobs in ["1", "2"] {
            let run = try sandbox.run("build --jobs \(jobs)")
            #expect(run.status == 65)
            #expect(run.output.isEmpty)
            let places = run.errors.split(separator: "\n").map { $0.split(separator: ": ")[0] }
            #expect(
                places == [
                    "raw-data/en/words.txt:2:1", "raw-data/en/overlay.txt:1",
                    "raw-data/nl/words.txt:1:2",
                ], "\(run.errors)")
        }
        #expect(try sandbox.standing() == before)
        try sandbox.remove("raw-data/en/words.txt")
        try sandbox.remove("raw-data/nl/words.txt")
        let all = try sandbox.files(in: "build-output")
        let missing = try sandbox.run("build --json")
        #expect(missing.status == 66)
        #expect(missing.errors.split(separator: "\n").count == 2)
        #expect(missing.output.contains(#""place":"raw-data/nl/words.txt","#))
        #expect(try sandbox.files(in: "build-output") == all)
    }

    @Test("--only builds what it names") func only() throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        try sandbox.remove("build-output")
        #expect(try sandbox.run("build --only lexicon").status == 0)
        #expect(try sandbox.output() == before)
        #expect(try sandbox.run("build --only lexcion").status == 64)
    }

    @Test("--only leaves the other artefacts and all that is said about them") func onlyOne()
        throws
    {
        let sandbox = try BuildPlaceTests.project()
        #expect(try sandbox.run("build").status == 0)
        let before = try sandbox.output()
        func manifest() throws -> Manifest {
            try Manifest(inFolder: sandbox.path + "/build-output")
        }
        let old = try manifest()
        let run = try sandbox.run("build --only lexicon")
        #expect(run.status == 0)
        #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
        #expect(try sandbox.output() == before)
        #expect(try sandbox.run("build --only lexicon --check").status == 0)

        // A source changes: only the artefact that is asked for follows, and the manifest still
        // says what the others were made from.
        try sandbox.write("better late than never\n", to: "raw-data/en/phrases.txt")
        try sandbox.write(
            "the\ndog\nate\nevery\ncake\nbetter\nlate\nthan\nnever\nzax\n",
            to: "raw-data/en/words.txt")
        #expect(try sandbox.run("build --only lexicon").status == 0)
        let after = try sandbox.output()
        #expect(after["en.lexicon"] != before["en.lexicon"])
        #expect(after["en.phrases"] == before["en.phrases"])
        let new = try manifest()
        #expect(new.artefacts.map(\.file) == ["en.lexicon", "en.phrases", "en.sentences"])
        #expect(new.artefacts.dropFirst() == old.artefacts.dropFirst())
        #expect(
            new.sources.first { $0.file == "en/phrases.txt" }
                == old.sources.first { $0.file == "en/phrases.txt" })
        #expect(try sandbox.run("verify build-output").status == 0)

        // A file that is not what the manifest says is not vouched for.
        try sandbox.write("x", to: "build-output/en.phrases")
        #expect(try sandbox.run("build --only lexicon").status == 0)
        #expect(try manifest().artefacts.map(\.file) == ["en.lexicon", "en.sentences"])
    }

    @Test(
        "an output folder that cannot be one is 73, and what lies there stays",
        arguments: [
            "touch build-output", "ln -s nowhere build-output", "ln -s build-output build-output",
            "mkdir -p build-output/en.lexicon/x",
        ])
    func badOutput(preparation: String) throws {
        let sandbox = try Sandbox.project()
        #expect(try sandbox.shell(preparation).status == 0)
        let run = try sandbox.run("build")
        #expect(run.status == 73, "\(run.errors)")
        #expect(run.errors.hasPrefix("build-output"), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test("where one artefact cannot be replaced, none is") func allOrNothing() throws {
        let sandbox = try Sandbox.builtProject()
        try sandbox.remove("build-output/nl.lexicon")
        try sandbox.makeFolder("build-output/nl.lexicon")
        try sandbox.write("pea\nzoo\n", to: "raw-data/en/words.txt")
        let before = try sandbox.output()
        let run = try sandbox.run("build")
        #expect(run.status == 73, "\(run.errors)")
        #expect(
            run.errors.hasPrefix(
                "build-output/nl.lexicon: error[output.not-a-file]: not a file (a folder)"))
        #expect(try sandbox.output() == before)
    }

    @Test("an output folder may be a link, and an artefact that is a link is replaced")
    func links() throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        try sandbox.remove("build-output")
        let run = try sandbox.shell(
            "mkdir real; ln -s real build-output; echo safe > target; "
                + "ln -s ../target real/en.lexicon; \"$DICTC\" build")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try sandbox.output("real") == before)
        #expect(try sandbox.bytes(of: "target") == Array("safe\n".utf8))
    }

    @Test("of two builds at once each is done or finds the folder locked") func parallel() throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        for _ in 0..<3 {
            try sandbox.remove("build-output")
            let run = try sandbox.shell(
                "for i in 1 2 3; do (\"$DICTC\" build > o$i 2>&1; echo $? > s$i) & done; wait; "
                    + "cat s1 s2 s3")
            let statuses = run.output.split(separator: "\n")
            #expect(statuses.count == 3 && statuses.contains("0"))
            #expect(statuses.allSatisfy { $0 == "0" || $0 == "75" }, "\(statuses)")
            #expect(try sandbox.run("build").status == 0)
            #expect(try sandbox.output() == before)
        }
    }

    @Test("a folder that another build holds is 75") func locked() throws {
        let sandbox = try Sandbox.project()
        let run = try sandbox.shell(
            "mkdir build-output; exec 9> build-output/.lock; echo 4242 >&9; /usr/bin/flock 9; "
                + "\"$DICTC\" build")
        #expect(run.status == 75, "\(run.errors)")
        #expect(run.errors.contains("build-output/.lock: "))
        #expect(run.errors.contains("process 4242"), "\(run.errors)")
    }

    @Test("an artefact of a language that is no longer built is removed") func orphan() throws {
        let sandbox = try Sandbox.builtProject()
        try sandbox.write(configuration(of: "{ file: en/words.txt }"), to: "raw-data/dictc.yml")
        #expect(try sandbox.run("build --check").status == 1)
        #expect(try sandbox.run("build").status == 0)
        #expect(try sandbox.run("verify build-output").status == 0)
    }

    @Test("an artefact that somebody has changed stays when its language goes") func changed()
        throws
    {
        let sandbox = try Sandbox.builtProject()
        try sandbox.write("mine", to: "build-output/nl.lexicon")
        try sandbox.write(configuration(of: "{ file: en/words.txt }"), to: "raw-data/dictc.yml")
        #expect(try sandbox.run("build").status == 0)
        #expect(try sandbox.bytes(of: "build-output/nl.lexicon") == Array("mine".utf8))
    }
}
