import DictTestSupport
import Testing

/// NOTICE is shown in terminals, so nothing in it may be a command to one.
@Suite("Control characters do not reach NOTICE") struct HostileNoticeTests {
    private static func project(licence: [UInt8]) throws -> Sandbox {
        var files = Sandbox.projectFiles
        files["raw-data/dictc.yml"] = Array(
            (Sandbox.configuration + "licences: { CC0-1.0: { file: licence.txt } }\n").utf8)
        files["raw-data/licence.txt"] = licence
        return try Sandbox(files: files)
    }

    @Test(
        "the text of a licence with one is refused, with its line",
        arguments: [
            [0x1B, 0x5B, 0x32, 0x4A], [0x07], [0x00], [0x08], [0x7F], [0xC2, 0x9B, 0x32, 0x4A],
        ] as [[UInt8]])
    func refused(bytes: [UInt8]) throws {
        let sandbox = try Self.project(licence: Array("Do.\nNot".utf8) + bytes + Array("\n".utf8))
        let run = try sandbox.run("build")
        #expect(run.status == 78, "\(run.errors)")
        #expect(run.errors.contains("raw-data/licence.txt:2: "), "\(run.errors)")
        #expect(run.errors.contains("a control character"), "\(run.errors)")
        #expect(try sandbox.output()["NOTICE"] == nil)
    }

    @Test("tabs, ends of lines and pages, and any script are text")
    func accepted() throws {
        let text = Array("A\tlicence\r\n\u{0C}für Wörter, 許諾 \u{200C}.\n".utf8)
        let sandbox = try Self.project(licence: text)
        #expect(try sandbox.run("build").status == 0)
        let notice = try #require(try sandbox.output()["NOTICE"])
        #expect(notice.suffix(text.count).elementsEqual(text))
    }

    @Test("names of files in a corpus reach messages, report and manifest escaped")
    func names() throws {
        let sandbox = try Sandbox(
            files: [
                "raw-data/dictc.yml": """
                schema: 1
                output: ../build-output
                languages:
                  en:
                    words: [{ file: en/words.txt, familiarity: 10 }]
                    sentences: [{ file: en/films, format: conllu }]

                """,
                "raw-data/en/words.txt": "dog\n", "raw-data/en/films/x\u{1B}[2J\u{7}.conllu": "x\n",
            ].mapValues { Array($0.utf8) })
        let calls = [
            "build", "build --json", "build --keep-going", "why 'a dog'", "count --tags none",
        ]
        for command in calls {
            let run = try sandbox.run(command)
            #expect(run.status == 65, "\(command): \(run.errors)")
            for text in [run.output, run.errors] {
                #expect(!text.utf8.contains(0x1B) && !text.utf8.contains(7), "\(command): \(text)")
            }
        }
        for (name, bytes) in try sandbox.output() where !name.hasPrefix(".cache") {
            #expect(!bytes.contains(0x1B) && !bytes.contains(7), "\(name)")
        }
    }
}
