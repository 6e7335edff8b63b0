import DictFormat
import DictModel

/// The sections of a model's file, checked.
struct TaggerSections {
    let language: Language
    let featureVersion: UInt32
    let notice: [UInt8]
    let weights: WeightTable
    let knownWords: FingerprintTable
    let wordClasses: FingerprintTable
    let ambiguities: [UInt32]
    let thresholds: MarginThresholds

    /// Reads and checks `file`: header, checksums, and every length and offset.
    ///
    /// O(bytes).
    init(_ file: ByteView) throws(FormatError) {
        let header = try ArtefactHeader(file)
        guard header.kind == .tagger else {
            throw .wrongKind(found: header.kind.rawValue, expected: .tagger)
        }
        try header.verify(file)
        language = header.language
        let info = try header.section(TaggerFormat.info, of: file)
        typealias Field = TaggerFormat.Info
        guard info.count == TaggerFormat.infoSize else {
            throw .damaged(TaggerFormat.info, .length)
        }
        guard let version = info.uint32(Field.featureVersion),
            let thresholds = info.uint32s(
                Field.thresholds, count: LexicalClass.allCases.count)
        else { throw .damaged(TaggerFormat.info, .value) }
        featureVersion = version
        var margins: [Int32] = []
        for threshold in thresholds { margins.append(Int32(bitPattern: threshold)) }
        self.thresholds = MarginThresholds(margins: margins)
        let note = try header.section(TaggerFormat.notice, of: file)
        var text: [UInt8] = []
        for offset in 0..<note.count { text.append(note.uint8(offset) ?? 0) }
        notice = text
        guard UTF8Scalar.malformedOffset(in: text.span) == nil else {
            throw .damaged(TaggerFormat.notice, .words)
        }
        let classes = try header.section(TaggerFormat.ambiguities, of: file)
        guard classes.count % 4 == 0,
            let ambiguities = classes.uint32s(0, count: classes.count / 4)
        else { throw .damaged(TaggerFormat.ambiguities, .length) }
        self.ambiguities = ambiguities
        guard
            let words = FingerprintTable(try header.section(TaggerFormat.words, of: file))
        else { throw .damaged(TaggerFormat.words, .structure) }
        knownWords = words
        guard
            let wordClasses = FingerprintTable(try header.section(TaggerFormat.classes, of: file))
        else { throw .damaged(TaggerFormat.classes, .structure) }
        self.wordClasses = wordClasses
        guard
            let weights = WeightTable(
                directory: try header.section(TaggerFormat.directory, of: file),
                buckets: try header.section(TaggerFormat.weights, of: file))
        else { throw .damaged(TaggerFormat.weights, .structure) }
        self.weights = weights
    }
}
