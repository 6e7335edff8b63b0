import DictModel

extension WordleGame {
    /// The result of the round as lines to share with others, or `nil` while the round is open.
    ///
    /// The lines tell no letter: first the number of guesses, or `X` after a loss, then a row of
    /// squares for each guess.
    ///
    /// ```
    /// 2/6
    /// ⬜🟨⬜⬜🟩
    /// 🟩🟩🟩🟩🟩
    /// ```
    public var shareLines: [String]? { shareTexts?.map { String(decoding: $0, as: UTF8.self) } }

    /// The lines of ``shareLines`` in UTF-8.
    package var shareTexts: [[UInt8]]? {
        guard standing != .open else { return nil }
        let guesses = standing == .won ? Self.digit(guessLetters.count) : UInt8(ascii: "X")
        let score = [guesses, UInt8(ascii: "/"), Self.digit(Self.tries)]
        return [score]
            + marks.map { marks in (0..<marks.count).flatMap { Self.square(of: marks[$0]) } }
    }

    private static func digit(_ number: Int) -> UInt8 { 0x30 + UInt8(min(max(number, 0), 9)) }

    private static func square(of mark: WordleMark) -> [UInt8] {
        switch mark {
        case .correct: Array("🟩".utf8)
        case .misplaced: Array("🟨".utf8)
        case .absent: Array("⬜".utf8)
        }
    }
}
