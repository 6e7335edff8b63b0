import DictCompiler
import DictModel
import DictSources

/// A reader for lists of rivals, which are words that fit into a gap besides the one that it hides.
///
/// Each line has a sentence and, after a tab each, a word of it, a colon, and its rivals:
/// `The tent was easy to put up.`, a tab and `tent: hammock shelf`. A `*` instead of rivals says that
/// too many words fit for the word to be hidden.
enum RivalList {
    private static let tab = UInt8(ascii: "\t")
    private static let colon = UInt8(ascii: ":")
    private static let blank = UInt8(ascii: " ")
    private static let anything = [UInt8(ascii: "*")]

    /// Returns what `file` lists.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read, or if a line is not as described above.
    static func rivals(_ file: String, _ words: LanguageWords) throws -> ListedRivals {
        var rivals = ListedRivals()
        _ = try words.files.list(file).forEachRecord { text, line, _ in
            var bytes: [UInt8] = []
            for index in 0..<text.count { bytes.append(text[index]) }
            let cells = bytes.split(separator: tab, omittingEmptySubsequences: false)
            let gaps = try cells.dropFirst().map { cell in
                let parts = cell.split(separator: colon, omittingEmptySubsequences: false)
                let names = parts.last?.split(separator: blank).map { Array($0) } ?? []
                guard parts.count == 2, !parts[0].isEmpty, !names.isEmpty else {
                    throw fault(at: Place(project: file, line: line))
                }
                return (word: CaselessForm.of(Array(parts[0])), names: names)
            }
            guard let sentence = cells.first, !gaps.isEmpty else {
                throw fault(at: Place(project: file, line: line))
            }
            for gap in gaps {
                let words = gap.names.filter { $0 != anything }
                rivals.add(
                    ListedRivals.Entry(
                        line: line, words: words.map { CaselessForm.of($0) },
                        isOpen: words.count < gap.names.count),
                    to: gap.word, in: Array(sentence))
            }
        }
        return rivals
    }

    private static func fault(at place: Place) -> Diagnostic {
        Diagnostic(
            .rivalsLine, at: place, "not a sentence and words with their rivals",
            hint: "write the sentence, then a tab, a word, a colon and its rivals, for each word")
    }
}
