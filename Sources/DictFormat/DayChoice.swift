package import DictModel

/// The choice of an entry for a day, such as an answer for a day outside the calendar, or a pack.
///
/// It follows from the day and the entries alone. An entry that is taken out changes only its own
/// days, one that comes in only those that it gets.
package enum DayChoice {
    /// Returns the index of the entry with the smallest hash, the first one of several, or `nil` if
    /// there are no entries.
    ///
    /// The hash is XXH64 of the number of the day in 4 bytes and the bytes of the entry. Indices
    /// for which `entry` returns `nil` are left out.
    package static func index(
        on day: CalendarDay, below count: Int, _ entry: (Int) -> [UInt8]?
    ) -> Int? {
        let start = bytes(day.number)
        var chosen: Int?
        var least: UInt64 = 0
        for index in 0..<count {
            guard let entry = entry(index) else { continue }
            var bytes = start
            bytes.append(contentsOf: entry)
            let hash = Checksum.of(bytes)
            if chosen == nil || hash < least { (chosen, least) = (index, hash) }
        }
        return chosen
    }

    /// Returns the number of the set, from 1 to `count`, whose pack of `level` is that of `day`, or
    /// `nil` if no set is chosen.
    ///
    /// The entries are the numbers of the sets in 4 bytes; those that `has` refuses are left out.
    package static func set(
        on day: CalendarDay, of count: Int, has: (_ set: Int) -> Bool = { _ in true }
    ) -> Int? {
        index(on: day, below: count) { has($0 + 1) ? bytes($0 + 1) : nil }.map { $0 + 1 }
    }

    /// The lowest 4 bytes of `number`, in little-endian order.
    private static func bytes(_ number: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: UInt32(truncatingIfNeeded: number))
        return bytes
    }
}

extension CalendarDay {
    /// The level of this day's pack, from its weekday: 1 on a Monday, 2, 2, 3, 3, 4, and 5 on a
    /// Sunday.
    package var level: Int { [5, 1, 2, 2, 3, 3, 4][(number + 4) % 7] }
}
