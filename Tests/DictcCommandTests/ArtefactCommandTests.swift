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
        #expect(same.output.contains(#""added":{"count":0,"words":[]}"#))
        #expect(try sandbox.run("diff build-output build-output").status == 0)
        #expect(try sandbox.run("diff build-output new.lexicon").status == 64)
        #expect(try sandbox.run("diff sub sub").status == 66)
    }

    @Test("init writes a project once and replaces nothing") func initialise() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("init project").status == 0)
        let run = try sandbox.run("init project")
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("project: the folder is not empty. hint: "))
        try sandbox.write("mine\n", to: "project/raw-data/dictc.yml")
        #expect(try sandbox.run("init project --force").status == 0)
        #expect(try sandbox.bytes(of: "project/raw-data/dictc.yml") == Array("mine\n".utf8))
    }
}
