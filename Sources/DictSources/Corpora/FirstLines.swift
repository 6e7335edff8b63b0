import DictModel

/// The first lines of a plain text, from which to guess whether each line ends a sentence.
struct FirstLines {
    /// The number of lines that are enough to decide whether each line ends a sentence.
    private static let lineLimit = 100
    private static let byteLimit = 64 << 10
    /// The minimum number of non-blank lines needed to conclude that each line ends a sentence.
    ///
    /// With fewer lines, as in a short letter, all of them may end in a full stop by chance.
    private static let leastLines = 4

    /// The lines, each with its 1-based number and whether it was cut because it is too long.
    private(set) var lines: [([UInt8], Int, Bool)] = []
    private var bytes = 0
    private var filled = 0
    private var ends = 0

    /// Whether enough lines or bytes have been added to decide whether each line ends a sentence.
    var isFull: Bool { lines.count >= Self.lineLimit || bytes >= Self.byteLimit }

    /// Whether at least four fifths of the non-blank lines end a sentence.
    ///
    /// If paragraphs run over several lines, only a few lines do. With fewer than four non-blank
    /// lines, the value is false.
    var endSentences: Bool { filled >= Self.leastLines && ends * 5 >= filled * 4 }

    mutating func add(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) {
        lines.append(([UInt8](line), number, isCut))
        bytes += line.count
        let text = line.extracting(line.withoutOuterWhite)
        guard !text.isEmpty else { return }
        filled += 1
        if Self.endsSentence(text) { ends += 1 }
    }

    /// Whether `line` ends with a full stop, ellipsis, exclamation mark or question mark.
    ///
    /// Closing quotation marks and brackets may follow that mark.
    private static func endsSentence(_ line: Span<UInt8>) -> Bool {
        var end = line.count
        while end > 0 {
            if "\"')]".utf8.contains(line[end - 1]) {
                end -= 1
            } else if end >= 3, line.hasText("”", at: end - 3) || line.hasText("’", at: end - 3) {
                end -= 3
            } else {
                break
            }
        }
        guard end > 0 else { return false }
        return ".!?".utf8.contains(line[end - 1]) || end >= 3 && line.hasText("…", at: end - 3)
    }
}
