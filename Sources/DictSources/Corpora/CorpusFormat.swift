/// How the sentences of a corpus are written.
public enum CorpusFormat: Sendable, Equatable {
    /// CoNLL-U, the format of Universal Dependencies.
    case conllu
    /// The XML of OPUS and Uplug: sentences as text, as words, or as tagged words.
    case opus
    /// TEI: sentences of words and punctuation marks, as ELTeC, the BNC and others have them.
    case tei
    /// Plain text: paragraphs between blank lines.
    case text
    /// A table of texts, a row a line.
    case columns(CorpusColumns)
    /// XML of another kind, described by the names of its elements.
    case xml(XMLCorpusMapping)
}
