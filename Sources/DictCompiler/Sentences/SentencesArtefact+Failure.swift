import DictModel

extension SentencesArtefact {
    /// Why sentences cannot be written.
    public enum Failure: Error, Sendable, Equatable {
        /// The sentence at `index` has no tokens, or more than 255.
        case tokenCount(index: Int, found: Int)
        /// A token has no tag.
        case untagged([UInt8], token: Int)
        /// A token leaves the text, is empty or too long, holds a control character or bytes that
        /// are no UTF-8, or begins or ends with white space.
        case token([UInt8], token: Int)
        /// Something else than white space, or too much of it, stands before the token; behind
        /// the last one where `token` is the number of tokens.
        case uncovered([UInt8], token: Int)
        /// A gap is on no token, on a mark or a symbol, or not behind the gap before it.
        case gap([UInt8], token: Int)
        /// The word of a gap stands in the sentence a second time.
        case repeatedAnswer([UInt8], answer: [UInt8])
        /// A rival is the answer of the gap itself, or of no gap at all.
        case rival([UInt8], answer: [UInt8], rival: [UInt8])
        /// Two sentences have the same text.
        case duplicate([UInt8])
        /// The sentences fill more than 2 GiB.
        case tooLarge
    }
}

extension SentencesArtefact.Failure: CustomStringConvertible {
    /// The fact in one phrase, with the sentence and the limit.
    public var description: String {
        func shown(_ text: [UInt8]) -> String { PrintableText.escaped(text, limit: 120) }
        switch self {
        case .tokenCount(let index, let found):
            return "sentence \(index + 1) has \(found) tokens (expected 1 to 255)"
        case .untagged(let text, let token):
            return "token \(token + 1) has no tag: \(shown(text))"
        case .token(let text, let token):
            return "token \(token + 1) is not 1 to 255 bytes of UTF-8 inside the text, without "
                + "control characters and white space around: \(shown(text))"
        case .uncovered(let text, let token):
            return "before token \(token + 1) stands something else than white space of at most "
                + "16 bytes: \(shown(text))"
        case .gap(let text, let token):
            return "gap at token \(token + 1) is on no word, or out of order: \(shown(text))"
        case .repeatedAnswer(let text, let answer):
            return "the hidden word stands in the sentence twice: \(shown(answer)), in "
                + shown(text)
        case .rival(let text, let answer, let rival):
            return "rival of \(shown(answer)) is the word itself or no answer of the file: "
                + "\(shown(rival)), in \(shown(text))"
        case .duplicate(let text): return "sentence stands there twice: \(shown(text))"
        case .tooLarge: return "the sentences are too large for one file (expected less than 2 GiB)"
        }
    }
}
