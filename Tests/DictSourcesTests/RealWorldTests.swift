import DictModel
import DictSources
import Foundation
import Testing

/// A file as it is found in the world, how it is declared, and what it gives.
struct RealFile: Sendable, CustomTestStringConvertible {
    var name: String
    var format: ListFormat
    /// The first words with their numbers, as `word` or `word 12`.
    var words: [String] = []
    /// The number of words; `nil` if `words` are all.
    var count: Int?
    var notes: [Diagnostic.Code] = []
    var fault: Fault?
    /// The affix file of a hunspell dictionary; `nil` for a list.
    var affixes: String?

    var testDescription: String { name }

    init(
        _ name: String, _ words: [String], count: Int? = nil, notes: [Diagnostic.Code] = []
    ) {
        self.init(name, .default, words, count: count, notes: notes)
    }

    init(
        _ name: String, _ format: ListFormat, _ words: [String], count: Int? = nil,
        notes: [Diagnostic.Code] = []
    ) {
        (self.name, self.format, self.words, self.count) = (name, format, words, count)
        self.notes = notes
    }

    init(_ name: String, _ format: ListFormat = .default, refused fault: Fault) {
        (self.name, self.format, self.fault) = (name, format, fault)
    }

    /// A hunspell dictionary with its affix file.
    init(_ name: String, affixes: String, _ words: [String] = [], refused fault: Fault? = nil) {
        self.init(name, .default, words)
        (self.affixes, self.fault) = (affixes, fault)
    }

    /// How the file is declared.
    var source: WordSourceFormat {
        affixes.map { .hunspell(HunspellFormat(affixes: Self.folder + "/" + $0)) } ?? .list(format)
    }

