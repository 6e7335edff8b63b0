/// How the sentences of a corpus are written.
public enum CorpusFormat: Sendable, Equatable, Encodable {
    /// CoNLL-U, the format of Universal Dependencies.
    case conllu
    /// The XML of OPUS and Uplug: sentences as text, as words, or as tagged words.
    case opus
    /// TEI: sentences of words and punctuation marks, as ELTeC, the BNC and others have them.
    case tei
    /// The XML of Alpino and Lassy: one parsed sentence, or many.
    case alpino
    /// FoLiA, the XML of Dutch corpora since SoNaR.
    case folia
    /// D-Coi, the XML that came before FoLiA.
    case dcoi
    /// Plain text: paragraphs between blank lines; if nearly every line ends a sentence, as
    /// ``lines``.
    case text
    /// Plain text of which each line is read by itself: one sentence or more.
    case lines
    /// A table of texts, one row per line.
    case columns(CorpusColumns)
    /// XML of another kind, described by the names of its elements.
    case xml(XMLCorpusMapping)

    /// What keeps the format from being used; empty if nothing does.
    public func faults() -> [FormatFault] {
        switch self {
        case .columns(let columns): columns.faults()
        case .xml(let mapping): mapping.faults()
        case .conllu, .opus, .tei, .alpino, .folia, .dcoi, .text, .lines: []
        }
    }

    /// Whether tags in this format usually come from a program: novels in TEI and the corpora of
    /// OPUS were tagged by machine, treebanks were corrected by people.
    ///
    /// FoLiA says so in each file.
    var hasAutomaticTags: Bool {
        switch self {
        case .opus, .tei, .folia: true
        case .conllu, .alpino, .dcoi, .text, .lines, .columns, .xml: false
        }
    }

    /// The endings of the files of a folder or an archive that are read.
    ///
    /// Each may be followed by `.gz` in a folder.
    var fileEndings: [String] {
        switch self {
        case .conllu: [".conllu", ".conll"]
        case .text, .lines: [".txt"]
        case .columns: [".tsv", ".txt", ".csv"]
        case .opus, .tei, .alpino, .folia, .dcoi, .xml: [".xml"]
        }
    }
}
