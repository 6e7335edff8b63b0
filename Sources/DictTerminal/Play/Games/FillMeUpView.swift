import DictReader
import WordGames

/// Functions that render a game of FillMeUp as text.
enum FillMeUpView {
    private static let blank = "____"

    /// Returns the screen for `game`, without its message and its line of help.
    ///
    /// - Parameters:
    ///   - game: The game to show.
    ///   - questions: The sentences on the screen.
    ///   - options: The texts of the options, in UTF-8.
    ///   - sentences: The sentences that the game is played with.
    ///   - row: The index of the sentence that the cursor is on.
    ///   - columns: The width of the terminal.
    /// - Returns: The screen, to which the caller adds the message and the help.
    static func screen(
        _ game: FillMeUpGame, _ questions: [FillMeUpQuestion], _ options: [[UInt8]],
        _ sentences: SentenceSet, row: Int, columns: Int
    ) -> Screen {
        var screen = Screen()
        let texts = sentences.language.texts
        screen.title = StyledText(texts.title(.fill), .strong)
        screen.facts = [texts.fill.facts(game.round.level, game.score)]
        let results = game.round.results
        for index in questions.indices {
            let isCurrent = index == row
            let result = results.flatMap { $0.rows.indices.contains(index) ? $0.rows[index] : nil }
            var mark = StyledText(isCurrent ? ">" : " ", .strong)
            if let result {
                mark = StyledText(result.isRight ? "+" : "-", result.isRight ? .good : .bad)
            }
            let lines = Self.lines(
                of: index, questions, columns: columns - 1 - Screen.margin, isCurrent: isCurrent,
                right: result.flatMap { $0.isRight ? nil : sentences.answerText($0.answer) })
            if isCurrent { screen.focus = screen.body.count..<(screen.body.count + lines.count) }
            screen.body += lines.enumerated().map {
                ($0.offset == 0 ? mark : StyledText(" ")) + $0.element
            }
        }
        if results == nil {
            screen.keyboard = Paragraph.lines(choices(game, options), columns: columns, gap: 2)
            screen.needsKeyboard = true
        }
        return screen
    }

    /// Returns the numbered options, with those already used shown faint and in parentheses.
    private static func choices(_ game: FillMeUpGame, _ options: [[UInt8]]) -> [StyledText] {
        options.enumerated().map { index, option in
            let isUsed = game.round.rows.contains { $0.choice == index }
            let text = "\(index + 1) \(PlayText.text(option))"
            return isUsed ? StyledText("(\(text))", .faint) : StyledText(text, .strong)
        }
    }

    /// Returns the sentence in row `index` as styled lines of at most `columns` columns.
    ///
    /// If the player's choice was wrong, pass the correct word as `right` to show it as well.
    private static func lines(
        of index: Int, _ questions: [FillMeUpQuestion], columns: Int, isCurrent: Bool,
        right: [UInt8]?
    ) -> [StyledText] {
        guard questions.indices.contains(index) else { return [] }
        let question = questions[index]
        var parts = [StyledText(number(index))]
        parts += words(question.beforeText)
        var gap = StyledText()
        if let last = parts.last, parts.count > 1, !endsInBlank(question.beforeText) {
            gap = last
            parts.removeLast()
        }
        gap.append(filling(question), isCurrent ? .selected : .strong)
        if let right { gap.append(" (\(PlayText.text(right)))", .good) }
        var rest = words(question.afterText)
        if let first = rest.first, let byte = question.afterText.first, byte != 0x20 {
            gap = gap + first
            rest.removeFirst()
        }
        return Paragraph.lines(parts + [gap] + rest, columns: columns, indent: 4)
    }

    /// Returns the sentence in row `index` as plain lines of at most `columns` columns.
    static func lines(of index: Int, _ questions: [FillMeUpQuestion], columns: Int) -> [String] {
        lines(of: index, questions, columns: columns, isCurrent: false, right: nil).map(\.text)
    }

    private static func number(_ index: Int) -> String {
        (index < 9 ? " " : "") + "\(index + 1)."
    }

    private static func words(_ bytes: [UInt8]) -> [StyledText] {
        bytes.split(separator: 0x20).map { StyledText(PlayText.text($0)) }
    }

    private static func endsInBlank(_ bytes: [UInt8]) -> Bool {
        bytes.last.map { $0 == 0x20 } ?? true
    }

    private static func filling(_ question: FillMeUpQuestion) -> String {
        question.choiceText.map { "[\(PlayText.text($0))]" } ?? blank
    }

    /// Returns the sentence on one line, with the chosen word or a blank in its gap.
    static func text(of question: FillMeUpQuestion) -> String {
        PlayText.text(question.beforeText) + filling(question) + PlayText.text(question.afterText)
    }

    /// Returns a line that summarises the results of a submitted screen.
    static func end(_ results: FillMeUpResults, score: Int, _ texts: GameTexts.Fill) -> String {
        texts.result(results.rightCount, results.rows.count, score) + " "
            + (results.isLevelUp ? texts.complete : texts.tryAgain)(results.level)
    }

    /// Returns the sentences of a submitted screen, one per line, each marked right or wrong.
    ///
    /// A wrong sentence is followed by the correct word.
    static func results(
        _ game: FillMeUpGame, _ questions: [FillMeUpQuestion], _ sentences: SentenceSet
    ) -> [String] {
        guard let results = game.round.results else { return [] }
        return questions.enumerated().map { index, question in
            let row = results.rows.indices.contains(index) ? results.rows[index] : nil
            let isRight = row?.isRight ?? false
            let answer = row.flatMap { sentences.answerText($0.answer) } ?? []
            return "\(isRight ? "+" : "-") \(number(index)) \(text(of: question))"
                + (isRight ? "" : " (\(PlayText.text(answer)))")
        }
    }

    /// Returns lines with the level, the sentences and the options, for play without a screen.
    static func state(
        _ game: FillMeUpGame, _ questions: [FillMeUpQuestion], _ options: [[UInt8]],
        _ texts: GameTexts
    ) -> [String] {
        [PlayText.capitalised(texts.fill.facts(game.round.level, game.score)) + ":"]
            + questions.enumerated().map { "\(number($0.offset)) \(text(of: $0.element))" }
            + [texts.fill.options + choices(game, options).map(\.text).joined(separator: "  ")]
    }
}
