import DictFormat
public import DictModel

/// The weights and tables of a part-of-speech tagger, as a file holds them.
///
/// Any number of taggers on any threads may use one model.
@safe
public final class TaggerModel: @unchecked Sendable {
    // Safe to share because nobody writes to the memory between init and deinit.
    private let memory: UnsafeRawBufferPointer
    private let release: @Sendable (UnsafeRawBufferPointer) -> Void

    /// The language of the texts that the model was trained on.
    public let language: Language
    /// The licences and attributions of all sources of the model, UTF-8.
    public let notice: [UInt8]
    /// How often the tagger goes over a sentence.
    let passes: Int
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
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        // Safe because both have the same number of bytes.
        unsafe bytes.withUnsafeBytes { unsafe copy.copyMemory(from: $0) }
        unsafe try self.init(adopting: UnsafeRawBufferPointer(copy)) { unsafe $0.deallocate() }
    }

    /// The model in `memory`, say a mapped file, which `release` gives back in the end.
    ///
    /// The caller promises that the memory stays as it is until then.
    public init(
        adopting memory: UnsafeRawBufferPointer,
        release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) throws(TaggerModelError) {
        unsafe self.memory = unsafe memory
        unsafe self.release = release
        do throws(FormatError) {
            let sections = try TaggerSections(unsafe ByteView(memory))
            language = sections.language
            notice = sections.notice
            passes = sections.passes
            weights = sections.weights
            knownWords = sections.knownWords
            wordClasses = sections.wordClasses
            ambiguities = sections.ambiguities
            thresholds = sections.thresholds
            if sections.featureVersion != TaggerFormat.featureVersion {
                throw .damaged(TaggerFormat.info, .value)
            }
        } catch {
            throw .format(error)
        }
    }

    deinit { unsafe release(memory) }

    /// How many features have weights.
    public var featureCount: Int { weights.featureCount }

    /// Whether the class of a token that was tagged with `margin` may be relied on; see
    /// ``Tagger/margins``.
    public func isConfident(_ lexicalClass: LexicalClass, margin: Int) -> Bool {
        thresholds.trusts(lexicalClass, margin: margin)
    }
}
