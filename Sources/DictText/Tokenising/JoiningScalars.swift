/// The rules that decide which adjacent code points form one character, as a reader sees it.
///
/// They follow the extended grapheme clusters of Unicode Standard Annex 29. If the standard needs
/// more context than two code points, these rules join more, never less: wherever they do not join,
/// the standard has a boundary too.
enum JoiningScalars {
    /// The zero width joiner, which joins two emoji into one.
    static let joiner: UInt32 = 0x200D

    /// Whether `scalar` joins the code point before it, as an accent does.
    @inline(__always)
    static func joinsBefore(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 || (scalar >= 0x200E && scalar < 0x20D0) { return false }
        return search(scalar)
    }

    /// Whether the next code point always joins `scalar`, as after an Arabic number sign.
    @inline(__always)
    static func joinsAfter(_ scalar: UInt32) -> Bool {
        if scalar < 0x600 || (scalar >= 0x1F00 && scalar < 0x11000) { return false }
        switch scalar {
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0xD4E, 0x110BD, 0x110CD,
            0x111C2...0x111C3, 0x113D1, 0x1193F, 0x11941, 0x11A84...0x11A89, 0x11D46, 0x11F02:
            return true
        default:
            return false
        }
    }

    /// Whether `scalar` is a regional indicator, two of which form a flag.
    @inline(__always)
    static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
        scalar >= 0x1F1E6 && scalar <= 0x1F1FF
    }

    private static func search(_ scalar: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            let range = ranges[middle]
            if scalar < range.first {
                high = middle
            } else if scalar > range.last {
                low = middle + 1
            } else {
                return true
            }
        }
        return false
    }
}
