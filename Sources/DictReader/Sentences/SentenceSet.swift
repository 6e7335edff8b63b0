public import DictFormat
public import DictModel

/// The FillMeUp sentences in an artefact (a compiled file), each with the words that a game may
/// hide.
///
/// Such a word is called a gap, and is exactly one token of its sentence. The options that a round
/// offers are answers from the file. Queries may run on any thread, and are memory-safe even if the
/// file is damaged.
public final class SentenceSet: ArtefactReader {
    /// A word in a sentence that a game may hide.
    public struct Gap: Sendable, Hashable {
        /// The index of the hidden word among the tokens of the sentence.
        public let token: Int
        /// The lexical class of the hidden word.
        public let lexicalClass: LexicalClass
        /// The number assigned to the right answer, the hidden word.
        ///
        /// Use ``SentenceSet/answer(_:)`` to get its text.
        public let answer: Int
        /// The number assigned to the gap's rival set.
        ///
        /// A rival set consists of other answers that fit the gap about as well as the right one
        /// does.
        public let rivalSet: Int
    }

    /// The kind of artefact that this class reads: FillMeUp sentences.
    public static var kind: ArtefactKind { .sentences }

    /// A number that identifies the contents of this artefact, for example in a saved game.
    public let identity: UInt64
    /// The language of the sentences.
    public let language: Language
    /// The random seed that determined the order of the sentences.
    public let seed: UInt64
    /// The number of sentences.
    public let count: Int
    /// The number of different answers to the gaps of all sentences, ignoring case.
    public let answerCount: Int

    let info: ByteView
    let forms: SentenceForms
    let answers: ByteView
    let rivalSets: RecordTable
    let sentences: RecordTable
    let masks: ByteView
    let ranks: ByteView
    private let bytes: ArtefactBytes

    /// Creates a reader for the sentences in `bytes`.
    ///
    /// - Throws: ``FormatError``, as described at ``ArtefactReader/init(_:_:)``.
    /// - Complexity: O(*n*) with ``Verification/verifying``, where *n* is the size of the file in
    ///   bytes; O(1) with ``Verification/trusting``.
    public init(
        _ bytes: ArtefactBytes, _ verification: Verification = .verifying
    ) throws(FormatError) {
        typealias Format = SentencesFormat
        let artefact = try OpenArtefact(bytes, kind: Self.kind, verification)
        info = try artefact.section(Format.info, size: UInt64(Format.infoSize))
        guard let seed = info.uint64(Format.Info.seed),
            let count = info.count32(Format.Info.sentenceCount),
            let formCount = info.count32(Format.Info.formCount),
            let answerCount = info.count32(Format.Info.answerCount),
            let rivalSetCount = info.count32(Format.Info.rivalSetCount)
        else { throw .damaged(Format.info, .value) }
        forms = SentenceForms(table: try Self.table(Format.forms, formCount, in: artefact))
        answers = try artefact.section(
            Format.answers,
            size: UInt64(answerCount) * UInt64(Format.answerSize(formCount: formCount)))
        rivalSets = try Self.table(Format.rivals, rivalSetCount, in: artefact)
        sentences = try Self.table(Format.sentences, count, in: artefact)
        masks = try artefact.section(Format.masks, size: UInt64(count) * UInt64(Format.maskSize))
        ranks = try artefact.section(
            Format.ranks,
            size: UInt64(Format.rankCount(sentenceCount: count)) * UInt64(Format.rankSize))
        self.bytes = bytes
        identity = artefact.header.checksum
        language = artefact.header.language
        self.seed = seed
        self.count = count
        self.answerCount = answerCount
    }

    private static func table(
        _ id: SectionID, _ count: Int, in artefact: OpenArtefact
    ) throws(FormatError) -> RecordTable {
        guard let table = RecordTable(try artefact.section(id), count: count) else {
            throw .damaged(id, .length)
        }
        return table
    }

    /// Returns the bytes and tokens of the sentence at `index`, or `nil` if `index` is not in
    /// `0..<count` or the file is damaged.
    ///
    /// Even in a damaged file, the text is always UTF-8 without control characters, and every token
    /// begins and ends at a character boundary.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text in bytes.
    package func tokenised(at index: Int) -> TokenisedText? {
        guard let record = sentences.record(at: index) else { return nil }
        var sentence = TokenisedText(text: [])
        var codes = SentenceCodes(record)
        while let code = codes.next() {
            guard let form = forms.form(code.form) else { return nil }
            if !sentence.tokens.isEmpty {
                switch form.space {
                case .none: break
                case .one: sentence.text.append(0x20)
                case .other: sentence.text.append(form.otherSpace)
                }
            }
            let range = ByteRange(offset: sentence.text.count, length: form.text.count)
            sentence.text.append(form.text)
            sentence.tokens.append(Token(range, tag: form.tag))
        }
        guard !codes.isDamaged, UTF8Scalar.malformedOffset(in: sentence.text.span) == nil,
            !PhrasesFormat.hasControls(sentence.text.span)
        else { return nil }
        for token in sentence.tokens {
            for border in [token.range.offset, token.range.end]
            where border < sentence.text.count && sentence.text[border] & 0xc0 == 0x80 {
                return nil
            }
        }
        return sentence
    }
}
