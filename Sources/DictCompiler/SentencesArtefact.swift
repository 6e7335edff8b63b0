import DictFormat
public import DictModel

/// The sentences artefact: FillMeUp sentences in the order in which a game may take them.
public enum SentencesArtefact {
    /// The file that holds `sentences` in their order.
    ///
    /// The same sentences and seed give the same bytes. Words and marks are stored once each,
    /// with their tag; a sentence is a list of their numbers, so its tokens cannot but cover its
    /// text. Sets of rivals are shared between gaps.
    ///
    /// - Parameters:
    ///   - sentences: No text twice; 1 to 255 tagged tokens of 1 to 255 bytes of UTF-8 without
    ///     control characters, which cover all but white space (general category Zs, at most 16
    ///     bytes between two tokens). Gaps in the order of the tokens, none on a mark or a symbol;
    ///     the word of a gap is in its sentence once, ignoring case; its rivals are answers
    ///     of other gaps of the file.
    ///   - language: The language of the sentences.
    ///   - seed: The seed that the order was made with; it is only noted.
    /// - Returns: The bytes of the file.
    /// - Throws: At the first sentence that the format cannot hold: a code that begins with
    ///   `sentence.`, `contents.repeated` or `contents.too-large`.
    /// - Complexity: O(n log n) for n tokens and rivals.
    public static func bytes(
        of sentences: [PlayableSentence], language: Language, seed: UInt64
    ) throws(Diagnostic) -> [UInt8] {
        let place = Place.artefact(.sentences, language)
        var codes: [SentenceCoder] = []
        var texts: Set<[UInt8]> = []
        for (index, sentence) in sentences.enumerated() {
            let fault = SentenceFault(place: place, number: index + 1, text: sentence.text.text)
            codes.append(try SentenceCoder(sentence, fault))
            guard texts.insert(sentence.text.text).inserted else {
                throw .repeated(place, "sentence", sentence.text.text)
            }
        }
        let forms = FormNumbers(codes)
        let answers = AnswerNumbers(codes, forms)
        let rivals = try RivalSets(codes, answers)
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

    /// Section RANK for sentences with gaps of these classes.
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
