import DictModel
import DictSources

extension ConlluSentence {
    /// Returns the lines of the sentence with `tags` in column 4, followed by an empty line.
    ///
    /// `tags` has one element per word. A word whose tag is `nil` keeps the tag that it has.
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
