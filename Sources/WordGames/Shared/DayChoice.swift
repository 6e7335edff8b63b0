import DictModel
import DictReader

/// The choice of an entry for a day, such as an answer for a day outside the calendar.
///
/// It follows from the day and the entries alone. An entry that is taken out changes only its own
/// days, one that comes in only those that it gets.
enum DayChoice {
    /// Returns the index of the entry with the smallest hash, the first one of several, or `nil` if
    /// there are no entries.
    ///
    /// The hash is XXH64 of the number of the day in 4 bytes and the bytes of the entry. Indices
    /// for which `entry` returns `nil` are left out.
    static func index(
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

    /// The lowest 4 bytes of `number`, in little-endian order.
    static func bytes(_ number: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: UInt32(truncatingIfNeeded: number))
        return bytes
    }
}
