import DictModel
import DictSources

extension ConlluSentence {
    /// Returns the lines of the sentence with `tags`, one per word, in column 4.
    ///
    /// A word whose tag is `nil` stays as it is. The lines are followed by an empty line.
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
