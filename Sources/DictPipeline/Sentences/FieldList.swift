import DictConfiguration
import DictModel
import DictSources

/// A reader for lists of semantic fields, which are groups of words for things of one kind.
///
/// Each line has a name, a colon and words, such as `fruit: apple pear`.
enum FieldList {
    /// Returns the words in each line of `file`, folded and without the name of the field.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read, or if a line has no colon.
    static func lines(
        _ file: String, _ words: LanguageWords
    ) throws -> [Set<[UInt8]>] {
        let folding = Folding(words.language)
        var lines: [Set<[UInt8]>] = []
        _ = try words.files.list(file).forEachRecord { text, line, _ in
            var bytes: [UInt8] = []
            for index in 0..<text.count { bytes.append(text[index]) }
            let parts = bytes.split(separator: 0x3A, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                throw Diagnostic(
                    .fieldWithoutName, at: Place(project: file, line: line),
                    "not a name, a colon and words",
                    hint: "write a line such as fruit: apple pear")
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
