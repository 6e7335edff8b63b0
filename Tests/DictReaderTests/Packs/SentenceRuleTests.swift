import DictFormat
import DictModel
import DictReader
import Testing

/// A file of two sentences put together by hand: `the cat sat.` and `the dog sat`.
private struct HandMadeSentences {
    /// Tag and space in the first byte, then the text.
    var forms: [[UInt8]] = [
        form(.determiner, "the"), form(.noun, "cat"), form(.verb, "sat"),
        form(.punctuation, ".", space: 0), form(.noun, "dog"),
    ]
    var answers: [UInt8] = [1, 4, 2]
    /// No rivals, the second answer, and the first, the last as a difference to the one before.
    var rivals: [[UInt8]] = [[0], [0, 1], [1, 0, 0]]
    var sentences: [[UInt8]] = [[0, 3, 1, 5, 0, 6], [0, 9, 2, 4]]
    var masks: [UInt8] = [0b11101, 0b11000, 0b11100, 0b10000]
    var ranks: [UInt32] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0]
    var counts: [UInt32] = [2, 5, 3, 3, 0, 0]
    /// Replaces the bytes of a section as a whole.
    var sections: [(SectionID, ([UInt8]) -> [UInt8])] = []

    static func form(_ tag: UniversalTag, _ text: String, space: UInt8 = 1) -> [UInt8] {
        [tag.rawValue | space << 5] + Array(text.utf8)
    }

    var bytes: [UInt8] {
        var info: [UInt8] = [7, 0, 0, 0, 0, 0, 0, 0]
        for count in counts { info.append(littleEndian: count) }
        var ranks: [UInt8] = []
        for rank in self.ranks { ranks.append(littleEndian: rank) }
        var writer = ArtefactWriter(kind: .sentences, language: .english)
        for (name, bytes) in [
            ("INFO", info), ("FORM", Self.table(forms)), ("ANSW", answers),
            ("RIVD", Self.table(rivals)), ("SENT", Self.table(sentences)), ("MASK", masks),
            ("RANK", ranks),
        ] as [(StaticString, [UInt8])] {
            let id = SectionID(name)
            writer.add(id, sections.first { $0.0 == id }?.1(bytes) ?? bytes)
        }
        return writer.finish()
    }

    private static func table(_ records: [[UInt8]]) -> [UInt8] {
        var (index, data): ([UInt8], [UInt8]) = ([], [])
        for (number, record) in records.enumerated() {
            if number % 8 == 0 { index.append(littleEndian: UInt32(data.count)) }
            data += record.count < 128 ? [UInt8(record.count)] : []
            if record.count >= 128 {
                data += [UInt8(record.count & 127 | 128), UInt8(record.count >> 7)]
            }
            data += record
        }
        return index + data
    }
}

@Suite("Rules of files of sentences") struct SentenceRuleTests {
    /// What breaks a rule, and what the reader says.
    struct Row: CustomTestStringConvertible {
        let rule: String
        let problem: String
        fileprivate let change: @Sendable (inout HandMadeSentences) -> Void

        fileprivate init(
            _ rule: String, _ problem: String,
            _ change: @escaping @Sendable (inout HandMadeSentences) -> Void
        ) {
            self.rule = rule
            self.problem = "damaged: " + problem
            self.change = change
        }

        var testDescription: String { rule }
    }

    private static let value = " holds a value out of range"
    private static let length = " has the wrong length"
    private static let words = " holds a word or a text that is not allowed there"
    private static let twice = " occurs a second time"
    private static let unused = " is used by nothing"

    private static func entry(_ index: Int, _ section: String, _ what: String) -> String {
        "entry \(index) of section " + section + what
    }

    private static func form(
        _ text: String, space: UInt8 = 1
    ) -> @Sendable (inout HandMadeSentences) -> Void {
        { $0.forms[4] = HandMadeSentences.form(.noun, text, space: space) }
    }

