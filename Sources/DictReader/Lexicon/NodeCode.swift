import DictFormat

/// A decoded arc code, which tells a walk where to find the target and the word count of an arc.
///
/// The head of the code, a bit field with the arc's letter, flags and size, is stored in a separate
/// array. A scan for a letter reads nothing else.
///
/// Offsets are from the last byte of the arc's code, so that codes of one byte and of two bytes
/// differ in nothing else.
struct NodeCode: Equatable {
    /// A mask that selects the target in the four bytes after the code, or the table index.
    var targetMask: UInt32 = 0
    /// The number to add to the stored target to obtain the address of the node.
    ///
    /// If the target is in a table, it is the offset of the bank in ``WalkTables``, which is
    /// never 0.
    var addend: UInt32 = 0
    /// A mask that selects the count in the four bytes at ``countOffset``.
    var countMask: UInt32 = 0
    /// The number of words to add to the rank when a walk passes the arc, apart from a stored
    /// count.
    ///
    /// It is the word bit plus the constant count of the code.
    var passed: UInt16 = 0
    /// The offset of the stored count, in bytes, or ``looked``.
    var countOffset: UInt8 = 1
    /// -1 if the target is relative to the last byte of the code, and otherwise 0.
    var relative: Int8 = 0

    /// The value of ``countOffset`` if the word count is in the target table or the page table.
    ///
    /// The four bytes at this offset are read all the same, and masked out.
    static let looked: UInt8 = 128

    /// The head of a code that does not belong to an arc.
    ///
    /// Bits 0 to 7 of a head are the letter, or 255 if there is no arc. Bits 8 to 12 are the
    /// context of the next arc. Bits 13 to 15 are flags. Bits 16 to 27 are the index of the
    /// ``NodeCode``. Bits 28 to 31 are the size of the arc from the last byte of its code.
    static let none: UInt32 = 255 | last | special

    /// A mask that selects the context of the next arc in a head, times 256.
    static let context: UInt32 = 31 << 8
    /// A flag that is set if the arc is the last of its node, or if there is no arc.
    ///
    /// A scan for a letter stops here.
    static let last: UInt32 = 1 << 13
    /// A flag that is set if the letters on the path, including this arc's letter, are a word.
    static let word: UInt32 = 1 << 14
    /// A flag that is set if the target cannot be computed from the arc alone, or if there is no
    /// arc.
    ///
    /// The target is then in a table, or is the next node although more arcs of this node follow.
    static let special: UInt32 = 1 << 15
    /// A flag of a head without an arc that is set for the first byte of a two-byte code.
    ///
    /// It takes the place of the context. The size is then the number of this byte among those that
    /// begin two-byte codes.
    static let escape: UInt32 = 1 << 8
    /// A flag of a head without an arc that is set for the first byte of a dense node.
    ///
    /// It takes the place of the context. The size is then that of an entry in the node.
    static let dense: UInt32 = 1 << 9

    /// Creates the fields of a code that does not belong to an arc.
    init() {}

    /// The fields that the code of an arc is decoded from, besides its bits.
    struct Surroundings {
        /// The letter that the label of the code refers to.
        var letter: UInt8
        /// The constant of the code, or 0 if it has none.
        ///
        /// The lower 24 bits are the index of the target in the letter's table, and the upper 8
        /// bits are the count.
        var constant: UInt32
        /// The offset of the letter's target table in ``WalkTables``.
        var table: Int
        /// The number of entries in the letter's target table.
        var tableCount: Int
    }

    /// Returns the head and the other fields of `code`, or `nil` if the code is not valid.
    ///
    /// - Parameters:
    ///   - code: The code as stored in section CODE.
    ///   - surroundings: What the code refers to.
    ///   - index: The index of the fields returned in ``WalkTables``, which becomes a part of the
    ///     head.
    /// - Returns: The head and the other fields, or `nil` if the fields of the code contradict each
    ///   other or its targets are outside the target table.
    static func record(
        of code: LexiconFormat.Code, _ surroundings: Surroundings, index: Int
    ) -> (head: UInt32, code: NodeCode)? {
        guard let target = code.target else { return nil }
        let count = code.count
        if code.isLast || target == .none, count != .none { return nil }
        let size = UInt32(1 + target.bytes + count.bytes)
        var head =
            UInt32(surroundings.letter) | UInt32(code.label) << 8 | UInt32(index) << 16
            | size << 28
        if code.isLast { head |= last }
        if code.isWord { head |= word }
        var record = NodeCode()
        record.countOffset = UInt8(1 + target.bytes)
        record.passed = code.isWord ? 1 : 0
        switch target {
        case .none: break
        case .next:
            if code.isLast {
                record.relative = -1
                record.addend = size
            } else {
                head |= special
            }
        case .near, .far:
            record.targetMask = target == .near ? 0xff : 0xffff
            record.relative = -1
            record.addend = size
        case .short: record.targetMask = 0xffff
        case .long: record.targetMask = 0xff_ffff
        case .full: record.targetMask = .max
        case .table:
            guard 256 * code.bank < surroundings.tableCount else { return nil }
            head |= special
            record.targetMask = 0xff
            record.addend = UInt32(surroundings.table + 1024 * code.bank)
        case .entry:
            let entry = Int(surroundings.constant & 0xff_ffff)
            guard entry < surroundings.tableCount else { return nil }
            head |= special
            record.addend = UInt32(surroundings.table + 4 * entry)
        }
        switch count {
        case .none: break
        case .one: record.countMask = 0xff
        case .two: record.countMask = 0xffff
        case .three: record.countMask = 0xff_ffff
        case .four: record.countMask = .max
        case .table:
            guard target == .table || target == .entry else { return nil }
            record.countOffset = looked
        case .page:
            guard target == .short else { return nil }
            record.countOffset = looked
        case .constant: record.passed += UInt16(surroundings.constant >> 24)
        }
        return (head, record)
    }
}
