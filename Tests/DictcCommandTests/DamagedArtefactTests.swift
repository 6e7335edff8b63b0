import DictTestSupport
import Foundation
import Testing

/// The damaged files of the conformance data, many of them with right checksums.
@Suite("Commands on damaged artefacts") struct DamagedArtefactTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Conformance/bad").path

    @Test(
        "each damaged file is 65, and none of its contents is given out as the whole",
        arguments: ["verify", "export"])
    func refused(command: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
            .filter { !$0.hasSuffix(".tsv") }.sorted()
        try #require(names.count > 200)
        let run = try Sandbox(files: [:]).shell(
            "cd '\(Self.folder)'; for file in *.*; do case $file in *.tsv) continue;; esac;"
                + " \"$DICTC\" \(command) $file >/dev/null 2>&1; echo $file $?; done")
        let outcomes = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(outcomes.count == names.count)
        for outcome in outcomes where outcome.count == 2 {
            #expect(outcome[1] == "65", "\(command) \(outcome)")
        }
    }

    @Test(
        "several problems are 65, unless all have the same status",
        arguments: [
            ("gone.lexicon", 66), ("gone.lexicon missing.levels", 66), ("x.lexicon", 65),
            ("gone.lexicon x.lexicon", 65), ("x.lexicon gone.lexicon", 65),
        ] as [(String, Int32)])
    func several(files: String, status: Int32) throws {
        let sandbox = try Sandbox(files: [:])
        try sandbox.write("no artefact", to: "x.lexicon")
        #expect(try sandbox.run("verify \(files)").status == status)
    }

    @Test("a comparison with a damaged lexicon is 65, on whichever side it is")
    func compared() throws {
        let run = try Sandbox(files: [:]).shell(
            "cd '\(Self.folder)'; good=../good/en-everyday.lexicon; for file in *.lexicon; do"
                + " for pair in \"$good $file\" \"$file $good\"; do"
                + " \"$DICTC\" diff $pair >/dev/null 2>&1; echo $pair $?; done; done")
        let outcomes = run.output.split(separator: "\n")
        #expect(outcomes.count > 300)
        for outcome in outcomes { #expect(outcome.hasSuffix(" 65"), "\(outcome)") }
    }

    /// The outcomes of a call with each damaged lexicon as its last argument, by the file.
    private static func outcomes(_ call: String) throws -> [String: String] {
        let run = try Sandbox(files: [:]).shell(
            "cd '\(Self.folder)'; for file in *.lexicon; do"
                + " \"$DICTC\" \(call) $file >/dev/null 2>&1; echo $file $?; done")
        let outcomes = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(
            uniqueKeysWithValues: outcomes.map { (String($0[0]), String($0[1])) })
    }

    @Test(
        "a search ends in a damaged lexicon, which no text is blamed for",
        arguments: ["'*'", "'a?' 'a*'", "--anagram 'ab?'", "--sub abab", "--all '?*?*?'"])
    func searched(query: String) throws {
        let opened = try Self.outcomes("info")
        let found = try Self.outcomes("query \(query) --file")
        #expect(found.count > 150)
        for (file, status) in found {
            // What opening refuses is refused to all; other damage only where a search meets it.
            #expect(["0", "1", "65"].contains(status) && (opened[file] == "0" || status == "65"))
        }
        #expect(found.values.contains { $0 != "65" })
    }

    @Test("the list of all words that begin with a text comes from a sound lexicon alone")
    func listed() throws {
        for (file, status) in try Self.outcomes("query --all a --file") {
            #expect(status == "65", "\(file)")
        }
    }

    @Test(
        "two kilobytes with 308,915,776 words cost neither memory nor minutes",
        arguments: [
            "query --file six.lexicon --all '*'", "query --file six.lexicon --all '?*e' --json",
            "query --file six.lexicon --all a", "query --file six.lexicon --all --anagram '??????'",
            "query --file six.lexicon --limit 3000000 '?a*'", "query --file six.lexicon '*'",
            "query --file six.lexicon --anagram '??????'", "diff six.lexicon six.lexicon",
        ])
    func manyWords(call: String) throws {
        let sandbox = try Sandbox(files: [:])
        let good = Self.folder + "/../good"
        let run = try sandbox.shell(
            "cp '\(good)/en-all-sixes.lexicon' six.lexicon; \"$DICTC\" \(call)")
        #expect(run.status == 64, "\(run.output.prefix(200))\(run.errors)")
        #expect(run.errors.contains("too many words"), "\(run.errors)")
        #expect(run.peakMemory < 512 << 20)
        #expect(run.output.isEmpty || call.hasSuffix("--json"))
    }

    @Test("the searches of one run share a budget of letters to read") func manySearches() throws {
        let run = try Sandbox(files: [:]).run(
            "query --file '\(Self.folder)/../good/en-all-sixes.lexicon' -",
            input: "??a*\n?????q\n??a*\nqzx???\nqzx*\n")
        #expect(run.status == 64)
        let lines = run.errors.split(separator: "\n").map { $0.split(separator: ":") }
        #expect(lines.map { $0.dropFirst().first } == ["2", "3"], "\(run.errors)")
        #expect(run.errors.contains("too many words (expected at most 216,600 letters)"))
        let answered = run.output.split(separator: "\n").filter { $0.contains("words)") }
        #expect(answered.map { $0.prefix { $0 != " " } } == ["??A*", "QZX???", "QZX*"])
    }

    @Test("a difference of more than two million words is refused") func manyChanges() throws {
        let sandbox = try Sandbox(files: [:])
        let run = try sandbox.shell(
            "\"$DICTC\" export --all '\(Self.folder)/../good/en-all-sixes.lexicon' 2>/dev/null |"
                + " head -2000001 > words; \"$DICTC\" lexicon words -o many.lexicon >list 2>&1;"
                + " \"$DICTC\" diff '\(Self.folder)/../good/en-empty.lexicon' many.lexicon")
        #expect(run.status == 64 && run.errors.contains("too many words"), "\(run.errors)")
        #expect(run.peakMemory < 512 << 20 && run.output.isEmpty)
    }

    @Test(
        "a set of level packs is asked of level packs only",
        arguments: ["en-five.answers", "en-everyday.lexicon", "en-few.sentences"],
        ["--set 1", "--level 2 --csv", "--set 1 --level 1 --json"])
    func selected(file: String, options: String) throws {
        let run = try Sandbox(files: [:]).shell(
            "\"$DICTC\" export '\(Self.folder)/../good/\(file)' \(options) -o out; [ ! -e out ] || echo written"
        )
        #expect(run.errors.contains("--set and --level are for level packs"), "\(run.errors)")
        #expect(!run.output.contains("written"))
    }
}
