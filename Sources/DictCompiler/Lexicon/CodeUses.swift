import DictFormat

/// The number of bytes that each candidate for a one-byte code would save in each context, as
/// counted in a planning round.
struct CodeUses {
    /// For each plain code and context, the number of arcs that would use the code.
    ///
    /// A plain code contains no constant. A one-byte code saves a byte for each of these arcs.
    let plain: ContiguousArray<UInt32>
    /// For each code with a constant word count and context, the bytes saved.
    let counts: ContiguousArray<UInt32>
    /// For each group of arcs and context, the bytes saved by a code that contains the index of
    /// their target.
    let entries: ContiguousArray<UInt32>
}

/// A numbering without gaps of the plain codes, those without a constant.
enum PlainCode {
    /// The properties that plain codes with the same target kind, count kind and bank share.
    struct Shape {
        /// The number of this combination, or 255 if it does not occur.
        fileprivate(set) var number: UInt8 = 255
        /// The number of bytes that the target and the word count need in an arc.
        fileprivate(set) var payload: UInt8 = 0
        /// The target kind of the codes with a constant word count that can take the place of these
        /// codes, or 255 if there are none.
        fileprivate(set) var countKind: UInt8 = 255
    }

    /// The shape for each nine upper bits of a code.
    static let shapes: [Shape] = {
        var shapes = [Shape](repeating: Shape(), count: 1 << 9)
        var next: UInt8 = 0
        for upper in 0..<shapes.count {
            let code = LexiconFormat.Code(bits: UInt16(upper) << 7)
            guard let target = code.target, target != .constant, target != .entry,
                code.count != .constant, code.bank == 0 || target == .table,
                (code.count == .table) == (target == .table) || code.count == .none,
                code.count != .page || target == .short
            else { continue }
            shapes[upper].number = next
            shapes[upper].payload = UInt8(code.payload)
            if code.count == .one, target != .table {
                shapes[upper].countKind = UInt8(target.rawValue)
            }
            next += 1
        }
        return shapes
    }()

    /// The number of plain codes.
    static let count = shapes.count { $0.number != 255 } << 7

    /// Returns the number of `code`.
    @inline(__always)
    static func index(_ code: LexiconFormat.Code) -> Int {
        Int(shapes[Int(code.bits >> 7)].number) << 7 | Int(code.bits & 127)
    }

    /// All plain codes in ascending order, each with its number.
    static let all: [(index: Int, code: LexiconFormat.Code)] = (0..<1 << 16).compactMap {
        let code = LexiconFormat.Code(bits: UInt16($0))
        return shapes[$0 >> 7].number == 255 ? nil : (index(code), code)
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
    ///
    /// `shape` must be that of the code `plain`.
    @inline(__always)
    static func index(
        _ plain: LexiconFormat.Code, _ shape: PlainCode.Shape, words: UInt32
    ) -> Int? {
        guard shape.countKind != 255, words < mostWords else { return nil }
        return (Int(shape.countKind) << 6 | Int(plain.bits & 63)) << 4 | Int(words)
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
