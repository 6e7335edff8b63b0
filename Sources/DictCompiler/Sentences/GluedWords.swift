import DictModel
import DictText

/// A detector of words that a corpus has run together, such as `andtea`.
///
/// Corpora and the tokeniser also split words that are correctly written without a space, such as
/// `don't` or `gonna`. A sentence therefore counts as glued only if the letters of two tokens meet
/// where the tokeniser does not split.
struct GluedWords: Sendable {
    private let tokeniser: Tokeniser

    init(_ language: Language) { tokeniser = Tokeniser(language) }

    /// Returns the first pair of glued words in `sentence`, as written, or `nil` if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of tokens, plus one run of the tokeniser if
    ///   the letters of two tokens meet.
    func example(in sentence: SentenceWords) -> ArraySlice<UInt8>? {
        let tokens = sentence.text.tokens
        let meetings = sentence.words.indices.dropFirst().filter { index in
            sentence.words[index].isJoinedLeft
                && Self.isLetter(sentence.form(at: index - 1), atEnd: true)
                && Self.isLetter(sentence.form(at: index), atEnd: false)
        }
        guard !meetings.isEmpty else { return nil }
        let starts = Set(tokeniser.tokens(in: sentence.text.text.span).map(\.offset))
        guard let index = meetings.first(where: { !starts.contains(tokens[$0].range.offset) })
        else { return nil }
        return sentence.text.text[tokens[index - 1].range.offset..<tokens[index].range.end]
    }

    /// Whether `form` ends with a letter or, if `atEnd` is `false`, begins with a letter.
    private static func isLetter(_ form: ArraySlice<UInt8>, atEnd: Bool) -> Bool {
        guard let edge = atEnd ? form.last : form.first else { return false }
        if edge < 0x80 { return edge | 0x20 >= 0x61 && edge | 0x20 <= 0x7A }
        let start = atEnd ? form.lastIndex { $0 & 0xC0 != 0x80 } : form.startIndex
        guard let start else { return false }
        let character = Array(form[start...])
        return Unicode.Scalar(UTF8Scalar.decode(character.span, at: 0).value)?
            .properties.isAlphabetic ?? false
    }
}