    static let rows: [Row] = [
        Row("dirt in INFO", "section INFO" + value) { $0.counts[5] = 1 },
        Row("a sentence more", "section MASK" + length) { $0.counts[0] = 3 },
        Row("no sentences", "section MASK" + length) { $0.counts[0] = 0 },
        Row("a form more", entry(5, "FORM", length)) { $0.counts[1] = 6 },
        Row("a form less", "section FORM" + length) { $0.counts[1] = 4 },
        Row("as many forms as fit nowhere", "section FORM" + length) { $0.counts[1] = 1 << 30 },
        Row("an answer more", "section ANSW" + length) { $0.counts[2] = 4 },
        Row("a rival set more", entry(3, "RIVD", length)) { $0.counts[3] = 4 },
        Row("a form without a tag", entry(4, "FORM", value)) { $0.forms[4][0] = 1 << 5 },
        Row("a form with an unknown tag", entry(4, "FORM", value)) { $0.forms[4][0] = 18 },
        Row("a form with a high bit", entry(4, "FORM", value)) { $0.forms[4][0] |= 0x80 },
        Row("a form with an unknown space", entry(4, "FORM", value)) { $0.forms[4][0] |= 0x60 },
        Row("a form without text", entry(4, "FORM", value), form("")),
        Row("an empty form", entry(4, "FORM", value)) { $0.forms[4] = [] },
        Row(
            "a form of 256 bytes", entry(4, "FORM", value),
            form(String(repeating: "x", count: 256))),
        Row("a blank at the head", entry(4, "FORM", words), form(" dog")),
        Row("a blank at the end", entry(4, "FORM", words), form("dog ")),
        Row("a wide blank at the end", entry(4, "FORM", words), form("dog\u{3000}")),
        Row("a no-break blank alone", entry(4, "FORM", words), form("\u{a0}")),
        Row("a line feed", entry(4, "FORM", words), form("do\ng")),
        Row("a C1 control", entry(4, "FORM", words), form("do\u{85}g")),
        Row("no UTF-8", entry(4, "FORM", words)) { $0.forms[4][2] = 0xff },
        Row("other white space of none", entry(4, "FORM", words), form("\0dog", space: 2)),
        Row("other white space of one blank", entry(4, "FORM", words), form("\u{1} dog", space: 2)),
        Row("other white space that is none", entry(4, "FORM", words), form("\u{1}odog", space: 2)),
        Row(
            "17 bytes of white space", entry(4, "FORM", value),
            form("\u{11}" + String(repeating: " ", count: 17) + "dog", space: 2)),
        Row("white space behind the record", entry(4, "FORM", value), form("\u{5}dog", space: 2)),
        Row("a form twice", entry(4, "FORM", twice)) { $0.forms[4] = $0.forms[1] },
        Row("an unused form", entry(5, "FORM", unused)) {
            $0.forms.append(HandMadeSentences.form(.noun, "hen"))
            $0.counts[1] = 6
        },
        Row("an index that points elsewhere", entry(0, "FORM", length)) {
            $0.sections = [(SentencesFormat.forms, { [1] + $0.dropFirst() })]
        },
        Row("a length of two bytes that needs one", entry(0, "RIVD", length)) {
            $0.sections = [(SentencesFormat.rivals, { Array($0[..<4]) + [0x81, 0] + $0[5...] })]
        },
        Row("an answer that is no form", entry(1, "ANSW", value)) { $0.answers[1] = 5 },
        Row("answers out of order", "entry 1 of section ANSW is out of order") {
            $0.answers = [4, 1, 2]
        },
        Row("an answer twice", "entry 1 of section ANSW is out of order") {
            $0.answers = [1, 1, 2]
        },
        Row("an answer of no gap", entry(3, "ANSW", unused)) {
            $0.answers.append(0)
            $0.counts[2] = 4
        },
        Row("a gap that is no answer", entry(0, "SENT", value)) {
            $0.sentences[0][0...0] = [1, 0]
        },
        Row("rivals without a base", entry(1, "RIVD", value)) { $0.rivals[1] = [] },
        Row("a base before the first set", entry(1, "RIVD", value)) { $0.rivals[1] = [2, 1] },
        Row("a base far before the first set", entry(2, "RIVD", value)) {
            $0.rivals[2] = [0xff, 0xff, 0xff, 0xff, 7, 1]
        },
        Row("a base that is cut", entry(1, "RIVD", value)) { $0.rivals[1] = [0x81] },
        Row("a base of two bytes that needs one", entry(1, "RIVD", value)) {
            $0.rivals[1] = [0x80, 0, 1]
        },
        Row("a rival that is no answer", entry(1, "RIVD", value)) { $0.rivals[1] = [0, 3] },
        Row("rivals behind the last answer", entry(1, "RIVD", value)) { $0.rivals[1] = [0, 1, 1] },
        Row("a rival number that is cut", entry(1, "RIVD", value)) { $0.rivals[1] = [0, 0x81] },
        Row("rivals that are far apart", entry(1, "RIVD", value)) {
            $0.rivals[1] = [0, 0xff, 0xff, 0xff, 0xff, 7, 0xff, 0xff, 0xff, 0xff, 7]
        },
        Row("the gap's own answer as a rival", entry(1, "RIVD", words)) { $0.rivals[1] = [0, 0] },
        Row("the gap's own answer from the base", entry(2, "RIVD", words)) {
            $0.rivals[2] = [1, 0]
        },
        Row("a rival set twice", entry(2, "RIVD", twice)) { $0.rivals[2] = [0] },
        Row("a rival set like its base", entry(1, "RIVD", twice)) {
            $0.rivals[1] = [1]
            $0.rivals[2] = [0, 0]
        },
        Row("a rival set that ends as another", entry(2, "RIVD", twice)) { $0.rivals[2] = [1, 1] },
        Row("an unused rival set", entry(3, "RIVD", unused)) {
            $0.rivals.append([0, 0, 0])
            $0.counts[3] = 4
        },
        Row("no tokens", entry(1, "SENT", value)) { $0.sentences[1] = [] },
        Row("256 tokens", entry(1, "SENT", value)) {
            $0.sentences[1] = [UInt8](repeating: 0, count: 256)
        },
        Row("a token that is no form", entry(1, "SENT", value)) { $0.sentences[1][0] = 10 },
        Row("a token that is cut", entry(1, "SENT", value)) { $0.sentences[1][3] = 0x84 },
        Row("a gap without rivals", entry(1, "SENT", value)) { $0.sentences[1] = [0, 9] },
        Row("an unknown rival set", entry(1, "SENT", value)) { $0.sentences[1][2] = 3 },
        Row("a huge number", entry(1, "SENT", value)) {
            $0.sentences[1] = [0xff, 0xff, 0xff, 0xff, 0xff]
        },
        Row("a mark at the head", entry(1, "SENT", value)) { $0.sentences[1][0] = 6 },
        Row("a gap on a mark", entry(0, "SENT", value)) { $0.sentences[0][5...] = [7, 0] },
        Row("a hidden word twice", entry(1, "SENT", twice)) { $0.sentences[1] += [8] },
        Row("a hidden word twice, case apart", entry(1, "SENT", twice)) {
            $0.forms.append(HandMadeSentences.form(.verb, "DOG"))
            $0.counts[1] = 6
            $0.sentences[1] += [10]
        },
        Row("a sentence twice", entry(2, "SENT", twice)) {
            $0.sentences.append($0.sentences[1])
            $0.counts[0] = 3
            $0.masks += $0.masks[2...]
        },
        Row("a class that is not there", entry(0, "MASK", value)) { $0.masks[0] |= 0x20 },
        Row("a class left out", entry(1, "MASK", value)) { $0.masks[2] = 0b11000 },
        Row("a gap's class left out", entry(1, "MASK", value)) { $0.masks[3] = 0 },
        Row("an eighth class", entry(1, "MASK", value)) { $0.masks[3] |= 0x80 },
        Row("a count before the first sentence", entry(0, "RANK", value)) { $0.ranks[4] = 1 },
        Row("a wrong count", entry(1, "RANK", value)) { $0.ranks[11] = 1 },
    ]

