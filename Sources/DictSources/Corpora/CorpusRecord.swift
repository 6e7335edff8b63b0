public import DictModel

/// One sentence of a corpus, or one paragraph that is still to be split.
///
/// The text is as ``TokenisedText`` demands: UTF-8, each run of white space one blank, none at its
/// ends, and without control characters. It has no tokens if the corpus is not tokenised, and they
/// have no tags if it is not tagged.
public struct CorpusRecord: Sendable {
    /// The text, with its tokens if the corpus names them.
    public var text: TokenisedText
    /// Whether the text is one sentence; otherwise it is a paragraph.
    public var isSentence: Bool
    /// Whether its tags, if it has any, come from a program and were checked by no one.
    public var hasAutomaticTags = false
    /// The name of the sentence in its corpus, as UTF-8; empty if it has none.
    public var id: [UInt8]
    /// The file, and the line on which the sentence begins.
    public var place: Place

    /// The record from its parts.
    public init(
        text: TokenisedText, isSentence: Bool = true, id: [UInt8] = [], place: Place
    ) {
        self.text = text
        self.isSentence = isSentence
        self.id = id
        self.place = place
    }
}

/// Takes one record of a corpus.
///
/// The storage of a record that nobody copies serves the next one.
public typealias CorpusBody = (_ record: CorpusRecord) throws -> Void
