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
    /// The first 256 heads are those of the possible first bytes. Those of two-byte codes follow,
    /// padded with ``NodeCode/none`` to a multiple of 256.
    private(set) var heads: [UInt32]
    /// The fields of each code that are not in its head, in the same order as ``heads``.
    private(set) var codes: [NodeCode]
    /// The entries of section TARG, each a 24-bit address and an 8-bit count.
    ///
    /// The table of each letter is padded to a multiple of 256 entries.
    let targets: [UInt32]
    /// The word count that section PAGE stores for each page of 256 bytes, or 0 if it stores none.
    let pages: [UInt8]

    init(_ header: ArtefactHeader, _ file: ByteView) throws(FormatError) {
        info = try LexiconInfo(try header.section(LexiconFormat.info, of: file))
        let pageBytes = try header.section(LexiconFormat.pages, of: file)
        guard pageBytes.count == 256 else { throw .damaged(LexiconFormat.pages, .length) }
        pages = (0..<256).map { pageBytes.uint8($0) ?? 0 }
        let tables = try Self.targetTables(
            try header.section(LexiconFormat.targets, of: file), letters: info.alphabet.count)
        targets = tables.entries
        heads = []
        codes = []
        try readCodes(try header.section(LexiconFormat.codes, of: file), tables)
    }

    private struct TargetTables {
        var entries: [UInt32] = []
        /// The index of the first entry and the number of entries for each letter, indexed by
        /// label.
        var ranges: [(base: Int, count: Int)] = []
    }

    /// Returns the target tables in `bytes`, the contents of section TARG.
    ///
    /// The section contains the number of targets for each letter (2 bytes each), then the entries
    /// (4 bytes each).
    private static func targetTables(
        _ bytes: ByteView, letters: Int
    ) throws(FormatError) -> TargetTables {
        var tables = TargetTables()
        var at = 2 * letters
        for letter in 0..<letters {
            guard let count = bytes.uint16(2 * letter) else {
                throw .damaged(LexiconFormat.targets, .length)
            }
            guard let entries = bytes.uint32s(at, count: Int(count)) else {
                throw .damaged(LexiconFormat.targets, .length)
            }
            tables.ranges.append((tables.entries.count, entries.count))
            tables.entries.append(contentsOf: entries)
            at += 4 * entries.count
            // A whole bank for every index byte: missing entries lead to the dead node.
            let rest = (256 - tables.entries.count % 256) % 256
            tables.entries.append(contentsOf: repeatElement(0, count: rest))
        }
        guard at == bytes.count else { throw .damaged(LexiconFormat.targets, .length) }
        return tables
    }

    /// Reads the codes in `bytes`, the contents of section CODE.
    ///
    /// The section contains the number of codes (2 bytes), the codes (2 bytes each), then 4 bytes
    /// for each code that has a constant.
    private mutating func readCodes(
        _ bytes: ByteView, _ tables: TargetTables
    ) throws(FormatError) {
        guard let count = bytes.uint16(0).map(Int.init), count <= LexiconFormat.maximumCodes
        else { throw .damaged(LexiconFormat.codes, .value) }
        let pageCount = max(0, count - LexiconFormat.oneByteCodes + 255) / 256
        heads = [UInt32](repeating: NodeCode.none, count: 256 + 256 * pageCount)
        codes = [NodeCode](repeating: NodeCode(), count: heads.count)
        var constantAt = 2 + 2 * count
        for index in 0..<count {
            guard let bits = bytes.uint16(2 + 2 * index) else {
                throw .damaged(LexiconFormat.codes, .length)
            }
            let code = LexiconFormat.Code(bits: bits)
            var constant: UInt32 = 0
            if code.hasConstant {
                guard let value = bytes.uint32(constantAt) else {
                    throw .damaged(LexiconFormat.codes, .length)
                }
                constant = value
                constantAt += 4
            }
            let isShort = index < LexiconFormat.oneByteCodes
            guard code.label < info.alphabet.count,
                let record = NodeCode.record(
                    of: code, letter: info.alphabet[code.label], constant: constant,
                    codeBytes: isShort ? 1 : 2,
                    tableBase: UInt32(tables.ranges[code.label].base),
                    tableCount: tables.ranges[code.label].count)
            else { throw .damaged(LexiconFormat.codes, .value) }
            let place = isShort ? index : index - LexiconFormat.oneByteCodes + 256
            heads[place] = record.head
            codes[place] = record.code
        }
        guard constantAt == bytes.count else { throw .damaged(LexiconFormat.codes, .length) }
        for page in 0..<pageCount {
            heads[LexiconFormat.oneByteCodes + page] |= NodeCode.escape
            codes[LexiconFormat.oneByteCodes + page].base = UInt32(256 + 256 * page)
        }
        heads[Int(LexiconFormat.narrowDense)] |= NodeCode.dense | NodeCode.narrow
        heads[Int(LexiconFormat.wideDense)] |= NodeCode.dense
    }
}

/// The contents of section INFO of a lexicon.
struct LexiconInfo {
    /// The number of words in the lexicon.
    let wordCount: Int
    /// The offset of the root, the node for the empty prefix, or 0 if there are no words.
    let root: Int
    /// The number of nodes in the lexicon.
    let nodeCount: UInt32
    /// The number of arcs in all nodes of the lexicon.
    let arcCount: UInt32
    /// The length of the longest word in the lexicon, in bytes.
    let longestWord: Int
    /// The letters of the lexicon's alphabet, in ascending order.
    let alphabet: [UInt8]
    /// The sizes of packed entries in dense nodes and in section PAIR.
    let widths: LexiconFormat.EntryWidths
    /// The number of letters in the lexicon's alphabet.
    let letters: UInt32

    init(_ bytes: ByteView) throws(FormatError) {
        guard bytes.count == LexiconFormat.infoSize,
            let words = bytes.uint32(0), let root = bytes.uint32(4),
            let nodes = bytes.uint32(8), let arcs = bytes.uint32(12),
            let longest = bytes.uint8(16), let letters = bytes.uint8(17),
            let addressBits = bytes.uint8(18), let narrow = bytes.uint8(19),
            let wide = bytes.uint8(20)
        else { throw .damaged(LexiconFormat.info, .length) }
        guard let wordCount = Int32(exactly: words) else {
            throw .damaged(LexiconFormat.info, .value)
        }
        self.wordCount = Int(wordCount)
        // A number that does not fit is not the address of a node either way.
        self.root = Int(clamping: root)
        nodeCount = nodes
        arcCount = arcs
        longestWord = Int(longest)
        widths = LexiconFormat.EntryWidths(
            addressBits: Int(addressBits), narrow: Int(narrow), wide: Int(wide))
        guard Int(letters) <= LexiconFormat.maximumLetters,
            (16...32).contains(widths.addressBits), (4...8).contains(widths.narrow),
            (4...8).contains(widths.wide), widths.countBits(widths.narrow) >= 0,
            widths.countBits(widths.wide) >= 0
        else { throw .damaged(LexiconFormat.info, .value) }
        self.letters = UInt32(letters)
        alphabet = (0..<Int(letters)).map {
            bytes.uint8(LexiconFormat.alphabetOffset + $0) ?? 0
        }
        guard alphabet.allSatisfy(LexiconFormat.isLetter) else {
            throw .damaged(LexiconFormat.info, .value)
        }
        for (letter, next) in zip(alphabet, alphabet.dropFirst()) where letter >= next {
            throw .damaged(LexiconFormat.info, .order)
        }
    }
}
