import DictModel
import Testing

@Suite("Wordle marks") struct WordleMarksTests {
    @Test(
        "repeated letters",
        arguments: [
            ("ABBEY", "BABES", "yyggx"), ("ABBEY", "EERIE", "yxxxx"), ("ABBEY", "abbey", "ggggg"),
            ("ABBEY", "KEBAB", "xygyy"), ("SPEED", "ERASE", "yxxyy"), ("CRANE", "MOULD", "xxxxx"),
            ("LEVEL", "EEEEE", "xgxgx"), ("", "", ""),
        ])
    func known(secret: String, guess: String, expected: String) throws {
        let marks = try #require(
            WordleMarks(guess: Array(guess.utf8), secret: Array(secret.utf8)))
        let text = (0..<marks.count).map { index in
            switch marks[index] {
            case .correct: "g"
            case .misplaced: "y"
            case .absent: "x"
            }
        }
        #expect(text.joined() == expected)
        #expect(marks.isWin == (secret.lowercased() == guess.lowercased()))
    }

    @Test("the code is base 3, the first letter lowest") func code() throws {
        let marks = try #require(WordleMarks(guess: Array("ab".utf8), secret: Array("xb".utf8)))
        #expect(marks.code == 6)
        #expect(marks[2] == .absent && marks[-1] == .absent)
    }

    @Test("words of other lengths have no marks") func lengths() {
        #expect(WordleMarks(guess: Array("abc".utf8), secret: Array("abcd".utf8)) == nil)
        let long = [UInt8](repeating: 0x61, count: 33)
        #expect(WordleMarks(guess: long, secret: long) == nil)
        #expect(WordleMarks(guess: Array(long.dropLast()), secret: Array(long.dropLast())) != nil)
    }
}
