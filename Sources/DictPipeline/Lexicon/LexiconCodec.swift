import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader

/// Converts between words and their artefact.
struct LexiconCodec: ArtefactCodec {
    let language: Language

    func encode(_ words: WordList) throws(Diagnostic) -> [UInt8] {
        try LexiconArtefact.bytes(of: words, language: language)
    }

    /// All words of the lexicon, provided that it finds each one, returns the right rank, and
    /// returns the word for that rank.
    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> WordList? {
        let lexicon = try Lexicon(bytes)
        var words = WordListBuilder()
        var count = 0
        var isSound = true
        try lexicon.forEachWord { word in
            isSound =
                lexicon.contains(word) && lexicon.rank(of: word) == count
                && lexicon.word(at: count).map { Self.equal($0, word) } == true
                && words.append(word)
            count += 1
            return isSound
        }
        return isSound && count == lexicon.count ? words.finish() : nil
    }

    private static func equal(_ bytes: [UInt8], _ word: Span<UInt8>) -> Bool {
        bytes.count == word.count && bytes.indices.allSatisfy { bytes[$0] == word[$0] }
    }
}

extension Diagnostic {
    /// The error that no word is left after all rules.
    static func noWords(_ language: Language, at place: Place) -> Diagnostic {
        Diagnostic(
            .noWords, at: place, "0 words left for the \(language.code) lexicon",
            hint: "run `dictc why WORD` to see which rule dropped it")
    }
}
