import DictFormat

/// Addresses that an arc with a code can refer to, whatever the word count of the target.
///
/// This is nearly always enough to know that a code need not become wider, and takes two comparisons.
struct SureReach {
    /// The lowest distance from the end of the arc that is too far.
    private let distance: UInt
    /// The lowest address that is too high.
    private let address: Int

    /// Creates the addresses for arcs with `code`.
    ///
    /// `tableLimit` is the lowest address that target tables cannot contain.
    init(_ code: LexiconFormat.Code, tableLimit: Int) {
        (distance, address) =
            switch code.target ?? .none {
            case .none, .next, .full: (.max, .max)
            case .near: (1 << 8, .max)
            case .far: (1 << 16, .max)
            case .short: (.max, code.count == .page ? 0 : LexiconFormat.pagedBytes)
            case .long: (.max, LexiconFormat.longAddressLimit)
            case .table, .entry: (.max, tableLimit)
            }
    }

    /// Whether they include `place`, for an arc that ends at `end`.
    @inline(__always)
    func contains(_ place: Int, from end: Int) -> Bool {
        UInt(bitPattern: place &- end) < distance && place < address
    }
}
