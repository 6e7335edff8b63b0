import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

/// Files whose checksums are right and whose contents lie.
@Suite("The structural check") struct VerificationTests {
    private static func sound() throws -> EditableFile {
        EditableFile(try LexiconFixture.file(DamageTests.words))
    }

    /// A file of lists of arcs with `codes`, of which the bytes in `nodes` are the indices.
    ///
    /// `figures` are the numbers of words, the offset of the root, and the numbers of nodes and arcs.
    private static func listFile(
        _ codes: [LexiconFormat.Code], nodes: [UInt8], letters: [UInt8], figures: [UInt32],
        longest: UInt8
    ) -> [UInt8] {
        var info: [UInt8] = []
        for number in figures { info.append(littleEndian: number) }
        info += [longest, UInt8(letters.count), 20, 4, 5] + [UInt8](repeating: 0, count: 11)
        info += letters + [UInt8](repeating: 0, count: 64 - info.count - letters.count)
        let zeros = { [UInt8](repeating: 0, count: $0) }
        var writer = ArtefactWriter(kind: .lexicon, language: .english)
        writer.add(LexiconFormat.info, info)
        writer.add(LexiconFormat.codes, PackedTables.codes(codes, letters: letters.count))
        writer.add(LexiconFormat.targets, PackedTables.targets(letters: letters.count))
        writer.add(LexiconFormat.pages, zeros(256))
        writer.add(
            LexiconFormat.nodes,
            [255] + zeros(7) + nodes + [UInt8](repeating: 255, count: 272))
        return writer.finish()
    }

    /// A file with one list of two arcs, each of which ends a word.
    private static func twoArcs(_ labels: [Int]) -> [UInt8] {
        let codes = labels.enumerated().map { index, label in
            LexiconFormat.Code(
                label: label, isWord: true, isLast: index == 1, target: .none, count: .none)
        }
        return listFile(
            codes, nodes: [0, 1], letters: [0x61, 0x62], figures: [2, 8, 1, 2], longest: 1)
    }

    private static func expectRefused(_ file: EditableFile, _ name: String) throws {
        var sealed = file
        sealed.reseal()
        let lexicon = try LexiconFixture.open(sealed.bytes)
        #expect(throws: FormatError.self, "\(name)") { try lexicon.verifyStructure() }
        DamageTests.exercise.run(on: lexicon)
    }

    @Test("refuses a wrong number of words") func count() throws {
        let count = DamageTests.words.count
        for wrong in [0, 1, count - 1, count + 1, 1 << 19, 1 << 31 - 1] {
            var file = try Self.sound()
            file.set(LexiconFormat.info, 0, wrong, 4)
            try Self.expectRefused(file, "\(wrong) words")
        }
    }

    @Test("refuses a wrong longest word") func longest() throws {
        let longest = try Self.sound().number(LexiconFormat.info, 16, 1)
        for wrong in [0, 1, longest - 1, longest + 1, 255] {
            var file = try Self.sound()
            file.set(LexiconFormat.info, 16, wrong, 1)
            try Self.expectRefused(file, "longest word \(wrong)")
        }
    }

    @Test("refuses a root elsewhere, outside, or none") func root() throws {
        let root = try Self.sound().number(LexiconFormat.info, 4, 4)
        for wrong in [0, 1, root + 1, root - 1, 1 << 20, 1 << 31, 1 << 32 - 1] {
            var file = try Self.sound()
            file.set(LexiconFormat.info, 4, wrong, 4)
            try Self.expectRefused(file, "root \(wrong)")
        }
    }

    @Test("behind the last node is no word") func behind() throws {
        var file = try Self.sound()
        let nodes = file.range(LexiconFormat.nodes)
        file.set(LexiconFormat.info, 4, nodes.count - LexiconFormat.sentinel, 4)
        try Self.expectRefused(file, "root behind the last node")
        file.reseal()
        let lexicon = try LexiconFixture.open(file.bytes)
        #expect(lexicon.alphabetLetters.allSatisfy { !lexicon.contains([$0]) })
        #expect(lexicon.alphabetLetters.allSatisfy { lexicon.cursor(at: [$0]) == nil })
    }

