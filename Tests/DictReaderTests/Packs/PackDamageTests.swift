import DictCompiler
import DictFormat
import DictModel
import DictReader
import DictTestSupport
import Testing

@Suite("Damaged files of packs") struct PackDamageTests {
    static let kinds: [ArtefactKind] = [.levels, .answers, .phrases, .sentences]

    static func file(_ kind: ArtefactKind) throws -> [UInt8] {
        switch kind {
        case .levels: try PackFixture.levelsFile()
        case .answers: try PackFixture.answersFile()
        case .sentences: try SentenceFixture.file()
        default: try PackFixture.phrasesFile()
        }
    }

    @Test("every bit flip and every cut is found at opening", arguments: kinds)
    func found(kind: ArtefactKind) throws {
        let file = try Self.file(kind)
        #expect(PackExercise.isSound(file, .verifying))
        for bit in 0..<file.count * 8 {
            var bytes = file
            bytes[bit / 8] ^= 1 << (bit % 8)
            if PackExercise.opens(bytes, .verifying) { Issue.record("bit \(bit) passes") }
        }
        for length in 0..<file.count {
            let cut = Array(file[..<length])
            if PackExercise.opens(cut, .verifying) || PackExercise.opens(cut, .trusting) {
                Issue.record("a cut to \(length) bytes passes")
            }
        }
        for bytes in [file + [0], file + file] { #expect(!PackExercise.opens(bytes, .trusting)) }
    }

    @Test("every bit flip is survived by every question without the checksums", arguments: kinds)
    func survived(kind: ArtefactKind) throws {
        let file = try Self.file(kind)
        let time = ThreadTime.measure {
            for bit in 0..<file.count * 8 {
                var bytes = file
                bytes[bit / 8] ^= 1 << (bit % 8)
                // A damaged kind is the question of another reader.
                if bit / 8 != 10 { _ = PackExercise.isSound(bytes, .trusting) }
            }
        }
        #expect(time < .seconds(60))
    }

    @Test(
        "with right checksums every flip is refused, or gives other contents that obey the rules",
        arguments: kinds)
    func resealed(kind: ArtefactKind) throws {
        let file = try PackFile(try Self.file(kind))
        var (refused, sound) = (0, 0)
        for bytes in file.flips() {
            if PackExercise.isSound(bytes, .verifying) { sound += 1 } else { refused += 1 }
        }
        // What is left is another seed, another letter, other attempts, other figures.
        #expect(refused > 100 && sound > 64)
    }

    @Test("sections cut or lengthened are refused", arguments: kinds)
    func lengths(kind: ArtefactKind) throws {
        let file = try PackFile(try Self.file(kind))
        for section in file.sections {
            for count in 0..<section.bytes.count {
                var cut = file
                cut[section.id] = Array(section.bytes[..<count])
                #expect(!PackExercise.isSound(cut.bytes), "\(section.id.name) of \(count) bytes")
            }
            for extra in [1, 8, 88] {
                var longer = file
                longer[section.id] += [UInt8](repeating: 0x61, count: extra)
                #expect(!PackExercise.isSound(longer.bytes), "\(section.id.name) + \(extra)")
            }
        }
    }

    @Test("a table has no gap of a damaged sentence, as a single sentence has none")
    func gapTable() throws {
        let file = try PackFile(try SentenceFixture.file())
        let id = SectionID("SENT")
        let size = file.sections.first { $0.id == id }?.bytes.count ?? 0
        var refused = 0
        for bit in 0..<8 * size {
            var damaged = file
            damaged[id][bit / 8] ^= 1 << (bit % 8)
            guard let set = try? SentenceSet(ArtefactBytes(damaged.bytes), .trusting) else {
                continue
            }
            let table = GapTable(set)
            for index in 0..<set.count {
                let gaps = set.gaps(at: index)
                if gaps.isEmpty { refused += 1 }
                #expect(Array(table[index]) == gaps, "bit \(bit), sentence \(index)")
            }
        }
        #expect(refused > 0)
    }

    @Test("sections left out are named", arguments: kinds) func missing(kind: ArtefactKind) throws {
        let file = try PackFile(try Self.file(kind))
        for left in file.sections {
            var writer = ArtefactWriter(kind: kind, language: .english)
            for section in file.sections where section.id != left.id {
                writer.add(section.id, section.bytes)
            }
            #expect(!PackExercise.opens(writer.finish(), .verifying))
        }
    }

    @Test("files of another kind are told apart") func otherKinds() throws {
        let levels = ArtefactBytes(try Self.file(.levels))
        let answers = ArtefactBytes(try Self.file(.answers))
        #expect(throws: FormatError.self) { try AnswerList(levels) }
        #expect(throws: FormatError.self) { try PhrasePack(levels) }
        #expect(throws: FormatError.self) { try SentenceSet(levels) }
        #expect(throws: FormatError.self) { try Lexicon(levels) }
        do {
            _ = try LevelPacks(answers)
            Issue.record("answers open as levels")
        } catch {
            #expect(error.description == "the wrong kind of artefact (answers; expected levels)")
        }
    }

    @Test("random sections neither trap nor hang", arguments: kinds)
    func random(kind: ArtefactKind) throws {
        var random = SeededGenerator(seed: UInt64(kind.rawValue))
        let file = try PackFile(try Self.file(kind))
        let time = ThreadTime.measure {
            for _ in 0..<1500 {
                var other = file
                // INFO holds the counts; with other ones most files would not open.
                for section in file.sections.dropFirst(Bool.random(using: &random) ? 1 : 0) {
                    let small = Bool.random(using: &random)
                    other[section.id] = section.bytes.map { byte in
                        switch Int.random(in: 0..<4, using: &random) {
                        case 0: byte
                        case 1: small ? UInt8.random(in: 0...4, using: &random) : 0
                        default: UInt8.random(in: 0...255, using: &random)
                        }
                    }
                }
                _ = PackExercise.isSound(other.bytes)
            }
        }
        #expect(time < .seconds(60))
    }
}
