import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader

/// Compiles a word list and proves the result with the reader that clients use.
enum LexiconProof {
    /// Compiles `words`, finds every word again with its rank, and gets it back from its rank.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - language: Their language.
    ///   - place: What an error is about: the configuration or the list.
    /// - Returns: The artefact.
    /// - Throws: ``PipelineError``: `badData` where no word is left or the words cannot be
    ///   encoded, `internalFault` where the artefact gives a wrong answer.
    static func compile(
        _ words: WordList, language: Language, place: String
    ) throws(PipelineError) -> [UInt8] {
        guard !words.isEmpty else {
            throw PipelineError(
                .badData, place: place, problem: "0 words left for the \(language.code) lexicon",
                hint: "look with `dictc why WORD` which rule dropped them")
        }
        let bytes: [UInt8]
        do throws(LexiconArtefact.Failure) {
            bytes = try LexiconArtefact.bytes(of: words, language: language)
        } catch {
            throw PipelineError(.badData, place: place, problem: error.description)
        }
        if let fault = fault(of: bytes, words) {
            throw PipelineError(
                .internalFault, place: "\(language.code).lexicon", problem: fault,
                hint: "the artefact was not written; please report it with the word list")
        }
        return bytes
    }

    /// The first fault of the artefact `bytes`; `nil` where it gives `words`.
    private static func fault(of bytes: [UInt8], _ words: WordList) -> String? {
        do throws(FormatError) {
            return try fault(of: Lexicon(ArtefactBytes(bytes)), words)
        } catch {
            return error.description
        }
    }

    /// The first answer of `lexicon` that is not what `words` say; `nil` where all are right.
    private static func fault(
        of lexicon: Lexicon, _ words: WordList
    ) throws(FormatError) -> String? {
        guard lexicon.count == words.count else {
            return "proof failed (found \(lexicon.count) words; expected \(words.count))"
        }
        for index in 0..<words.count {
            let isRight = words.withWord(at: index) { word in
                lexicon.contains(word) && lexicon.rank(of: word) == index
            }
            guard isRight, lexicon.word(at: index) == words[index] else {
                return "proof failed at word \(index)"
            }
        }
        var next = 0
        var isSame = true
        try lexicon.forEachWord { word in
            isSame = next < words.count && words.index(of: word) == next
            next += 1
            return isSame
        }
        return isSame && next == words.count ? nil : "proof failed: enumeration differs"
    }
}
