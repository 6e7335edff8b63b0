import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader

/// The words of a lexicon and, if dictc.yml defines which words are fair, a rating for each of
/// them.
struct RatedWords: Equatable {
    var words: WordList
    var ratings: [WordRating]?
}

/// A codec that converts between words with their ratings and the bytes of a lexicon artefact.
struct LexiconCodec: ArtefactCodec {
    let language: Language

    func encode(_ content: RatedWords) throws(Diagnostic) -> [UInt8] {
        try LexiconArtefact.bytes(
            of: content.words, ratings: content.ratings, language: language)
    }

    /// Returns all words of the lexicon in `bytes`, with their ratings.
    ///
    /// - Returns: The words, or `nil` if the lexicon contradicts itself: if it does not find one of
    ///   its words, for example, or returns a wrong rank for it.
    /// - Throws: `FormatError` if `bytes` are not a valid lexicon.
    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> RatedWords? {
        let lexicon = try Lexicon(bytes)
        var words = WordListBuilder()
        var ratings: [WordRating] = []
        var count = 0
        var isSound = true
        try lexicon.forEachWord { word in
            isSound =
                lexicon.contains(word) && lexicon.rank(of: word) == count
                && lexicon.letters(at: count).map { Self.equal($0, word) } == true
                && words.append(word)
            if lexicon.ratesWords {
                ratings.append(
                    lexicon.isFair(word) ? .fair : lexicon.isUnfit(word) ? .unfit : .plain)
            }
            count += 1
            return isSound
        }
        guard isSound, count == lexicon.count else { return nil }
        return RatedWords(words: words.finish(), ratings: lexicon.ratesWords ? ratings : nil)
    }

    private static func equal(_ bytes: [UInt8], _ word: Span<UInt8>) -> Bool {
        bytes.count == word.count && bytes.indices.allSatisfy { bytes[$0] == word[$0] }
    }
}

extension Diagnostic {
    /// Returns the error to throw if the rules leave no word for the lexicon of `language`.
    static func noWords(_ language: Language, at place: Place) -> Diagnostic {
        Diagnostic(
            .noWords, at: place, "0 words left for the \(language.code) lexicon",
            hint: "run `dictc why WORD` to see which rule dropped it")
    }
}
