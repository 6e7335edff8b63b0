public import DictModel

/// Splits texts of one language into sentences and tokens, and tags the tokens.
public struct TaggedText {
    private let tokeniser: Tokeniser
    private var tagger: Tagger

    /// Creates a value that tags with `model` and tokenises by the rules of its language.
    public init(_ model: TaggerModel) {
        tokeniser = Tokeniser(model.language)
        tagger = Tagger(model)
    }

    /// Tags the tokens of `sentence`, after tokenising it if it has no tokens.
    ///
    /// - Returns: The margin of each token; see ``Tagger/margins``.
    public mutating func tag(_ sentence: inout TokenisedText) -> [Int] {
        if sentence.tokens.isEmpty {
            sentence.tokens = tokeniser.tokens(in: sentence.text.span).map { Token($0) }
        }
        tagger.tag(&sentence)
        return tagger.margins
    }

    /// Returns the sentences of `paragraph`, which are not yet tokenised.
    public func sentences(of paragraph: [UInt8]) -> [TokenisedText] {
        tokeniser.sentences(in: paragraph.span).map { range in
            TokenisedText(text: Array(paragraph[range.offset..<range.end]))
        }
    }
}