    /// The file on the disk.
    var path: String { Self.folder + "/" + name }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Fixtures/real-world").standardizedFileURL.path
}

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Suite("Files as they are found in the world") struct RealWorldTests {
    private static func table(
        _ separator: ListSeparator, _ word: ListTable.Column, _ number: ListTable.Column? = nil,
        header: Bool = false, encoding: TextEncoding = .utf8, letterCase: ListCase? = nil
    ) -> ListFormat {
        ListFormat(
            encoding: encoding, separator: separator,
            columns: ListTable(word: word, number: number, hasHeader: header),
            letterCase: letterCase)
    }

    private static let lists: [RealFile] = [
        RealFile("scrabble-capitals.txt", ["aa", "aah"], count: 22, notes: [.listCapitals]),
        RealFile(
            "scrabble-capitals.txt", ListFormat(letterCase: .upper), ["aa", "aah"], count: 22),
        RealFile("scrabble-capitals.txt", ListFormat(letterCase: .keep), ["AA", "AAH"], count: 22),
        RealFile(
            "scrabble-definitions.txt", table(.space, .number(1), letterCase: .upper),
            ["aa", "aah", "aardvark"]),
        RealFile("scrabble-few-capitals.txt", ["PEA", "PEAR", "ZEBRA"]),
        RealFile(
            "scrabble-few-capitals.txt", ListFormat(letterCase: .upper), ["pea", "pear", "zebra"]),
        RealFile("capitals-with-names.txt", ["aa"], count: 23, notes: [.listCapitals]),
        RealFile("capitals-at-start.txt", refused: Fault(.listMixedCase, found: "90 others")),
        RealFile("capitals-at-start.txt", ListFormat(letterCase: .keep), ["AA"], count: 1190),
        RealFile("abbreviations.txt", ListFormat(letterCase: .keep), ["AAC", "ABC"], count: 25),
        RealFile("title-case.txt", ["Apple", "Banana", "CHERRY", "Éclair"]),
        RealFile(
            "title-case.txt", ListFormat(letterCase: .upper),
            ["Apple", "Banana", "cherry", "Éclair"]),
        RealFile(
            "title-case.txt", ListFormat(letterCase: .lower),
            ["apple", "banana", "cherry", "éclair"]),
        RealFile(
            "windows-utf16.txt", ListFormat(encoding: .utf16), ["pea", "café"],
            notes: [.textByteOrderMark]),
        RealFile("windows-utf16-big.txt", ["pea", "café"], notes: [.textByteOrderMark]),
        RealFile("windows-1252.txt", ListFormat(encoding: .windows1252), ["pea", "café"]),
        RealFile("windows-1252.txt", refused: Fault(.textNotUTF8, line: 2, column: 4)),
        RealFile("old-macintosh.txt", ["pea", "pear"]),
        RealFile(
            "joined-with-marks.txt", ["pea", "pear"],
            notes: [.textByteOrderMark, .textByteOrderMark]),
        RealFile("twice-encoded.txt", ["cafÃ©", "pea"], notes: [.textDoubleEncoded]),
    ]

    private static let tables: [RealFile] = [
        RealFile(
            "csv-quotes.csv", table(.comma, .name("Word"), .name("count")),
            ["pea 120", "pear 80", "zebra 7"]),
        RealFile(
            "csv-quotes.csv", table(.comma, .number(2), header: true),
            ["small, round and \"green\"", "a fruit,\nand a tree", "striped"]),
        RealFile(
            "csv-quotes.csv", table(.comma, .number(1), .number(3)),
            refused: Fault(.listBadCount, line: 1, found: "count")),
        RealFile(
            "csv-excel-semicolons.csv",
            table(.semicolon, .name("Woord"), .name("Aantal"), encoding: .windows1252),
            ["café 12", "reünie 7"]),
        RealFile(
            "csv-excel-utf8.csv", table(.comma, .name("word"), .name("count")),
            ["pea 3", "café 2"], notes: [.textByteOrderMark]),
        RealFile(
            "csv-two-columns.csv", ListFormat(separator: .comma), ["pea 120", "pear 80"]),
        RealFile(
            "csv-three-columns.csv", ListFormat(separator: .comma),
            refused: Fault(.listTooManyColumns, line: 1, found: "3")),
        RealFile(
            "csv-open-quote.csv", ListFormat(separator: .comma),
            refused: Fault(.listOpenQuote, line: 2, found: "end of the file")),
        RealFile(
            "csv-text-after-quote.csv", ListFormat(separator: .comma),
            refused: Fault(.listTextAfterQuote, line: 2, column: 5, found: "ar,2")),
        RealFile("csv-inches.csv", table(.comma, .number(2)), ["3.5\" floppy", "none"]),
        RealFile(
            "csv-short-row.csv", table(.comma, .number(1), .number(3)),
            refused: Fault(.listTooFewColumns, line: 2, found: "1")),
        RealFile(
            "csv-other-head.csv", table(.comma, .name("word")),
            refused: Fault(.listNoColumn, line: 1, found: "\"lemma\" and \"n\"")),
        RealFile(
            "csv-thousands.csv", ListFormat(separator: .comma),
            refused: Fault(.listBadCount, line: 1, found: "1,200")),
        RealFile(
            "tsv-quotes.tsv", table(.tab, .name("word"), .name("count")),
            ["pea 12", "say \"pear\" 3", "\"Yes,\" he said 1"]),
        RealFile(
            "frequencywords-en.txt", ListFormat(separator: .space),
            ["you 28787591", "i 27086011", "the 22761659", "peafowl 12"]),
        RealFile(
            "subtlex-us.txt", table(.tab, .name("Word"), .name("FREQcount"), letterCase: .lower),
            ["the 1501908", "to 1156570", "monday 4209"]),
        RealFile(
            "leipzig-sentences.txt", table(.tab, .number(2), letterCase: .keep),
            ["\"Yes,\" he said."], count: 3),
        RealFile(
            "leipzig-words.txt", table(.tab, .number(2), .number(3)),
            ["the 56789", "\" 4321", "peafowl 3"]),
    ]

    private static let others: [RealFile] = [
        RealFile("words.json", refused: Fault(.sourceOtherFormat, found: "JSON")),
        RealFile("dump.sql", refused: Fault(.sourceOtherFormat, found: "an SQL dump")),
        RealFile("hyph-nl.tex", refused: Fault(.sourceOtherFormat, found: "a hyphenation table")),
        RealFile(
            "hyph-bare.dic", refused: Fault(.sourceOtherFormat, found: "a hyphenation table")),
        RealFile("en.aff", refused: Fault(.sourceOtherFormat, found: "a hunspell affix file")),
        RealFile("en.dic", refused: Fault(.sourceOtherFormat, found: "a hunspell dictionary")),
        RealFile("csv-quotes.csv", refused: Fault(.sourceOtherFormat, found: "CSV with a comma")),
        RealFile(
            "csv-two-columns.csv", refused: Fault(.sourceOtherFormat, found: "CSV with a comma")),
        RealFile(
            "csv-excel-semicolons.csv", ListFormat(encoding: .windows1252),
            refused: Fault(.sourceOtherFormat, found: "CSV with a semicolon")),
        RealFile("page.html", refused: Fault(.sourceOtherFormat, found: "an HTML page")),
        RealFile("lexicon.xml", refused: Fault(.sourceOtherFormat, found: "an XML file")),
        RealFile("picture.png", refused: Fault(.sourceOtherFormat, found: "a PNG image")),
        RealFile("paper.pdf", refused: Fault(.sourceOtherFormat, found: "a PDF document")),
        RealFile("empty.txt", refused: Fault(.sourceNoWords)),
        RealFile("only-comments.txt", refused: Fault(.sourceNoWords)),
    ]

    private static let packed: [RealFile] =
        [
            "list.txt.bz2", "list.txt.xz", "list.txt.zst", "list.zip", "list.tar", "list.tar.gz",
            "list.tar.bz2", "list.tar.xz", "list.tar.zst",
        ].map { RealFile($0, ["pea", "pear", "zebra"]) } + [
            RealFile("two-lists.zip", refused: Fault(.archiveManyFiles)),
            RealFile("two-lists.tar", refused: Fault(.archiveManyFiles)),
            RealFile("list-zip-in.tar", refused: Fault(.compressionUnread, found: "zip")),
            RealFile("encrypted.zip", refused: Fault(.archiveDamaged, found: "list.txt")),
            RealFile("garbage.bz2", refused: Fault(.archiveTrailingData, found: "4 bytes")),
            RealFile("plain.zip", refused: Fault(.archiveNameOnly)),
            RealFile("corpus.zip", refused: Fault(.archiveManyFiles)),
        ]

    private static let pairs: [RealFile] = [
        RealFile(
            "en.dic", affixes: "en.aff",
            ["pea", "peas", "like", "likes", "unlikes", "unlike", "zebra", "zebras"]),
        RealFile(
            "en.aff", affixes: "en.dic",
            refused: Fault(.sourceOtherFormat, found: "a hunspell dictionary")),
        RealFile("en.dic", affixes: "en-gone.aff", refused: Fault(.sourceMissing)),
    ]

    @Test(
        "each gives its words and numbers, or a refusal",
        arguments: lists + tables + others + packed + pairs)
    func file(_ file: RealFile) throws {
        let outcome = try Outcome.of(file: file.path, format: file.source)
        if let fault = file.fault { return fault.check(outcome.error, file.name) }
        #expect(outcome.error == nil, "\(outcome.message)")
        let words = outcome.records.map { $0.text + ($0.count.map { " \($0)" } ?? "") }
        #expect(Array(words.prefix(file.words.count)) == file.words)
        #expect(words.count == file.count ?? file.words.count)
        #expect(outcome.notes.map(\.code.name) == file.notes.map(\.name))
    }

    @Test("rows in quotes are the same wherever a chunk ends")
    func chunks() throws {
        var text = ""
        for number in 0..<9_000 { text += "\"w\(number)\",\"a \"\"b\"\",\nc\",\(number)\r\n" }
        let format = Self.table(.comma, .number(1), .number(3))
        let outcome = try Outcome.of(bytes(text), format: .list(format))
        #expect(outcome.records.count == 9_000, "\(outcome.message)")
        #expect(outcome.records.last == Record("w8999", 17_999, 8_999))
    }

    @Test("a quote in quotes may stand at the end of a line") func doubledAtEnd() throws {
        let text = "w1,\"a \"\"\nb\",5\nw2,\"\"\"\",6\n"
        let outcome = try Outcome.of(
            bytes(text), format: .list(Self.table(.comma, .number(1), .number(3))))
        #expect(outcome.records.map(\.text) == ["w1", "w2"], "\(outcome.message)")
        #expect(outcome.records.map(\.count) == [5, 6])
    }

    @Test("CSV read as a list is refused before its words are kept, with the key to declare")
    func undeclared() throws {
        var words: [String] = []
        for number in 0..<2_000 { words.append(number == 5 ? "pea" : "w\(number),a note") }
        let text = bytes(words.joined(separator: "\n"))
        let outcome = try Outcome.of(text, format: .list(ListFormat(letterCase: .keep)))
        Fault(.sourceOtherFormat, found: "CSV").check(outcome.error)
        #expect(outcome.records.count < 100)
        #expect(outcome.error?.hint?.contains("separator: comma") == true)
        // A list may have a few lines with commas; whole lines may have as many as they like.
        for (text, format) in [
            ("pea\npear\nsalt, pepper\nplum\nfig, date\n", ListFormat.default),
            ("easy come, easy go\nfirst come, first served\n", ListFormat.lines),
        ] {
            let outcome = try Outcome.of(bytes(text), format: .list(format))
            #expect(outcome.error == nil, "\(outcome.message)")
        }
    }

    @Test("a quote that is never closed ends at the limit of a line")
    func openQuote() throws {
        let text = "pea,1\n\"" + String(repeating: "x\n", count: 100_000)
        let outcome = try Outcome.of(bytes(text), format: .list(ListFormat(separator: .comma)))
        Fault(.listOpenQuote, line: 2, found: "65536 bytes").check(outcome.error)
    }
}
