import DictModel

/// A counter that decides whether the lines of a list look like the rows of a CSV file.
///
/// Words do not contain commas or semicolons, and in phrases a blank follows these signs. If nearly
/// every line has one, the file is therefore not a plain list. It is enough to count the first
/// lines of a file.
struct TableGauge {
    static let enough = 100

    /// The lines that have a certain sign.
    private struct Sign {
        let separator: ListSeparator
        var lines = 0
        /// The number of these lines that have nothing but letters around the sign.
        var ofLetters = 0
        /// The number of these lines whose first field is a number, and of those whose second field
        /// has more blanks than the first.
        var numbers = 0
        var longSeconds = 0
    }

    private let holdsPhrases: Bool
    private var lines = 0
    // If nearly every line has both, the commas are probably decimal signs or punctuation.
    private var signs = [Sign(separator: .semicolon), Sign(separator: .comma)]

    init(holdsPhrases: Bool) { self.holdsPhrases = holdsPhrases }

    /// Counts `line`, and the fields that commas and semicolons make of it.
    ///
    /// Do not pass blank lines and comments.
    mutating func add(_ line: Span<UInt8>) {
        lines += 1
        // The text after a tab is not part of the word.
        let end = line.firstIndex(of: ASCII.tab, from: 0) ?? line.count
        let text = [UInt8](line.extracting(0..<end))
        for index in signs.indices {
            guard let sign = signs[index].separator.byte else { continue }
            let fields = fields(of: text, at: sign)
            guard fields.count > 1 else { continue }
            signs[index].lines += 1
            let isWord = { (field: Range<Int>) in
                !field.isEmpty && field.allSatisfy { ASCII.isLetter(text[$0]) || text[$0] >= 0x80 }
            }
            let blanks = fields.map { field in field.count { ASCII.isBlank(text[$0]) } }
            if fields.allSatisfy(isWord) { signs[index].ofLetters += 1 }
            if text.span.number(in: text.span.trimmed(fields[0])) != nil {
                signs[index].numbers += 1
            }
            if blanks[1] > blanks[0] { signs[index].longSeconds += 1 }
        }
    }

    private func fields(of text: [UInt8], at sign: UInt8) -> [Range<Int>] {
        var fields: [Range<Int>] = []
        var start = 0
        for index in text.indices where text[index] == sign {
            if holdsPhrases {
                guard index + 1 < text.count, !ASCII.isBlank(text[index + 1]) else { continue }
                let isInNumber =
                    index > 0 && ASCII.isDigit(text[index - 1]) && ASCII.isDigit(text[index + 1])
                if isInNumber { continue }
            }
            fields.append(start..<index)
            start = index + 1
        }
        return fields + [start..<text.count]
    }

    /// The separator of the CSV file as written in dictc.yml, `comma` or `semicolon`, and advice how
    /// to read it, or `nil` if the lines do not look like CSV.
    var table: (separator: String, hint: String)? {
        guard let sign = signs.first(where: { isMost($0.lines, of: lines) }) else { return nil }
        let name = sign.separator.rawValue
        let declare = "declare `separator: \(name)`"
        // Columns of words and words that are divided look alike.
        if !holdsPhrases, isMost(sign.ofLetters, of: lines) {
            return (
                name,
                "take the \(name)s out if they divide words; if they part columns, \(declare) and "
                    + "name the column with the words in `columns`"
            )
        }
        let isSecond = holdsPhrases ? sign.longSeconds * 2 > lines : sign.numbers * 2 > lines
        let column = (holdsPhrases ? "phrase: " : "word: ") + (isSecond ? "2" : "1")
        return (name, "\(declare), and name the columns to read, as in `columns: { \(column) }`")
    }

    private func isMost(_ count: Int, of lines: Int) -> Bool {
        count >= 2 && (lines - count) * 10 <= count
    }
}
