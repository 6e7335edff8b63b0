import DictModel
import Testing

@testable import DictLexicon

/// The texts of a lexicon fill arenas of 4 GiB; small ones stand for them here.
@Suite("Limits of a lexicon's texts") struct ArenaLimitTests {
    private func builder(_ arena: WritableKeyPath<LexiconBuilder, TextArena>) -> LexiconBuilder {
        var builder = LexiconBuilder(language: .english, files: [Place("a.txt")])
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
            let error = try #require(throws: Diagnostic.self) {
                try builder.add(Array(text.utf8).span, file: 0, line: 3)
            }
            #expect(error.code == .lexiconTooMuchText)
            #expect(error.place.file == "a.txt" && error.place.line == 3)
        }
    }

    @Test("reasons: 8 bytes fit, 9 are an error") func reasons() throws {
        var builder = builder(\.listed)
        let text = Array("pear".utf8)
        for line in 1...2 {
            try builder.addReason(text.span, reason: .name, file: 0, line: line)
        }
        let error = #expect(throws: Diagnostic.self) {
            try builder.addReason(text.span, reason: .name, file: 0, line: 3)
        }
        #expect(error?.code == .lexiconTooMuchText)
    }
}
