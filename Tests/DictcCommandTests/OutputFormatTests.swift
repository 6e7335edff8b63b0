import DictFormat
import DictTestSupport
import Foundation
import Testing

@testable import DictTerminal
@testable import dictc

@Suite("The form of output") struct OutputFormatTests {
    /// A call of each command that prints a list, and the columns of its table.
    static let lists: [(call: String, columns: String)] = [
        (
            "query pea 'p?a*'",
            "query,normalised,language,isWord,isPrefix,list,count,words,truncated,next,forced,"
                + "mover,winningLetters"
        ),
        ("why hah", "text,language,place,outcome"),
        ("info build-output/en.lexicon", "file,kind,language,section,offset,bytes,share"),
        ("verify build-output", "place,code,problem,found,expected,hint,status"),
        ("export build-output/en.lexicon", "word"),
        (
            "diff build-output/nl.lexicon build-output/en.lexicon",
            "file,change,entry,place,lost,gained"
        ),
        ("explain", "code,status,meaning,remedy"),
        ("build", "file,kind,language,bytes,sha256,changed"),
        (
            "levels --from packs",
            "language,set,level,attempts,consistent,consistentGuesses,best,bestGuesses,"
                + "lastHintMillionths,hintMillibits,inseparablePairs,words"
        ),
    ]

    private static func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox.builtProject()
        let pack = #"{"set":1,"level":1,"attempts":null,"words":["TEA","EAT","TEE","PEA","PET"]}"#
        try sandbox.write(pack + "\n", to: "packs")
        return sandbox
    }

    @Test("each list is a table and JSON lines with the same rows", arguments: lists)
    func tables(call: String, columns: String) throws {
        let sandbox = try Self.sandbox()
        let csv = try sandbox.run(call + " --format csv")
        let tsv = try sandbox.run("--format=tsv " + call)
        let lines = try sandbox.run(call + " --format jsonl").output.split(separator: "\n")
        let status: Int32 = call.hasPrefix("why") || call.hasPrefix("diff") ? 1 : 0
        #expect(csv.status == status && csv.errors.isEmpty, "\(csv.errors)")
        let rows = csv.output.split(separator: "\n")
        #expect(rows.first.map(String.init) == columns)
        let heads = tsv.output.split(separator: "\n").first?.split(separator: "\t")
        #expect(heads.map { $0.joined(separator: ",") } == columns)
        #expect(rows.count == lines.count + 1 && (rows.count > 1 || call.hasPrefix("verify")))
        #expect(try sandbox.run(call + " --csv").output == csv.output)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object?["schema"] as? Int == 1, "\(line)")
        }
    }

    @Test("--json is short for --format json, also for errors", arguments: lists)
    func short(call: String, columns: String) throws {
        let sandbox = try Self.sandbox()
        let json = try sandbox.run(call + " --format json")
        #expect(try sandbox.run(call + " --json").output == json.output)
        #expect(try sandbox.run("--json " + call).output == json.output)
        let wrong = try sandbox.run(call + " --format json --json")
        #expect(wrong.status == 64 && wrong.output.contains(#""code":"usage.arguments""#))
        let value = try sandbox.run(call + " --format xml")
        #expect(value.status == 64 && value.errors.contains("'jsonl', 'csv' or 'tsv'"))
    }

    @Test("cells of tab-separated values keep to their line") func escapes() {
        let cells = ["a\tb", "c\\d", "e\nf\r", "=1", ""]
        #expect(OutputFormat.tsv.line(cells) == "a\\tb\tc\\\\d\te\\nf\\r\t=1\t")
        #expect(OutputFormat.csv.line(["a,b", "=1"]) == "\"a,b\",\"'=1\"")
        #expect(RowWriter.cell(.null) == "" && RowWriter.cell(.bool(true)) == "true")
        #expect(RowWriter.cell(.array([.integer(1)])) == "[1]")
    }

    @Test("JSON names offsets and files alike") func alike() throws {
        let sandbox = try JSONDocumentationTests.sandbox()
        let tagged = try sandbox.run("tag text.txt --model tagger --json").output
        #expect(tagged.contains(#"{"form":"pea","offset":4,"length":3,"tag":"#), "\(tagged)")
        let why = try Sandbox.project().run("why zebra --json", folder: "raw-data").output
        let place = #""decidedBy":{"file":"../raw-data/en/words.txt","line":9}"#
        #expect(why.contains(place), "\(why)")
    }
}
