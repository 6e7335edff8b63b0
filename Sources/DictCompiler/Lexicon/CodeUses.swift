import DictFormat

/// The uses of codes and page counts by the arcs of a plan, as counted in a planning round, from which
/// the next choice is made.
struct CodeUses {
    /// For each plain code and context, the number of arcs that would use the code.
    ///
    /// A plain code contains no constant. A one-byte code saves a byte for each of these arcs.
    let plain: ContiguousArray<UInt32>
    /// For each code with a constant word count and context, the bytes saved.
    let counts: ContiguousArray<UInt32>
    /// The groups of ``CodeBook`` whose target is in the tables, in ascending order.
    let groups: ContiguousArray<Int>
    /// For each of ``groups`` and context, the bytes saved by a code that contains the index of the
    /// target.
    let entries: ContiguousArray<UInt32>
    /// For each page of 256 bytes, the number of arcs that need each word count from 0 to 255.
    let votes: ContiguousArray<UInt32>
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
        /// Whether the codes name their target by an address or a distance.
        fileprivate(set) var hasAddress = false
        /// Whether the codes name their target by an address in the pages that have a word count.
        fileprivate(set) var isPaged = false
    }

    /// The shape for each nine upper bits of a code.
    static let shapes: [Shape] = {
        var shapes = [Shape](repeating: Shape(), count: 1 << 9)
        var next: UInt8 = 0
        for upper in 0..<shapes.count {
            let code = LexiconFormat.Code(bits: UInt16(upper) << 7)
            guard let target = code.target, target != .entry,
                code.count != .constant, code.bank == 0 || target == .table,
                (code.count == .table) == (target == .table) || code.count == .none,
                code.count != .page || target == .short
            else { continue }
            shapes[upper].number = next
            shapes[upper].payload = UInt8(code.payload)
            shapes[upper].hasAddress = [.near, .far, .short, .long, .full].contains(target)
            shapes[upper].isPaged = target == .short
            if code.count == .one, target != .table {
                shapes[upper].countKind = UInt8(target.rawValue)
            }
            next += 1
        }
        return shapes
    }()

    /// The number of plain codes.
    static let count = shapes.count { $0.number != 255 } << 7

    /// Returns the number of `code`, which has `shape`.
    @inline(__always)
    static func index(_ code: LexiconFormat.Code, _ shape: Shape) -> Int {
        Int(shape.number) << 7 | Int(code.bits & 127)
    }

    /// All plain codes in ascending order, each with its number.
    static let all: [(index: Int, code: LexiconFormat.Code)] = (0..<1 << 16).compactMap {
        let code = LexiconFormat.Code(bits: UInt16($0))
        let shape = shapes[$0 >> 7]
        return shape.number == 255 ? nil : (index(code, shape), code)
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
