import DictModel
import DictSources

/// A corpus format that can be specified by name in a command-line option.
package enum TaggingFormat: String, Sendable, CaseIterable {
    case text, lines, subtitles, records, columns, conllu, opus, tei, alpino, folia, dcoi

    /// The corpus format that has this name.
    var format: CorpusFormat {
        switch self {
        case .text: .text
        case .lines: .lines
        case .subtitles: .subtitles
        case .records: .records
        case .columns: .columns(CorpusColumns())
        case .conllu: .conllu
        case .opus: .opus
        case .tei: .tei
        case .alpino: .alpino
        case .folia: .folia
        case .dcoi: .dcoi
        }
    }
}

/// A file that a tagger tags, learns from or is measured on.
package struct TaggingInput: Sendable {
    /// The name of the file in messages.
    package let name: String
    /// The format of the file.
    package let format: TaggingFormat
    /// The path of the file, or `nil` for standard input.
    let path: String?

    /// Creates an input that reads the file at `path` in `format`.
    ///
    /// Pass `-` as `path` to read standard input.
    package init(_ path: String, _ format: TaggingFormat) {
        self.path = path == "-" ? nil : path
        name = path == "-" ? "standard input" : path
        self.format = format
    }

    /// The file as a corpus, whose sentences can be read one by one.
    var source: CorpusSource {
        let input =
            path.map { SourceInput(path: $0) } ?? SourceInput(descriptor: 0, place: Place(name))
        return CorpusSource(input, format: format.format)
    }
}
