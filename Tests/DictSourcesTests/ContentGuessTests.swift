import DictModel
import DictTestSupport
import Testing

@testable import DictSources

/// Texts that begin like a format, and formats that look like texts.
@Suite("Guesses of content") struct ContentGuessTests {
    /// A guess about the first bytes of a file.
    struct Guess: Sendable {
        var name: String
        var of: @Sendable ([UInt8]) -> String?

        static let all: [Guess] = [
            Guess(name: "compression") { ContentGuess.compression($0.span) },
            Guess(name: "document") { ContentGuess.document($0.span) },
            Guess(name: "hunspell") { ContentGuess.hunspell($0.span) },
            Guess(name: "hyphenation") { ContentGuess.isHyphenation($0.span) ? "a table" : nil },
        ]
    }

    private static func latin(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }

    private static let mustard =
        Array(String(repeating: "apple\n", count: 42).utf8) + Array("pea\nmustard\nplum\n".utf8)

    private static let texts: [(name: String, bytes: [UInt8])] = [
        ("mustard at byte 256", mustard),
        ("mustard in 512 bytes", mustard + mustard),
        (
            "mustard and a number where the sum would be",
            {
                var bytes = mustard + mustard
                bytes.replaceSubrange(148..<156, with: Array(" 123456 ".utf8))
                return bytes
            }()
        ),
        ("BZh and a digit", Array("BZh9 is a word\n".utf8)),
        ("PK", Array("PK\nPKI\n".utf8)),
        ("7z", latin("7z\u{BC}\u{AF}'\n")),
        ("an x and a ligature in windows-1252", latin("x\u{9C}uvre\nb\u{9C}uf\n")),
        ("an x and a capital in Latin-1", latin("x\u{DA}nico\nb\u{E9}b\u{E9}\n")),
        ("the sign of zstd in Latin-1", latin("(\u{B5}/\u{FD} is odd\n")),
        ("the sign of PNG in windows-1252", latin("\u{89}PNG\n")),
        ("the sign of JPEG in Latin-1", latin("\u{FF}\u{D8}\u{FF}\u{E0} is odd\n")),
        ("GIF89a", Array("GIF89a is a format.\n".utf8)),
        ("%PDF-", Array("%PDF-format of pages\n".utf8)),
        ("a quotation in brackets", Array("[\"Yes,\" he said.]\n".utf8)),
        ("a wiki", Array("[[File:pea.png]] grows.\n".utf8)),
        ("a template", Array("{{Infobox}}\n".utf8)),
        ("references", Array("[[1]] Pea, [2] Pear\n".utf8)),
        ("a quotation in braces", Array("{\"Yes\"}\n".utf8)),
        ("a sentence of a statement", Array("INSERT INTO the slot; then turn.\n".utf8)),
        ("DROP TABLE", Array("DROP TABLE TENNIS\n".utf8)),
        ("tags", Array("<htmlx> and <doctype>\n".utf8)),
        ("a gzip of another method", [0x1F, 0x8B, 7, 0]),
    ]

    @Test("texts that begin like a format are texts", arguments: texts.indices)
    func text(index: Int) {
        let text = Self.texts[index]
        for guess in Guess.all {
            #expect(guess.of(text.bytes) == nil, "\(text.name): \(guess.name)")
        }
    }

    private static func tar(_ type: Character, isOld: Bool = false) -> [UInt8] {
        var archive = TarArchive()
        archive.add("words.txt", Array("pea\npear\n".utf8), type: type, isOld: isOld)
        return archive.finished
    }

