/// How the sentences of a corpus are written.
public enum CorpusFormat: Sendable, Equatable {
    /// The XML of OPUS and Uplug: sentences as text, as words, or as tagged words.
    case opus
    /// TEI: sentences of words and punctuation marks, as ELTeC, the BNC and others have them.
    case tei
    /// XML of another kind, described by the names of its elements.
    case xml(XMLCorpusMapping)
}
