import DictLexicon

extension WordList {
    /// The words of a list that is in byte order already.
    init(_ lines: Lines) {
        var builder = WordListBuilder()
        lines.forEach { builder.append($0) }
        self = builder.finish()
    }
}
