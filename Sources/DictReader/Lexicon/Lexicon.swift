public import DictFormat
public import DictModel

/// A compiled set of words, read directly from the file, with fast look-up by word, prefix and
/// rank.
///
/// Words are folded, so that `Café` becomes `cafe`, and sorted in byte order. The rank of a word is
/// the number of words that precede it.
///
/// Queries allocate little besides their results, can run on any thread, and are memory-safe even
/// if the file is damaged. A lexicon opened with ``Verification/verifying`` returns correct
/// results. With ``Verification/trusting``, a damaged file may lead to wrong results or a
/// ``FormatError``.
@safe
public final class Lexicon: ArtefactReader, @unchecked Sendable {
    /// The kind of artefact that this class reads: a set of words.
    public static var kind: ArtefactKind { .lexicon }

    // Safe to share because nothing changes after init.
    let walk: NodeWalk
    let info: LexiconInfo
    /// A pointer to the start of section PAIR, which has a packed entry for each pair of letters.
    let pairs: UnsafeRawPointer
    /// The word ratings from section FAIR, or `nil` if the file does not have this section.
    let fairWords: FairWords?
    private let bytes: ArtefactBytes
    /// A number that identifies the contents of this artefact, for example in a saved game.
    public let identity: UInt64
    /// The language of the words in the lexicon.
    public let language: Language

    /// Creates a lexicon that reads the artefact in `bytes`.
    ///
    /// - Throws: ``FormatError`` if the bytes are not a lexicon of a known version, or if a
    ///   checksum, a table or the position of a section is wrong.
    /// - Complexity: O(*n*) with ``Verification/verifying``, where *n* is the size of the file in
    ///   bytes. With ``Verification/trusting``, only the header, small tables and padding are read.
    public init(
        _ bytes: ArtefactBytes, _ verification: Verification = .verifying
    ) throws(FormatError) {
        let file = bytes.view
        let header = try ArtefactHeader(file)
        guard header.kind == .lexicon else {
            throw .wrongKind(found: header.kind.rawValue, expected: .lexicon)
        }
        if verification == .verifying { try header.verify(file) }
        let tables = try LexiconTables(header, file)
        let nodes = try header.section(LexiconFormat.nodes, of: file)
        let limit = nodes.count - LexiconFormat.sentinel
        guard limit >= LexiconFormat.deadNode else { throw .damaged(LexiconFormat.nodes, .length) }
        for offset in limit..<nodes.count where nodes.uint8(offset) != 255 {
            throw .damaged(LexiconFormat.nodes, .structure)
        }
        guard nodes.uint64(0) == UInt64(LexiconFormat.narrowDense) else {
            throw .damaged(LexiconFormat.nodes, .structure)
        }
        let pairBytes = try header.section(LexiconFormat.pairs, of: file)
        let letters = tables.info.alphabet.count
        guard pairBytes.count == letters * letters * tables.info.widths.wide + 8 else {
            throw .damaged(LexiconFormat.pairs, .length)
        }
        fairWords = try FairWords(header, file, words: tables.info.wordCount)
        self.bytes = bytes
        identity = header.checksum
        language = header.language
        info = tables.info
        unsafe pairs = pairBytes.start
        unsafe walk = NodeWalk(
            nodes: nodes.start, limit: limit, tables: WalkTables(tables),
            packing: NodeWalk.EntryPacking(tables.info.widths))
    }

    deinit { walk.tables.deallocate() }

    /// The number of words in the lexicon.
    public var count: Int { info.wordCount }
    /// The length of the longest word in the lexicon, in bytes.
    public var longestWord: Int { info.longestWord }
    /// The letters that the words of the lexicon can contain, in ascending order.
    public var alphabet: [UInt8] { info.alphabet }

    /// Returns the entry in the directory of letter pairs for words that begin with `first`
    /// followed by `second`.
    ///
    /// If no word begins with these letters, the entry is 0, which leads to the dead node.
    @inline(__always)
    func pair(_ first: UInt8, _ second: UInt8) -> UInt64 {
        let first = walk.tables.label(first)
        let second = walk.tables.label(second)
        guard first < info.letters, second < info.letters else { return 0 }
        let index = Int(first &* info.letters &+ second)
        // Safe because both labels are below the number of letters, and 8 bytes follow the last
        // entry.
        return unsafe UInt64(
            littleEndian: pairs.loadUnaligned(
                fromByteOffset: index &* walk.packing.wide, as: UInt64.self))
    }
}
