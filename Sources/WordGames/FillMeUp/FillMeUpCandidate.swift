import DictModel
import DictReader

/// A gap that may become a row of a screen of FillMeUp.
struct FillMeUpCandidate {
    /// The place of its sentence in the list from which it comes.
    var place: Int
    var sentence: Int
    var gap: SentenceSet.Gap
    /// The numbers of the other answers that fit the gap, in ascending order.
    var rivals: [Int]
    /// The number of options that would newly fit a row, its own or another, if it became one.
    var arrows: Int
    /// A random number, which decides between candidates that are alike.
    var chance: Int
    /// The number of rivals that could be on the same screen.
    ///
    /// Nouns and verbs have 0: there are so many of them that a screen is full of any.
    var conflicts = 0

    /// How many other options should fit a row, in hundredths, on levels 1 to 6 and above.
    private static let goals = [30, 50, 75, 90, 105, 135]
    /// How far from its goal a screen may be, in hundredths of an option.
    private static let slack = 50
    /// A noun or a verb with fewer rivals than this may have more that were overlooked.
    private static let fewRivals = 10

    /// The screen that a candidate would become a row of.
    struct Screen {
        var level: Int
        /// The number of rows that are there, and of those that a full screen has.
        var rows: Int, rowCount: Int
        /// How often an option fits a row that is not its own.
        var arrows: Int
    }

    /// The order in which candidates are tried, the smallest key first.
    struct Key {
        /// Whether it has no rivals (2), or would make the whole screen harder than its goal (1).
        var fault: Int
        /// What counts first and second: how far it leaves the screen from its goal, and how much
        /// room it takes from other rows.
        var first: Int, second: Int
        var chance: Int

        static func < (one: Key, other: Key) -> Bool {
            (one.fault, one.first, one.second, one.chance)
                < (other.fault, other.first, other.second, other.chance)
        }
    }

    /// Whether there are so many words of the class that a screen is full of any of them.
    var isOpen: Bool {
        gap.lexicalClass == .noun || gap.lexicalClass == .verb || gap.lexicalClass == .other
    }

    /// Returns the key of this candidate for a row of `screen`.
    ///
    /// So many pronouns fit each other's gaps that rows are lost unless those with the fewest
    /// rivals come first.
    func key(on screen: Screen) -> Key {
        let goal = Self.goals[min(screen.level, Self.goals.count) - 1]
        let options = 100 * (screen.arrows + arrows)
        let isBeyond = options > goal * screen.rowCount
        let distance = abs(options - goal * (screen.rows + 1))
        let missed = distance > Self.slack ? distance : 0
        let isFew = isOpen && rivals.count < Self.fewRivals
        let roomFirst = isOpen || gap.lexicalClass == .pronoun
        let room = isFew ? 1 : conflicts
        return Key(
            fault: rivals.isEmpty ? 2 : isBeyond ? 1 : 0, first: roomFirst ? room : missed,
            second: roomFirst ? missed : room, chance: chance)
    }

    /// Whether `one` comes before `other` if the order of the list counts.
    static func isEarlier(_ one: FillMeUpCandidate, _ other: FillMeUpCandidate) -> Bool {
        let (first, second) = (one.rivals.isEmpty ? 1 : 0, other.rivals.isEmpty ? 1 : 0)
        return (one.place, first, one.conflicts, one.chance)
            < (other.place, second, other.conflicts, other.chance)
    }
}
