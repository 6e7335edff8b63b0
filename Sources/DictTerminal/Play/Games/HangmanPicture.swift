/// The pictures of Hangman, one for each possible number of wrong letters.
enum HangmanPicture {
    private static let lines = [
        "  +-----+  ",
        "  |     |  ",
        "  |     %  ",
        "  |    %%% ",
        "  |    % % ",
        "  |        ",
        "==+======= ",
    ]
    /// The parts of the hanged figure from top to bottom.
    ///
    /// ``order`` lists their indices in the order in which they are drawn: head, body, arms, legs.
    private static let figure = ["O", "/", "|", "\\", "/", "\\"]
    private static let order = [0, 2, 1, 3, 4, 5]

    /// Returns the picture after `misses` wrong letters, as lines of the same width.
    ///
    /// The picture for 0 shows the empty gallows.
    static func lines(misses: Int) -> [String] {
        let drawn = order.prefix(max(0, misses))
        var part = 0
        return lines.map { line in
            var text = ""
            for character in line {
                guard character == "%" else {
                    text.append(character)
                    continue
                }
                text += drawn.contains(part) ? figure[part] : " "
                part += 1
            }
            return text
        }
    }
}
