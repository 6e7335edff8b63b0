import DictModel
import DictSources

extension ConlluSentence {
    /// Returns the sentence's lines with `tags`, one per word, in column 4, followed by an empty
    /// line; a word whose tag is `nil` stays as it is.
    func bytes(with tags: [UniversalTag?]) -> [UInt8] {
        var lines = lines
        for (column, tag) in zip(tagColumns, tags) {
            guard let tag else { continue }
            lines[column.line].replaceSubrange(
                column.range, with: tag.name.withUTF8Buffer { unsafe Array($0) })
        }
        return Array((lines + [[]]).joined(separator: [UInt8(ascii: "\n")]))
            + [UInt8(ascii: "\n")]
    }
}
