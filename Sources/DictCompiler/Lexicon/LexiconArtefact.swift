import DictFormat
public import DictLexicon
public import DictModel

/// The lexicon artefact: a word list as a minimal automaton in the compact encoding of
/// `Documentation/FORMAT.md`.
public enum LexiconArtefact {
    /// Why a word list cannot be compiled.
    public enum Failure: Error, Sendable, Equatable {
        /// The longest word exceeds the format's limit of 255 bytes.
        case tooLong(bytes: Int)
        /// A word holds the byte 255, which stands for "no letter" in a lexicon.
        case unusableLetter
        /// The words have more different letters than the format's limit of 31.
        case tooManyLetters(found: Int)
        /// The automaton has too many states or words for the widest entries.
        case tooLarge
    }

    /// The file that holds `words`.
    ///
    /// The same words give the same bytes.
    ///
    /// - Complexity: O(letters), about 3 million words a second; memory is that of the automaton,
    ///   some 150 bytes a state.
    public static func bytes(
        of words: WordList, language: Language
    ) throws(Failure) -> [UInt8] {
        let automaton = try automaton(of: words)
        return try bytes(of: automaton, language: language, options: NodeEncoder.Options())
    }

    static func bytes(
        of automaton: Automaton, language: Language, options: NodeEncoder.Options
    ) throws(Failure) -> [UInt8] {
        let words = Int(automaton.wordCounts[automaton.root])
        for widths in [LexiconFormat.EntryWidths.small, .large] where words < widths.wordLimit {
            let settled = NodeSettler(
                NodeEncoder(automaton, widths: widths, options: options))
            guard settled.size < widths.addressLimit else { continue }
            let writer = NodeWriter(settled)
            var file = ArtefactWriter(kind: .lexicon, language: language)
            file.add(LexiconFormat.info, writer.info)
            file.add(LexiconFormat.codes, writer.codes)
            file.add(LexiconFormat.targets, writer.targets)
            file.add(LexiconFormat.pages, writer.pages)
            file.add(LexiconFormat.pairs, writer.pairs)
            file.add(LexiconFormat.nodes, writer.nodes)
            return file.finish()
        }
        throw .tooLarge
    }

    static func automaton(of words: WordList) throws(Failure) -> Automaton {
        var isUsed = [Bool](repeating: false, count: 256)
        for letter in words.letters { isUsed[Int(letter)] = true }
        let alphabet = (0..<256).filter { isUsed[$0] }.map { UInt8($0) }
        guard alphabet.last != 255 else { throw .unusableLetter }
        guard alphabet.count <= LexiconFormat.maximumLetters else {
            throw .tooManyLetters(found: alphabet.count)
        }
        guard words.longest <= LexiconFormat.maximumWordLength else {
            throw .tooLong(bytes: words.longest)
        }
        var builder = AutomatonBuilder(alphabet: alphabet, expectedWords: words.count)
        for index in 0..<words.count { words.withWord(at: index) { builder.insert($0) } }
        let automaton = builder.finish()
        guard !builder.isFull else { throw .tooLarge }
        return automaton
    }
}

extension LexiconArtefact.Failure: CustomStringConvertible {
    /// The fact in one phrase, with the limit.
    public var description: String {
        switch self {
        case .tooLong(let bytes):
            "a word is too long (found \(bytes) bytes; expected at most "
                + "\(LexiconFormat.maximumWordLength))"
        case .tooManyLetters(let found):
            "too many different letters (found \(found); expected at most "
                + "\(LexiconFormat.maximumLetters))"
        case .unusableLetter: "a word holds the byte 255 (expected letters)"
        case .tooLarge: "too many words for one lexicon (expected less than 128 MiB of nodes)"
        }
    }
}
