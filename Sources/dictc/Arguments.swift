public import ArgumentParser
import DictModel
import DictTerminal
public import WordGames

// Types of other modules as arguments of commands.

/// Returns the transform of an option whose value is a whole number in `range`.
func wholeNumber<Number: FixedWidthInteger & Sendable>(
    _ range: ClosedRange<Number>
) -> @Sendable (String) throws -> Number {
    { text in
        if let number = Number(text), range.contains(number) { return number }
        let end = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
        throw ValidationError("expected a whole number, \(range.lowerBound) \(end)")
    }
}

/// The transform of an option whose value is a day.
@Sendable func calendarDay(_ text: String) throws -> CalendarDay {
    if let day = CalendarDay(text.utf8) { return day }
    throw ValidationError("expected a day such as 2026-12-24")
}

/// The numbers that `--jobs` may have.
let jobNumbers = 1...1024

extension Colour.Choice: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {}

/// The games of `dictc play`, by their names on the command line, which are those of the cases.
extension GameKind: ExpressibleByArgument {
    /// Creates the game that `argument` names, or returns `nil` if there is none.
    public init?(argument: String) {
        guard let game = Self.allCases.first(where: { $0.name == argument }) else { return nil }
        self = game
    }

    /// The names of all games, for the help.
    public static var allValueStrings: [String] { allCases.map(\.name) }
}
