import DictFormat

/// A table of the codes in a lexicon file, in the order of section CODE.
///
/// A code describes the letter and the layout of an arc. The first 250 codes take one byte in an
/// arc, all others two.
struct CodeTable {
    /// The codes, whose constants are at the same indices in ``constants``.
    private(set) var codes: [LexiconFormat.Code] = []
    /// The constant of each code, or 0 for a code without one.
    ///
    /// The lower 24 bits of a constant are the address of a target, the upper 8 bits its word
    /// count.
    private(set) var constants: [UInt32] = []
    private var indexOfPlain = [Int16](repeating: -1, count: 1 << 16)
    /// The number of entries that are reserved for codes with four-byte targets and counts.
    ///
    /// There is one for each letter and combination of flags, so that every arc can be encoded even
    /// if the rest of the table is full.
    private let reserved: Int

    init(letters: Int) {
        reserved = 4 * letters
    }

    /// Returns the index of `code`, a plain code without a constant, adding it to the table if it
    /// is new.
    ///
    /// - Returns: The index, or `nil` if the code is new and there is no room for it.
    mutating func index(of code: LexiconFormat.Code) -> Int? {
        let known = indexOfPlain[Int(code.bits)]
        if known >= 0 { return Int(known) }
        let isFallback = code.target == .full && (code.isLast || code.count == .four)
        let capacity = LexiconFormat.maximumCodes - (isFallback ? 0 : reserved)
        guard codes.count < capacity else { return nil }
        indexOfPlain[Int(code.bits)] = Int16(codes.count)
        return add(code, constant: 0)
    }

    /// Adds `code` to the table and returns its index.
    ///
    /// Pass 0 as `constant` if the code has none, or if the constant is not known yet.
    @discardableResult
    mutating func add(_ code: LexiconFormat.Code, constant: UInt32) -> Int {
        codes.append(code)
        constants.append(constant)
        return codes.count - 1
    }

    /// Replaces the constant of the code at `index`, once the address of its target is known.
    mutating func setConstant(_ constant: UInt32, at index: Int) {
        constants[index] = constant
    }

    /// Returns the size of an arc that has the code at `index`, in bytes.
    func size(ofCode index: Int) -> UInt8 {
        UInt8((index < LexiconFormat.oneByteCodes ? 1 : 2) + codes[index].payload)
    }

    /// The bytes of section CODE: the number of codes, the codes and the constants.
    var section: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: UInt16(codes.count))
        for code in codes { bytes.append(littleEndian: code.bits) }
        for (code, constant) in zip(codes, constants) where code.hasConstant {
            bytes.append(littleEndian: constant)
        }
        return bytes
    }
}
