/// Decides whether the lines of a list are rows of a CSV file.
///
/// A word has no comma and no semicolon, so if nearly every line has one, the file was not meant to
/// be read as a list of words. Only the first lines have to be counted.
struct TableGauge {
    /// The number of lines after which no more need to be added.
    static let enough = 100

    private var lines = 0
    private var commas = 0
    private var semicolons = 0

    /// Counts `line`, which must not be blank or a comment.
    mutating func add(_ line: Span<UInt8>) {
        lines += 1
        var (hasComma, hasSemicolon) = (false, false)
        for index in line.indices {
            if line[index] == UInt8(ascii: ",") { hasComma = true }
            if line[index] == UInt8(ascii: ";") { hasSemicolon = true }
            // What follows a tab is no word anyway.
            if line[index] == ASCII.tab { break }
        }
        if hasComma { commas += 1 }
        if hasSemicolon { semicolons += 1 }
    }

    /// The separator of the CSV file, as `separator` in dictc.yml names it; `nil` if the lines look
    /// like those of a list.
    ///
    /// Where both qualify, commas are decimal signs or punctuation inside the columns.
    var separator: String? {
        if isMost(semicolons) { return ListSeparator.semicolon.rawValue }
        return isMost(commas) ? ListSeparator.comma.rawValue : nil
    }

    private func isMost(_ count: Int) -> Bool { count >= 2 && (lines - count) * 10 <= count }
}
