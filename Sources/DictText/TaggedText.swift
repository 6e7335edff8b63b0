public import DictModel

/// Splits, tokenises and tags texts of one language.
public struct TaggedText {
    private let tokeniser: Tokeniser
    private var tagger: Tagger

    /// With `model`, and the tokeniser of its language.
    public init(_ model: TaggerModel) {
        tokeniser = Tokeniser(model.language)
        tagger = Tagger(model)
    }

    /// Tags the tokens of `sentence`, which is tokenised first if it has none; gives the margin
    /// of each token.
    public mutating func tag(_ sentence: inout TokenisedText) -> [Int] {
        if sentence.tokens.isEmpty {
            sentence.tokens = tokeniser.tokens(in: sentence.text.span).map { Token($0) }
        }
        tagger.tag(&sentence)
        return tagger.margins
    }

    /// The sentences of `paragraph`, without tokens.
    public func sentences(of paragraph: [UInt8]) -> [TokenisedText] {
        tokeniser.sentences(in: paragraph.span).map { range in
            TokenisedText(text: Array(paragraph[range.offset..<range.end]))
        }
    }
}
