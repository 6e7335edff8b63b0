import DictFormat

/// A code from section CODE, decoded for the walk.
///
/// Its head, which is all that a scan reads, is stored in a separate array.
struct NodeCode {
    /// The head of something that is not an arc.
    ///
    /// A head contains the letter in bits 0..<8 (255: not an arc), flags from bit 8 and the size of
    /// the arc in bytes from bit 16.
    static let none: UInt32 = 255 | last | special

    /// A mask that extracts the target from the four bytes at ``targetOffset``.
    var targetMask: UInt32 = 0
    /// All ones if the target is relative to the start of the arc, otherwise zero.
    var relative: UInt32 = 0
    /// A number to add to the target.
    var addend: UInt32 = 0
    /// The number to add to the rank when the walk passes the arc: its word bit plus its constant
    /// count.
    var passed: UInt32 = 0
    /// A mask that extracts the count from the four bytes at ``countOffset``.
    var countMask: UInt32 = 0
    /// The offset of the target from the start of the arc, in bytes.
    var targetOffset: UInt32 = 1
    /// The offset of the count from the start of the arc, in bytes.
    var countOffset: UInt32 = 1
    /// The index of the first entry in the label's target table; for an escape page, the index of
    /// its first code.
    var base: UInt32 = 0

    /// Set if the arc is the last of its node, or not an arc at all: a scan stops here.
    static let last: UInt32 = 1 << 8
    /// Set if the path that ends with the arc is a word.
    static let word: UInt32 = 1 << 9
    /// Set if the target is in a table, if it is the next node although the arc is not the last of
    /// its own node, or if this is not an arc.
    static let special: UInt32 = 1 << 10
    /// Set if the count is in the target table or the page table.
    static let looked: UInt32 = 1 << 11
    /// Set for the first byte of a two-byte code.
    static let escape: UInt32 = 1 << 12
    /// Set for the first byte of a dense node.
    static let dense: UInt32 = 1 << 13
    /// Set together with ``dense`` if the entries are narrow.
    static let narrow: UInt32 = 1 << 14
    /// Set together with ``special`` if the target is in a table, not the next node.
    static let table: UInt32 = 1 << 15
    /// Set without ``special`` if the path that ends with the arc is a word and nothing follows it.
    static let leaf: UInt32 = 1 << 15

    /// Creates the record for something that is not an arc.
    init() {}

    /// The head and the record for `code`, which occupies `codeBytes` bytes of an arc.
    ///
    /// - Returns: `nil` if the code contradicts itself.
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
