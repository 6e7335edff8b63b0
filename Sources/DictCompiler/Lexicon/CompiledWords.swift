package import DictLexicon
package import DictModel

/// The automaton of words that need not be kept, with a digest to recognise them by.
package struct CompiledWords {
    private let automaton: Automaton
    /// The number and the digest of the words.
    package let digest: WordDigest

    /// Compiles `words` into an automaton.
    ///
    /// - Throws: The same errors as ``LexiconArtefact/bytes(of:ratings:language:)``, with `place` as
    ///   their place.
    package init(_ words: some AscendingWords, at place: Place) throws(Diagnostic) {
        var digest = WordDigest()
        automaton = try LexiconArtefact.automaton(of: words, at: place) { digest.add($0) }
        digest.finish()
        self.digest = digest
    }

    /// Returns the bytes of a lexicon file that contains the words.
    ///
    /// - Throws: `contents.too-large` if one file cannot store all words.
    package func lexicon(_ language: Language) throws(Diagnostic) -> [UInt8] {
        try LexiconArtefact.bytes(of: automaton, language: language)
    }
}
