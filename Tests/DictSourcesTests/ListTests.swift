import DictModel
import DictSources
import Testing

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
private func utf16(_ text: String, low: Bool, mark: Bool = true) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
        let (high, down) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return low ? [down, high] : [high, down]
    }
}
private let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

@Suite("Plain lists") struct ListTests {
    static let rows: [Row] = [
        Row(id: "C1 empty", bytes: [], fault: Fault(.sourceNoWords)),
        Row(
            id: "C1 blank", bytes: bytes("\n \n\t\n"),
            fault: Fault(.sourceNoWords, found: "3 lines")),
        Row(id: "C1 comments", bytes: bytes("# a\n#b"), fault: Fault(.sourceNoWords)),
        Row(id: "C2", bytes: bytes("a\nbc"), words: ["a", "bc"]),
        Row(id: "C3 CRLF", bytes: bytes("a\r\nb\r\n"), words: ["a", "b"]),
        Row(id: "C3 CR", bytes: bytes("a\rb\r"), words: ["a", "b"]),
        Row(
            id: "C3 mixed", bytes: bytes("a\r\n\rb\n\u{2028}c\u{2029}d\u{B}e\u{C}f"),
            words: ["a", "b", "c", "d", "e", "f"]),
        Row(
            id: "C4 start", bytes: mark + bytes("a\nb"), words: ["a", "b"], note: .textByteOrderMark
        ),
        Row(
            id: "C4 inside", bytes: bytes("a\n") + mark + bytes("b\n") + mark + bytes("c"),
            words: ["a", "b", "c"], note: .textByteOrderMark),
        Row(
            id: "C5 LE", bytes: utf16("é\nœ😀", low: true), words: ["é", "œ😀"],
            note: .textByteOrderMark),
        Row(
            id: "C5 BE", bytes: utf16("é\nœ😀", low: false), words: ["é", "œ😀"],
            note: .textByteOrderMark),
        Row(
            id: "C5 unmarked", bytes: utf16("ab\nc", low: true, mark: false),
            fault: Fault(.textNUL, line: 1, column: 2)),
        Row(
            id: "C6", bytes: bytes("a\nxé") + bytes("caf") + [0xE9, 0x0A],
            fault: Fault(.textNotUTF8, line: 2, column: 6, found: "bytes E9")),
        Row(
            id: "C7", bytes: bytes("a\ncafÃ©\n"), words: ["a", "cafÃ©"],
            note: .textDoubleEncoded),
        Row(
            id: "C8 overlong", bytes: [0xC0, 0xAF], fault: Fault(.textNotUTF8, line: 1, column: 1)),
        Row(
            id: "C8 overlong 3", bytes: [0xE0, 0x80, 0xAF], fault: Fault(.textNotUTF8)),
        Row(id: "C8 surrogate", bytes: [0xED, 0xA0, 0x80], fault: Fault(.textNotUTF8)),
        Row(
            id: "C8 beyond", bytes: [0xF4, 0x90, 0x80, 0x80], fault: Fault(.textNotUTF8)
        ),
        Row(id: "C8 F5", bytes: [0xF5, 0x80, 0x80, 0x80], fault: Fault(.textNotUTF8)),
        Row(
            id: "C8 cut", bytes: [0x61, 0xE2, 0x82], fault: Fault(.textNotUTF8, line: 1, column: 2)),
        Row(id: "C9", bytes: bytes("a\nb\0c\n"), fault: Fault(.textNUL, line: 2, column: 2)),
        Row(
            id: "C9, first in its line", bytes: bytes("a\n\0b\n"),
            fault: Fault(.textNUL, line: 2, column: 1)),
        Row(
            id: "C19", bytes: [UInt8](repeating: 0x61, count: 1 << 20),
            fault: Fault(.textLineTooLong, line: 1)),
        Row(
            id: "C30 thousands", bytes: bytes("a\t1\nb\t1,000\n"),
            fault: Fault(.listBadCount, line: 2, column: 3, found: "\"1,000\"")),
        Row(
            id: "C30 NaN", bytes: bytes("a\tNaN\n"), fault: Fault(.listBadCount, line: 1, column: 3)
        ),
        Row(
            id: "C30 negative", bytes: bytes("é\t-1\n"),
            fault: Fault(.listBadCount, line: 1, column: 3)),
        Row(
            id: "C30 1e309", bytes: bytes("a\t1e309\n"),
            fault: Fault(.listBadCount, line: 1, column: 3)),
        Row(
            id: "C30 2^64", bytes: bytes("a\t18446744073709551616\n"), fault: Fault(.listBadCount)),
        Row(id: "no word", bytes: bytes("a\n\t5\n"), words: ["a"], note: .listNoWord),
        Row(
            id: "columns", bytes: bytes("a\t1\tx\n"), fault: Fault(.listTooManyColumns, found: "3")),
        Row(
            id: "HTML", bytes: bytes("<!DOCTYPE html>\n"),
            fault: Fault(.sourceOtherFormat, found: "an HTML page")),
        Row(
            id: "XML", bytes: bytes("<?xml version=\"1.0\"?>\n"),
            fault: Fault(.sourceOtherFormat, found: "an XML file")),
    ]

