import DictTestSupport
import Foundation
import Testing

@testable import DictReport

@Suite("The verdict on a build") struct VerdictTests {
    /// A sandbox with a build about which all is well.
    private static func sandbox(_ changes: [(String, String)] = []) throws -> Sandbox {
        let sandbox = try ReportFixture.sandbox()
        var text = ReportFixture.report(words: 5000, dropped: 11, answers: 400)
        let enough = [
            ("\"repetitions\": -4970", "\"repetitions\": 0"), ("\"sets\": 1", "\"sets\": 40"),
            ("\"usable\": 21", "\"usable\": 2100"), ("\"phrases\": 1,", "\"phrases\": 60,"),
            (
                "\"medium\": 0, \"hard\": 0, \"expert\": 0",
                "\"medium\": 9, \"hard\": 9, \"expert\": 9"
            ),
            ("\"sentences\": 1,", "\"sentences\": 400,"), ("{\"first\": 1}", "{\"first\": 100}"),
        ]
        for (old, new) in enough + changes {
            #expect(text.contains(old), "\(old)")
            text = text.replacingOccurrences(of: old, with: new)
        }
        try sandbox.write(text, to: "new/report.json")
        return sandbox
    }

    /// The things to look at, without the one of the fixture's artefacts, whose single sentence
    /// returns at once.
    private static func things(_ report: BuildReport) -> [String] {
        report.verdict.things.map(\.text).filter { !$0.contains("repeats a sentence") }
    }

    @Test(
        "what people should look at is named, and nothing else",
        arguments: [
            ("\"sets\": 40", "\"sets\": 40", nil),
            ("\"words\": 5000", "\"words\": 999", "English: only 999 words."),
            ("\"sets\": 40", "\"sets\": 4", "English: only 4 sets of level packs."),
            ("\"answers\": 400", "\"answers\": 1", "English: only 1 answer."),
            (
                "\"withoutEffect\": []", "\"withoutEffect\": [\"en/overlay.txt:3\", \"x\"]",
                "English: 2 lines of the overlay change nothing, the first at en/overlay.txt:3."
            ),
            (
                "\"ladder\": \"standard\"",
                "\"files\": [{\"file\": \"en/b.txt\", \"role\": \"block\", \"read\": 9, \"kept\": 0}], \"ladder\": \"standard\"",
                "en/b.txt has no effect."
            ),
            (
                "\"usable\": 2100", "\"usable\": 21",
                "English: words of 5 letters are too few for 40 sets of level packs."
            ),
            (
                "\"failures\": 0", "\"failures\": 2",
                "English: a good player fails 2 answers of Wordle."
            ),
            ("\"hard\": 9", "\"hard\": 0", "English: no phrase is hard."),
            (
                "{\"first\": 100}", "{\"first\": 101}",
                "English: level 1 of FillMeUp hides any word in 25\u{A0}% of the sentences, since they "
                    + "have no preposition to hide."
            ),
            (
                "\"certainRight\": 999", "\"certainRight\": 949",
                "English: the tagger is certain and wrong in 5.1\u{A0}% of the words that a game may hide."
            ),
            (
                "\"levels\": [{\"level\": 2",
                "\"levels\": [{\"level\": 1, \"packs\": 1, \"consistent\": {\"least\": 0.9, \"mean\": 0.98, "
                    + "\"most\": 1}, \"lastHint\": {\"least\": 0.9, \"mean\": 0.9, \"most\": 1}}, {\"level\": 2",
                "English: packs of level 2 are no harder than those of level 1."
            ),
        ] as [(String, String, String?)])
    func things(old: String, new: String, thing: String?) throws {
        let sandbox = try Self.sandbox([(old, new)])
        let report = try BuildReport(folder: sandbox.path + "/new")
        #expect(Self.things(report) == [thing].compactMap { $0 })
        #expect(!report.verdict.isBad)
        let page = String(decoding: report.html, as: UTF8.self)
        if let thing { #expect(page.contains(thing)) }
    }

    @Test("an artefact that could not be made is not well") func failed() throws {
        let sandbox = try Self.sandbox([
            (
                "\"schema\": 1,",
                "\"schema\": 1, \"failed\": [{\"artefact\": \"nl.levels\", \"errors\": []}],"
            )
        ])
        let report = try BuildReport(folder: sandbox.path + "/new")
        #expect(report.verdict.isBad && Self.things(report) == ["nl.levels could not be made."])
        #expect(report.verdict.text == "Not all is well: two things to look at")
    }

    @Test(
        "project, version, build and lock are on top, and a lock that differs is worth a look",
        arguments: [
            (nil, "2 sources, without dictc.lock", nil),
            ("a", "2 sources, all as dictc.lock has them", nil),
            (
                "b", "2 sources, 1 not as dictc.lock has them",
                "en/words.txt is not as dictc.lock has it."
            ),
        ] as [(String?, String, String?)])
    func facts(digit: String?, sources: String, thing: String?) throws {
        let sandbox = try Self.sandbox()
        let digest = { (digit: String) in String(repeating: digit, count: 64) }
        let rows = [("en/names.txt", "a"), ("en/words.txt", "a")].map { file, digit in
            "{\"file\": \"\(file)\", \"sha256\": \"\(digest(digit))\"}"
        }
        try sandbox.write(
            "{\"schema\": 1, \"artefacts\": [], \"sources\": [\(rows.joined(separator: ","))], "
                + "\"options\": {}}", to: "new/manifest.json")
        if let digit {
            try sandbox.write(
                "dictc.lock 1\nrules  x\n\(digest("a"))  en/names.txt\n\(digest(digit))  en/words.txt\n",
                to: "raw-data/dictc.lock")
        }
        let report = try BuildReport(
            folder: sandbox.path + "/new", project: "demo", tool: "dictc 1.2")
        // The build without artefacts has the digest of nothing.
        #expect(report.facts == ["project demo", "dictc 1.2", "build e3b0c442", sources])
        #expect(Self.things(report) == [thing].compactMap { $0 })
        #expect(!report.verdict.isBad)
        #expect(
            BuildReport.project(of: sandbox.path + "/new")
                == sandbox.path.split(separator: "/").last.map(String.init))
    }

    @Test("a figure without news is one line that opens, and one line of Markdown") func folded()
        throws
    {
        let sandbox = try Self.sandbox([
            ("\"dropped\": {\"noVerb\": {\"count\": 2,", "\"dropped\": {\"noVerb\": {\"count\": 0,")
        ])
        let report = try BuildReport(folder: sandbox.path + "/new")
        let quiet = report.groups.flatMap(\.figures).filter { !$0.hasNews }.map(\.id)
        #expect(quiet == ["en-sentences"])
        let page = String(decoding: report.html, as: UTF8.self)
        #expect(
            page.contains(
                "<summary><b>Where did the sentences go?</b> Of 3 sentences, 0\u{A0}% are dropped.</summary>\n<figure id=\"en-sentences\""
            ))
        let text = String(decoding: report.markdown, as: UTF8.self)
        #expect(
            text.contains("\n- Where did the sentences go? Of 3 sentences, 0\u{A0}% are dropped.\n")
        )
        #expect(!text.contains("### Where did the sentences go?"))
    }
}
