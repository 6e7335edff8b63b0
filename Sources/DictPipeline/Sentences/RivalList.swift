import DictCompiler
import DictConfiguration
import DictModel
import DictSources

/// A list of rivals, which are words that fit into a gap besides the one that it hides.
///
/// Each line has the id that a corpus gives a sentence and, after a tab each, a word of the
/// sentence, a colon, and its rivals: `camp-12`, a tab and `tent: hammock shelf`. A `*` instead of
/// rivals says that too many words fit for the word to be hidden.
struct RivalList {
    private struct Line {
        var number: Int
        var id: [UInt8]
        var gaps: [(word: [UInt8], names: [[UInt8]])]
    }

    private static let tab = UInt8(ascii: "\t")
    private static let colon = UInt8(ascii: ":")
    private static let blank = UInt8(ascii: " ")
    private static let anything = [UInt8(ascii: "*")]

    private let file: String
    private var lines: [Line] = []

    /// Reads the list in `file`.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read, or if a line is not as described above.
    init(_ file: String, _ words: LanguageWords) throws {
        self.file = file
        var lines: [Line] = []
        _ = try words.files.list(file).forEachRecord { text, line, _ in
            let cells = Array(text).split(separator: Self.tab, omittingEmptySubsequences: false)
            let gaps = try cells.dropFirst().map { cell in
                let parts = cell.split(separator: Self.colon, omittingEmptySubsequences: false)
                let names = parts.last?.split(separator: Self.blank).map { Array($0) } ?? []
                guard parts.count == 2, !parts[0].isEmpty, !names.isEmpty else {
                    throw Self.fault(at: Place(project: file, line: line))
                }
                return (word: CaselessForm.of(Array(parts[0])), names: names)
            }
            guard let id = cells.first, !id.isEmpty, !gaps.isEmpty else {
                throw Self.fault(at: Place(project: file, line: line))
            }
            lines.append(Line(number: line, id: Array(id), gaps: gaps))
        }
        self.lines = lines
    }

    /// Returns what the list says about `sentences`, and the numbers of the lines whose ids none of
    /// them has.
    ///
    /// - Throws: A `rivals.ids` error if two sentences have an id of the list, or none has any id.
    func findings(
        _ sentences: some Sequence<CorpusSentences.Sentence>
    ) throws(Diagnostic) -> (listed: ListedRivals, unknown: [Int]) {
        let wanted = Set(lines.map(\.id))
        var found: [[UInt8]: CorpusSentences.Sentence] = [:]
        var (isEmpty, hasIDs) = (true, false)
        for sentence in sentences {
            isEmpty = false
            guard !sentence.id.isEmpty else { continue }
            hasIDs = true
            guard wanted.contains(sentence.id) else { continue }
            if let first = found.updateValue(sentence, forKey: sentence.id) {
                throw repeated(sentence, first)
            }
        }
        guard isEmpty || hasIDs || lines.isEmpty else { throw withoutIDs }
        var listed = ListedRivals()
        var unknown: [Int] = []
        for line in lines {
            guard let text = found[line.id]?.text.text else {
                unknown.append(line.number)
                continue
            }
            for gap in line.gaps {
                let words = gap.names.filter { $0 != Self.anything }
                listed.add(
                    ListedRivals.Entry(
                        line: line.number, words: words.map { CaselessForm.of($0) },
                        isOpen: words.count < gap.names.count),
                    to: gap.word, in: text)
            }
        }
        return (listed, unknown)
    }

    private static func fault(at place: Place) -> Diagnostic {
        Diagnostic(
            .rivalsLine, at: place, "not the id of a sentence and words with their rivals",
            hint: "write the id, then a tab, a word, a colon and its rivals, for each word")
    }

    private func repeated(
        _ sentence: CorpusSentences.Sentence, _ first: CorpusSentences.Sentence
    ) -> Diagnostic {
        let line = lines.first { $0.id == sentence.id }?.number ?? 0
        return Diagnostic(
            .rivalsIDs, at: sentence.place, "another sentence has the same id",
            found: "\(PrintableText.quoted(sentence.id)), as \(first.place)",
            expected: "one sentence, since \(Place(project: file, line: line)) has rivals for it",
            hint: "give one of the two sentences another id")
    }

    private var withoutIDs: Diagnostic {
        Diagnostic(
            .rivalsIDs, at: Place(project: file, line: lines.first?.number ?? 0),
            "has rivals for sentences by their ids, and no sentence has an id",
            hint: "give them ids: an attribute id in XML, a comment `# sent_id = ID` in CoNLL-U, "
                + "or a column with `format: columns`")
    }
}
