import DictModel
import DictSources

/// Words that name things of one kind: a line each, a name, a colon and words.
enum FieldList {
    /// The lines of `file`, folded.
    ///
    /// - Throws: `SourceError`, `PipelineError` where a line is none of these.
    static func lines(
        _ file: String, _ words: LanguageWords
    ) throws -> [Set<[UInt8]>] {
        let path = words.project.path(of: file)
        let folding = Folding(words.language)
        var lines: [Set<[UInt8]>] = []
        let source = WordSource(
            path: path, name: path, format: .list(ListFormat(separator: .none)))
        _ = try source.forEachRecord { text, line, _ in
            var bytes: [UInt8] = []
            for index in 0..<text.count { bytes.append(text[index]) }
            let parts = bytes.split(separator: 0x3A, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                throw PipelineError(
                    .badData, place: SourcePlace(file: path, line: line).description,
                    problem: "not a name, a colon and words",
                    hint: "write such as fruit: apple pear")
            }
            let folded = parts[1].split(separator: 0x20).map { word in
                var letters: [UInt8] = []
                let spelling = Array(word)
                _ = folding.fold(spelling.span, into: &letters)
                return letters
            }
            lines.append(Set(folded))
        }
        return lines
    }
}
