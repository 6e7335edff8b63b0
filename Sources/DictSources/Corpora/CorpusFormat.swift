/// The format of the files in a ``CorpusSource``.
package enum CorpusFormat: Sendable, Equatable, Encodable {
    /// CoNLL-U, the format of Universal Dependencies.
    case conllu
    /// The XML of OPUS and Uplug, in which sentences contain plain text, words or tagged words.
    case opus
    /// TEI XML with elements for sentences, words and punctuation marks, as in ELTeC and the BNC.
    case tei
    /// The XML of Alpino and Lassy, with one or more parsed Dutch sentences per file.
    case alpino
    /// FoLiA, the XML format of Dutch corpora since SoNaR.
    case folia
    /// D-Coi, the XML format that preceded FoLiA.
    case dcoi
    /// Plain text with blank lines between paragraphs.
    ///
    /// If nearly every line ends a sentence, the text is read as ``lines`` instead.
    case text
    /// Plain text in which each line is a paragraph of one or more sentences.
    case lines
    /// The subtitles of a film, as SubRip (.srt) or WebVTT (.vtt): see ``SubtitleReader``.
    case subtitles
    /// The records of another corpus, which `dictc shard --cut` has divided: see ``RecordLines``.
    case records
    /// A tab-separated table with one text per row.
    case columns(CorpusColumns)
    /// Other XML, whose elements for sentences and words are named by an ``XMLCorpusMapping``.
    case xml(XMLCorpusMapping)

    /// Returns the reasons why the format is invalid, or an empty array if it is valid.
    package func faults() -> [FormatFault] {
        switch self {
        case .columns(let columns): columns.faults()
        case .xml(let mapping): mapping.faults()
        case .conllu, .opus, .tei, .alpino, .folia, .dcoi, .text, .lines, .subtitles, .records: []
        }
    }

    /// Whether part-of-speech tags in this format are assumed to be automatic, not checked by
    /// people.
    ///
    /// The corpora of OPUS and novels in TEI were tagged by programs, while the tags of treebanks
    /// were corrected. If a FoLiA file declares the origin of a layer of tags, this overrides the
    /// assumption.
    var hasAutomaticTags: Bool {
        switch self {
        case .opus, .tei, .folia: true
        case .conllu, .alpino, .dcoi, .text, .lines, .subtitles, .records, .columns, .xml: false
        }
    }

    /// The file name endings, such as ".xml", of the files to read in a folder or an archive.
    ///
    /// A compressed file in a folder has `.gz` after the ending.
    var fileEndings: [String] {
        switch self {
        case .conllu: [".conllu", ".conll"]
        case .text, .lines: [".txt"]
        case .subtitles: [".srt", ".vtt"]
        case .records: [".records"]
        case .columns: [".tsv", ".txt", ".csv"]
        case .opus, .tei, .alpino, .folia, .dcoi, .xml: [".xml"]
        }
    }
}
