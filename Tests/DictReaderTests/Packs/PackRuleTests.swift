import DictCompiler
import DictFormat
import DictModel
import DictReader
import Testing

@Suite("Rules of the files of packs") struct PackRuleTests {
    /// A number in a section that breaks a rule, and what the reader says.
    struct Row: CustomTestStringConvertible {
        let rule: String
        let section: SectionID
        let offset: Int
        let value: UInt64
        let width: Int
        let problem: String

        init(
            _ rule: String, _ section: SectionID, _ offset: Int, _ value: UInt64, _ width: Int,
            _ problem: String
        ) {
            self.rule = rule
            self.section = section
            self.offset = offset
            self.value = value
            self.width = width
            self.problem = "damaged: " + problem
        }

        var testDescription: String { rule }
    }

    private static let value = " holds a value out of range"
    private static let order = " is out of order"
    private static let length = " has the wrong length"
    private static let words = " holds a word or a text that is not allowed there"
    private static let pack = LevelsFormat.packSize

    static let levels: [Row] = {
        let (info, table, letters) = (LevelsFormat.info, LevelsFormat.packs, LevelsFormat.words)
        func first(_ what: String) -> String { "entry 0 of section PACK" + what }
        func second(_ what: String) -> String { "entry 1 of section PACK" + what }
        func third(_ what: String) -> String { "entry 2 of section PACK" + what }
        return [
            Row("an unknown ladder", info, 16, 2, 1, "section INFO" + value),
            Row("dirt behind the ladder", info, 17, 1, 1, "section INFO" + value),
            Row("more sets than packs", info, 12, 4, 4, "section INFO" + value),
            Row("fewer sets than there are", info, 12, 1, 4, "section INFO" + value),
            Row("more packs than there are", info, 8, 4, 4, "section PACK" + length),
            Row("as many packs as fit nowhere", info, 8, 0xffff_ffff, 4, "section PACK" + length),
            Row("set 0", table, 0, 0, 4, first(order)),
            Row("a set left out", table, 2 * pack, 3, 4, third(order)),
            Row("a set far off", table, 2 * pack, 0xffff_ffff, 4, third(order)),
            Row("a set before", table, 2 * pack, 1, 4, third(order)),
            Row("level 0", table, 4, 0, 1, first(value)),
            Row("a level twice", table, pack + 4, 1, 1, second(order)),
            Row("levels falling", table, 4, 9, 1, second(order)),
            Row("no words", table, 6, 0, 1, first(value)),
            Row("a word more", table, 6, 7, 1, first(words)),
            Row("words behind the section", table, 6, 255, 1, first(length)),
            Row("words of 65 letters", table, 7, 65, 1, first(value)),
            Row("words a letter longer", table, 7, 4, 1, first(words)),
            Row("a gap before the words", table, 8, 1, 4, first(length)),
            Row("words far off", table, 8, 0xffff_ffff, 4, first(length)),
            Row("words of the pack before", table, pack + 8, 0, 4, second(length)),
            Row("figures that are neither there nor not", table, 12, 2, 1, first(value)),
            Row("figures that are not there", table, pack + 12, 1, 1, second(value)),
            Row("figures said not to be there", table, 12, 0, 1, first(value)),
            Row("dirt before the figures", table, 13, 1, 1, first(value)),
            Row("dirt instead of figures", table, pack + 87, 1, 1, second(value)),
            Row("a denominator of 0", table, 24, 0, 8, first(value)),
            Row("a chance above 1", table, 16, .max, 8, first(value)),
            Row("more guesses than words", table, 32, .max, 8, first(value)),
            Row("less than one guess", table, 40, .max, 8, first(value)),
            Row("more than a million millionths", table, 80, 1_000_001, 4, first(value)),
            Row("more than 8 bits", table, 84, 8001, 2, first(value)),
            Row("more pairs than there are", table, 86, 16, 2, first(value)),
            Row("a capital letter", letters, 0, 0x41, 1, first(words)),
            Row("a zero byte", letters, 17, 0, 1, first(words)),
            Row("a byte behind z", letters, 5, 0x7b, 1, first(words)),
            Row("a length of 0 in a mixed pack", letters, 18, 0, 1, second(length)),
            Row("a length too long in a mixed pack", letters, 22, 4, 1, second(words)),
            Row("a length that leaves the section", letters, 25, 200, 1, second(words)),
        ]
    }()

    @Test("level packs that break one are refused with the place", arguments: levels)
    func levelPacks(row: Row) throws { try Self.check(row, in: .levels) }

