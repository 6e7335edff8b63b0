import DictCompiler
import DictFormat
import DictModel
import DictReader

/// A codec that converts between FillMeUp sentences and the bytes of their artefact.
struct SentencesCodec: ArtefactCodec {
    let language: Language
    let seed: UInt64
    /// The threads that encode and prove.
    let crew: WorkCrew

    func encode(_ sentences: [PlayableSentence]) throws(Diagnostic) -> [UInt8] {
        try SentencesArtefact.bytes(of: sentences, language: language, seed: seed, crew: crew)
    }

    func holds(
        _ bytes: ArtefactBytes, _ sentences: [PlayableSentence]
    ) throws(FormatError) -> Bool {
        let set = try SentenceSet(bytes)
        guard set.count == sentences.count else { return false }
        let gaps = crew.values(set.count) { Self.gaps(of: sentences[$0], at: $0, in: set) }
        let answers = (0..<set.answerCount).map(set.answerText)
        // Each set is read once, since thousands of gaps have the same.
        var rivals: [Int: [[UInt8]]] = [:]
        for (sentence, found) in zip(sentences, gaps) {
            guard let found else { return false }
            for (gap, found) in zip(sentence.gaps, found) {
                let known =
                    rivals[found.rivalSet]
                    ?? set.rivals(of: found).compactMap {
                        answers.indices.contains($0) ? answers[$0] : nil
                    }
                guard known == gap.rivals else { return false }
                rivals[found.rivalSet] = gap.rivals
            }
        }
        return true
    }

    /// Returns the gaps of the sentence at `index` of `set` if that is `sentence`, apart from the
    /// rivals.
    ///
    /// - Returns: The gaps, or `nil` if the text, a token, a tag or a gap is another one, or if the
    ///   artefact contradicts itself: if the answer for a gap is not the word that the gap hides.
    private static func gaps(
        of sentence: PlayableSentence, at index: Int, in set: SentenceSet
    ) -> [SentenceSet.Gap]? {
        let gaps = set.gaps(at: index)
        guard let text = set.tokenised(at: index), text == sentence.text,
            gaps.map(\.token) == sentence.gaps.map(\.token),
            gaps.allSatisfy({ gap in
                guard text.tokens.indices.contains(gap.token) else { return false }
                let form = Array(text.form(of: text.tokens[gap.token]))
                return set.answerText(gap.answer) == CaselessForm.of(form)
            })
        else { return nil }
        return gaps
    }
}
