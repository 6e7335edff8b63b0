public import DictModel

/// A screen of FillMeUp: sentences that each lack a word, with the missing words as options.
public struct FillMeUpRound: Sendable, Equatable {
    /// A sentence on the screen, with its gap and the player's choice.
    public struct Row: Sendable, Equatable {
        /// The index of the sentence in the ``SentenceSet``.
        public let sentence: Int
        /// The index of the hidden word among the tokens of the sentence.
        public let token: Int
        /// The lexical class of the hidden word, such as verb or noun.
        public let lexicalClass: LexicalClass
        /// The number that identifies the right answer; see ``SentenceSet/answer(_:)``.
        public let answer: Int
        /// The index in ``FillMeUpRound/options`` of the player's choice, or `nil` if the gap is
        /// empty.
        public internal(set) var choice: Int?
    }

    /// The level for which the screen was dealt, starting at 1.
    public let level: Int
    /// The sentences on the screen, no two of which have the same answer.
    public internal(set) var rows: [Row]
    /// The numbers that identify the answers on offer, one for each row, in random order.
    ///
    /// ``SentenceSet/answer(_:)`` returns the text of an answer.
    public let options: [Int]
    /// Whether the player has submitted the screen, so that its choices are final.
    public internal(set) var isSubmitted = false

    init(level: Int, rows: [Row], options: [Int], isSubmitted: Bool = false) {
        self.level = level
        self.rows = rows
        self.options = options
        self.isSubmitted = isSubmitted
    }

    /// Returns the number of sentences on a full screen at `level`.
    ///
    /// It is 10 at level 1, and one more for each further level.
    public static func rowCount(level: Int) -> Int {
        let levels = min(max(level, 1), 1 << 24)
        return 9 + levels
    }

    /// The state of the screen: won if all choices are right once it is submitted, otherwise lost.
    public var standing: RoundStanding {
        results.map { $0.isLevelUp ? .won : .lost } ?? .open
    }

    /// The results of the player's choices, or `nil` until the screen is submitted.
    public var results: FillMeUpResults? {
        isSubmitted ? FillMeUpResults(self) : nil
    }
}
