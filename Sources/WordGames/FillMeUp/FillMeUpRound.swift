public import DictModel

/// A screen of FillMeUp: sentences with one hidden word each, and those words to choose from.
public struct FillMeUpRound: Sendable, Equatable {
    /// One sentence on the screen.
    public struct Row: Sendable, Equatable {
        /// The index of the sentence in the file.
        public let sentence: Int
        /// The index of the hidden token in the sentence.
        public let token: Int
        /// The class of the hidden word.
        public let lexicalClass: LexicalClass
        /// The number of the right answer in the file.
        public let answer: Int
        /// The index of the option that the player chose; `nil` if there is none yet.
        public internal(set) var choice: Int?
    }

    /// The level that the screen was made for, from 1.
    public let level: Int
    /// The sentences on the screen; no two of them have the same answer.
    public internal(set) var rows: [Row]
    /// The numbers of the answers to choose from: the answers of all rows, in random order.
    public let options: [Int]
    /// Whether the player has submitted the choices.
    public internal(set) var isSubmitted = false

    init(level: Int, rows: [Row], options: [Int], isSubmitted: Bool = false) {
        self.level = level
        self.rows = rows
        self.options = options
        self.isSubmitted = isSubmitted
    }

    /// The number of sentences on a full screen: 10 at level 1, and one more per level.
    public static func rowCount(level: Int) -> Int {
        let levels = min(max(level, 1), 1 << 24)
        return 9 + levels
    }

    /// The results of the choices; `nil` until they are submitted.
    public var results: FillMeUpResults? {
        isSubmitted ? FillMeUpResults(self) : nil
    }
}
