import DictText
import DictModel

/// The lines of a sentence in CoNLL-U, kept as they are, with its words.
///
/// Words are the lines with a plain number; ranges of words and empty nodes have none of their own.
struct ConlluSentence {
    /// The lines without their ends, comments included.
    private(set) var lines: [[UInt8]] = []
    /// The words, one blank between two, and their tags where column 4 names one.
    private(set) var text = TokenisedText(text: [])
    /// For each word the index of its line, and where column 4 lies in it.
    private var columns: [(line: Int, range: Range<Int>)] = []

    /// Adds a line that is not empty.
    mutating func add(_ line: [UInt8]) {
        lines.append(line)
        guard let first = line.first, (0x30...0x39).contains(first) else { return }
        var tabs: [Int] = []
        for (index, byte) in line.enumerated() where byte == 0x09 {
            tabs.append(index)
            if tabs.count == 4 { break }
        }
        guard tabs.count == 4, line[..<tabs[0]].allSatisfy({ (0x30...0x39).contains($0) }) else {
            return
        }
        let form = line[(tabs[0] + 1)..<tabs[1]]
        if !text.text.isEmpty { text.text.append(0x20) }
        let name = Array(line[(tabs[2] + 1)..<tabs[3]])
        text.tokens.append(
            Token(
                ByteRange(offset: text.text.count, length: form.count),
                tag: UniversalTag(name: name.span)))
        text.text.append(contentsOf: form)
        columns.append((lines.count - 1, (tabs[2] + 1)..<tabs[3]))
    }

    /// Puts `tags`, one for each word, into column 4.
    mutating func replaceTags(by tags: [UniversalTag?]) {
        for (column, tag) in zip(columns, tags) {
            guard let tag else { continue }
            let name = tag.name.withUTF8Buffer { unsafe Array($0) }
            lines[column.line].replaceSubrange(column.range, with: name)
        }
    }
}
