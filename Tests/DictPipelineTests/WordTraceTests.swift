import DictLexicon
import DictTestSupport
import Testing

@testable import DictPipeline

/// What an artefact asked about words, and builds that make nothing anew while the answers hold.
@Suite("Answers about words") struct WordTraceTests {
    private static let answers: WordTrace.Answers = { question, word in
        question == .known ? word.count == 3 : word.first == 0x64
    }

    private static func asked() -> WordTrace {
        let trace = WordTrace()
        let noted = trace.noting(answers)
        for word in ["dog", "goose", "dear", "dog"].map({ Array($0.utf8) }) {
            #expect(noted(.known, word) == (word.count == 3))
            #expect(noted(.blocked, word) == (word.first == 0x64))
        }
        return trace
    }

    @Test("a trace has each question once, and holds while all answers do") func holds() throws {
        let bytes = try #require(Self.asked().bytes)
        #expect(
            String(decoding: bytes, as: UTF8.self) == "b0goose b1dear b1dog k0dear k0goose k1dog")
        #expect(WordTrace.holds(bytes, Self.answers))
        for other in ["dog", "goose", "dear"].map({ Array($0.utf8) }) {
            for changed in [WordTrace.Question.known, .blocked] {
                #expect(
                    !WordTrace.holds(bytes) { question, word in
                        Self.answers(question, word) != (question == changed && word == other)
                    })
            }
        }
        for rubbish in ["k", "x1dog", "k1dog k", "k2dog"] {
            #expect(!WordTrace.holds(Array(rubbish.utf8), Self.answers), "\(rubbish)")
        }
    }

    @Test("nothing is kept of a trace that was given up, or of words with blanks") func givenUp() {
        let trace = Self.asked()
        trace.giveUp()
        #expect(trace.noting(Self.answers)(.known, Array("cat".utf8)))
        #expect(trace.bytes == nil)
        for word in ["a b", "a\nb"] {
            let trace = Self.asked()
            _ = trace.noting(Self.answers)(.familiar, Array(word.utf8))
            #expect(trace.bytes == nil, "\(word)")
        }
    }

    @Test("a trace is kept up to 262,144 questions") func limit() throws {
        let trace = WordTrace()
        let noted = trace.noting(Self.answers)
        for number in 0..<(1 << 18) { _ = noted(.known, Array(String(number).utf8)) }
        _ = noted(.known, [0x30])
        #expect(trace.bytes != nil)
        _ = noted(.blocked, [0x30])
        #expect(trace.bytes == nil)
    }

    private static func project() throws -> EditProject {
        let project = try EditProject()
        try project.configure(isPlanned: false)
        try #require(try project.sandbox.run("build").status == 0)
        return project
    }

    /// Builds, and checks that this leaves what a build from nothing does, and says the same about the
    /// sources, and that it makes the sentences only if `isMade`.
    private func check(_ sandbox: Sandbox, isMade: Bool, _ what: String) throws {
        let run = try sandbox.run("build --verbose")
        #expect(run.status == 0, "\(what): \(run.errors)")
        // Only what is made tells what was read for it.
        #expect(run.output.contains("  nl/sentences.xml  ") == isMade, "\(what): \(run.output)")
        let other = try Sandbox(files: sandbox.files(in: "raw-data").mapValues(\.bytes))
        let anew = try other.run("build --verbose")
        #expect(anew.status == 0 && anew.output.contains("  nl/sentences.xml  "))
        #expect(run.errors == anew.errors, "\(what)")
        func result(_ sandbox: Sandbox) throws -> [String: [UInt8]] {
            try sandbox.output().filter { !$0.key.hasPrefix(".cache/parts/") }
        }
        let (left, expected) = (try result(sandbox), try result(other))
        #expect(left.keys.contains(".cache/nl.sentences.answers"))
        for (name, bytes) in expected { #expect(left[name] == bytes, "\(what): \(name)") }
        #expect(left.count == expected.count)
    }

    @Test("sentences are made again if an answer changes that they got, and only then") func edits()
        throws
    {
        let project = try Self.project()
        let text = project.sentences[0].replacing(/<[^>]+>/, with: "").lowercased()
        let used = String(try #require(text.split { !$0.isLetter }.max { $0.count < $1.count }))
        let lexicon = try project.words().lexicon().0.words
        let words = (0..<lexicon.count).map { String(decoding: lexicon[$0], as: UTF8.self) }
        let unused = try #require(words.first { $0.count > 4 && !project.holds($0) })
        let rows: [(EditProject.Edit, isMade: Bool)] = [
            (.added("qqxqz"), false), (.out(unused), false), (.rated(unused, 1), false),
            (.blocked(unused), false), (.blocked("qqxqz"), false), (.blocked("qq xqz"), false),
            (.phraseOut(2), false), (.out(used), true), (.added("qqxqz"), true),
            (.added("qqxqzz"), false), (.blocked(used), true), (.blocked(unused), true),
            (.rated(used, 90), true), (.sentenceOut(3), true),
        ]
        for (edit, isMade) in rows {
            _ = try project.after(edit)
            try check(project.sandbox, isMade: isMade, "\(edit)")
            let again = try project.sandbox.run("build --verbose")
            #expect(again.output.contains("nl.lexicon") && !again.output.contains("  nl/"))
        }
    }

    @Test(
        "sentences are made again if they, or what the cache has of them, are not as they were",
        arguments: [
            ("echo >> S", true), ("rm S", true), ("rm E", true), ("rm A", true), (": > A", true),
            ("head -c 200 A > t; mv t A", true), ("sed -i '1s/./z/' A", true),
            ("sed -i '2s/f1/f0/' A", true), ("sed -i '3d' A", true),
            (
                "sed -i 's/}], familiarity: 4 }/}], familiarity: 4, most: 9 }/' raw-data/dictc.yml",
                true
            ),
            ("echo '# more' >> raw-data/nl/everyday-words.txt", false),
            // What fails, and leaves all as it was.
            ("echo 'oei\tworse' >> B; ! \"$DICTC\" build 2> text; sed -i '$d' B", false),
            ("echo > raw-data/nl/phrases.txt; ! \"$DICTC\" build 2> text", false),
        ])
    func damaged(damage: String, isMade: Bool) throws {
        let project = try Self.project()
        var script = damage
        for (short, path) in [
            ("S", "build-output/nl.sentences"), ("E", "build-output/.cache/nl.sentences"),
            ("A", "build-output/.cache/nl.sentences.answers"), ("B", "raw-data/nl/blocked.txt"),
        ] {
            script.replace(try Regex("\\b\(short)\\b"), with: path)
        }
        let run = try project.sandbox.shell(script)
        #expect(run.status == 0, "\(run.errors)")
        _ = try project.after(.added("qqxqz"))
        try check(project.sandbox, isMade: isMade, damage)
    }
}
