import DictCompiler
import DictFormat
import DictModel
import DictReader

/// A codec that converts between FillMeUp sentences and the bytes of their artefact.
struct SentencesCodec: DecodingCodec {
    let language: Language
    let seed: UInt64

    func encode(_ sentences: [PlayableSentence]) throws(Diagnostic) -> [UInt8] {
        try SentencesArtefact.bytes(of: sentences, language: language, seed: seed)
    }

    /// Returns all sentences in `bytes`, with their tokens, tags, gaps and rivals.
    ///
    /// - Returns: The sentences, or `nil` if the artefact contradicts itself: if the answer for a
    ///   gap is not the word that the gap hides, for example.
    /// - Throws: `FormatError` if `bytes` are not a valid sentences artefact.
    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> [PlayableSentence]? {
        let set = try SentenceSet(bytes)
        var sentences: [PlayableSentence] = []
        for index in 0..<set.count {
            guard let text = set.sentence(at: index) else { return nil }
            var gaps: [Gap] = []
            for gap in set.gaps(at: index) {
                guard text.tokens.indices.contains(gap.token) else { return nil }
                let form = Array(text.form(of: text.tokens[gap.token]))
                guard set.answer(gap.answer) == CaselessForm.of(form) else { return nil }
                gaps.append(
                    Gap(token: gap.token, rivals: set.rivals(of: gap).compactMap(set.answer)))
            }
            sentences.append(PlayableSentence(text: text, gaps: gaps))
        }
        return sentences
    }
}
