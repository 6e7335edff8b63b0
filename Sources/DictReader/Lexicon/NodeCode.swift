import DictFormat

/// A decoded arc code, which tells a walk where to find the target and the word count of an arc.
///
/// The head of the code, a bit field with the arc's letter, flags and size, is stored in a separate
/// array. A scan for a letter reads nothing else.
struct NodeCode {
    /// The head of a code that does not belong to an arc.
    ///
    /// Bits 0 to 7 of a head are the letter, or 255 if there is no arc. Bits 8 to 15 are flags.
    /// Bits 16 and above are the size of the arc in bytes.
    static let none: UInt32 = 255 | last | special

    /// A mask that selects the target in the four bytes at ``targetOffset``.
    var targetMask: UInt32 = 0
    /// A mask with all bits set if the target is relative to the start of the arc, and otherwise
    /// zero.
    var relative: UInt32 = 0
    /// The number to add to the stored target to obtain the address of the node.
    var addend: UInt32 = 0
    /// The number of words to add to the rank when a walk passes the arc, apart from a stored
    /// count.
    ///
    /// It is the word bit plus the constant count of the code.
    var passed: UInt32 = 0
    /// A mask that selects the count in the four bytes at ``countOffset``.
    var countMask: UInt32 = 0
    /// The offset of the stored target from the start of the arc, in bytes.
    var targetOffset: UInt32 = 1
    /// The offset of the stored count from the start of the arc, in bytes.
    var countOffset: UInt32 = 1
    /// The index of the first target in the bank, a run of 256 targets, that the code refers to.
    ///
    /// For the first byte of a two-byte code, this is the index of the first code with that byte.
    var base: UInt32 = 0

    /// A flag that is set if the arc is the last of its node, or if there is no arc.
    ///
    /// A scan for a letter stops here.
    static let last: UInt32 = 1 << 8
    /// A flag that is set if the letters on the path, including this arc's letter, are a word.
    static let word: UInt32 = 1 << 9
    /// A flag that is set if the target cannot be computed from the arc alone, or if there is no
    /// arc.
    ///
    /// The target is then in a table, or is the next node although more arcs of this node follow.
    static let special: UInt32 = 1 << 10
    /// A flag that is set if the arc's word count is stored in the target table or the page table.
    static let looked: UInt32 = 1 << 11
    /// A flag that is set for the first byte of a two-byte code.
    static let escape: UInt32 = 1 << 12
    /// A flag that is set for the first byte of a dense node.
    static let dense: UInt32 = 1 << 13
    /// A flag that is set together with ``dense`` if the entries of the node are narrow.
    static let narrow: UInt32 = 1 << 14
    /// A flag that is set together with ``special`` if the target is in a table.
    ///
    /// Without this flag, a special target is the next node.
    static let table: UInt32 = 1 << 15
    /// A flag that is set, without ``special``, if a word ends with the arc and the arc has no
    /// target.
    ///
    /// It is the same bit as ``table``.
    static let leaf: UInt32 = 1 << 15

    /// Creates the fields of a code that does not belong to an arc.
    init() {}

    /// Returns the head and the other fields of `code`, or `nil` if the code is not valid.
    ///
    /// - Parameters:
    ///   - code: The code as stored in section CODE.
    ///   - letter: The letter that the label of the code refers to.
    ///   - constant: The constant of the code, or 0 if it has none.
    ///   - codeBytes: The size of the code in an arc, in bytes: 1 or 2.
    ///   - tableBase: The index of the first entry in the letter's target table.
    ///   - tableCount: The number of entries in the letter's target table.
    /// - Returns: The head and the other fields, or `nil` if the fields of the code contradict each
    ///   other or its targets are outside the target table.
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
