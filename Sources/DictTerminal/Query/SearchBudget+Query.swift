import DictModel
import DictReader

extension SearchBudget {
    /// Calls `search` with the number of letters that it may read, from which it subtracts those
    /// that it has read.
    ///
    /// - Throws: `usage.arguments` if none is left; the errors of `search`.
    mutating func search(
        for text: QueryText, _ mode: QueryMode, _ search: (inout Int64) throws -> Void
    ) throws {
        let allowed = allowed
        guard try self.search(search) else {
            throw Diagnostic.usage(
                "\(PrintableText.quoted(text.given)) has to search too many words",
                expected: "at most \(TerminalText.grouped(Int(allowed))) letters",
                hint: mode.advice
                    + ", or ask in several calls; `dictc export --all` lists all words")
        }
    }
}

extension QueryMode {
    /// How to ask for less.
    fileprivate var advice: String {
        switch self {
        case .word: "begin the pattern with more letters"
        case .anagrams: "give more letters and fewer question marks"
        case .subAnagrams: "give fewer letters"
        case .near: "give a shorter text"
        }
    }
}