    @Test("the rows of word lists", arguments: rows)
    func row(_ row: Row) throws {
        row.check(try Outcome.of(row.bytes))
    }

    @Test("words have their lines and counts, and blank ends are cut") func columns() throws {
        let list = bytes("  a b \t 12\n#c\n\nd\r\ne\t0")
        let outcome = try Outcome.of(list)
        #expect(outcome.records == [Record("a b", 1, 12), Record("d", 4), Record("e", 5, 0)])
        #expect(outcome.summary?.lines == 5 && outcome.summary?.skipped == 2)
        let spaced = try Outcome.of(
            bytes("new york 12\nik 7"), format: .list(ListFormat(separator: .space)))
        #expect(spaced.records == [Record("new york", 1, 12), Record("ik", 2, 7)])
        let bare = try Outcome.of(bytes("a 1\nb"), format: .list(ListFormat(separator: .space)))
        Fault(.listBadCount, line: 2, column: 2).check(bare.error)
        let whole = try Outcome.of(
            bytes("#a\tb"), format: .list(ListFormat(commentPrefix: nil, separator: .none)))
        #expect(whole.texts == ["#a\tb"])
    }

    @Test("declared encodings give the right letters")
    func encodings() throws {
        let rows: [(TextEncoding, [UInt8], [String])] = [
            (.latin1, bytes("caf") + [0xE9, 0x0A, 0xA4], ["café", "¤"]),
            (.latin9, bytes("caf") + [0xE9, 0x0A, 0xA4, 0xBD], ["café", "€œ"]),
            (.windows1252, [0x80, 0x9C, 0x0A, 0xEB], ["€œ", "ë"]),
            (.utf16LittleEndian, utf16("é\r\n😀", low: true, mark: false), ["é", "😀"]),
            (.utf16BigEndian, utf16("é\r\n😀", low: false), ["é", "😀"]),
            (.utf16, utf16("é", low: false), ["é"]),
        ]
        for (encoding, list, words) in rows {
            let outcome = try Outcome.of(list, format: .list(ListFormat(encoding: encoding)))
            #expect(outcome.texts == words, "\(encoding) \(outcome.message)")
        }
        let bad: [(TextEncoding, [UInt8], Fault)] = [
            (
                .windows1252, bytes("a\nb") + [0x81],
                Fault(.textWrongEncoding, line: 2, column: 2, found: "byte 0x81")
            ),
            (
                .utf16LittleEndian, [0x61, 0, 0, 0xDC],
                Fault(.textWrongEncoding, line: 1, column: 2, found: "the surrogate DC00")
            ),
            (
                .utf16LittleEndian, [0x61, 0, 0x3D, 0xD8],
                Fault(.textWrongEncoding, found: "surrogate")
            ),
            (.utf16LittleEndian, [0x61, 0, 0x62], Fault(.textWrongEncoding, found: "half a unit")),
            (.utf16, bytes("ab\n"), Fault(.textNoByteOrder)),
        ]
        for (encoding, list, fault) in bad {
            let outcome = try Outcome.of(list, format: .list(ListFormat(encoding: encoding)))
            fault.check(outcome.error)
        }
        let controls = try Outcome.of(
            [0x61, 0x80, 0x9F], format: .list(ListFormat(encoding: .latin1)))
        #expect(controls.notes.map(\.code) == [.textControlBytes])
        #expect(controls.notes.first?.problem.hasPrefix("2 bytes") == true)
        #expect(TextEncoding(name: "ISO_8859-1") == .latin1 && TextEncoding(name: "koi8-r") == nil)
    }

