package import DictModel

/// A tokeniser and a tagger for texts of one language.
///
/// It splits paragraphs into sentences and sentences into tokens, and tags each token with its part
/// of speech.
package struct TaggedText {
    private let tokeniser: Tokeniser
    private var tagger: Tagger

    /// Creates a tagger that uses `model`, together with a tokeniser for the model's language.
    package init(_ model: TaggerModel) {
        tokeniser = Tokeniser(model.language)
        tagger = Tagger(model)
    }

    /// Tags the tokens of `sentence`, after splitting it into tokens if it has none.
    ///
    /// - Returns: The margin of each token, a measure of how certain its tag is; see
    ///   ``Tagger/margins``.
    package mutating func tag(_ sentence: inout TokenisedText) -> [Int] {
        if sentence.tokens.isEmpty {
            sentence.tokens = tokeniser.tokens(in: sentence.text.span).map { Token($0) }
        }
        tagger.tag(&sentence)
        return tagger.margins
    }

    /// Splits `paragraph` into sentences, which do not have tokens yet.
    package func sentences(of paragraph: [UInt8]) -> [TokenisedText] {
        tokeniser.sentences(in: paragraph.span).map { range in
            TokenisedText(text: Array(paragraph[range.offset..<range.end]))
        }
    }
}
