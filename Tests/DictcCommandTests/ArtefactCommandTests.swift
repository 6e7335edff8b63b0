import DictTestSupport
import Foundation
import Testing

@Suite("info, verify, export, diff, init") struct ArtefactCommandTests {
    @Test("export gives the words back byte for byte") func export() throws {
        let sandbox = try Sandbox()
        let words = Sandbox.words.map { $0 + "\n" }.joined()
        #expect(try sandbox.run("export build-output/en.lexicon").output == words)
        #expect(try sandbox.run("export build-output/en.lexicon -o out.txt").status == 0)
        #expect(try sandbox.bytes(of: "out.txt") == Array(words.utf8))
    }

    @Test(
        "an output that cannot be created is 73",
        arguments: ["nowhere/out.txt", "sub", "/dev/null"])
    func cannotCreate(output: String) throws {
        let run = try Sandbox().run("export build-output/en.lexicon -o '\(output)'")
        #expect(run.status == 73)
        #expect(run.errors.contains(": "))
    }

    @Test("info tells kind, language, bytes, words and sections") func info() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.run("info build-output/en.lexicon --json")
        let size = try sandbox.bytes(of: "build-output/en.lexicon").count
        #expect(run.output.contains(#""kind":"lexicon","language":"en""#))
        #expect(run.output.contains("\"bytes\":\(size),\"words\":10,\"bytesPerWord\":"))
        #expect(run.output.contains(#""sections":[{"name":""#))
        #expect(try sandbox.run("info build-output/en.lexicon").output.contains("words      10 ("))
    }

    @Test("a file that is no artefact is 65", arguments: ["info", "verify", "export"])
    func noArtefact(command: String) throws {
        let run = try Sandbox().run(command + " list.txt")
        #expect(run.status == 65)
        #expect(run.errors.contains("list.txt: "))
        #expect(run.output.isEmpty)
    }

    @Test("verify finds every changed byte") func verify() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("verify build-output/en.lexicon").status == 0)
        let sound = try sandbox.bytes(of: "build-output/en.lexicon")
        for index in stride(from: 0, to: sound.count, by: max(1, sound.count / 12)) {
            var damaged = sound
            damaged[index] ^= 0x10
            try Data(damaged).write(to: URL(fileURLWithPath: sandbox.path + "/damaged"))
            #expect(try sandbox.run("verify damaged").status == 65, "byte \(index)")
        }
        let run = try sandbox.run("verify list.txt nothing build-output --json")
        #expect(run.status == 65)
        #expect(run.output.contains(#""place":"list.txt""#))
        #expect(run.output.contains(#""place":"nothing""#))
        #expect(run.output.contains(#""place":"build-output/manifest.json""#))
        #expect(try sandbox.run("verify nothing").status == 66)
    }

    @Test("diff merges both lists and exits 1 where they differ") func diff() throws {
        let sandbox = try Sandbox()
        let changed = Sandbox.words.filter { $0 != "pear" && $0 != "zebras" } + ["abba", "zoo"]
        try sandbox.compile(changed, to: "new.lexicon")
        let run = try sandbox.run("diff build-output/en.lexicon new.lexicon")
        #expect(run.output == "new.lexicon: 2 added, 2 removed\n+abba\n-pear\n-zebras\n+zoo\n")
        #expect(run.status == 1)
        let same = try sandbox.run("diff new.lexicon new.lexicon --json")
        #expect(same.status == 0)
        #expect(same.output.contains(#""added":{"count":0,"entries":[]}"#))
        #expect(try sandbox.run("diff build-output build-output").status == 0)
        #expect(try sandbox.run("diff build-output new.lexicon").status == 64)
        #expect(try sandbox.run("diff sub sub").status == 66)
    }

    @Test(
        "init starts from the user's own files, in place of all samples",
        arguments: [
            ("--words mine.txt", "en/words.txt", ["lexicon"]),
            ("--words mine.txt --template wordle", "en/words.txt", ["lexicon", "answers"]),
            ("--words mine.txt --template all --language nl", "nl/words.txt", ["lexicon"]),
            ("--words mine.txt.gz --phrases p.txt", "en/words.txt.gz", ["lexicon", "phrases"]),
            ("--text book.txt", "en/sentences.txt", ["sentences"]),
            ("--text book.txt --words mine.txt", "en/words.txt", ["lexicon", "sentences"]),
            ("--text 'my book, 2' --language nl", "nl/sentences.txt", ["sentences"]),
        ])
    func own(options: String, path: String, kinds: [String]) throws {
        let text =
            options.contains("nl")
            ? "De kat slaapt de hele dag onder de oude tafel. Wij lopen samen naar het kleine huis.\n"
            : "The cat sleeps under the old table. We walked to the small house together.\n"
        let words = "crane slate walked cat house old small sleeps table the under we to together"
        let sandbox = try Sandbox(files: [
            "mine.txt": Array(words.split(separator: " ").joined(separator: "\n").utf8),
            "p.txt": Array("the old cat\n".utf8), "book.txt": Array(text.utf8),
            "my book, 2": Array(text.utf8),
        ])
        let run = try sandbox.shell(
            "gzip -k mine.txt; \"$DICTC\" init . --force \(options) && \"$DICTC\" build")
        #expect(run.output.contains("next: `dictc build`\n"), "\(run.errors)")
        #expect(run.output.contains("./raw-data/" + path))
        // Twenty words make no level packs, which the user has asked for.
        if options.contains("all") {
            #expect(run.errors.contains("levels"), "\(run.errors)")
        } else {
            #expect(run.status == 0, "\(run.errors)")
            for kind in kinds {
                let name = "build-output/" + path.prefix(2) + "." + kind
                #expect(try sandbox.run("export \(name)").status == 0)
            }
            let lexicon = try sandbox.run("export build-output/\(path.prefix(2)).lexicon").output
            #expect(!lexicon.contains("dictionary") && !lexicon.contains("kayak"))
        }
    }

    @Test(
        "init refuses what would not build, and folders that hold other files",
        arguments: [
            ("--phrases p.txt", 64, "needs --words"), ("--language nl", 64, "samples are English"),
            ("--words nothing", 66, "no such file"), ("--words mine.txt", 64, "not empty"),
            ("--words mine.txt --phrases p.txt", 0, "next: "),
            ("--words ./mine.txt --phrases link", 0, "next: "),
        ])
    func ownRefused(options: String, status: Int32, message: String) throws {
        let sandbox = try Sandbox(
            files: ["new/mine.txt": Array("pea".utf8), "new/p.txt": Array("pea".utf8)])
        let link = options.contains("link") ? "ln -s p.txt link; " : ""
        let run = try sandbox.shell("cd new; \(link)\"$DICTC\" init . \(options)")
        #expect(
            run.status == status && (run.output + run.errors).contains(message), "\(run.errors)")
    }

    @Test(
        "init names the file that people replace first, and it is there",
        arguments: [
            ("", "words into new/raw-data/en/words.txt"),
            ("--template fill", "sentences into new/raw-data/en/sentences.xml"),
            ("--template all", "words into new/raw-data/en/words.txt"),
        ])
    func next(options: String, step: String) throws {
        let sandbox = try Sandbox(files: [:])
        let run = try sandbox.run("init new \(options)")
        #expect(run.output.hasSuffix("next: put your \(step), then run `dictc build` in new\n"))
        let path = step.split(separator: " ").last ?? ""
        #expect(try !sandbox.bytes(of: String(path)).isEmpty)
    }

    @Test("init writes a project once and replaces nothing") func initialise() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("init project").status == 0)
        let run = try sandbox.run("init project")
        #expect(run.status == 64)
        #expect(
            run.errors.hasPrefix(
                "project: error[usage.folder-not-empty]: the folder is not empty. hint: "))
        try sandbox.write("mine\n", to: "project/raw-data/dictc.yml")
        #expect(try sandbox.run("init project --force").status == 0)
        #expect(try sandbox.bytes(of: "project/raw-data/dictc.yml") == Array("mine\n".utf8))
    }
}
