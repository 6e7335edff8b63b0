import DictModel
import DictTestSupport
import Testing

@testable import DictSources

@Suite("Records of cut corpora") struct RecordsReaderTests {
    private static func read(_ text: String) throws -> [CorpusRecord] {
        let sandbox = try Sandbox(files: ["a.records": Array(text.utf8)])
        var records: [CorpusRecord] = []
        _ = try CorpusSource(SourceInput(path: sandbox.path + "/a.records"), format: .records)
            .forEachRecord { records.append($0) }
        return records
    }

    private static let head = "#dictc-records\t1\n#file\ten/a.xml\n"

    @Test("a line has the place, the text and the tokens of a record") func line() throws {
        let records = try Self.read(
            Self.head + "17\tsa\tx\tHe is.\t0+2/PRON 1+2/AUX 0+1/_\n#file\tb.zip!c\n3\tp\t\tA b\n"
                + "#end\t2\n")
        #expect(records.map(\.place.description) == ["en/a.xml:17", "b.zip!c:3"])
        #expect(records.map(\.isSentence) == [true, false])
        #expect(records.map(\.hasAutomaticTags) == [true, false])
        #expect(records[0].text.tokens.map(\.tag) == [.pronoun, .auxiliary, nil])
        #expect(records[0].text.tokens.map(\.range.offset) == [0, 3, 5])
        var again = RecordLines.head
        for record in records {
            again += RecordLines.file(record.place.file)
            RecordLines.append(record, to: &again)
        }
        again += RecordLines.end(2)
        #expect(
            try Self.read(String(decoding: again, as: UTF8.self)).map(\.text) == records.map(\.text)
        )
    }

    @Test(
        "whatever is not a record is refused with its line",
        arguments: [
            ("", 1), ("1\ts\t\tA\n", 1), ("#dictc-records\t2\n", 1), (head + "1\ts\t\tA b\n", 3),
            (head + "1\ts\t\tA b\n#end\t2\n", 4), (head + "#end\t0\n1\ts\t\tA\n", 4),
            (head + "x\ts\t\tA\n#end\t1\n", 3), (head + "1\tq\t\tA\n#end\t1\n", 3),
            (head + "1\tsb\t\tA\n#end\t1\n", 3), (head + "1\ts\tA\n#end\t1\n", 3),
            (head + "1\ts\t\tA\t0+2/NOUN\n#end\t1\n", 3),
            (head + "1\ts\t\tA\t0+0/NOUN\n#end\t1\n", 3),
            (head + "1\ts\t\tA\t0+1/Noun\n#end\t1\n", 3),
            (head + "1\ts\t\tA b\t0+1/NOUN\n#end\t1\n", 3),
            (head + "1\ts\t\tA b\t0+1/DET 1+2/NOUN\n#end\t1\n", 3),
            (head + "1\ts\t\tA b\t2+1/NOUN\n#end\t1\n", 3),
            (head + "1\ts\t\té\t0+1/NOUN 0+1/NOUN\n#end\t1\n", 3),
            (head + "1\ts\t\tA\t99999999999999999999+1/NOUN\n#end\t1\n", 3),
            (head + "#file\t\n#end\t0\n", 3),
        ])
    func refused(text: String, line: Int) throws {
        let fault = #expect(throws: Diagnostic.self) { try Self.read(text) }
        #expect(fault?.code == .corpusRecords || text.isEmpty)
        #expect(fault?.place.line == line || text.isEmpty)
    }
}
