import DictTestSupport
import Testing

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

    @Test("the key depends on every fact and where one ends") func key() {
        func digest(_ facts: [(String, String)]) -> String {
            var key = BuildKey()
            for (name, value) in facts { key.add(name, value) }
            return key.digest
        }
        let digests = [
            [], [("a", "b")], [("a", "c")], [("ab", "")], [("", "ab")], [("a", "b"), ("", "")],
            [("a", "b2:cd")], [("a", "b"), ("c", "d")],
        ].map(digest)
        #expect(Set(digests).count == digests.count)
        #expect(digest([("a", "b")]) == digests[1])
    }

    @Test("licences are read from every table with their columns, in any order") func sources() {
        let table = SourcesTable(
            """
            # Sources
            | file | origin | licence | attribution |
            |---|---|---|---|
            | en/a.gz | x | [MIT](LICENSES/a.txt) | A. Author |
            | en/b.txt | y | CC0-1.0 | |

            | licence | note | file |
            |:--|---|---|
            | BSD | none | nl/c.gz |
            | broken
            text | en/d.txt | z |
            """)
        #expect(table.rows["en/a.gz"]?.licence == "MIT")
        #expect(table.rows["en/a.gz"]?.licenceFile == "LICENSES/a.txt")
        #expect(table.rows["en/a.gz"]?.attribution == "A. Author")
        #expect(table.rows["en/b.txt"]?.licence == "CC0-1.0")
        #expect(table.rows["en/b.txt"]?.attribution == nil)
        #expect(table.rows["nl/c.gz"]?.licence == "BSD")
        #expect(table.rows["nl/c.gz"]?.licenceFile == nil)
        #expect(table.rows["en/d.txt"] == nil)
    }

    @Test("errors of several stages become one failure with a limit") func merging() {
        func failure(_ name: String, _ count: Int) -> PipelineFailure {
            PipelineFailure(
                (0..<count).map { PipelineError(.badData, place: "\(name)\($0)", problem: "p") })
        }
        let merged = PipelineFailure(
            merging: [
                failure("f", 15), PipelineError(.io, place: "g", problem: "p"), failure("h", 30),
            ])
        #expect(merged.errors.count == 20)
        #expect(merged.errors[15].place == "g" && merged.errors[16].place == "h0")
        #expect(merged.errors.count + merged.omitted == 46)
    }

    @Test("report.json indents the entries it is given") func report() {
        let bytes = BuildReport.bytes([Array("{\n  \"a\": 1\n}".utf8), Array("{}".utf8)])
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