    private static let formats: [(guess: String, bytes: [UInt8], isCutAt: Int)] = [
        ("a tar archive", tar("0"), 512), ("a tar archive", tar("0", isOld: true), 512),
        ("a tar archive", tar("5"), 512),
        ("JSON", Array("{\n  \"word\" : [1] }".utf8), 12),
        ("JSON", Array("[{\"word\": \"pea\"}]".utf8), 9),
        ("JSON", Array("[ \"pea\\\"s\", \"pear\" ]".utf8), 11),
        ("JSON", Array("[[1, 2], [3, 4]]".utf8), 4),
        ("JSON", Array("[[\"pea\", 2]]".utf8), 8),
        ("an HTML page", Array("\n<!DOCTYPE HTML>".utf8), 15),
        ("an HTML page", Array("<html lang='en'>".utf8), 5),
        ("an XML file", Array("<?xml version='1.0'?>".utf8), 5),
        ("an SQL dump (INSERT INTO )", Array("INSERT INTO w VALUES (1);\r\n".utf8), 25),
        ("an SQL dump (CREATE TABLE )", Array("CREATE TABLE w (\n  x int\n);\n".utf8), 27),
        ("a PDF document", Array("%PDF-1.7\n%\u{E2}".utf8), 8),
        ("a GIF image", Array("GIF89a\u{1}\u{0}\u{1}\u{0}".utf8), 7),
        ("gzip data", Gzip.member([0x61]), 2),
        ("a zlib stream without a gzip header", Gzip.deflated([0x61, 0x0A], windowBits: 15), 5),
        ("an xz file", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4, 0xE6, 0xD6, 0xB4, 0x46], 6),
        ("a zstd file", [0x28, 0xB5, 0x2F, 0xFD, 4, 4, 0x21, 0, 0], 5),
        ("a zip archive", Array(zip), 4),
        ("a zip archive", [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18), 4),
        ("a 7z archive", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4], 6),
        ("an lz4 file", [4, 0x22, 0x4D, 0x18, 0x64, 0x40], 4),
        ("a compress (.Z) file", [0x1F, 0x9D, 0x90], 2),
    ]

    private static let zip: [UInt8] = {
        var archive = ZipArchive()
        archive.add("a.txt", "pea\n")
        return archive.bytes
    }()

    @Test("formats are recognised, whole or cut", arguments: formats.indices)
    func format(index: Int) {
        let format = Self.formats[index]
        func guess(_ bytes: some Sequence<UInt8>) -> String? {
            let bytes = Array(bytes)
            return ContentGuess.compression(bytes.span) ?? ContentGuess.document(bytes.span)
        }
        #expect(guess(format.bytes) == format.guess)
        #expect(guess(format.bytes.prefix(format.isCutAt)) == format.guess, "\(format.guess) cut")
        #expect(guess(format.bytes.prefix(format.isCutAt - 1)) != format.guess, "\(format.guess)")
    }

    @Test("a signature is enough if the name says the same")
    func named() {
        let xz: [UInt8] = [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 1, 4, 0, 0, 0, 0]
        #expect(ContentGuess.compression(xz.span) == nil)
        #expect(ContentGuess.compression(xz.span, name: "a.xz") == "an xz file")
        #expect(ContentGuess.compression(xz.span, name: "a.zip") == nil)
    }

    @Test("the first 200 lines show whether a list without a number is a dictionary")
    func dictionaryLines() {
        let flagged = String(repeating: "pit/MS\n", count: 100)
        let plain = String(repeating: "pea\n", count: 99)
        func guess(_ text: String) -> String? { ContentGuess.hunspell(Array(text.utf8).span) }
        #expect(guess(flagged + plain) == "a hunspell dictionary")
        #expect(guess(flagged + plain + "pea\n" + flagged) == nil)
    }
}

/// The rate of error of each guess on random sentences.
@Suite("Guesses of random texts", .enabled(if: SlowTests.areEnabled, SlowTests.hint))
struct SlowContentGuessTests {
    private static let words = pieces(
        """
        the of pea pear it's a-b zebra Paris 12 1999 and/or he said, "Yes," [sic] (or) ok. an old \
        man walked slowly to the river and saw a boat with two men in it; they were fishing, but \
        nothing had come up so far. What now? he asked
        """)
    /// Pieces with which formats begin.
    private static let starts = pieces(
        """
        mustard BZh9 BZh91 PK PK5 7z x\u{9C} x\u{DA} \u{89}PNG GIF89a %PDF-1 ustar {" [" [[1 {{x}} \
        <html5 <xml INSERT INTO DROP TABLE SET SFX PFX D Y 4 pit/MS a1be .ach4 (\u{B5}/\u{FD} \
        \u{FF}\u{D8}\u{FF} 0123456 117032
        """)

    private static func pieces(_ text: String) -> [[UInt8]] {
        text.split(separator: " ").map { Array($0.unicodeScalars.map { UInt8($0.value) }) }
    }

    @Test(
        "of 10^6 random sentences, hardly any is taken for a format",
        arguments: 1...4 as ClosedRange<UInt64>)
    func sentences(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var wrong: [String: Int] = [:]
        for _ in 0..<250_000 {
            var text: [UInt8] = []
            let length = Int.random(in: 1...600, using: &generator)
            let ends: [UInt8] = Bool.random(using: &generator) ? [0x20] : [0x20, 0x0A]
            while text.count < length {
                let isStart = text.isEmpty || Int.random(in: 0..<10, using: &generator) == 0
                text += (isStart ? Self.starts : Self.words).randomElement(using: &generator) ?? []
                text.append(ends[Int.random(in: 0..<ends.count, using: &generator)])
            }
            for guess in ContentGuessTests.Guess.all where guess.of(text) != nil {
                wrong[guess.name, default: 0] += 1
            }
        }
        print("wrong guesses of 250,000 random sentences: \(wrong.sorted { $0.key < $1.key })")
        #expect(wrong["compression"] == nil && wrong["hyphenation"] == nil)
        // A sentence may begin with INSERT INTO, and have a semicolon at the end of a line.
        #expect(wrong["document", default: 0] <= 10)
        // A list may begin with a number, and have an entry such as pit/MS in each tenth line.
        #expect(wrong["hunspell", default: 0] <= 250)
    }
}
