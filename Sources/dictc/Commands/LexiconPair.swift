import DictFiles
import DictModel
import DictReader
import DictReport

/// Two lexicons to compare, one of which may be missing.
///
/// A missing lexicon counts as empty.
struct LexiconPair {
    let name: String
    let old: Lexicon?
    let new: Lexicon?

    /// The maximum number of words of a lexicon that is compared, about ten seconds' worth.
    private static let mostWords = 20_000_000
    /// The maximum number of words of a difference: about 300 MB.
    private static let mostChanges = 2_000_000

    /// The words that were added and removed between two lexicons, in alphabetical order.
    struct Difference {
        let name: String
        var added: [[UInt8]] = []
        var removed: [[UInt8]] = []
        /// The changed words as lines of output, for example `+zebra` for an added word.
        ///
        /// Each line consists of `+` or `-` and the word, without a line ending.
        var lines: [[UInt8]] = []
        var isEmpty: Bool { lines.isEmpty }
    }

    /// Opens the lexicons at `a` (old) and `b` (new), which are two files or two folders.
    ///
    /// In two folders, the lexicons of the same language form a pair. If only one folder has a
    /// lexicon of a language, the other side of the pair is `nil`.
    ///
    /// - Throws: `input.no-lexicon` if neither folder has a lexicon, `usage.arguments` if only one
    ///   path is a folder, or the error from opening a lexicon.
    static func pairs(_ a: String, _ b: String) throws -> [LexiconPair] {
        switch (FileContents.isFolder(a), FileContents.isFolder(b)) {
        case (false, false):
            let (old, new) = try (Lexicon(checkedCopyOf: a), Lexicon(checkedCopyOf: b))
            return [LexiconPair(name: b, old: old, new: new)]
        case (true, true):
            let pairs = try Language.allCases.compactMap { language in
                let name = language.code + ".lexicon"
                let (old, new) = try (open(a + "/" + name), open(b + "/" + name))
                return old == nil && new == nil
                    ? nil : LexiconPair(name: name, old: old, new: new)
            }
            guard !pairs.isEmpty else {
                throw Diagnostic(
                    .inputNoLexicon, at: Place(a), "no lexicon here or in \(b)",
                    hint: "run `dictc build`")
            }
            return pairs
        default: throw Diagnostic.usage("one of \(a) and \(b) is a folder, the other is not")
        }
    }

    private static func open(_ path: String) throws -> Lexicon? {
        Process.exists(path) ? try Lexicon(checkedCopyOf: path) : nil
    }

    /// Returns the words that were added and removed between the two lexicons.
    ///
    /// - Throws: `usage.arguments` if a lexicon has too many words, or the difference; the error
    ///   from reading a lexicon.
    /// - Complexity: O(*n*), where *n* is the number of words in both lexicons.
    func difference() throws -> Difference {
        for lexicon in [old, new] {
            guard let count = lexicon?.count, count > Self.mostWords else { continue }
            throw Diagnostic.usage(
                "a lexicon has too many words to compare", found: TerminalText.grouped(count),
                expected: "at most \(TerminalText.grouped(Self.mostWords))",
                hint: "compare the lists of `dictc export`")
        }
        var difference = Difference(name: name)
        func note(_ side: LexiconDifference.Side, _ word: [UInt8]) {
            guard difference.lines.count <= Self.mostChanges else { return }
            let sign: UInt8
            switch side {
            case .added:
                sign = UInt8(ascii: "+")
                difference.added.append(word)
            case .removed:
                sign = UInt8(ascii: "-")
                difference.removed.append(word)
            }
            difference.lines.append([sign] + word)
        }
        if let old, let new {
            try LexiconDifference.forEachWord(from: old, to: new, note)
        } else if let only = old ?? new {
            let none: [UInt8] = []
            try only.forEachWord(startingWith: none.span) { word in
                var bytes: [UInt8] = []
                for index in word.indices { bytes.append(word[index]) }
                note(new == nil ? .removed : .added, bytes)
                return true
            }
        }
        guard difference.lines.count <= Self.mostChanges else {
            throw Diagnostic.usage(
                "the lexicons differ by too many words",
                expected: "at most \(TerminalText.grouped(Self.mostChanges))",
                hint: "compare the lists of `dictc export`")
        }
        return difference
    }
}
