import DictFormat
import DictModel

/// A place in a part, of which texts are ranges of the part's bytes.
struct PartPlace {
    private let isInside: Bool
    private let file: Range<Int>
    private let line: Int
    private let column: Int
    private let offset: UInt64

    init(_ reader: inout PartReader) throws(FormatError) {
        isInside = try !reader.flag()
        file = try reader.rangeOfUTF8()
        line = try reader.count()
        column = try reader.count()
        offset = try reader.number()
    }

    /// Returns the place of which the fields are in `bytes`, in the file at `path`.
    func place(_ bytes: [UInt8], _ path: String) -> Place {
        let file = String(validating: bytes[file], as: UTF8.self) ?? ""
        return Place(
            isInside ? path + file : file, base: .project, line: line, column: column,
            byteOffset: offset == 0 ? nil : offset - 1)
    }
}

/// The position, the place, the text and the id of a sentence in a part, as ranges of its bytes.
struct PartSentence {
    /// The position, with the number of the file that the part has.
    let position: SplitPosition
    /// The index of the file in the order of the part.
    let file: Int
    private let place: PartPlace
    let text: Range<Int>
    private let id: Range<Int>
    /// The range of all fields.
    let range: Range<Int>

    init(
        _ reader: inout PartReader, _ order: PartOrder, _ language: Language
    ) throws(FormatError) {
        let start = reader.offset
        (position, file) = try reader.position(order, language)
        place = try PartPlace(&reader)
        text = try reader.rangeOfUTF8()
        id = try reader.rangeOfUTF8()
        range = start..<reader.offset
    }

    /// Returns the sentence of which the fields are in `bytes`, without tokens, in the file that
    /// `order` has now.
    func sentence(_ bytes: [UInt8], _ order: PartOrder) -> CorpusSentences.Sentence {
        let split = order.split(at: file)
        var sentence = CorpusSentences.Sentence(
            text: TokenisedText(text: Array(bytes[text])),
            place: place.place(bytes, split?.path ?? ""))
        sentence.position = SplitPosition(
            split: split?.number ?? position.split, record: position.record)
        sentence.id = Array(bytes[id])
        sentence.source = split?.source ?? order.source(ofFileAt: file)
        return sentence
    }
}

/// A sentence that may get into the artefacts, as ranges of the bytes of a part.
struct PartCandidate {
    /// The bytes that have the fields.
    let bytes: [UInt8]
    let hash: UInt64
    let sentence: PartSentence
    /// The range of the flags and the tokens.
    let tokens: Range<Int>
    /// The number of repetitions in each corpus that has any, in the order of dictc.yml.
    private(set) var repetitions: [(source: Int, count: Int)] = []
    private(set) var firstRepetition: PartSentence?
    /// The range of all fields.
    let range: Range<Int>

    /// Reads the fields, and checks them.
    init(
        _ reader: inout PartReader, _ order: PartOrder, _ language: Language
    ) throws(FormatError) {
        bytes = reader.bytes
        let start = reader.offset
        hash = try reader.fixed()
        sentence = try PartSentence(&reader, order, language)
        let head = reader.offset
        try reader.tokens(of: sentence.text) { _, _ in
        } flags: { _ in
        }
        tokens = head..<reader.offset
        repetitions = try reader.counts(order, language)
        let count = try reader.number(upTo: 1)
        guard count == (repetitions.isEmpty ? 0 : 1) else { throw reader.damage }
        if count == 1 {
            let repetition = try PartSentence(&reader, order, language)
            guard sentence.position < repetition.position else { throw reader.damage }
            firstRepetition = repetition
        }
        range = start..<reader.offset
    }

    /// The number of sentences that are counted here.
    var total: Int { repetitions.reduce(1) { $0 + $1.count } }

    /// Returns the candidate in the files that `order` has now.
    func candidate(
        _ order: PartOrder, _ language: Language, _ section: SectionID
    ) throws(FormatError) -> SentencePool.Candidate {
        var result = SentencePool.Candidate(sentence: sentence.sentence(bytes, order))
        var reader = PartReader(bytes, tokens, section)
        var certainty: [Bool] = []
        var isUncertain = false
        try reader.tokens(of: sentence.text) { token, isCertain in
            result.sentence.text.tokens.append(token)
            certainty.append(isCertain)
        } flags: { flags in
            result.sentence.hasOwnTags = flags & 1 != 0
            result.sentence.hasGoldTags = flags & 2 != 0
            isUncertain = flags & 4 != 0
        }
        result.sentence.certainty = isUncertain ? certainty : nil
        result.repetitions = repetitions.map { (order.source($0.source, language), $0.count) }
        result.firstRepetition = firstRepetition?.sentence(bytes, order)
        return result
    }
}

extension PartReader {
    mutating func language() throws(FormatError) -> Language {
        guard let language = Language(rawValue: UInt8(try number(upTo: 255))) else { throw damage }
        return language
    }

    /// Reads the position of a sentence, and returns it with the index of its file.
    mutating func position(
        _ order: PartOrder, _ language: Language
    ) throws(FormatError) -> (SplitPosition, file: Int) {
        let number = try number(upTo: ShardPlan.splitLimit)
        guard let index = order.index(of: number, language) else { throw damage }
        return (SplitPosition(split: number, record: try count()), index)
    }

    mutating func source(
        _ order: PartOrder, _ language: Language
    ) throws(FormatError) -> Int {
        let number = try number(upTo: ShardPlan.splitLimit)
        guard order.has(number, language) else { throw damage }
        return number
    }

    /// Reads counts of corpora, in the order of dictc.yml.
    mutating func counts(
        _ order: PartOrder, _ language: Language
    ) throws(FormatError) -> [(source: Int, count: Int)] {
        var last = -1
        var sum = 0
        return try list { reader throws(FormatError) in
            let source = try reader.source(order, language)
            let count = try reader.count()
            sum += count
            guard source > last, sum <= PartFormat.countLimit else { throw reader.damage }
            last = source
            return (source, count)
        }
    }

    /// Reads the flags and tokens of the sentence whose text is in the range `text` of ``bytes``,
    /// and calls `body` with each token and whether its tag is certain.
    mutating func tokens(
        of text: Range<Int>, _ body: (Token, Bool) -> Void, flags: (Int) -> Void
    ) throws(FormatError) {
        flags(try number(upTo: 7))
        var end = 0
        for _ in 0..<(try number(upTo: remaining)) {
            let offset = end + (try number(upTo: text.count))
            let length = try number(upTo: text.count)
            let tag = try number(upTo: 511)
            guard length > 0, offset <= text.count, length <= text.count - offset,
                bytes[text.lowerBound + offset] & 0xC0 != 0x80,
                offset + length == text.count
                    || bytes[text.lowerBound + offset + length] & 0xC0 != 0x80
            else { throw damage }
            end = offset + length
            let known = UniversalTag(rawValue: UInt8(tag >> 1))
            guard known != nil || tag >> 1 == 0 else { throw damage }
            body(Token(ByteRange(offset: offset, length: length), tag: known), tag & 1 != 0)
        }
    }
}
