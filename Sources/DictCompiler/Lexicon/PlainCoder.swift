import DictFormat

/// A coder that chooses the smallest plain code for an arc.
///
/// A plain code does not include a constant target or word count. The choice depends on the
/// addresses from the last round of planning.
struct PlainCoder {
    private let wordCounts: ContiguousArray<UInt32>
    private let tableSlot: ContiguousArray<Int32>
    private let places: ContiguousArray<Int32>
    private let pageCounts: [UInt8]

    /// Creates a coder that uses the current addresses, tables and page counts of `encoder`.
    init(_ encoder: NodeEncoder) {
        wordCounts = encoder.states.wordCounts
        tableSlot = encoder.tables.slot
        places = encoder.places
        pageCounts = encoder.pageCounts
    }

    /// Returns the smallest plain code for an arc.
    ///
    /// A plain code does not include a constant.
    ///
    /// - Parameters:
    ///   - arc: The arc.
    ///   - table: The group of the arc in the target tables, or -1.
    ///   - follower: The state that the arc can refer to without an address, or 0.
    ///   - isLast: Whether the arc is the last one of its state.
    ///   - end: The address at which the arc ends, from which distances are measured.
    /// - Returns: The smallest code that suits the addresses of the last planning round.
    @inline(__always)
    func code(
        _ arc: Automaton.Arc, table: Int, follower: Int, isLast: Bool, end: Int
    ) -> LexiconFormat.Code {
        let target = arc.target
        var kind = LexiconFormat.TargetKind.none
        var count = LexiconFormat.CountKind.none
        var bank = 0
        if target != 0 {
            let words = wordCounts[target]
            if !isLast { count = Self.width(of: words) }
            let slot = table < 0 ? -1 : Int(tableSlot[table])
            let place = Int(places[target])
            let distance = place - end
            if follower == target {
                kind = .next
            } else if slot >= 0 {
                kind = .table
                bank = slot >> 8
                if !isLast { count = .table }
            } else if distance >= 0, distance < 1 << 8 {
                kind = .near
            } else if place < LexiconFormat.pagedBytes {
                kind = .short
                if !isLast, UInt32(pageCounts[place >> 8]) == words { count = .page }
            } else if distance >= 0, distance < 1 << 16 {
                kind = .far
            } else {
                kind = place < LexiconFormat.longAddressLimit ? .long : .full
            }
        }
        return LexiconFormat.Code(
            label: arc.label, isWord: arc.isWord, isLast: isLast, target: kind, count: count,
            bank: bank)
    }

    /// Returns the kind of count field with the fewest bytes that can store the word count `words`.
    @inline(__always)
    static func width(of words: UInt32) -> LexiconFormat.CountKind {
        switch words {
        case 0..<(1 << 8): .one
        case 0..<(1 << 16): .two
        case 0..<(1 << 24): .three
        default: .four
        }
    }
}

extension LexiconFormat.Code {
    /// The number of bytes that the target and the word count need in an arc with this code.
    @inline(__always)
    var payload: Int { (target?.bytes ?? 0) + count.bytes }
}
