import DictCompiler
import DictModel
import DictSources

/// A sentence as a corpus has it, with the marks of the corpus in it.
struct MarkedText {
    var text: TokenisedText
    var marks: [PlacedMark] = []
    /// Whether another sentence may begin or end inside, or this one inside another.
    var isDoubtful = false

    /// The flaw that the corpus itself names, or `nil` if there is none.
    var flaw: SentenceJudge.Finding? {
        if marks.contains(where: { $0.mark == .gap }) {
            return SentenceJudge.Finding(flaw: .hole, detail: [])
        }
        if let mark = marks.first {
            return SentenceJudge.Finding(flaw: .brokenWord, detail: word(around: mark.offset))
        }
        return isDoubtful ? SentenceJudge.Finding(flaw: .cut, detail: []) : nil
    }

    /// Returns the part at `range`, with the marks inside and directly before and after it.
    func part(_ range: ByteRange) -> MarkedText {
        // A mark is before the blank that follows it.
        let near = range.offset - 1...range.end
        return MarkedText(
            text: TokenisedText(text: Array(text.text.span.extracting(range.offset..<range.end))),
            marks: marks.filter { near.contains($0.offset) }.map {
                PlacedMark($0.mark, at: max(0, $0.offset - range.offset))
            })
    }

    /// Removes the hyphens at the ends of lines from words that are known without them.
    ///
    /// `isKnown` gets the folded letters of a word.
    mutating func joinLines(_ folding: Folding, isKnown: ([UInt8]) -> Bool) {
        for index in marks.indices.reversed() where marks[index].mark == .hyphen {
            let offset = marks[index].offset
            guard text.text.indices.contains(offset), text.text[offset] == UInt8(ascii: "-") else {
                continue
            }
            let whole = word(around: offset).filter { $0 != UInt8(ascii: "-") }
            var letters: [UInt8] = []
            let traits = folding.fold(whole.span, into: &letters)
            guard traits.isSubset(of: .capitals), isKnown(letters), removeByte(at: offset) else {
                continue
            }
            marks.remove(at: index)
            for later in marks.indices where marks[later].offset > offset {
                marks[later].offset -= 1
            }
        }
    }

    /// Removes a byte of the text, unless it is a separate token.
    private mutating func removeByte(at offset: Int) -> Bool {
        let alone = text.tokens.contains { $0.range == ByteRange(offset: offset, length: 1) }
        guard !alone else { return false }
        text.text.remove(at: offset)
        for index in text.tokens.indices where text.tokens[index].range.end > offset {
            if text.tokens[index].range.offset > offset {
                text.tokens[index].range.offset -= 1
            } else {
                text.tokens[index].range.length -= 1
            }
        }
        return true
    }

    /// The letters and hyphens around `offset`.
    private func word(around offset: Int) -> [UInt8] {
        func isInside(_ index: Int) -> Bool {
            guard text.text.indices.contains(index) else { return false }
            let byte = text.text[index]
            return byte >= 0x80 || byte == UInt8(ascii: "-") || (0x61...0x7A).contains(byte | 0x20)
        }
        var (start, end) = (offset, offset)
        while isInside(start - 1) { start -= 1 }
        while isInside(end) { end += 1 }
        return start < end ? Array(text.text[start..<end]) : []
    }
}
