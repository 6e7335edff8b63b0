import DictFormat

/// The codes of a file, in the order of section CODE; the first 250 take one byte.
struct CodeTable {
    /// The codes; their constants are in ``constants`` at the same index.
    private(set) var codes: [LexiconFormat.Code] = []
    /// The constant of each code; 0 if it has none.
    private(set) var constants: [UInt32] = []
    private var indexOfPlain = [Int16](repeating: -1, count: 1 << 16)
    /// The number of codes reserved for arcs that find the table full: one for each letter and pair
    /// of flags.
    private let reserved: Int

    init(letters: Int) {
        reserved = 4 * letters
    }

    /// Returns the index of a plain code, adding the code if it is new; `nil` if the table is full.
    mutating func index(of code: LexiconFormat.Code) -> Int? {
        let known = indexOfPlain[Int(code.bits)]
        if known >= 0 { return Int(known) }
        let isFallback = code.target == .full && (code.isLast || code.count == .four)
        let capacity = LexiconFormat.maximumCodes - (isFallback ? 0 : reserved)
        guard codes.count < capacity else { return nil }
        indexOfPlain[Int(code.bits)] = Int16(codes.count)
        return add(code, constant: 0)
    }

    /// Adds a code with its constant and returns its index; the constant is 0 for a plain code.
    @discardableResult
    mutating func add(_ code: LexiconFormat.Code, constant: UInt32) -> Int {
        codes.append(code)
        constants.append(constant)
        return codes.count - 1
    }

    /// Sets the constant of the code at `index`, when its address is known.
    mutating func setConstant(_ constant: UInt32, at index: Int) {
        constants[index] = constant
    }

    /// The size of an arc with the code at `index`, in bytes.
    func size(ofCode index: Int) -> UInt8 {
        UInt8((index < LexiconFormat.oneByteCodes ? 1 : 2) + codes[index].payload)
    }

    /// The bytes of section CODE.
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
