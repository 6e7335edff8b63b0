/// The results of a submitted screen of FillMeUp.
public struct FillMeUpResults: Sendable, Equatable {
    /// The result of one sentence on the screen.
    public struct Row: Sendable, Equatable {
        /// The number that identifies the chosen answer, or `nil` if the gap was left empty.
        ///
        /// ``SentenceSet/answer(_:)`` returns the text of an answer.
        public let chosen: Int?
        /// The number that identifies the right answer; see ``SentenceSet/answer(_:)``.
        public let answer: Int

        /// Whether the player chose the right answer.
        public var isRight: Bool { chosen == answer }
    }

    /// The level at which the screen was played.
    public let level: Int
    /// The results of the sentences, in the order in which the screen shows them.
    public let rows: [Row]

    init(_ round: FillMeUpRound) {
        level = round.level
        rows = round.rows.map { row in
            let chosen = row.choice.flatMap { index in
                round.options.indices.contains(index) ? round.options[index] : nil
            }
            return Row(chosen: chosen, answer: row.answer)
        }
    }

    /// The number of right answers on the screen.
    public var rightCount: Int { rows.filter { $0.isRight }.count }
    /// Whether the player has filled every gap correctly and so moves up a level.
    public var isLevelUp: Bool { !rows.isEmpty && rows.allSatisfy { $0.isRight } }
}
