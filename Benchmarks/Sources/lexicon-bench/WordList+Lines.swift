import DictLexicon

extension WordList {
    /// Creates a list of the words in `lines`, one per line.
    ///
    /// It takes the least time if the words are already in byte order.
    init(_ lines: Lines) {
        var builder = WordListBuilder()
        lines.forEach { builder.append($0) }
        self = builder.finish()
    }
}
