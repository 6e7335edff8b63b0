package import DictModel

/// One sentence of a corpus, or one paragraph that has yet to be split into sentences.
///
/// The text meets the requirements of ``TokenisedText``: it is UTF-8 without control characters,
/// each run of white space is one space, and there is none at either end. There are no tokens if
/// the corpus is not tokenised, and tokens have no tags if it is not tagged.
package struct CorpusRecord: Sendable {
    /// The text, with its tokens if the corpus marks them.
    package var text: TokenisedText
    /// Whether the text is one sentence rather than a paragraph.
    package var isSentence: Bool
    /// Whether the part-of-speech tags, if any, come from a program and were not checked by people.
    package var hasAutomaticTags = false
    /// The identifier of the sentence in its corpus, in UTF-8, or an empty array if it has none.
    package var id: [UInt8]
    /// The file and the line where the sentence or paragraph begins.
    package var place: Place

    /// Creates a record whose tags, if any, do not count as automatic.
    package init(
        text: TokenisedText, isSentence: Bool = true, id: [UInt8] = [], place: Place
    ) {
        self.text = text
        self.isSentence = isSentence
        self.id = id
        self.place = place
    }
}

/// A function to call with each record of a corpus.
///
/// The storage of the record is reused for the next one unless you keep a copy.
package typealias CorpusBody = (_ record: CorpusRecord) throws -> Void
