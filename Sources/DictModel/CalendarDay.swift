/// A day of the Gregorian calendar from 1970 to 9999, such as 2026-12-24.
public struct CalendarDay: Sendable, Hashable, Comparable {
    /// The number of days since 1970-01-01.
    public let number: Int

    /// The days that have a text: 1970-01-01 to 9999-12-31.
    private static let numbers = 0...2_932_896

    /// Creates the day `number` days after 1970-01-01, or returns `nil` if it is after 9999-12-31
    /// or before that day.
    public init?(number: Int) {
        guard Self.numbers.contains(number) else { return nil }
        self.number = number
    }

    /// Reads a day in the form `2026-12-24`, or returns `nil` if `text` is no day in that form.
    public init?(_ text: some Collection<UInt8>) {
        let bytes = Array(text)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == bytes[4],
            let year = Self.number(bytes[..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8...]), year >= 1970, (1...12).contains(month), day >= 1
        else { return nil }
        // Years that begin in March end with the day that a leap year adds.
        let marchYear = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        number =
            365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear
            - Self.dayZero
        // A day that its month does not have is one of the next month.
        guard self.text.utf8.elementsEqual(bytes) else { return nil }
    }

    /// The number of days from 1 March of the year 0 to 1 January 1970.
    private static let dayZero = 719_468

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// The day in the form `2026-12-24`.
    public var text: String {
        // Hinnant, "chrono-Compatible Low-Level Date Algorithms": eras of 400 years of 146,097 days.
        let days = number + Self.dayZero
        let (era, dayOfEra) = (days / 146_097, days % 146_097)
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        let day = dayOfYear - (153 * shifted + 2) / 5 + 1
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }

    /// Whether this is the first day of a month.
    package var beginsMonth: Bool { text.hasSuffix("-01") }

    /// Returns the day that is `days` later, or the last day that has a text.
    package func advanced(by days: Int) -> CalendarDay {
        CalendarDay(number: number + days) ?? .last
    }

    /// The first day that has a text, 1970-01-01.
    package static var first: CalendarDay { CalendarDay(only: numbers.lowerBound) }
    /// The last day that has a text, 9999-12-31.
    package static var last: CalendarDay { CalendarDay(only: numbers.upperBound) }

    private init(only number: Int) { self.number = number }

    /// Whether `one` is before `other`.
    public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
