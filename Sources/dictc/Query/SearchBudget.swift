import DictModel
import DictReader

/// The letters of words that the searches of one run of `dictc query` may read.
///
/// A sound lexicon of a few kilobytes can have billions of words. A search may read 100 letters for
/// each byte of the lexicon, far more than any word list has, and a run as many as ``most`` beyond
/// that. So a search of an ordinary lexicon never uses up what the run has, however many there are.
struct SearchBudget {
    private static let lettersPerByte: Int64 = 100
    /// The maximum number of letters to read beyond those, two seconds' worth.
    private static let most: Int64 = 100_000_000

    private let perSearch: Int64
    private var rest = Self.most

    init(_ lexicon: Lexicon) { perSearch = Int64(lexicon.size) * Self.lettersPerByte }

    /// Calls `search` with the number of letters that it may read, from which it subtracts those
    /// that it has read.
    ///
    /// - Throws: `usage.arguments` if none is left; the errors of `search`.
    mutating func search(
        for text: QueryText, _ search: (inout Int64) throws -> Void
    ) throws {
        let allowed = perSearch + rest
        var left = allowed
        try search(&left)
        rest = min(rest, left)
        guard left > 0 else {
            throw Diagnostic.usage(
                "\(PrintableText.quoted(text.given)) has to search too many words",
                expected: "at most \(TerminalText.grouped(Int(allowed))) letters",
                hint: "begin with more letters, or ask in several calls; `dictc export` lists all"
                    + " words")
        }
    }
}
