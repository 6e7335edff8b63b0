import DictCompiler
import DictModel

/// A sentence for tests: tokens as `form/TAG`, a blank before a token stands in the text too.
enum TaggedSentence {
    /// The sentence of `text`, in which `_` before a token joins it to the one before.
    static func text(_ text: String) -> TokenisedText {
        var bytes: [UInt8] = []
        var tokens: [Token] = []
        for part in text.split(whereSeparator: \.isWhitespace) {
            let isJoined = part.hasPrefix("_")
            let pieces = (isJoined ? part.dropFirst() : part).split(separator: "/")
            if !bytes.isEmpty, !isJoined { bytes.append(0x20) }
            let form = Array(pieces[0].utf8)
            let name = Array((pieces.count > 1 ? pieces[1] : "PUNCT").utf8)
            tokens.append(
                Token(
                    ByteRange(offset: bytes.count, length: form.count),
                    tag: UniversalTag(name: name.span)))
            bytes += form
        }
        return TokenisedText(text: bytes, tokens: tokens)
    }

    /// The words of the sentence.
    static func words(_ text: String, _ language: Language = .english) -> SentenceWords {
        SentenceWords(self.text(text), folding: Folding(language))
    }
}
