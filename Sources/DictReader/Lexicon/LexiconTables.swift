import DictFormat

/// The small tables of a lexicon, which are read and checked once when the lexicon is opened.
///
/// All indices in the tables are checked here. Walks over the nodes therefore stay inside their
/// sections, whatever the file contains.
struct LexiconTables {
    /// The contents of section INFO: counts, the root, the alphabet and the sizes of entries.
    let info: LexiconInfo
    /// The heads of all codes: bit fields with the letter, the flags and the size of an arc.
    ///
    /// There are 256 heads for each context, and then those of the two-byte codes.
    var heads: [UInt32]
    /// The fields of each different code that are not in its head.
    ///
    /// The first is that of the heads without an arc.
    var codes: [NodeCode] = [NodeCode()]
    /// The entries of section TARG, each a 24-bit address and an 8-bit count.
    ///
    /// The tables of all letters follow one another, and 255 entries of 0 follow the last one.
    var targets: [UInt32] = []
    /// The first entry in ``targets`` and the number of entries for each letter, indexed by label.
    var targetRanges: [(base: Int, count: Int)] = []
    /// The word count that section PAGE stores for each page of 256 bytes, or 0 if it stores none.
    let pages: [UInt8]

    init(_ header: ArtefactHeader, _ file: ByteView) throws(FormatError) {
        info = try LexiconInfo(try header.section(LexiconFormat.info, of: file))
        let pageBytes = try header.section(LexiconFormat.pages, of: file)
        guard pageBytes.count == 256 else { throw .damaged(LexiconFormat.pages, .length) }
        pages = (0..<256).map { pageBytes.uint8($0) ?? 0 }
        heads = [UInt32](repeating: NodeCode.none, count: WalkTables.heads)
        try readTargets(try header.section(LexiconFormat.targets, of: file))
        try readCodes(try header.section(LexiconFormat.codes, of: file))
        for page in 0..<LexiconFormat.escapePages {
            let escape = NodeCode.none | NodeCode.escape | UInt32(page) << 28
            for context in 0..<LexiconFormat.maximumContexts {
                heads[256 * context + LexiconFormat.oneByteCodes + page] = escape
            }
        }
        heads[WalkTables.first + Int(LexiconFormat.narrowDense)] |=
            NodeCode.dense | UInt32(info.widths.narrow) << 28
        heads[WalkTables.first + Int(LexiconFormat.wideDense)] |=
            NodeCode.dense | UInt32(info.widths.wide) << 28
    }

    /// Adds the fields of `code` to ``codes``.
    ///
    /// - Parameters:
    ///   - code: The code, whose label must be below the number of letters.
    ///   - constant: The constant of the code, or 0 if it has none.
    ///   - codeCount: The number of different codes of the lexicon.
    /// - Returns: The head of the code.
    /// - Throws: ``FormatError/damaged(_:_:)`` if the code is not valid.
    mutating func addCode(
        _ code: LexiconFormat.Code, constant: UInt32, codeCount: Int
    ) throws(FormatError) -> UInt32 {
        guard info.alphabet.indices.contains(code.label) else {
            throw .damaged(LexiconFormat.codes, .value)
        }
        let range = targetRanges[code.label]
        let surroundings = NodeCode.Surroundings(
            letter: info.alphabet[code.label], constant: constant,
            table: WalkTables.offset(ofTarget: range.base, codes: codeCount + 1),
            tableCount: range.count)
        guard let record = NodeCode.record(of: code, surroundings, index: codes.count) else {
            throw .damaged(LexiconFormat.codes, .value)
        }
        codes.append(record.code)
        return record.head
    }
}
