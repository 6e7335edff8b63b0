public import DictModel

/// One sentence of a corpus, or one paragraph that has yet to be split.
///
/// The text is as ``TokenisedText`` requires: UTF-8 without control characters, in which each run
/// of white space is one blank, with none at the ends. There are no tokens if the corpus is not
/// tokenised, and no tags on them if it is not tagged.
public struct CorpusRecord: Sendable {
    /// The text, with its tokens if the corpus marks them.
    public var text: TokenisedText
    /// Whether the text is one sentence; otherwise it is a paragraph.
    public var isSentence: Bool
    /// Whether the tags, if any, come from a program and were not checked by people.
    public var hasAutomaticTags = false
    /// The identifier of the sentence in its corpus, as UTF-8; empty if it has none.
    public var id: [UInt8]
    /// The file and the line where the sentence begins.
    public var place: Place

    /// Creates a record, with tags that do not count as automatic.
    public init(
        text: TokenisedText, isSentence: Bool = true, id: [UInt8] = [], place: Place
    ) {
        self.text = text
        self.isSentence = isSentence
        self.id = id
        self.place = place
    }
}

/// Called with one record of a corpus.
///
/// The storage of the record is reused for the next one unless you keep a copy.
public typealias CorpusBody = (_ record: CorpusRecord) throws -> Void
