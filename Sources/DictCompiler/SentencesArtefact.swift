import DictFormat
package import DictModel

/// A writer of sentences artefacts, compiled files that contain the sentences of the game FillMeUp.
///
/// In each sentence, gaps mark the words that the game may hide.
package enum SentencesArtefact {
    /// Returns the bytes of a file that contains `sentences` in the given order.
    ///
    /// A sentence must begin and end with a token, and have 1 to 255 tokens. A token must have a
    /// tag, and 1 to 255 bytes of UTF-8 without control characters. It must not begin or end with
    /// white space. Between two tokens, the text may have at most 16 bytes, all of them white space
    /// (general category Zs).
    ///
    /// Gaps must be in text order, and must not be on a punctuation mark or symbol. The word that a
    /// gap hides must occur only once in its sentence, ignoring case. The rivals of a gap, words
    /// that fit it about as well as its own answer, must be answers of other gaps in the file.
    ///
    /// The same arguments always result in the same bytes.
    ///
    /// - Parameters:
    ///   - sentences: Sentences with different texts.
    ///   - language: The language of the sentences.
    ///   - seed: The random seed that determined the order of `sentences`. The file records the
    ///     seed for reference only.
    ///   - crew: What compares the sets of rivals.
    /// - Returns: The contents of the whole file.
    /// - Throws: A diagnostic whose code begins with `sentence.` for a sentence that the format
    ///   cannot store, `contents.repeated` for a text that occurs twice, or `contents.too-large` if
    ///   a section exceeds 2 GiB.
    /// - Complexity: O(*n* log *n* + *v*² · *a*), where *n* is the number of tokens and rivals in all
    ///   sentences, *v* is the number of different sets of rivals and *a* is the number of answers.
    ///   In practice, few pairs of sets have to be compared.
    package static func bytes(
        of sentences: [PlayableSentence], language: Language, seed: UInt64,
        crew: some ParallelMap = OneThread()
    ) throws(Diagnostic) -> [UInt8] {
        let place = Place.artefact(.sentences, language)
        var codes: [SentenceCoder] = []
        var different = (forms: DifferentForms(), rivals: DifferentRivals())
        var texts: Set<[UInt8]> = []
        for (index, sentence) in sentences.enumerated() {
            let fault = SentenceFault(place: place, number: index + 1, text: sentence.text.text)
            codes.append(
                try SentenceCoder(sentence, &different.forms, &different.rivals, fault))
            guard texts.insert(sentence.text.text).inserted else {
                throw .repeated(place, "sentence", sentence.text.text)
            }
        }
        let forms = FormNumbers(different.forms)
        let answers = AnswerNumbers(codes, forms)
        let rivals = try RivalSets(codes, different.rivals.sets, answers, crew)
        var masks: [UInt8] = []
        var records: [[UInt8]] = []
        for code in codes {
            records.append(code.record(forms, rivals))
            masks += [code.classes.rawValue, code.playable.rawValue]
        }
        guard let formBytes = RecordTable.bytes(of: forms.records),
            let rivalBytes = RecordTable.bytes(of: rivals.records),
            let sentenceBytes = RecordTable.bytes(of: records),
            forms.records.count <= Varint.maximum >> 1
        else { throw .contentsTooLarge(place, limit: "2 GiB") }
        var info: [UInt8] = []
        info.append(littleEndian: seed)
        for count in [sentences.count, forms.records.count, answers.count, rivals.records.count] {
            info.append(littleEndian: UInt32(count))
        }
        info.append(littleEndian: 0, bytes: SentencesFormat.infoSize - info.count)
        var file = ArtefactWriter(kind: .sentences, language: language)
        file.add(SentencesFormat.info, info)
        file.add(SentencesFormat.forms, formBytes)
        file.add(SentencesFormat.answers, answers.bytes)
        file.add(SentencesFormat.rivals, rivalBytes)
        file.add(SentencesFormat.sentences, sentenceBytes)
        file.add(SentencesFormat.masks, masks)
        file.add(SentencesFormat.ranks, ranks(of: codes.map(\.playable)))
        return file.finish()
    }

    /// Returns the bytes of section RANK, which contains running totals of the sentences with a gap
    /// of each lexical class.
    ///
    /// The section has an entry for the start of each group of 64 sentences, and one for the end.
    ///
    /// `playable` contains, for each sentence, the lexical classes of its gaps.
    private static func ranks(of playable: [LexicalClassSet]) -> [UInt8] {
        var bytes: [UInt8] = []
        var counts = [UInt32](repeating: 0, count: LexicalClass.allCases.count)
        for (index, classes) in playable.enumerated() {
            if index % SentencesFormat.rankStride == 0 {
                for count in counts { bytes.append(littleEndian: count) }
            }
            for lexicalClass in LexicalClass.allCases where classes.contains(lexicalClass) {
                counts[Int(lexicalClass.rawValue)] += 1
            }
        }
        for count in counts { bytes.append(littleEndian: count) }
        return bytes
    }
}
