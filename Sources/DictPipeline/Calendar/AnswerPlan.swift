import DictCompiler
import DictModel

/// The answers in playing order: those of the calendar on their days, then all others.
///
/// An answer that is none any more keeps its day if it is published. Otherwise a spare, one of the
/// answers after the calendar, takes its day; which one follows from a hash of the two words, so
/// that no other day changes.
struct AnswerPlan {
    /// A day of the calendar whose answer is none any more.
    struct Change {
        var day: CalendarDay
        /// The line of the calendar.
        var line: Int
        var word: [UInt8]
        /// The answer that takes the day, or `nil` if the word keeps it, as it is published.
        var spare: [UInt8]?
    }

    /// The answers, the first of the calendar first.
    private(set) var answers: [[UInt8]]
    /// The day of the first answer, or `nil` if no day has one.
    private(set) var first: CalendarDay?
    /// The number of answers that are those of days.
    private(set) var dayCount = 0
    /// What differs from the calendar.
    private(set) var changes: [Change] = []

    /// Makes a plan of the words that may be answers, in their order, without a calendar.
    init(_ allowed: [[UInt8]]) { answers = allowed }

    /// Makes a plan of the words that may be answers, in their order, and a calendar.
    ///
    /// - Parameters:
    ///   - allowed: The words that may be answers.
    ///   - calendar: The calendar.
    ///   - published: The first day that is not published, or `nil` if none is.
    ///   - order: Returns the order of spares for the day of a word.
    init(
        _ allowed: [[UInt8]], _ calendar: AnswerCalendar, published: CalendarDay?,
        order: (_ word: [UInt8]) -> EntryOrder
    ) {
        let isAllowed = Set(allowed)
        let named = Set(calendar.entries.map(\.word))
        var spares = allowed.filter { !named.contains($0) }
        let fixed = calendar.count(before: published)
        var days = calendar.entries.map(\.word)
        for (index, entry) in calendar.entries.enumerated() where !isAllowed.contains(entry.word) {
            var change = Change(
                day: calendar.day(at: index), line: entry.line, word: entry.word, spare: nil)
            if index >= fixed, index < days.count {
                // Without spares, the last days give theirs.
                while spares.isEmpty, days.count > index + 1, days.count > fixed {
                    let last = days.removeLast()
                    if isAllowed.contains(last) { spares.append(last) }
                }
                change.spare = order(entry.word).sorted(spares) { $0 }.first
                if let spare = change.spare {
                    days[index] = spare
                    spares.removeAll { $0 == spare }
                } else {
                    days.removeLast(days.count - index)
                }
            }
            if index < fixed || change.spare != nil { changes.append(change) }
        }
        answers = days + spares
        dayCount = days.count
        first = days.isEmpty ? nil : calendar.first
    }
}