    @Test("refuses a node that nothing leads to") func unused() throws {
        let code = LexiconFormat.Code(
            label: 0, isWord: true, isLast: true, target: .none, count: .none)
        for count in 1...2 {
            let figure = UInt32(count)
            let lexicon = try LexiconFixture.open(
                Self.listFile(
                    [code], nodes: [UInt8](repeating: 0, count: count), letters: [0x61],
                    figures: [1, 8, figure, figure], longest: 1))
            guard count > 1 else {
                try lexicon.verifyStructure()
                continue
            }
            #expect(throws: FormatError.self) { try lexicon.verifyStructure() }
        }
    }

    @Test("refuses words of more than 255 letters") func height() throws {
        // A chain of nodes with one arc each.
        let code = LexiconFormat.Code(
            label: 0, isWord: false, isLast: true, target: .next, count: .none)
        let end = LexiconFormat.Code(
            label: 0, isWord: true, isLast: true, target: .none, count: .none)
        for length in [256, 257, 600] {
            let lexicon = try LexiconFixture.open(
                Self.listFile(
                    [end, code], nodes: [UInt8](repeating: 1, count: length - 1) + [0],
                    letters: [0x61], figures: [1, 8, UInt32(length), UInt32(length)],
                    longest: 255))
            let error = #expect(throws: FormatError.self) { try lexicon.verifyStructure() }
            #expect(
                error?.description == FormatError.damaged(LexiconFormat.info, .value).description)
        }
    }

    @Test("refuses arcs out of order and arcs with one letter") func order() throws {
        try LexiconFixture.open(Self.twoArcs([0, 1])).verifyStructure()
        for labels in [[1, 0], [0, 0], [1, 1]] {
            try Self.expectRefused(EditableFile(Self.twoArcs(labels)), "labels \(labels)")
        }
    }

    @Test("figures that no reader can use are refused at opening") func figures() throws {
        let fields: [(SectionID, Int, Int, Int)] = [
            (LexiconFormat.info, 0, 1 << 31, 4), (LexiconFormat.info, 0, 1 << 32 - 1, 4),
            (LexiconFormat.info, 17, 32, 1), (LexiconFormat.info, 17, 255, 1),
            (LexiconFormat.info, 17, 0, 1), (LexiconFormat.info, 17, 7, 1),
            (LexiconFormat.info, 18, 15, 1), (LexiconFormat.info, 18, 33, 1),
            (LexiconFormat.info, 19, 3, 1), (LexiconFormat.info, 19, 9, 1),
            (LexiconFormat.info, 20, 3, 1), (LexiconFormat.info, 20, 9, 1),
            (LexiconFormat.info, 32, 0x65, 1), (LexiconFormat.info, 37, 255, 1),
            (LexiconFormat.codes, 0, 4095, 2), (LexiconFormat.codes, 0, 0, 2),
            (LexiconFormat.targets, 0, 0xFFFF, 2), (LexiconFormat.nodes, 0, 254, 1),
            (LexiconFormat.nodes, 1, 1, 4),
        ]
        for (section, offset, value, width) in fields {
            var file = EditableFile(try LexiconFixture.conformanceFile("en-peas"))
            file.set(section, offset, value, width)
            file.reseal()
            #expect(throws: FormatError.self, "\(section.name) \(offset) = \(value)") {
                try LexiconFixture.open(file.bytes)
            }
        }
    }

    /// Codes with an unknown label or target kind, a count without a target, a page count with
    /// another kind than `short`, and a target in an empty table.
    private static let unsoundCodes: [UInt16] = [
        31, 0x400, 0x500, 0x780, 0x800, 0x3100, 0x380, 0x480,
    ]

    @Test(
        "codes whose fields contradict each other are refused at opening", arguments: unsoundCodes)
    func codes(bits: UInt16) throws {
        let file = Self.listFile(
            [LexiconFormat.Code(bits: bits)], nodes: [0], letters: [0x61], figures: [1, 8, 1, 1],
            longest: 1)
        let error = #expect(throws: FormatError.self) { try LexiconFixture.open(file) }
        #expect(error?.description == FormatError.damaged(LexiconFormat.codes, .value).description)
    }

    @Test("another kind, a missing section and a short one are refused") func sections() throws {
        let sound = try Self.sound()
        func file(_ kind: ArtefactKind, _ change: (SectionID, [UInt8]) -> [UInt8]?) -> [UInt8] {
            var writer = ArtefactWriter(kind: kind, language: .english)
            for section in sound.sections {
                if let bytes = change(section.id, Array(sound.bytes[section.range])) {
                    writer.add(section.id, bytes)
                }
            }
            return writer.finish()
        }
        _ = try LexiconFixture.open(file(.lexicon) { $1 })
        for kind in ArtefactKind.allCases where kind != .lexicon {
            #expect(throws: FormatError.self) { try LexiconFixture.open(file(kind) { $1 }) }
        }
        for section in sound.sections {
            for keep in [-1, 0, 1, section.range.count - 1] {
                let bytes = file(.lexicon) { id, old in
                    id != section.id ? old : keep < 0 ? nil : Array(old.prefix(keep))
                }
                #expect(throws: FormatError.self, "\(section.id.name) cut to \(keep)") {
                    try LexiconFixture.open(bytes)
                }
            }
        }
    }

    /// A file of dense nodes over a to z: node `i` leads to node `targets[i]` by every letter, and
    /// each path there is a word or is not.
    private static func denseFile(
        targets: [Int?], isWord: (Int) -> Bool, count: Int, longest: Int
    ) -> [UInt8] {
        let letters = WordShape.latin
        var info: [UInt8] = []
        info.append(littleEndian: UInt32(count))
        info.append(littleEndian: UInt32(8))
        info.append(littleEndian: UInt64(0))
        info += [UInt8(longest), UInt8(letters.count), 20, 4, 5]
        info += [UInt8](repeating: 0, count: 11) + letters
        info += [UInt8](repeating: 0, count: 64 - info.count)
        var nodes: [UInt8] = [255, 0, 0, 0, 0, 0, 0, 0]
        let size = 5 + 4 * letters.count
        for (index, target) in targets.enumerated() {
            nodes.append(255)
            nodes.append(littleEndian: UInt32(0x3FF_FFFF))
            let entry = target.map { 8 + size * $0 } ?? 0
            for _ in letters {
                nodes.append(littleEndian: UInt32(entry | (isWord(index) ? 1 << 20 : 0)))
            }
        }
        var writer = ArtefactWriter(kind: .lexicon, language: .english)
        writer.add(LexiconFormat.info, info)
        writer.add(LexiconFormat.codes, PackedTables.codes([], letters: letters.count))
        writer.add(LexiconFormat.targets, PackedTables.targets(letters: letters.count))
        writer.add(LexiconFormat.pages, [UInt8](repeating: 0, count: 256))
        writer.add(LexiconFormat.nodes, nodes + [UInt8](repeating: 255, count: 272))
        return writer.finish()
    }

    @Test("circles and fans without words end, whatever the header counts") func fans() throws {
        let files = [
            // A circle, with and without words.
            Self.denseFile(targets: [0], isWord: { _ in false }, count: 200, longest: 255),
            Self.denseFile(targets: [0], isWord: { _ in true }, count: 200, longest: 255),
            Self.denseFile(targets: [1, 0], isWord: { $0 == 1 }, count: 200, longest: 255),
            // 26^12 paths, none of which leads to a word.
            Self.denseFile(
                targets: (1..<13).map { $0 < 12 ? $0 : nil }, isWord: { _ in false },
                count: 1 << 31 - 1, longest: 255),
            // 26^12 words, of which the header admits 200.
            Self.denseFile(
                targets: (1..<13).map { $0 < 12 ? $0 : nil }, isWord: { $0 == 11 }, count: 200,
                longest: 12),
        ]
        for (index, file) in files.enumerated() {
            let lexicon = try LexiconFixture.open(file)
            var slowest = SlowestStep()
            slowest.measure(index) {
                // Short words: an anagram search may look at every way to lay the letters.
                QueryExercise(words: [[0x74, 0x65, 0x61], [0x61]]).run(on: lexicon)
                #expect(throws: FormatError.self) { try lexicon.verifyStructure() }
                #expect(throws: FormatError.self) { try lexicon.words(matching: Array("*q?".utf8)) }
                #expect(throws: FormatError.self) { try lexicon.forEachWord { _ in true } }
                // Words that are shorter than the paths, so that no path is walked to its end.
                _ = try? lexicon.words(matching: Array("?????????".utf8))
                _ = try? lexicon.anagrams(of: Array("a????????".utf8))
            }
            #expect(slowest.time < DamageTests.patience, "file \(index)")
        }
    }
}
