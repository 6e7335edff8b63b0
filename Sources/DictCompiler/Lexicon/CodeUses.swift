import DictFormat

/// The number of bytes that each candidate for a one-byte code would save in each context, as
/// counted in a planning round.
struct CodeUses {
    /// For each plain code and context, the number of arcs that would use the code.
    ///
    /// A plain code contains no constant. A one-byte code saves a byte for each of these arcs.
    private(set) var plain = [UInt32](repeating: 0, count: PlainCode.count * CodeContext.count)
    /// For each group of arcs and context, the bytes saved by a code that contains the index of
    /// their target.
    private(set) var entries: [UInt32]
    /// For each code with a constant word count and context, the bytes saved.
    private(set) var counts = [UInt32](
        repeating: 0, count: CountCode.count * CodeContext.count)

    /// Creates uses of no code, for arcs in `groups` groups.
    init(groups: Int) {
        entries = [UInt32](repeating: 0, count: groups * CodeContext.count)
    }

    /// Adds an arc that would use a plain code.
    @inline(__always)
    mutating func add(plain code: LexiconFormat.Code, _ context: Int) {
        plain[PlainCode.index(code) * CodeContext.count + context] += 1
    }

    /// Adds the bytes saved for an arc of `group` by a code with the index of its target.
    @inline(__always)
    mutating func add(group: Int, _ context: Int, bytes: UInt32) {
        entries[group * CodeContext.count + context] += bytes
    }

    /// Adds the bytes saved for an arc by a code that contains its word count.
    @inline(__always)
    mutating func add(count code: Int, _ context: Int, bytes: UInt32) {
        counts[code * CodeContext.count + context] += bytes
    }
}

/// A numbering without large gaps of the plain codes, those without a constant.
enum PlainCode {
    /// The number of the combinations of target kind, count kind and bank that occur, for each nine
    /// upper bits of a code; 63 for others.
    private static let shapes: [UInt8] = {
        var shapes = [UInt8](repeating: 63, count: 1 << 9)
        var next: UInt8 = 0
        for upper in 0..<shapes.count {
            let code = LexiconFormat.Code(bits: UInt16(upper) << 7)
            guard let target = code.target, target != .constant, target != .entry,
                code.count != .constant, code.bank == 0 || target == .table,
                (code.count == .table) == (target == .table) || code.count == .none,
                code.count != .page || target == .short
            else { continue }
            shapes[upper] = next
            next += 1
        }
        return shapes
    }()

    /// The number of numbers for plain codes.
    static let count = 64 << 7

    /// Returns the number of `code`.
    @inline(__always)
    static func index(_ code: LexiconFormat.Code) -> Int {
        Int(shapes[Int(code.bits >> 7)]) << 7 | Int(code.bits & 127)
    }

    /// All plain codes, with unused numbers missing.
    static let all: [(index: Int, code: LexiconFormat.Code)] = (0..<1 << 16).compactMap {
        let code = LexiconFormat.Code(bits: UInt16($0))
        return shapes[$0 >> 7] == 63 ? nil : (index(code), code)
    }
}

/// A code that contains a small word count, for arcs that would otherwise store it in one byte.
struct CountCode {
    /// The plain code for arcs that store the count themselves.
    let plain: LexiconFormat.Code
    let words: UInt32

    /// The number of numbers for these codes.
    static let count = 1 << 13
    private static let mostWords: UInt32 = 16

    /// Returns the number of the code for `words`, or `nil` if it has none.
    @inline(__always)
    static func index(_ plain: LexiconFormat.Code, words: UInt32) -> Int? {
        guard plain.count == .one, words < mostWords, plain.target != .table else { return nil }
        let kind = Int(plain.bits >> 7 & 7)
        return (kind << 6 | Int(plain.bits & 63)) << 4 | Int(words)
    }

    /// Creates the code with the number `index`.
    init(index: Int) {
        words = UInt32(index & 15)
        plain = LexiconFormat.Code(
            bits: UInt16(index >> 4 & 63) | UInt16(index >> 10) << 7
                | LexiconFormat.CountKind.one.rawValue << 11)
    }

    /// The code as it is stored.
    var code: LexiconFormat.Code {
        LexiconFormat.Code(
            label: plain.label, isWord: plain.isWord, isLast: false,
            target: plain.target ?? .none, count: .constant)
    }
}
