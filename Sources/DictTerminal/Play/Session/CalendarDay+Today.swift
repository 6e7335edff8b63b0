package import DictModel
import Platform

extension CalendarDay {
    /// The day where the player is, by the clock and the time zone of the system.
    ///
    /// It is 1970-01-01 if the clock is outside the calendar.
    package static var today: CalendarDay {
        var now = time(nil)
        var parts = unsafe tm()
        // Safe because both are variables of this function.
        let isKnown = unsafe localtime_r(&now, &parts) != nil
        let seconds = unsafe Int(now) + (isKnown ? Int(parts.tm_gmtoff) : 0)
        return CalendarDay(number: seconds / 86_400) ?? .first
    }
}
