import DictFormat
import DictModel

/// A coder that chooses the smallest plain code for an arc.
///
/// A plain code does not include a constant target or word count. The choice depends on the
/// addresses from the last round of planning.
///
/// The properties are spans, since arrays are counted references.
struct PlainCoder: ~Escapable {
    private let places: Span<Int32>
    private let pageCounts: Span<UInt8>

    /// Creates a coder that uses the current addresses and page counts of `encoder`.
    @_lifetime(borrow encoder)
    init(_ encoder: borrowing NodeEncoder) {
        places = encoder.places.span
        pageCounts = encoder.pageCounts.span
    }

    /// Returns the code of an arc that stores neither a target nor a word count.
    ///
    /// It does not depend on any address.
    ///
    /// - Parameters:
    ///   - arc: The arc.
    ///   - follower: The state that the arc can refer to without an address, or 0.
    ///   - isLast: Whether the arc is the last one of its state.
    /// - Returns: The code, or `nil` for any other arc.
    @inline(__always)
    static func bareCode(
        _ arc: Automaton.Arc, follower: Int, isLast: Bool
    ) -> LexiconFormat.Code? {
        guard arc.target == 0 || isLast && arc.target == follower else { return nil }
        return LexiconFormat.Code(
            label: arc.label, isWord: arc.isWord, isLast: isLast,
            target: arc.target == 0 ? .none : .next, count: .none)
    }

    /// Returns the smallest plain code for an arc that leads to a state.
    ///
    /// - Parameters:
    ///   - arc: The arc.
    ///   - words: The word count of its target.
    ///   - slot: The index of the target in the table of the label, or -1.
    ///   - follower: The state that the arc can refer to without an address, or 0.
    ///   - isLast: Whether the arc is the last one of its state.
    ///   - end: The address at which the arc ends, from which distances are measured.
    /// - Returns: The smallest code that suits the addresses of the last planning round.
    @inline(__always)
    func code(
        _ arc: Automaton.Arc, words: UInt32, slot: Int, follower: Int, isLast: Bool, end: Int
    ) -> LexiconFormat.Code {
        let kind: LexiconFormat.TargetKind
        var count = isLast ? .none : Self.width(of: words)
        var bank = 0
        let place = Int(places[arc.target])
        let distance = UInt(bitPattern: place &- end)
        if follower == arc.target {
            kind = .next
        } else if slot >= 0 {
            kind = .table
            bank = slot >> 8
            if !isLast { count = .table }
        } else if distance < 1 << 8 {
            kind = .near
        } else if place < LexiconFormat.pagedBytes {
            kind = .short
            if !isLast, UInt32(pageCounts[place >> 8]) == words { count = .page }
        } else if distance < 1 << 16 {
            kind = .far
        } else {
            kind = place < LexiconFormat.longAddressLimit ? .long : .full
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