    @Test(
        "answers that break one are refused with the place",
        arguments: [
            Row("no length", AnswersFormat.info, 12, 0, 1, "section INFO" + value),
            Row("65 letters", AnswersFormat.info, 12, 65, 1, "section INFO" + value),
            Row("no answers of 5 letters", AnswersFormat.info, 8, 0, 4, "section INFO" + value),
            Row("an answer more", AnswersFormat.info, 8, 5, 4, "section WORD" + length),
            Row("a huge count", AnswersFormat.info, 8, 0xffff_ffff, 4, "section WORD" + length),
            Row("dirt behind the length", AnswersFormat.info, 15, 1, 1, "section INFO" + value),
            Row("a blank", AnswersFormat.words, 9, 0x20, 1, "entry 1 of section WORD" + words),
            Row(
                "an answer twice", AnswersFormat.words, 10, 0x65_6e61_7263, 5,
                "entry 2 of section WORD occurs a second time"),
        ])
    func answers(row: Row) throws { try Self.check(row, in: .answers) }

    @Test(
        "phrases that break one are refused with the place",
        arguments: [
            Row("a phrase more", PhrasesFormat.info, 8, 5, 4, "section PHRA" + length),
            Row("a huge count", PhrasesFormat.info, 8, 0xffff_ffff, 4, "section PHRA" + length),
            Row("dirt behind the count", PhrasesFormat.info, 15, 1, 1, "section INFO" + value),
            Row("a gap", PhrasesFormat.phrases, 0, 1, 4, "entry 0 of section PHRA" + length),
            Row("far off", PhrasesFormat.phrases, 8, .max, 4, "entry 1 of section PHRA" + length),
            Row("no text", PhrasesFormat.phrases, 4, 0, 2, "entry 0 of section PHRA" + value),
            Row(
                "a long text", PhrasesFormat.phrases, 4, 0xffff, 2,
                "entry 0 of section PHRA" + length),
            Row("a letter cut", PhrasesFormat.phrases, 4, 1, 2, "entry 0 of section PHRA" + words),
            Row("other misses", PhrasesFormat.phrases, 6, 2, 1, "entry 0 of section PHRA" + value),
            Row("another tier", PhrasesFormat.phrases, 7, 1, 1, "entry 0 of section PHRA" + value),
            Row("no tier", PhrasesFormat.phrases, 31, 4, 1, "entry 3 of section PHRA" + value),
            Row("no UTF-8", PhrasesFormat.texts, 0, 0xff, 1, "entry 0 of section PHRA" + words),
            Row(
                "a surrogate", PhrasesFormat.texts, 0, 0x80a0ed, 3,
                "entry 0 of section PHRA" + words),
            Row(
                "an overlong form", PhrasesFormat.texts, 0, 0xafc0, 2,
                "entry 0 of section PHRA" + words),
            Row("a line feed", PhrasesFormat.texts, 5, 0x0a, 1, "entry 0 of section PHRA" + words),
            Row("a delete", PhrasesFormat.texts, 5, 0x7f, 1, "entry 0 of section PHRA" + words),
            Row(
                "a C1 control", PhrasesFormat.texts, 0, 0x85c2, 2, "entry 0 of section PHRA" + words
            ),
        ])
    func phrases(row: Row) throws { try Self.check(row, in: .phrases) }

    private static func check(_ row: Row, in kind: ArtefactKind) throws {
        let file = try PackFile(try PackDamageTests.file(kind))
            .setting(row.section, row.offset, row.value, row.width).bytes
        #expect(!PackExercise.isSound(file))
        do throws(FormatError) {
            let bytes = ArtefactBytes(file)
            switch kind {
            case .levels: try LevelPacks(bytes).verifyStructure()
            case .answers: try AnswerList(bytes).verifyStructure()
            default: try PhrasePack(bytes).verifyStructure()
            }
        } catch {
            #expect(error.description == row.problem)
        }
    }

    @Test("a fraction not in lowest terms is refused") func lowestTerms() throws {
        let file = try PackFile(try PackFixture.levelsFile())
        for (upper, isSound) in [(3, false), (5, true), (0, false), (7, false)] {
            let other = file.setting(LevelsFormat.packs, 16, UInt64(upper), 8)
                .setting(LevelsFormat.packs, 24, 6, 8)
            #expect(PackExercise.isSound(other.bytes) == isSound)
        }
    }

    @Test("a phrase with the text of another is refused") func twice() throws {
        let phrases = ["abc", "abd"].map { GradedPhrase(text: Array($0.utf8), misses: 0) }
        let bytes = try PhrasesArtefact.bytes(of: phrases, language: .english, seed: 0)
        var file = try PackFile(bytes)
        file[PhrasesFormat.texts] = Array("abcabc".utf8)
        #expect(throws: FormatError.self) {
            try PhrasePack(ArtefactBytes(file.bytes)).verifyStructure()
        }
    }

    @Test("words of one length are not stored as if they had several") func canonical() throws {
        let words = PackFixture.words("a bb")
        let set = LevelSet(packs: [LevelPack(level: 1, attempts: 0, words: words)])
        var file = try PackFile(
            try LevelsArtefact.bytes(of: [set], language: .english, seed: 0, ladder: .custom))
        file[LevelsFormat.words] = [1, 0x61, 1, 0x62]
        #expect(!PackExercise.isSound(file.bytes))
    }
}
