import DictFormat
import DictModel

/// The days that the first entries of an artefact belong to, one a day, as section DAYS states them.
struct DayRange {
    /// The day of the first entry, or `nil` if the artefact has no days.
    let first: CalendarDay?
    /// The number of days, at most that of the entries.
    let count: Int

    /// Reads the days of `artefact`, which has so many `entries`.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if there are no such days.
    init(_ artefact: OpenArtefact, entries: Int) throws(FormatError) {
        let section = DaysFormat.section
        guard artefact.header.sections.contains(where: { $0.id == section }) else {
            (first, count) = (nil, 0)
            return
        }
        let bytes = try artefact.section(section, size: UInt64(DaysFormat.size))
        guard let first = bytes.count32(DaysFormat.first).flatMap(CalendarDay.init(number:)),
            let count = bytes.count32(DaysFormat.count), count > 0, count <= entries,
            first.number + count <= CalendarDay.last.number + 1
        else { throw .damaged(section, .value) }
        (self.first, self.count) = (first, count)
    }

    /// Returns the index of the entry of `day`, or `nil` if none belongs to it.
    func index(on day: CalendarDay) -> Int? {
        guard let first, day >= first, day.number - first.number < count else { return nil }
        return day.number - first.number
    }
}
