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

/// A codec for the bytes of a lexicon artefact, which contains words with their ratings.
struct LexiconCodec: ArtefactCodec {
    let language: Language

    func encode(_ content: RatedWords) throws(Diagnostic) -> [UInt8] {
        try LexiconArtefact.bytes(
            of: content.words, ratings: content.ratings, language: language)
    }

    func holds(_ bytes: ArtefactBytes, _ content: RatedWords) throws(FormatError) -> Bool {
        let lexicon = try Lexicon(bytes)
        let words = content.words
        guard lexicon.count == words.count, lexicon.ratesWords == (content.ratings != nil) else {
            return false
        }
        return try lexicon.isSound { word, rank in
            let hasRating =
                content.ratings.map {
                    $0[rank].isFair == lexicon.isFair(word)
                        && $0[rank].isUnfit == lexicon.isUnfit(word)
                } ?? true
            return hasRating && words.withWord(at: rank) { Self.equal($0, word) }
        }
    }

    fileprivate static func equal(_ first: Span<UInt8>, _ second: Span<UInt8>) -> Bool {
        first.count == second.count && first.indices.allSatisfy { first[$0] == second[$0] }
    }
}

/// A codec that proves lexicons whose words are no longer in memory.
struct CompiledWordsCodec: ArtefactCodec {
    let language: Language

    func encode(_ content: CompiledWords) throws(Diagnostic) -> [UInt8] {
        try content.lexicon(language)
    }

    func holds(_ bytes: ArtefactBytes, _ content: CompiledWords) throws(FormatError) -> Bool {
        let lexicon = try Lexicon(bytes)
        var digest = WordDigest()
        let isSound = try lexicon.isSound { word, _ in
            digest.add(word)
            return true
        }
        digest.finish()
        return isSound && digest == content.digest
    }
}

extension Lexicon {
    /// Returns whether the nodes agree with all counts in the file, and all ways of asking for a word
    /// find each word that the lexicon enumerates.
    ///
    /// The steps of all look-ups are proved in one walk. Some words are asked for as well, since a
    /// look-up as a whole takes longer.
    ///
    /// - Parameter body: A closure that is called with each word and its rank, and returns whether
    ///   this is the word to expect.
    /// - Returns: `false` also if `body` returned that once.
    /// - Throws: `FormatError` if the structure of the file is wrong.
    fileprivate func isSound(
        _ body: (_ word: Span<UInt8>, _ rank: Int) -> Bool
    ) throws(FormatError) -> Bool {
        // With right counts in all nodes, ranks and words ascend together.
        try verifyStructure()
        var proof = WordProof(self)
        var isSound = true
        try forEachWord { word in
            let rank = proof.count
            isSound =
                proof.proves(word) && body(word, rank)
                && (rank % Self.wordsPerLookUp != 0 || isFound(word, rank))
            return isSound
        }
        return isSound && proof.count == count
    }

    private static var wordsPerLookUp: Int { 256 }

    private func isFound(_ word: Span<UInt8>, _ rank: Int) -> Bool {
        self.rank(of: word) == rank && contains(word)
            && letters(at: rank).map { LexiconCodec.equal($0.span, word) } == true
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
