import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictOutput
import DictReader
import DictSources
import DictTestSupport
import Testing

@testable import DictConfiguration
@testable import DictPipeline

@Suite("Parts of a build") struct BuildPartsTests {
    @Test("results come in order and one error stops no other", arguments: [1, 2, 3, 64])
    func crew(jobs: Int) throws {
        struct Odd: Error { var number: Int }
        let results = WorkCrew(jobs: jobs).map(Array(0..<50)) { number in
            if number % 2 == 1 { throw Odd(number: number) }
            return number * 10
        }
        #expect(results.count == 50)
        for (number, result) in results.enumerated() {
            switch result {
            case .success(let value): #expect(number % 2 == 0 && value == number * 10)
            case .failure(let error): #expect((error as? Odd)?.number == number)
            }
        }
        #expect(WorkCrew(jobs: jobs).map([Int]()) { $0 }.isEmpty)
    }

    @Test("values are the same on any number of threads", arguments: [1, 2, 3, 64])
    func values(jobs: Int) {
        for count in [0, 1, 5, 31, 1000] {
            let expected = OneThread().values(count) { $0 * 3 }
            #expect(expected == (0..<count).map { $0 * 3 })
            #expect(WorkCrew(jobs: jobs).values(count) { $0 * 3 } == expected)
        }
    }

    @Test(
        "a path is joined to its folder as text",
        arguments: [
            ("raw-data", "en/a.txt", "raw-data/en/a.txt"), ("raw-data", "../out", "out"),
            ("a/b", "../../out", "out"), ("a", "..", "."), ("", "../out", "../out"),
            ("..", "../out", "../../out"), (".", "../out", "./../out"), ("./a", "../out", "./out"),
            ("../raw-data", "../out", "../out"), ("/", "en/a.txt", "/en/a.txt"),
            ("/", "../out", "/out"), ("/a", "../out", "/out"), ("/a", "/b", "/b"),
            ("/a", "..", "/"),
        ])
    func joined(folder: String, path: String, whole: String) {
        #expect(Project.joined(folder, path) == whole)
    }

    @Test("errors of any type are collected; one of an unknown type is a fault of dictc")
    func collecting() {
        struct Strange: Error {}
        var faults = Diagnostics()
        let missing = Diagnostic(.lockMissing, at: Place("a"), "p")
        faults.add(missing as any Error)
        faults.add(Diagnostics([missing, missing]) as any Error)
        faults.add(Strange() as any Error)
        #expect(
            faults.errors.map(\.code) == [.lockMissing, .lockMissing, .lockMissing, .internalFault])
        #expect(faults.errors.last?.found == "Strange()")
        #expect(faults.errors.last?.code.cause == .internalFault)
    }

    @Test("a source that changes between its digest and its reading is refused")
    func changedSource() throws {
        let sandbox = try Sandbox.project()
        var options = BuildOptions()
        options.configuration = sandbox.path + "/raw-data/dictc.yml"
        let project = try Project(options)
        func faults(_ change: () throws -> Void) throws -> [Diagnostic] {
            let (digests, files) = (SourceDigests(project), ProjectFiles(project))
            try change()
            _ = try files.list("en/names.txt").forEachRecord { _, _, _ in }
            return digests.changes(
                digests.changed(files), among: project.configuration.sourcePaths
            ).errors
        }
        #expect(try faults {}.isEmpty)
        let changed = try faults { try sandbox.write("other\n", to: "raw-data/en/names.txt") }
        #expect(changed.map(\.code) == [.sourceChanged])
        #expect(changed.first?.place.file == "en/names.txt")
        // A change that was taken back, and one of a file that nobody reads.
        let restored = try faults {
            for text in ["more\n", "other\n"] {
                try sandbox.write(text, to: "raw-data/en/names.txt")
            }
            try sandbox.write("+pea\n", to: "raw-data/en/overlay.txt")
        }
        #expect(restored.map(\.place.file) == ["en/names.txt", "en/overlay.txt"])
    }

    @Test("an artefact that does not read back as what was encoded is never given out")
    func proof() throws {
        struct Forgetful: DecodingCodec {
            var forgetsDays = false
            func encode(_ answers: DatedAnswers) throws(Diagnostic) -> [UInt8] {
                try AnswersArtefact.bytes(
                    of: forgetsDays ? answers.words : Array(answers.words.dropLast()),
                    language: .english, seed: 1)
            }
            func decode(_ bytes: ArtefactBytes) throws(FormatError) -> DatedAnswers? {
                try AnswersCodec(language: .english, seed: 1).decode(bytes)
            }
        }
        let answers = DatedAnswers(
            words: ["pearl", "zebra"].map { Array($0.utf8) }, first: CalendarDay(number: 7), days: 2
        )
        for forgetsDays in [false, true] {
            let fault = #expect(throws: Diagnostic.self) {
                try Forgetful(forgetsDays: forgetsDays).artefact(
                    of: answers, at: Place("en.answers"))
            }
            #expect(fault?.code == .proofFailed)
            #expect(fault?.place.file == "en.answers")
        }
        let codec = AnswersCodec(language: .english, seed: 1)
        #expect(try !codec.artefact(of: answers, at: Place("en.answers")).isEmpty)
    }

    @Test("a lexicon of other words or ratings does not pass as the one that was compiled")
    func lexiconProof() throws {
        func list(_ words: [String]) -> WordList {
            var builder = WordListBuilder()
            for word in words { builder.append(Array(word.utf8)) }
            return builder.finish()
        }
        let words = list(["ape", "pea", "pearl"])
        let place = Place("en.lexicon")
        let codec = LexiconCodec(language: .english)
        let compiled = CompiledWordsCodec(language: .english)
        let bytes = try compiled.artefact(of: CompiledWords(words, at: place), at: place)
        #expect(try codec.artefact(of: RatedWords(words: words), at: place) == bytes)
        for others in [["ape", "pea"], ["ape", "pea", "pears"], ["ape", "ode", "pea", "pearl"]] {
            let others = list(others)
            let file = ArtefactBytes(bytes)
            #expect(try !codec.holds(file, RatedWords(words: others)))
            #expect(try !compiled.holds(file, CompiledWords(others, at: place)))
        }
        let rated = RatedWords(words: words, ratings: [.fair, .plain, .unfit])
        let file = ArtefactBytes(try codec.artefact(of: rated, at: place))
        #expect(try !codec.holds(file, RatedWords(words: words)))
        #expect(
            try !codec.holds(file, RatedWords(words: words, ratings: [.fair, .fair, .unfit])))
    }

    @Test("report.json indents the entries it is given") func report() {
        let entries = [Array("{\n  \"a\": 1\n}".utf8), Array("{}".utf8)]
        let bytes = BuildReport(artefacts: entries).bytes
        #expect(
            String(validating: bytes, as: UTF8.self) == """
                {
                  "schema": 1,
                  "artefacts": [
                    {
                      "a": 1
                    },
                    {}
                  ]
                }

                """)
    }
}