    @Test("line ends that a chunk cuts in two end one line", arguments: -4...4)
    func chunkBorders(shift: Int) throws {
        for end in ["\r\n", "\u{2028}", "\u{2029}", "é\n", "\r"] {
            let head = String(repeating: "abc\n", count: 16_380)
            let filler = String(repeating: "x", count: 65_536 - head.utf8.count + shift)
            let outcome = try Outcome.of(bytes(head + filler + end + "z"))
            #expect(outcome.records.last == Record("z", 16_382))
            #expect(outcome.records.count == 16_382, "\(outcome.message)")
        }
    }

    @Test("limits and errors of the caller end the reading") func limits() throws {
        struct Stop: Error {}
        var limits = SourceLimits()
        limits.records = 1
        Fault(.sourceTooManyRecords, line: 2).check(
            try Outcome.of(bytes("a\nb"), limits: limits).error)
        limits = .default
        limits.lineBytes = 4
        #expect(try Outcome.of(bytes("abcd\nb"), limits: limits).error == nil)
        Fault(.textLineTooLong, line: 1).check(
            try Outcome.of(bytes("abcde\nb"), limits: limits).error)
        #expect(throws: Stop.self) {
            _ = try WordSource(SourceInput(path: #filePath), format: .list(.default))
                .forEachRecord { _, _, _ in throw Stop() }
        }
    }

    @Test("a diagnostic has the input as it is, for dictc to escape once") func raw() throws {
        let outcome = try Outcome.of(bytes("a\t\u{1B}[2J\u{202E}1\n"))
        #expect(outcome.error?.found == "\"\u{1B}[2J\u{202E}1\"")
    }

    @Test("notes on the lines of a list have the first line") func notes() throws {
        let list = bytes("a\n") + mark + bytes("b\n") + mark + bytes("cafÃ©\n")
        let outcome = try Outcome.of(list)
        #expect(outcome.texts == ["a", "b", "cafÃ©"])
        #expect(outcome.notes.map(\.code) == [.textByteOrderMark, .textDoubleEncoded])
        #expect(outcome.notes.map(\.place.line) == [2, 3])
        #expect(outcome.notes.first?.problem.hasPrefix("2 ") == true)
    }

    @Test("hunspell's files are refused") func hunspell() throws {
        let dictionary = try Outcome.of(bytes("3\npit/MS\nzax/S\npea\n"))
        Fault(.sourceOtherFormat, found: "a hunspell dictionary").check(dictionary.error)
        let affixes = try Outcome.of(bytes("SET UTF-8\n"))
        Fault(.sourceOtherFormat, found: "a hunspell affix file").check(affixes.error)
    }

    @Test("the message asks if commas divide words or part columns") func commas() throws {
        for (list, isAsked) in [
            ("pea,pear\nfig,plum\ncafé,bar\n", true), ("pea,1\nfig,2\ncafé,3\n", false),
        ] {
            let error = try #require(try Outcome.of(bytes(list)).error)
            #expect(error.hint?.contains("if they divide words") == isAsked, "\(error)")
        }
    }

    @Test("a comma between digits does not make a table of phrases") func numbers() throws {
        var format = ListFormat.lines
        format.holdsPhrases = true
        for (list, column) in [
            ("three mice,5\ngreen tea,7\nred fox,9\n", 1),
            (",5 three mice\n,7 green tea\n,9 red fox\n", 2),
            ("1,000 mice ran\n2,500 dogs sat\n3,100 cats lay\n", nil),
        ] {
            let error = try Outcome.of(bytes(list), format: .list(format)).error
            #expect(
                (error?.code == .sourceOtherFormat) == (column != nil), "\(list): \(error as Any)")
            guard let column else { continue }
            #expect(error?.hint?.contains("{ phrase: \(column) }") == true, "\(error as Any)")
        }
    }

    @Test(
        "marks of a merge conflict are an error, not words",
        arguments: ["<<<<<<< HEAD", ">>>>>>> theirs", "<<<<<<< HEAD\r"])
    func mergeMarks(mark: String) throws {
        for format in [ListFormat.default, .lines] {
            let error = try Outcome.of(bytes("pea\n\(mark)\n"), format: .list(format)).error
            #expect(error?.code == .sourceMergeConflict && error?.place.line == 2)
        }
        for text in ["<<<<<<<", "<<<<<<<<", "<< a", "<<<<<< a"] {
            let error = try Outcome.of(bytes("pea\n\(text)\nfig\n")).error
            #expect(error == nil, "\(text)")
        }
    }
}
