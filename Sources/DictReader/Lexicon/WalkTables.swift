import DictFormat

/// The tables of a lexicon in one block of memory, so that a walk needs only one pointer.
///
/// Reads need no bounds checks, because every index is a byte or a label, or was checked when the
/// tables were read. The codes of each first byte are padded to 256, and the targets of each letter
/// to a multiple of 256.
@safe
struct WalkTables: @unchecked Sendable {
    private static let codeCapacity = 256 + 256 * LexiconFormat.escapePages
    private static let codes = 4 * codeCapacity
    private static let pages = codes + MemoryLayout<NodeCode>.stride * codeCapacity
    private static let labels = pages + 256
    private static let alphabet = labels + 256
    private static let targets = alphabet + 32

    private let memory: UnsafeMutableRawPointer

    /// Creates a copy of `tables` in newly allocated memory.
    ///
    /// Free the memory with ``deallocate()``.
    init(_ tables: LexiconTables) {
        unsafe memory = .allocate(
            byteCount: Self.targets + 4 * tables.targets.count, alignment: 16)
        let alphabet = tables.info.alphabet
        let unused = Self.codeCapacity - tables.heads.count
        copy(
            tables.heads + [UInt32](repeating: NodeCode.none, count: unused), at: 0)
        copy(tables.codes + [NodeCode](repeating: NodeCode(), count: unused), at: Self.codes)
        copy(tables.pages, at: Self.pages)
        copy([UInt8](repeating: 31, count: 256), at: Self.labels)
        copy([UInt8](repeating: 255, count: 32), at: Self.alphabet)
        for (label, letter) in alphabet.enumerated() {
            copy([UInt8(label)], at: Self.labels + Int(letter))
            copy([letter], at: Self.alphabet + label)
        }
        copy(tables.targets, at: Self.targets)
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

    /// Returns the head of the code with the index `code`: the letter, the flags and the size of
    /// its arcs.
    @inline(__always)
    func head(_ code: Int) -> UInt32 {
        unsafe memory.load(fromByteOffset: code &<< 2, as: UInt32.self)
    }

    /// Returns the fields of the code with the index `code` that are not in its head.
    @inline(__always)
    func code(_ code: Int) -> NodeCode {
        unsafe memory.load(
            fromByteOffset: Self.codes &+ code &* MemoryLayout<NodeCode>.stride,
            as: NodeCode.self)
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

    /// Returns the entry at `index` in the target tables: a 24-bit address and an 8-bit word count.
    @inline(__always)
    func target(_ index: Int) -> UInt32 {
        unsafe memory.load(fromByteOffset: Self.targets &+ index &<< 2, as: UInt32.self)
    }
}
