import DictOutput
import DictStore
import DictTestSupport
import Foundation
import Testing

/// A word game's list has neither `a` nor `I` and rates no word; the overlay can mend both.
@Suite("Familiarity in the overlay") struct OverlayFamiliarityTests {
    private static let phrase = "I saw a pear on a zebra"

    private static func project(overlay: String) throws -> Sandbox {
        try Sandbox(
            files: [
                "raw-data/dictc.yml": """
                schema: 1
                output: ../build-output
                languages:
                  en:
                    words: [{ file: en/words.txt, familiarity: 10 }]
                    overlay: en/overlay.txt
                    frequency: { file: en/counts.tsv, ranks: { 5: 1 } }
                    phrases: { file: en/phrases.txt }
                    answers: { length: 3 }

                """,
                "raw-data/en/words.txt": "saw\npear\non\nzebra\nzax\n",
                "raw-data/en/counts.tsv": "zax\t900\n",
                "raw-data/en/overlay.txt": overlay,
                "raw-data/en/phrases.txt": phrase + "\n",
            ].mapValues { Array($0.utf8) })
    }

    @Test("without it, a phrase with single letters is dropped, and why says so") func without()
        throws
    {
        let sandbox = try Self.project(overlay: "+a\n+i\n")
        let why = try sandbox.run("why '\(Self.phrase)'")
        #expect(why.output.contains("dropped as a phrase"), "\(why.output)")
        #expect(try sandbox.run("build").status == 65)
        #expect(try sandbox.run("why a").output.contains("added by the overlay\n"))
    }

    @Test("with it, the phrase is in the pack, and why says so") func with() throws {
        let sandbox = try Self.project(overlay: "+a\t5\n+I\t1\n+zax\t90\n")
        let why = try sandbox.run("why '\(Self.phrase)'")
        #expect(why.status == 0 && why.output.contains("kept as a phrase"), "\(why.output)")
        #expect(
            try sandbox.run("why I").output.contains("added by the overlay, familiarity 1\n"))
        let run = try sandbox.run("build")
        #expect(run.status == 0 && run.output.contains("en.phrases  1 phrases"), "\(run.output)")
        // The overlay has the last word, also against a count.
        let answers = try sandbox.run("export build-output/en.answers")
        #expect(answers.output == "saw\n", "\(answers.output)")
        let manifest = try Manifest(inFolder: sandbox.path + "/build-output")
        #expect(manifest.sources.contains { $0.file == "en/overlay.txt" })
    }
}