    @Test("that is put together by hand is sound") func sound() throws {
        let set = try SentenceSet(ArtefactBytes(HandMadeSentences().bytes))
        try set.verifyStructure()
        #expect(set.tokenised(at: 0)?.text == Array("the cat sat.".utf8))
        #expect(set.gaps(at: 0).map(\.answer) == [0, 2] && set.seed == 7)
        #expect(set.rivals(of: set.gaps(at: 0)[0]) == [1] && set.count(playing: .noun) == 2)
        #expect(set.rivals(of: set.gaps(at: 1)[0]) == [0])
    }

    @Test("are refused with the place where one is broken", arguments: rows)
    func broken(row: Row) {
        var file = HandMadeSentences()
        row.change(&file)
        let bytes = file.bytes
        #expect(!PackExercise.isSound(bytes))
        do throws(FormatError) {
            try SentenceSet(ArtefactBytes(bytes)).verifyStructure()
            Issue.record("passes")
        } catch {
            #expect(error.description == row.problem)
        }
    }

    @Test("are known to the reference reader", .enabled(if: ReferenceReader.isHere))
    func reference() throws {
        let files =
            [HandMadeSentences().bytes]
            + Self.rows.map { row in
                var file = HandMadeSentences()
                row.change(&file)
                return file.bytes
            }
        let output = try ReferenceReader.output(files, checking: true)
        try #require(output.count == files.count && output[0] == "sound")
        for (row, line) in zip(Self.rows, output.dropFirst()) {
            #expect(line != "sound", "\(row.rule)")
        }
    }
}
