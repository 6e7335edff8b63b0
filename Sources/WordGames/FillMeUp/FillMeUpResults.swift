/// The results of a submitted screen of FillMeUp.
public struct FillMeUpResults: Sendable, Equatable {
    /// The result of one sentence.
    public struct Row: Sendable, Equatable {
        /// The number of the answer that the player chose; `nil` if the blank was left empty.
        public let chosen: Int?
        /// The number of the right answer.
        public let answer: Int

        /// Whether the player chose the right answer.
        public var isRight: Bool { chosen == answer }
    }

    /// The level of the screen.
    public let level: Int
    /// The results of the sentences, in screen order.
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

    /// The number of right answers, which is added to the score.
    public var rightCount: Int { rows.filter { $0.isRight }.count }
    /// Whether all sentences on the screen are right, so that the level rises.
    public var isLevelUp: Bool { !rows.isEmpty && rows.allSatisfy { $0.isRight } }
}
