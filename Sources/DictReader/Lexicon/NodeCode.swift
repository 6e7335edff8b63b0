import DictFormat

/// A code of section CODE, made ready for the walk: 32 bytes, so that its index is a shift.
struct NodeCode {
    /// Label in bits 0..<8 (255: no arc), ``last``, ``word`` and other flags above, the bytes of
    /// the arc from bit 16.
    var head: UInt32 = 255 | NodeCode.last
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
    /// Where in the arc the target begins (bits 0..<8) and where the count begins (8..<16).
    var offsets: UInt32 = 1 | 1 << 8
    /// Where the label's target table begins, in entries; for an escape page, its first code.
    var base: UInt32 = 0

    /// The arc is the last of its node, or no arc at all: a scan stops here.
    static let last: UInt32 = 1 << 8
    /// The path that ends with the arc is a word.
    static let word: UInt32 = 1 << 9
    /// The target stands in a table, or is the node behind a node that has not ended yet.
    static let special: UInt32 = 1 << 10
    /// The count stands in the target table or the page table.
    static let looked: UInt32 = 1 << 11
    /// The first byte of a two-byte code.
    static let escape: UInt32 = 1 << 12
    /// The first byte of a dense node with narrow entries.
    static let narrow: UInt32 = 1 << 13
    /// The first byte of a dense node with wide entries.
    static let wide: UInt32 = 1 << 14
    /// With `special`: a target table, not the next node.
    static let table: UInt32 = 1 << 15

    /// The record of no arc.
    init() {}

    /// The record of `code`, which takes `codeBytes` bytes in an arc.
    ///
    /// - Returns: `nil` where the code contradicts itself.
    init?(
        _ code: LexiconFormat.Code, constant: UInt32, codeBytes: Int, tableBase: UInt32,
        tableCount: Int
    ) {
        guard let target = code.target else { return nil }
        let count = code.count
        let size = codeBytes + target.bytes + count.bytes
        head = UInt32(code.label) | UInt32(size) << 16
        if code.isLast { head |= NodeCode.last }
        if code.isWord { head |= NodeCode.word }
        if code.isLast || target == .none, count != .none { return nil }
        offsets = UInt32(codeBytes) | UInt32(codeBytes + target.bytes) << 8
        passed = code.isWord ? 1 : 0
        switch target {
        case .none: break
        case .next:
            if code.isLast {
                relative = .max
                addend = UInt32(size)
            } else {
                head |= NodeCode.special
            }
        case .near, .far:
            targetMask = target == .near ? 0xff : 0xffff
            relative = .max
            addend = UInt32(size)
        case .short: targetMask = 0xffff
        case .long: targetMask = 0xff_ffff
        case .full: targetMask = .max
        case .table:
            guard 256 * code.bank < tableCount else { return nil }
            head |= NodeCode.special | NodeCode.table
            base = tableBase + UInt32(256 * code.bank)
        case .constant: addend = constant & 0xff_ffff
        }
        switch count {
        case .none: break
        case .one: countMask = 0xff
        case .two: countMask = 0xffff
        case .three: countMask = 0xff_ffff
        case .four: countMask = .max
        case .table:
            guard target == .table else { return nil }
            head |= NodeCode.looked
        case .page:
            guard target == .short else { return nil }
            head |= NodeCode.looked
        case .constant: passed += constant >> 24
        }
    }
}
