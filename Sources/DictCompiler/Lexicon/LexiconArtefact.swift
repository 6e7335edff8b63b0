import DictFormat
package import DictLexicon
package import DictModel

/// A writer of lexicon artefacts, files that store a word list as a minimal automaton.
///
/// `Documentation/FORMAT.md` describes their compact encoding.
package enum LexiconArtefact {
    /// Returns the bytes of a lexicon file that contains `words`.
    ///
    /// The same arguments always result in the same bytes.
    ///
    /// - Parameters:
    ///   - words: The words to store. The empty word is skipped.
    ///   - ratings: A rating for each word, in the order of `words`, or `nil` for a file without
    ///     ratings. If you pass ratings, `words` must not contain the empty word.
    ///   - language: The language of the words.
    /// - Returns: The contents of the whole file.
    /// - Throws: `word.length` if a word is longer than 255 bytes, `word.bad-letter` if one
    ///   contains the byte 255, `lexicon.too-many-letters` if there are more than 31 different
    ///   letters, or `contents.too-large` if one file cannot store all words. Words from a
    ///   ``LexiconBuilder`` can cause only the last of these.
    /// - Complexity: O(*n*), where *n* is the number of letters in all words. The memory is that
    ///   of the automaton, about 150 bytes per state.
    package static func bytes(
        of words: WordList, ratings: [WordRating]? = nil, language: Language
    ) throws(Diagnostic) -> [UInt8] {
        let automaton = try automaton(of: words, at: .artefact(.lexicon, language))
        return try bytes(of: automaton, ratings: ratings, language: language)
    }

    static func bytes(
        of automaton: Automaton, ratings: [WordRating]? = nil, language: Language,
        options: NodeEncoder.Options = NodeEncoder.Options()
    ) throws(Diagnostic) -> [UInt8] {
        let words = Int(automaton.wordCounts[automaton.root])
        var size = 0
        for widths in [LexiconFormat.EntryWidths.small, .large] where words < widths.wordLimit {
            size = automaton.smallestSize
            guard size < widths.addressLimit else { continue }
            let encoder = NodeEncoder(automaton, widths: widths, options: options)
            size = encoder.size
            if encoder.isTooLarge { continue }
            let settled = NodeSettler(encoder)
            size = settled.size
            guard size < widths.addressLimit else { continue }
            let writer = NodeWriter(settled)
            var file = ArtefactWriter(kind: .lexicon, language: language)
            file.add(LexiconFormat.info, writer.info)
            file.add(LexiconFormat.codes, writer.codes)
            file.add(LexiconFormat.targets, writer.targets)
            file.add(LexiconFormat.pages, writer.pages)
            file.add(LexiconFormat.nodes, writer.nodes)
            if let ratings { file.add(FairWordsFormat.section, ratings.section) }
            return file.finish()
        }
        throw .contentsTooLarge(
            .artefact(.lexicon, language),
            found: "\(words) words in \(size >> 20) MiB of nodes or more",
            limit: "\(LexiconFormat.EntryWidths.large.addressLimit >> 20) MiB of nodes")
    }

    /// Returns the automaton of `words`, and calls `onWord` with each of them in order.
    static func automaton(
        of words: some AscendingWords, at place: Place, onWord: (Span<UInt8>) -> Void = { _ in }
    ) throws(Diagnostic) -> Automaton {
        let alphabet = words.alphabet
        // 255 is the reader's "no letter".
        guard alphabet.last != 255 else {
            throw Diagnostic(
                .wordBadLetter, at: place, "a word has the byte 255", expected: "letters")
        }
        guard alphabet.count <= LexiconFormat.maximumLetters else {
            throw Diagnostic(
                .lexiconTooManyLetters, at: place, "too many different letters",
                found: String(alphabet.count), expected: "at most \(LexiconFormat.maximumLetters)")
        }
        guard words.longest <= LexiconFormat.maximumWordLength else {
            throw Diagnostic(
                .wordLength, at: place, "a word is too long", found: "\(words.longest) bytes",
                expected: "at most \(LexiconFormat.maximumWordLength)")
        }
        var builder = AutomatonBuilder(alphabet: alphabet, expectedWords: words.count, at: place)
        try words.forEachWord { word throws(Diagnostic) in
            onWord(word)
            // No reader can ask for the empty word.
            if !word.isEmpty { try builder.insert(word) }
        }
        let automaton = builder.finish()
        guard !builder.isFull else {
            throw .contentsTooLarge(
                place, found: "\(words.count) words in as many states or more",
                limit: "\(Automaton.maximumStates) states")
        }
        return automaton
    }
}
