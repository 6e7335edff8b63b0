import DictModel
import DictReader

/// A filter that prints just the texts that are words, or just those that are none, one per line.
///
/// It is for long lists: with nothing else to find out about a text, it is much faster than
/// full answers: 1,000,000 texts take half a second.
struct TextFilter {
    /// Whether to print the words; otherwise, it prints the others.
    let printsWords: Bool
    let lexicon: Lexicon
    private let language: Language
    private var folded: [UInt8] = []
    private var hasPrinted = false

    init(_ lexicon: Lexicon, printsWords: Bool) {
        self.lexicon = lexicon
        self.printsWords = printsWords
        language = lexicon.language
    }

    /// The exit status, which is negative if nothing was printed.
    var status: ExitStatus { hasPrinted ? .success : .negative }

    /// Prints `text` as it is, if it is wanted.
    mutating func add(_ text: [UInt8], _ output: StandardOutput) throws {
        guard isWord(text) == printsWords else { return }
        try output.line(text)
        hasPrinted = true
    }

    /// Prints the wanted lines of standard input; empty lines are skipped.
    ///
    /// A line that is too long is no word, and is not printed: its bytes are gone.
    mutating func addLines(_ output: StandardOutput) throws {
        StandardInput.tellIfTerminal("dictc query: reading texts")
        var input = StandardInput(limit: QueryText.longest)
        while let line = try input.next() {
            if case .bytes(let bytes) = line, !bytes.isEmpty { try add(bytes, output) }
            if input.isDrained { try output.flush() }
        }
    }

    private mutating func isWord(_ text: [UInt8]) -> Bool {
        folded.removeAll(keepingCapacity: true)
        for byte in text {
            let small = byte | 0x20
            guard (0x61...0x7A).contains(small) else { return isUnusualWord(text) }
            folded.append(small)
        }
        return lexicon.contains(folded.span)
    }

    /// Returns whether a text with other characters than the letters a to z is a word.
    private func isUnusualWord(_ text: [UInt8]) -> Bool {
        guard let text = String(validating: text, as: UTF8.self),
            let query = try? QueryText(text, language, allowsPattern: false)
        else { return false }
        return lexicon.contains(query.folded.span)
    }
}
