import DictFormat
public import DictModel

/// Writes the sentences artefact: FillMeUp sentences in the order in which a game uses them.
public enum SentencesArtefact {
    /// Returns the bytes of a file that holds `sentences` in the given order.
    ///
    /// The bytes depend only on the arguments. A token with its tag and the white space before it
    /// is stored only once, however often it occurs. Gaps with the same rivals share one list of
    /// them.
    ///
    /// - Parameters:
    ///   - sentences: Sentences with different texts. Each has 1 to 255 tagged tokens of 1 to 255
    ///     bytes of UTF-8 without control characters. Only white space (general category Zs), at
    ///     most 16 bytes of it, may lie between two tokens. Gaps are in text order, never on a
    ///     punctuation mark or symbol. The word of a gap occurs once in its sentence, ignoring
    ///     case, and its rivals are answers of other gaps in the file.
    ///   - language: The language of the sentences.
    ///   - seed: The seed from which the order was made; the file only records it.
    /// - Returns: The whole file.
    /// - Throws: A code that begins with `sentence.`, or `contents.repeated`, for the first
    ///   sentence that the format cannot hold; `contents.too-large` if a section exceeds 2 GiB.
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

    /// Returns the bytes of section RANK: running counts of the sentences with a gap of each class.
    ///
    /// `playable` contains, for each sentence, the classes of its gaps.
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
