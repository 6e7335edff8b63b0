import DictCompiler
import DictFormat
import DictModel
import DictReader
import Testing

@testable import WordGames

/// Packs whose checksums are right and whose words are none.
@Suite("Words that are none") struct DamagedWordsTests {
    /// The pack in `file` with `byte` as the first of its words, its checksums made anew.
    private static func damaged(_ file: [UInt8], _ byte: UInt8) throws -> ArtefactBytes {
        let source = ArtefactBytes(file)
        let header = try ArtefactHeader(source.view)
        var writer = ArtefactWriter(kind: header.kind, language: header.language)
        for section in header.sections {
            var bytes = Array(file[section.range])
            if section.id == AnswersFormat.words || section.id == PhrasesFormat.texts {
                bytes[0] = byte
            }
            writer.add(section.id, bytes)
        }
        return ArtefactBytes(writer.finish())
    }

    @Test("are never dealt", arguments: [0x00, 0x1B, 0x41, 0x7B, 0xFF] as [UInt8])
    func dealt(byte: UInt8) throws {
        var random = SplitMix64(seed: 1)
        let answers = try AnswerList(
            Self.damaged(
                AnswersArtefact.bytes(
                    of: GameFixture.words("crane"), language: .english, seed: 1), byte))
        #expect(answers.count == 1 && answers.letters(at: 0) == nil)
        #expect(throws: FormatError.self) { try answers.verifyStructure() }
        let lexicon = try GameFixture.lexicon("moist")
        #expect(WordleGame(in: answers, checking: lexicon, using: &random) == nil)

        let levels = try LevelPacks(
            Self.damaged(
                LevelsArtefact.bytes(
                    of: [LevelSet(packs: [GameFixture.pack(1, 0, "tea eat")])],
                    language: .english, seed: 1, ladder: .custom), byte))
        #expect(levels.pack(set: 1, level: 1)?.letters == GameFixture.words("eat"))
        #expect(throws: FormatError.self) { try levels.verifyStructure() }
        #expect(WordGuessGame(in: levels, using: &random) == nil)
    }

    @Test("are never asked for as a phrase", arguments: [0x00, 0x1B, 0x7F, 0xFF] as [UInt8])
    func phrase(byte: UInt8) throws {
        var random = SplitMix64(seed: 1)
        let phrases = try PhrasePack(
            Self.damaged(
                PhrasesArtefact.bytes(
                    of: [GradedPhrase(text: Array("A cup of tea".utf8), misses: 2)],
                    language: .english, seed: 1), byte))
        #expect(phrases.count == 1 && phrases.phrase(at: 0) == nil)
        #expect(HangmanGame(in: phrases, using: &random) == nil)
    }
}
