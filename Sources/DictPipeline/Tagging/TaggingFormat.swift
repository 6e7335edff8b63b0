import DictSources

/// The formats of corpora that need no more than a name, as options name them.
public enum TaggingFormat: String, Sendable, CaseIterable {
    case text, conllu, opus, tei, alpino, folia, dcoi

    /// The format that is meant.
    var format: CorpusFormat {
        switch self {
        case .text: .text
        case .conllu: .conllu
        case .opus: .opus
        case .tei: .tei
        case .alpino: .alpino
        case .folia: .folia
        case .dcoi: .dcoi
        }
    }
}

/// A file to tag, to learn from or to compare with.
public struct TaggingInput: Sendable {
    /// What messages call the file.
    public let name: String
    /// How it is written.
    public let format: TaggingFormat
    private let path: String?
    private let repair: TagRepair?

    /// The names of the rules that bring tags of older treebanks up to date.
    public static let repairs = TagRepair.allCases.map(\.rawValue)

    /// The file at `path`, or standard input for `-`.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - format: How it is written.
    ///   - repair: One of ``repairs``, for CoNLL-U of former conventions.
    public init(_ path: String, _ format: TaggingFormat, repair: String? = nil) {
        self.repair = repair.flatMap { TagRepair(rawValue: $0) }
        self.path = path == "-" ? nil : path
        name = path == "-" ? "standard input" : path
        self.format = format
    }

    /// The file as a corpus.
    var source: CorpusSource {
        guard let path else {
            return CorpusSource(
                descriptor: 0, name: name, format: format.format, repair: repair)
        }
        return CorpusSource(path: path, name: name, format: format.format, repair: repair)
    }

    /// The file as lines of CoNLL-U.
    var lines: TextLines {
        guard let path else { return TextLines(descriptor: 0, name: name, expected: "CoNLL-U") }
        return TextLines(path: path, name: name, expected: "CoNLL-U")
    }
}
