import DictFormat
import DictModel
import Testing

/// Numbers that stand in files: a change here is a change of the format.
@Suite("Format constants") struct FormatConstantsTests {
    typealias Format = LexiconFormat

    @Test("the header") func header() {
        #expect(ArtefactHeader.magic == [0x8A, 0x44, 0x43, 0x54, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(ArtefactHeader.majorVersion == 1)
        #expect(ArtefactHeader.minorVersion == 1)
        #expect(ArtefactKind.allCases.map(\.majorVersion) == [2, 1, 1, 1, 1, 1, 1])
        #expect(ArtefactHeader.alignment == 16)
        #expect(ArtefactHeader.fixedSize == 24)
        #expect(ArtefactHeader.entrySize == 32)
        #expect(ArtefactHeader.maximumSections == 64)
    }

    @Test("kinds and languages") func kinds() {
        let kinds: [(ArtefactKind, UInt8, String)] = [
            (.lexicon, 1, "lexicon"), (.levels, 2, "levels"), (.answers, 3, "answers"),
            (.phrases, 4, "phrases"), (.sentences, 5, "sentences"), (.tagger, 6, "tagger"),
            (.part, 7, "part"),
        ]
        #expect(kinds.map(\.0) == ArtefactKind.allCases, "a kind is missing from the table")
        for (kind, number, name) in kinds {
            #expect(kind.rawValue == number)
            #expect(kind.name == name)
        }
        #expect(Language.allCases == [.english, .dutch], "a language is missing from the table")
        #expect(Language.allCases.map(\.rawValue) == [1, 2])
    }

    @Test("target kinds: number and bytes") func targetKinds() {
        let table: [(Format.TargetKind, UInt16, Int)] = [
            (.none, 0, 0), (.next, 1, 0), (.near, 2, 1), (.far, 3, 2), (.short, 4, 2),
            (.long, 5, 3), (.full, 6, 4), (.table, 7, 1), (.entry, 9, 0),
        ]
        #expect(table.map(\.0) == Format.TargetKind.allCases, "a kind is missing from the table")
        for (kind, number, bytes) in table {
            #expect(kind.rawValue == number)
            #expect(kind.bytes == bytes)
        }
    }

    @Test("count kinds: number and bytes") func countKinds() {
        let table: [(Format.CountKind, UInt16, Int)] = [
            (.none, 0, 0), (.one, 1, 1), (.two, 2, 2), (.three, 3, 3), (.four, 4, 4),
            (.table, 5, 0), (.page, 6, 0), (.constant, 7, 0),
        ]
        #expect(table.map(\.0) == Format.CountKind.allCases, "a kind is missing from the table")
        for (kind, number, bytes) in table {
            #expect(kind.rawValue == number)
            #expect(kind.bytes == bytes)
        }
    }

    @Test("section names") func sections() {
        let table: [(SectionID, String, UInt32)] = [
            (Format.info, "INFO", 0x4F46_4E49), (Format.codes, "CODE", 0x4544_4F43),
            (Format.targets, "TARG", 0x4752_4154), (Format.pages, "PAGE", 0x4547_4150),
            (Format.nodes, "NODE", 0x4544_4F4E),
        ]
        for (id, name, number) in table {
            #expect(id.rawValue == number)
            #expect(id.name == name)
        }
        #expect(SectionID("AB").name == "AB")
        #expect(SectionID(rawValue: 0x0041_FF1B).name == "??A?")
    }

    @Test("lexicon numbers") func lexicon() {
        #expect(Format.infoSize == 64)
        #expect(Format.alphabetOffset == 32)
        #expect(Format.maximumLetters == 31)
        #expect(Format.maximumWordLength == 255)
        #expect(Format.oneByteCodes == 250)
        #expect(Format.escapePages == 4)
        #expect(Format.twoByteCodes == 1024)
        #expect(Format.maximumDifferentCodes == 4095)
        #expect(Format.wideDense == 254)
        #expect(Format.narrowDense == 255)
        #expect(Format.denseHead == 5)
        #expect(Format.deadNode == 8)
        #expect(Format.sentinel == 272)
        #expect(Format.pagedBytes == 65_536)
        #expect(Format.banks == 4)
    }

    @Test(
        "the index of a form has the bytes that the last one needs",
        arguments: [
            (0, 1), (1 << 8, 1), (1 << 8 + 1, 2), (1 << 16, 2), (1 << 16 + 1, 3), (1 << 24, 3),
            (1 << 24 + 1, 4), (1 << 32, 4),
        ])
    func answerSize(formCount: Int, bytes: Int) {
        #expect(SentencesFormat.answerSize(formCount: formCount) == bytes)
    }

    @Test("the sentinel holds the largest dense node and a read of eight bytes behind it")
    func sentinel() {
        #expect(Format.sentinel >= Format.denseHead + 32 * 8 + 8)
        #expect(Format.oneByteCodes + Format.escapePages == Int(Format.wideDense))
    }

    @Test("entry widths") func widths() {
        let table: [(Format.EntryWidths, Int, Int, Int, Int, Int)] = [
            (.small, 20, 4, 5, 1 << 19, 1 << 20), (.large, 27, 5, 7, 1 << 28, 1 << 27),
        ]
        for (widths, bits, narrow, wide, words, addresses) in table {
            #expect(widths.addressBits == bits)
            #expect(widths.narrow == narrow)
            #expect(widths.wide == wide)
            #expect(widths.wordLimit == words)
            #expect(widths.addressLimit == addresses)
        }
    }

    @Test("every combination of a code's fields survives its 16 bits") func codes() {
        var seen: Set<UInt16> = []
        for target in Format.TargetKind.allCases {
            for count in Format.CountKind.allCases {
                for rest in 0..<(32 * 4 * 4) {
                    let code = Format.Code(
                        label: rest & 31, isWord: rest & 32 != 0, isLast: rest & 64 != 0,
                        target: target, count: count, bank: rest >> 7)
                    let isSame =
                        code.label == rest & 31 && code.isWord == (rest & 32 != 0)
                        && code.isLast == (rest & 64 != 0) && code.target == target
                        && code.count == count && code.bank == rest >> 7
                        && Format.Code(bits: code.bits) == code
                    if !isSame || !seen.insert(code.bits).inserted {
                        Issue.record("code of \(target), \(count), \(rest)")
                    }
                }
            }
        }
        #expect(Format.Code(bits: 10 << 7).target == nil)
        #expect(
            Format.Code(
                label: 3, isWord: true, isLast: false, target: .short, count: .page, bank: 2
            )
            .bits == 0xB223)
    }
}
