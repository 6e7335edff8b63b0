package import DictFormat
package import DictModel

/// A tagger model file whose structure has been checked, but whose feature version has not.
///
/// To tag text, make a ``TaggerModel`` from it. The file itself is only needed to describe a model
/// or to change its thresholds.
package struct TaggerModelFile: Sendable {
    /// The object that keeps the bytes of the file valid.
    private let owner: any AnyObject & Sendable
    private let bytes: ByteView
    private let header: ArtefactHeader

    /// The language of the texts that the model was trained on.
    package var language: Language { header.language }
    /// The licences and attributions of all sources of the model, in UTF-8.
    package let notice: [UInt8]
    /// The minimum margins at which tags are trusted, one for each lexical class.
    package let thresholds: MarginThresholds
    /// The number of features that have weights.
    package var featureCount: Int { weights.featureCount }
    let featureVersion: UInt32
    let weights: WeightTable
    let knownWords: FingerprintTable
    let wordClasses: FingerprintTable
    /// The length of the longest ending in ``wordClasses``, in bytes, or 0 if it has none.
    let longestEnding: Int
    let ambiguities: [UInt32]

    /// Opens the tagger model in `bytes`, and checks its header, checksums, lengths and offsets.
    ///
    /// The bytes, for instance of a mapped file, must stay valid and unchanged while `owner` is
    /// alive.
    ///
    /// - Throws: `FormatError` if the bytes are not a valid tagger model.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    package init(
        _ bytes: ByteView, keeping owner: any AnyObject & Sendable
    ) throws(FormatError) {
        let header = try ArtefactHeader(bytes)
        guard header.kind == .tagger else {
            throw .wrongKind(found: header.kind.rawValue, expected: .tagger)
        }
        try header.verify(bytes)
        let info = try header.section(TaggerFormat.info, of: bytes)
        typealias Field = TaggerFormat.Info
        guard info.count == TaggerFormat.infoSize else {
            throw .damaged(TaggerFormat.info, .length)
        }
        guard let version = info.uint32(Field.featureVersion),
            let ending = info.uint32(Field.longestEnding), ending <= WordEnding.longest,
            let margins = info.uint32s(Field.thresholds, count: LexicalClass.allCases.count)
        else { throw .damaged(TaggerFormat.info, .value) }
        let note = try header.section(TaggerFormat.notice, of: bytes)
        let notice = [UInt8](note)
        guard UTF8Scalar.malformedOffset(in: notice.span) == nil else {
            throw .damaged(TaggerFormat.notice, .words)
        }
        let classes = try header.section(TaggerFormat.ambiguities, of: bytes)
        guard classes.count % 4 == 0,
            let ambiguities = classes.uint32s(0, count: classes.count / 4)
        else { throw .damaged(TaggerFormat.ambiguities, .length) }
        guard let words = FingerprintTable(try header.section(TaggerFormat.words, of: bytes))
        else { throw .damaged(TaggerFormat.words, .structure) }
        guard
            let wordClasses = FingerprintTable(try header.section(TaggerFormat.classes, of: bytes))
        else { throw .damaged(TaggerFormat.classes, .structure) }
        guard
            let weights = WeightTable(
                directory: try header.section(TaggerFormat.directory, of: bytes),
                buckets: try header.section(TaggerFormat.weights, of: bytes))
        else { throw .damaged(TaggerFormat.weights, .structure) }
        self.owner = owner
        self.bytes = bytes
        self.header = header
        self.notice = notice
        thresholds = MarginThresholds(margins: margins.map { Int32(bitPattern: $0) })
        featureVersion = version
        self.weights = weights
        knownWords = words
        self.wordClasses = wordClasses
        longestEnding = Int(ending)
        self.ambiguities = ambiguities
    }

    /// Returns the bytes of this file with its thresholds replaced by `thresholds`.
    ///
    /// - Throws: `FormatError`, but only if the bytes have changed since the file was opened.
    package func bytes(with thresholds: MarginThresholds) throws(FormatError) -> [UInt8] {
        var margins: [UInt8] = []
        for margin in thresholds.margins { margins.append(littleEndian: margin) }
        var writer = ArtefactWriter(kind: .tagger, language: language)
        for section in header.sections {
            var contents = [UInt8](try header.section(section.id, of: bytes))
            if section.id == TaggerFormat.info {
                let start = TaggerFormat.Info.thresholds
                contents.replaceSubrange(start..<start + margins.count, with: margins)
            }
            writer.add(section.id, contents)
        }
        return writer.finish()
    }
}

extension [UInt8] {
    fileprivate init(_ view: ByteView) {
        self = (0..<view.count).map { view.uint8($0) ?? 0 }
    }
}
