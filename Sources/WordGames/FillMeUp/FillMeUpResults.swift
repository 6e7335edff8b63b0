/// What a submitted screen of FillMeUp has come to.
public struct FillMeUpResults: Sendable, Equatable {
    /// What became of one sentence.
    public struct Row: Sendable, Equatable {
        /// The number of the answer that the player has chosen; `nil` where there was no choice.
        public let chosen: Int?
        /// The number of the right answer.
        public let answer: Int

        /// Whether the player has chosen the right answer.
        public var isRight: Bool { chosen == answer }
    }

    /// The level of the screen.
    public let level: Int
    /// The sentences in the order of the screen.
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

    /// The number of right answers, which the score grows by.
    public var rightCount: Int { rows.filter { $0.isRight }.count }
    /// Whether all sentences of the screen are right, so that the level rises.
    public var isLevelUp: Bool { !rows.isEmpty && rows.allSatisfy { $0.isRight } }
}
