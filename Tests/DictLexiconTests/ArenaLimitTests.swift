import DictModel
import Testing

@testable import DictLexicon

/// The texts of a lexicon fill arenas of 4 GiB; small ones stand for them here.
@Suite("Limits of a lexicon's texts") struct ArenaLimitTests {
    private func builder(_ arena: WritableKeyPath<LexiconBuilder, TextArena>) -> LexiconBuilder {
        var builder = LexiconBuilder(language: .english)
        builder[keyPath: arena].capacity = 8
        return builder
    }

    @Test("words, variants and dropped spellings: 8 bytes fit, 9 are an error with its place")
    func records() throws {
        for (arena, text) in [
            (\LexiconBuilder.words, "pear"), (\LexiconBuilder.variants, "péa"),
            (\LexiconBuilder.dropped, "p3ar"),
        ] as [(WritableKeyPath<LexiconBuilder, TextArena> & Sendable, String)] {
            var builder = builder(arena)
            for line in 1...2 { try builder.add(Array(text.utf8).span, file: 0, line: line) }
            #expect(builder[keyPath: arena].bytes.count == 8)
            let error = #expect(throws: LexiconError.self) {
                try builder.add(Array(text.utf8).span, file: 0, line: 3)
            }
            #expect(
                error?.message(files: ["a.txt"])
                    == "a.txt:3: too much text for one lexicon (found more than 4 GiB; expected "
                    + "less). hint: give fewer or smaller sources")
        }
    }

    @Test("reasons: 8 bytes fit, 9 are an error") func reasons() throws {
        var builder = builder(\.listed)
        let text = Array("pear".utf8)
        for line in 1...2 {
            try builder.addReason(text.span, reason: .name, file: 0, line: line)
        }
        #expect(throws: LexiconError.self) {
            try builder.addReason(text.span, reason: .name, file: 0, line: 3)
        }
    }
}
