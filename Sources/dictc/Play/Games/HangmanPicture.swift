/// The pictures of Hangman, one for each number of wrong letters.
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
    /// The parts of the figure from top to bottom, and the order in which they are drawn: head,
    /// body, arms, legs.
    private static let figure = ["O", "/", "|", "\\", "/", "\\"]
    private static let order = [0, 2, 1, 3, 4, 5]

    /// The picture after `misses` wrong letters, 0 being the empty gallows; all lines have the same
    /// width.
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
