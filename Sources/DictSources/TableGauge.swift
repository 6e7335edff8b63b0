/// A counter that decides whether the lines of a word list look like the rows of a CSV file.
///
/// Words do not contain commas or semicolons. If nearly every line has one, the file is therefore
/// not a plain list of words. It is enough to count the first lines of a file.
struct TableGauge {
    /// The number of lines that are enough for a decision.
    static let enough = 100

    private var lines = 0
    private var commas = 0
    private var semicolons = 0

    /// Counts `line`, and whether it has commas and semicolons before its first tab.
    ///
    /// Do not pass blank lines and comments.
    mutating func add(_ line: Span<UInt8>) {
        lines += 1
        var (hasComma, hasSemicolon) = (false, false)
        for index in line.indices {
            if line[index] == UInt8(ascii: ",") { hasComma = true }
            if line[index] == UInt8(ascii: ";") { hasSemicolon = true }
            // The text after a tab is not part of the word.
            if line[index] == ASCII.tab { break }
        }
        if hasComma { commas += 1 }
        if hasSemicolon { semicolons += 1 }
    }

    /// The separator of the CSV file as written in dictc.yml, `comma` or `semicolon`, or `nil` if
    /// the lines do not look like CSV.
    ///
    /// If nearly every line has both a comma and a semicolon, the separator is the semicolon,
    /// because the commas are probably decimal signs or punctuation.
    var separator: String? {
        if isMost(semicolons) { return ListSeparator.semicolon.rawValue }
        return isMost(commas) ? ListSeparator.comma.rawValue : nil
    }

    private func isMost(_ count: Int) -> Bool { count >= 2 && (lines - count) * 10 <= count }
}
