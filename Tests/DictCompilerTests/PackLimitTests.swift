import DictFormat
import DictModel
import Testing

@testable import DictCompiler

/// What the formats of packs hold at most: exactly that is compiled, one more is refused.
@Suite("Limits of packs and of the automaton") struct PackLimitTests {
    private func letters(_ count: Int) -> [UInt8] { [UInt8](repeating: 0x61, count: count) }

    @Test("answers of 64 letters") func answers() throws {
        let bytes = try AnswersArtefact.bytes(of: [letters(64)], language: .english, seed: 0)
        #expect(!bytes.isEmpty)
        let error = #expect(throws: Diagnostic.self) {
            try AnswersArtefact.bytes(of: [letters(65)], language: .english, seed: 0)
        }
        #expect(error?.code == .wordLength && error?.expected == "1 to 64 letters")
    }

    @Test("phrases of 65,535 bytes and 255 misses") func phrases() throws {
        let phrase = GradedPhrase(text: letters(65_535), misses: 255)
        #expect(!(try PhrasesArtefact.bytes(of: [phrase], language: .english, seed: 0).isEmpty))
        for (phrase, code) in [
            (GradedPhrase(text: letters(65_536), misses: 0), Diagnostic.Code.phraseLength),
            (GradedPhrase(text: letters(1), misses: 256), .phraseMisses),
        ] {
            let error = #expect(throws: Diagnostic.self) {
                try PhrasesArtefact.bytes(of: [phrase], language: .english, seed: 0)
            }
            #expect(error?.code == code)
        }
    }

    @Test("255 words in a level pack, of 64 letters") func levels() throws {
        func bytes(_ words: [[UInt8]]) throws -> [UInt8] {
            let pack = LevelPack(level: 1, attempts: 0, words: words, figures: nil)
            return try LevelsArtefact.bytes(
                of: [LevelSet(packs: [pack])], language: .english, seed: 0, ladder: .custom)
        }
        let words = (0..<256).map { (number: Int) -> [UInt8] in
            let first: UInt8 = 0x61
            return [first + UInt8(number / 26), first + UInt8(number % 26)]
        }
        #expect(!(try bytes(Array(words.prefix(255))).isEmpty))
        #expect(throws: Diagnostic.self) { try bytes(words) }
        #expect(!(try bytes([letters(64)]).isEmpty))
        #expect(throws: Diagnostic.self) { try bytes([letters(65)]) }
    }

    @Test("an automaton of as many states as arcs can name, and one more") func states() throws {
        for (limit, isFull) in [(4, false), (3, true)] {
            var builder = AutomatonBuilder(
                alphabet: Array("abc".utf8), expectedWords: 1, at: Place(""))
            builder.stateLimit = limit
            try builder.insert(Array("abc".utf8).span)
            _ = builder.finish()
            #expect(builder.isFull == isFull, "\(limit)")
        }
    }

    @Test("what is too large for one file is refused by the name of the file") func tooLarge() {
        let error = Diagnostic.contentsTooLarge(
            .artefact(.phrases, .dutch), found: "3 GiB", limit: "2 GiB")
        #expect(error.code == .contentsTooLarge && error.place.file == "nl.phrases")
        #expect(error.found == "3 GiB" && error.expected == "less than 2 GiB")
        #expect(error.hint != nil)
    }
}
