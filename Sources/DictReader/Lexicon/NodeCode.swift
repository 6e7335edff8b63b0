import DictFormat

/// A code of section CODE, made ready for the walk.
///
/// The head, which a scan looks at, stands in an array of its own.
struct NodeCode {
    /// The head of no arc.
    ///
    /// A head has the letter in bits 0..<8 (255: no arc), flags from bit 8 and the bytes of the arc
    /// from bit 16.
    static let none: UInt32 = 255 | last | special

    /// Which of the four bytes behind the code are the target.
    var targetMask: UInt32 = 0
    /// All ones where the target counts from the arc's start, else zero.
    var relative: UInt32 = 0
    /// What is added to the target.
    var addend: UInt32 = 0
    /// What passing the arc adds to the rank: its word bit and its constant count.
    var passed: UInt32 = 0
    /// Which of the four bytes behind the target are the count.
    var countMask: UInt32 = 0
    /// Where in the arc the target begins.
    var targetOffset: UInt32 = 1
    /// Where in the arc the count begins.
    var countOffset: UInt32 = 1
    /// Where the label's target table begins, in entries; for an escape page, its first code.
    var base: UInt32 = 0

    /// The arc is the last of its node, or no arc at all: a scan stops here.
    static let last: UInt32 = 1 << 8
    /// The path that ends with the arc is a word.
    static let word: UInt32 = 1 << 9
    /// The target stands in a table, or is the node behind a node that has not ended yet, or there
    /// is no arc.
    static let special: UInt32 = 1 << 10
    /// The count stands in the target table or the page table.
    static let looked: UInt32 = 1 << 11
    /// The first byte of a two-byte code.
    static let escape: UInt32 = 1 << 12
    /// The first byte of a dense node.
    static let dense: UInt32 = 1 << 13
    /// With `dense`: its entries are narrow.
    static let narrow: UInt32 = 1 << 14
    /// With `special`: a target table, not the next node.
    static let table: UInt32 = 1 << 15
    /// Without `special`: the path that ends with the arc is a word, and nothing follows it.
    static let leaf: UInt32 = 1 << 15

    /// The record of no arc.
    init() {}

    /// The record of `code`, which takes `codeBytes` bytes in an arc, and its head.
    ///
    /// - Returns: `nil` where the code contradicts itself.
    static func record(
        of code: LexiconFormat.Code, letter: UInt8, constant: UInt32, codeBytes: Int,
        tableBase: UInt32,
        tableCount: Int
    ) -> (head: UInt32, code: NodeCode)? {
        guard let target = code.target else { return nil }
        let count = code.count
        if code.isLast || target == .none, count != .none { return nil }
        let size = codeBytes + target.bytes + count.bytes
        var head = UInt32(letter) | UInt32(size) << 16
        if code.isLast { head |= last }
        if code.isWord { head |= word }
        var record = NodeCode()
        record.targetOffset = UInt32(codeBytes)
        record.countOffset = UInt32(codeBytes + target.bytes)
        record.passed = code.isWord ? 1 : 0
        switch target {
        case .none: if code.isWord { head |= leaf }
        case .next:
            if code.isLast {
                record.relative = .max
                record.addend = UInt32(size)
            } else {
                head |= special
            }
        case .near, .far:
            record.targetMask = target == .near ? 0xff : 0xffff
            record.relative = .max
            record.addend = UInt32(size)
        case .short: record.targetMask = 0xffff
        case .long: record.targetMask = 0xff_ffff
        case .full: record.targetMask = .max
        case .table:
            guard 256 * code.bank < tableCount else { return nil }
            head |= special | NodeCode.table
            record.base = tableBase + UInt32(256 * code.bank)
        case .constant: record.addend = constant & 0xff_ffff
        }
        switch count {
        case .none: break
        case .one: record.countMask = 0xff
        case .two: record.countMask = 0xffff
        case .three: record.countMask = 0xff_ffff
        case .four: record.countMask = .max
        case .table:
            guard target == .table else { return nil }
            head |= looked
        case .page:
            guard target == .short else { return nil }
            head |= looked
        case .constant: record.passed += constant >> 24
        }
        return (head, record)
    }
}
