import DictCompiler
import DictFormat
import DictModel
import DictReader

/// Compiles sentences and reads them back with the clients' reader.
enum SentencesProof {
    /// The bytes of the artefact, in which every sentence, token, tag, gap and rival was found again.
    ///
    /// - Throws: ``PipelineError``.
    static func compile(
        _ sentences: [PlayableSentence], language: Language, seed: UInt64, place: String
    ) throws -> [UInt8] {
        let bytes: [UInt8]
        do throws(SentencesArtefact.Failure) {
            bytes = try SentencesArtefact.bytes(of: sentences, language: language, seed: seed)
        } catch {
            throw PipelineError(.badData, place: place, problem: error.description)
        }
        let set = try SentenceSet(ArtefactBytes(bytes))
        let isSame =
            set.count == sentences.count
            && sentences.indices.allSatisfy { holds(set, $0, sentences[$0]) }
        guard isSame else {
            throw PipelineError(
                .internalFault, place: place,
                problem: "proof failed: the file has other sentences",
                hint: "the artefact was not written; please report it with the sentences")
        }
        return bytes
    }

    private static func holds(
        _ set: SentenceSet, _ index: Int, _ sentence: PlayableSentence
    ) -> Bool {
        guard let read = set.sentence(at: index), read == sentence.text else { return false }
        let gaps = set.gaps(at: index)
        guard gaps.count == sentence.gaps.count else { return false }
        return zip(gaps, sentence.gaps).allSatisfy { gap, wanted in
            let form = Array(read.form(of: read.tokens[wanted.token]))
            return gap.token == wanted.token && set.answer(gap.answer) == CaselessForm.of(form)
                && set.rivals(of: gap).compactMap(set.answer) == wanted.rivals
        }
    }
}
