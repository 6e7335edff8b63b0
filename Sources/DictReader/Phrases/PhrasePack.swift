public import DictFormat
public import DictModel

/// A list of Hangman phrases, read directly from an artefact (a compiled file).
///
/// The phrases are in the order in which a game uses them. Queries may run on any thread, and are
/// memory-safe even if the file is damaged.
public final class PhrasePack: ArtefactReader {
    /// A phrase for Hangman, with its difficulty.
    public struct Phrase: Sendable, Equatable {
        /// The text of the phrase, with its capitals, accents and punctuation.
        public var text: String { String(decoding: utf8, as: UTF8.self) }
        /// The bytes of ``text``.
        package let utf8: [UInt8]
        /// The number of wrong letters that a simulated player guesses before the phrase is solved.
        ///
        /// The player looks for words that match the letters already shown.
        public let misses: Int
        /// The difficulty of the phrase, which follows from ``misses``.
        ///
        /// The tiers are 0 (easy), 1 (medium), 2 (hard) and 3 (expert).
        public let tier: UInt8
    }

    /// The kind of artefact that this class reads: Hangman phrases.
    public static var kind: ArtefactKind { .phrases }

    /// A number that identifies the contents of this artefact, for example in a saved game.
    public let identity: UInt64
    /// The language of the phrases.
    public let language: Language
    /// The random seed that determined the order of the phrases.
    public let seed: UInt64
    /// The number of phrases.
    public let count: Int

    let info: ByteView
    let table: ByteView
    let texts: ByteView
    private let bytes: ArtefactBytes

    /// Creates a reader for the phrases in `bytes`.
    ///
    /// - Throws: ``FormatError``, as described at ``ArtefactReader/init(_:_:)``.
    /// - Complexity: O(*n*) with ``Verification/verifying``, where *n* is the size of the file in
    ///   bytes; O(1) with ``Verification/trusting``.
    public init(
        _ bytes: ArtefactBytes, _ verification: Verification = .verifying
    ) throws(FormatError) {
        let artefact = try OpenArtefact(bytes, kind: Self.kind, verification)
        info = try artefact.section(PhrasesFormat.info, size: UInt64(PhrasesFormat.infoSize))
        guard let seed = info.uint64(PhrasesFormat.Info.seed),
            let count = info.uint32(PhrasesFormat.Info.count)
        else { throw .damaged(PhrasesFormat.info, .value) }
        table = try artefact.section(
            PhrasesFormat.phrases, size: UInt64(count) * UInt64(PhrasesFormat.phraseSize))
        texts = try artefact.section(PhrasesFormat.texts)
        self.bytes = bytes
        identity = artefact.header.checksum
        language = artefact.header.language
        self.seed = seed
        self.count = table.count / PhrasesFormat.phraseSize
    }

    /// Returns the phrase at `index`, or `nil` if `index` is not in `0..<count` or the file is
    /// damaged.
    ///
    /// Even in a damaged file, the text is always UTF-8 without control characters, and the tier is
    /// always in `0...3`.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text in bytes.
    public func phrase(at index: Int) -> Phrase? {
        guard let entry = entry(at: index), entry.tier <= 3,
            let text = texts.copy(at: entry.start, length: entry.length),
            UTF8Scalar.malformedOffset(in: text.span) == nil,
            !PhrasesFormat.hasControls(text.span)
        else { return nil }
        return Phrase(utf8: text, misses: entry.misses, tier: entry.tier)
    }

    /// Returns the table entry for the phrase at `index`.
    ///
    /// Returns `nil` if `index` is not in `0..<count` or the file is damaged.
    func entry(at index: Int) -> Entry? {
        typealias Field = PhrasesFormat.Phrase
        guard index >= 0, index < count else { return nil }
        let at = index * PhrasesFormat.phraseSize
        guard let start = table.count32(at + Field.textOffset),
            let length = table.uint16(at + Field.textLength),
            let misses = table.uint8(at + Field.misses), let tier = table.uint8(at + Field.tier)
        else { return nil }
        return Entry(start: start, length: Int(length), misses: Int(misses), tier: tier)
    }

    /// An entry of section PHRA, with the position and the difficulty of a phrase.
    struct Entry {
        let start: Int
        let length: Int
        let misses: Int
        let tier: UInt8
    }
}
