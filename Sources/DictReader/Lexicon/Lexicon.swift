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
        fairWords = try FairWords(header, file, words: tables.info.wordCount)
        self.bytes = bytes
        identity = header.checksum
        language = header.language
        info = tables.info
        unsafe walk = NodeWalk(
            nodes: nodes.start, limit: limit, tables: WalkTables(tables),
            packing: NodeWalk.EntryPacking(tables.info.widths))
        fillDirectory()
    }

    /// The size of the artefact in bytes.
    package var size: Int { bytes.view.count }

    /// Fills the directory of letter pairs with what two steps from the root lead to.
    ///
    /// - Complexity: O(*n*²), where *n* is the number of letters in ``alphabet``.
    private func fillDirectory() {
        forEachArc(of: info.root, words: count) { first, middle, below in
            forEachArc(
                of: middle.node, words: middle.words &- (middle.isWord != 0 ? 1 : 0)
            ) { second, end, before in
                let rank = below &+ (middle.isWord != 0 ? 1 : 0) &+ before
                walk.tables.setPair(
                    first, second,
                    PairEntry(
                        NodeWalk.Step(node: end.node, isWord: end.isWord), before: max(0, rank)))
            }
        }
    }

    /// Calls `body` with the letter and the child of each arc of `node`, and the number of words at
    /// and below the arcs before it.
    ///
    /// `words` is the number of words below `node`.
    private func forEachArc(
        of node: Int, words: Int, _ body: (UInt8, NodeWalk.Child, Int) -> Void
    ) {
        guard var place = walk.arcs(of: node) else { return }
        var left = words
        var previous = -1
        while true {
            let before = place
            let arc = walk.next(&place)
            guard arc.letter != 255, Int(arc.letter) > previous else { return }
            previous = Int(arc.letter)
            let below = arc.isLast ? left : walk.words(at: before)
            body(
                arc.letter,
                NodeWalk.Child(
                    node: arc.node, isWord: arc.isWord, words: max(0, below), before: 0),
                words &- left)
            if arc.isLast { return }
            left &-= below
        }
    }

    deinit { walk.tables.deallocate() }

    /// The number of words in the lexicon.
    public var count: Int { info.wordCount }
    /// The length of the longest word in the lexicon, in bytes.
    public var longestWord: Int { info.longestWord }
    /// The letters that the words of the lexicon can contain, in ascending order.
    public var alphabet: String { String(decoding: info.alphabet, as: UTF8.self) }
    /// The bytes of ``alphabet``.
    package var alphabetLetters: [UInt8] { info.alphabet }
}
