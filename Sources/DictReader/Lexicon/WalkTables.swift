import DictFormat

/// The tables of a lexicon in one block of memory, so that a walk needs only one pointer.
///
/// Reads need no bounds checks, because every index is a byte, a label or a context, or was checked
/// when the tables were read. There is a head for each byte in each of 32 contexts, and for each of
/// 1,024 two-byte codes, and at least 256 targets follow the start of each bank.
@safe
struct WalkTables: @unchecked Sendable {
    /// The index of the first head of the context of first arcs.
    ///
    /// All other contexts are numbered as the label of the arc before.
    static let first = 256 * LexiconFormat.maximumLetters
    /// The index of the first head of a two-byte code.
    static let escapes = 256 * LexiconFormat.maximumContexts
    /// The number of heads.
    static let heads = escapes + LexiconFormat.twoByteCodes

    private static let pages = 4 * heads
    private static let labels = pages + 256
    private static let alphabet = labels + 256
    private static let directory = alphabet + 32
    private static let codes = directory + 8 * 32 * 32

    private let memory: UnsafeMutableRawPointer

    /// Returns the offset of the target at `index`, if there are `codes` different codes.
    static func offset(ofTarget index: Int, codes: Int) -> Int {
        Self.codes + MemoryLayout<NodeCode>.stride * codes + 4 * index
    }

    /// Creates a copy of `tables` in newly allocated memory, with an empty directory of letter
    /// pairs.
    ///
    /// Free the memory with ``deallocate()``.
    init(_ tables: LexiconTables) {
        let targets = Self.offset(ofTarget: 0, codes: tables.codes.count)
        unsafe memory = .allocate(byteCount: targets + 4 * tables.targets.count, alignment: 16)
        copy(tables.heads, at: 0)
        copy(tables.pages, at: Self.pages)
        copy([UInt8](repeating: 31, count: 256), at: Self.labels)
        copy([UInt8](repeating: 255, count: 32), at: Self.alphabet)
        for (label, letter) in tables.info.alphabet.enumerated() {
            copy([UInt8(label)], at: Self.labels + Int(letter))
            copy([letter], at: Self.alphabet + label)
        }
        copy([UInt64](repeating: 0, count: 32 * 32), at: Self.directory)
        copy(tables.codes, at: Self.codes)
        copy(tables.targets, at: targets)
    }

    /// Frees the memory of the tables, which must not be used afterwards.
    func deallocate() { unsafe memory.deallocate() }

    private func copy<T>(_ values: [T], at offset: Int) {
        // Safe because the offsets and counts of init are inside the memory; T is a plain value.
        unsafe values.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress {
                unsafe (memory + offset).copyMemory(from: start, byteCount: bytes.count)
            }
        }
    }

    /// Returns the head of the code with the index `code`: the letter, the next context, the flags
    /// and the size of its arcs.
    @inline(__always)
    func head(_ code: Int) -> UInt32 {
        unsafe memory.load(fromByteOffset: code &<< 2, as: UInt32.self)
    }

    /// Returns the fields of the code with the head `head` that are not in the head.
    ///
    /// Fields take 16 bytes.
    @inline(__always)
    func code(_ head: UInt32) -> NodeCode {
        unsafe memory.load(
            fromByteOffset: Self.codes &+ Int(head &>> 12 & 0xfff0), as: NodeCode.self)
    }

    /// Returns the word count that section PAGE stores for page number `page`.
    ///
    /// A page is 256 bytes of nodes. Pages are numbered from 0 to 255.
    @inline(__always)
    func pageCount(_ page: UInt32) -> Int {
        unsafe Int(memory.load(fromByteOffset: Self.pages &+ Int(page), as: UInt8.self))
    }

    /// Returns the label of `letter`, which is its index in the alphabet of the lexicon.
    ///
    /// If the letter is not in the alphabet, the label is 31, which no arc has.
    @inline(__always)
    func label(_ letter: UInt8) -> UInt32 {
        unsafe UInt32(memory.load(fromByteOffset: Self.labels &+ Int(letter), as: UInt8.self))
    }

    /// Returns the letter whose label is `label`, or 255 if there is none.
    ///
    /// `label` must be from 0 to 31.
    @inline(__always)
    func letter(_ label: Int) -> UInt8 {
        unsafe memory.load(fromByteOffset: Self.alphabet &+ label, as: UInt8.self)
    }

    /// Returns the entry in the directory of letter pairs for words that begin with `first`
    /// followed by `second`, or 0 if there are none.
    @inline(__always)
    func pair(_ first: UInt8, _ second: UInt8) -> PairEntry {
        let index = Int(label(first) &<< 5 | label(second))
        return unsafe PairEntry(
            bits: memory.load(fromByteOffset: Self.directory &+ index &<< 3, as: UInt64.self))
    }

    /// Sets the entry in the directory of letter pairs for two letters of the alphabet.
    func setPair(_ first: UInt8, _ second: UInt8, _ entry: PairEntry) {
        let index = Int(label(first) &<< 5 | label(second))
        // Safe because labels are below 32.
        unsafe memory.storeBytes(
            of: entry.bits, toByteOffset: Self.directory &+ index &<< 3, as: UInt64.self)
    }

    /// Returns the entry at the offset `offset` in the target tables: a 24-bit address and an 8-bit
    /// word count.
    @inline(__always)
    func target(_ offset: Int) -> UInt32 {
        unsafe memory.load(fromByteOffset: offset, as: UInt32.self)
    }
}

/// An entry in the directory of letter pairs, which saves a walk its first two steps.
struct PairEntry: Equatable {
    /// From the lowest bit: the address of a node (32 bits), a word bit, and the number of words
    /// that precede the two letters (31 bits).
    let bits: UInt64

    @inline(__always)
    init(bits: UInt64) { self.bits = bits }

    init(_ step: NodeWalk.Step, before: Int) {
        bits =
            UInt64(UInt32(truncatingIfNeeded: step.node)) | (step.isWord != 0 ? 1 << 32 : 0)
            | UInt64(truncatingIfNeeded: before) << 33
    }

    /// The node after the two letters, and whether they are a word.
    @inline(__always)
    var step: NodeWalk.Step {
        NodeWalk.Step(node: Int(truncatingIfNeeded: bits & 0xffff_ffff), isWord: bits & 1 << 32)
    }

    /// The number of words in the lexicon that precede the two letters.
    @inline(__always)
    var before: Int { Int(truncatingIfNeeded: bits &>> 33) }
}
