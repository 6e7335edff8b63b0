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
        // Each once, since a rival is one of thousands of gaps.
        let answers = (0..<set.answerCount).map(set.answer)
        return crew.values(set.count) { Self.sentence(at: $0, of: set, answers) == sentences[$0] }
            .allSatisfy(\.self)
    }

    /// Returns the sentence at `index` of `set`, with its tokens, tags, gaps and rivals.
    ///
    /// - Returns: The sentence, or `nil` if the artefact contradicts itself: if the answer for a gap
    ///   is not the word that the gap hides, for example.
    private static func sentence(
        at index: Int, of set: SentenceSet, _ answers: [[UInt8]?]
    ) -> PlayableSentence? {
        guard let text = set.sentence(at: index) else { return nil }
        var gaps: [Gap] = []
        for gap in set.gaps(at: index) {
            guard text.tokens.indices.contains(gap.token) else { return nil }
            let form = Array(text.form(of: text.tokens[gap.token]))
            guard set.answer(gap.answer) == CaselessForm.of(form) else { return nil }
            let rivals = set.rivals(of: gap).compactMap {
                answers.indices.contains($0) ? answers[$0] : nil
            }
            gaps.append(Gap(token: gap.token, rivals: rivals))
        }
        return PlayableSentence(text: text, gaps: gaps)
    }
}
