/// The format of a corpus.
public enum CorpusFormat: Sendable, Equatable, Encodable {
    /// CoNLL-U, the format of Universal Dependencies.
    case conllu
    /// The XML of OPUS and Uplug, with sentences as plain text, as words, or as tagged words.
    case opus
    /// TEI with sentences of words and punctuation marks, as in ELTeC, the BNC and others.
    case tei
    /// The XML of Alpino and Lassy, with one parsed sentence per file or many.
    case alpino
    /// FoLiA, the XML format of Dutch corpora since SoNaR.
    case folia
    /// D-Coi, the XML format that preceded FoLiA.
    case dcoi
    /// Plain text with blank lines between paragraphs.
    ///
    /// If nearly every line ends a sentence, it is read as ``lines`` instead.
    case text
    /// Plain text in which each line is separate and has one or more sentences.
    case lines
    /// A tab-separated table of texts, one row per line.
    case columns(CorpusColumns)
    /// Other XML, described by the names of its elements.
    case xml(XMLCorpusMapping)

    /// Returns the reasons why the format cannot be used; empty if it is valid.
    public func faults() -> [FormatFault] {
        switch self {
        case .columns(let columns): columns.faults()
        case .xml(let mapping): mapping.faults()
        case .conllu, .opus, .tei, .alpino, .folia, .dcoi, .text, .lines: []
        }
    }

    /// Whether tags in this format are assumed to come from a program, unchecked by people.
    ///
    /// The corpora of OPUS and novels in TEI were tagged automatically, while treebanks were
    /// corrected. A FoLiA file states it for each layer of tags, which overrides this.
    var hasAutomaticTags: Bool {
        switch self {
        case .opus, .tei, .folia: true
        case .conllu, .alpino, .dcoi, .text, .lines, .columns, .xml: false
        }
    }

    /// The file name endings that are read from a folder or an archive.
    ///
    /// In a folder each may be followed by `.gz`.
    var fileEndings: [String] {
        switch self {
        case .conllu: [".conllu", ".conll"]
        case .text, .lines: [".txt"]
        case .columns: [".tsv", ".txt", ".csv"]
        case .opus, .tei, .alpino, .folia, .dcoi, .xml: [".xml"]
        }
    }
}
