public import DictFormat
public import DictModel

/// The weights and tables of a part-of-speech tagger, as a file holds them.
///
/// Any number of taggers on any threads may use one model.
public final class TaggerModel: Sendable {
    /// Keeps the bytes alive.
    private let owner: any AnyObject & Sendable

    /// The language of the texts that the model was trained on.
    public let language: Language
    /// The licences and attributions of all sources of the model, UTF-8.
    public let notice: [UInt8]
    let weights: WeightTable
    let knownWords: FingerprintTable
    let wordClasses: FingerprintTable
    let ambiguities: [UInt32]
    /// The least margins at which tags are trusted.
    public let thresholds: MarginThresholds

    /// The model in a copy of `bytes`.
    ///
    /// - Throws: ``TaggerModelError`` where the bytes are no model that this program can use; any
    ///   bytes that pass give a tagger that never traps.
    /// - Complexity: O(bytes): all checksums are compared.
    public convenience init(_ bytes: [UInt8]) throws(TaggerModelError) {
        let copy = ModelBytes(bytes)
        try self.init(copy.view, keeping: copy)
    }

    /// The model in `view`, say of a mapped file, whose bytes stay as they are while `owner` lives.
    ///
    /// - Throws: ``TaggerModelError``, as ``init(_:)``.
    public init(
        _ view: ByteView, keeping owner: any AnyObject & Sendable
    ) throws(TaggerModelError) {
        self.owner = owner
        let version: UInt32
        do throws(FormatError) {
            let sections = try TaggerSections(view)
            language = sections.language
            notice = sections.notice
            weights = sections.weights
            knownWords = sections.knownWords
            wordClasses = sections.wordClasses
            ambiguities = sections.ambiguities
            thresholds = sections.thresholds
            version = sections.featureVersion
        } catch {
            throw .format(error)
        }
        guard version == TaggerFormat.featureVersion else { throw .features(found: version) }
    }

    /// How many features have weights.
    public var featureCount: Int { weights.featureCount }

    /// Whether the class of a token that was tagged with `margin` may be relied on; see
    /// ``Tagger/margins``.
    public func isConfident(_ lexicalClass: LexicalClass, margin: Int) -> Bool {
        thresholds.trusts(lexicalClass, margin: margin)
    }
}
