import DictModel

/// A piece of a phrase that is shown or hidden as a whole: a letter with its accents, or another
/// character.
public struct HangmanGlyph: Sendable, Equatable {
    /// The piece of the phrase, in UTF-8.
    public let text: [UInt8]
    /// The letters a to z that reveal the glyph, two for a ligature; empty if it is shown from the
    /// start.
    ///
    /// Spaces, punctuation marks, digits and letters of other alphabets are shown from the start.
    public let letters: [UInt8]
    /// Whether the glyph is a space between words.
    public let isSpace: Bool
    /// Whether the player can see the text.
    public internal(set) var isShown: Bool

    /// The glyphs of `phrase`, folded as in `language`, with all letters hidden.
    ///
    /// A combining mark belongs to the letter before it. Bytes that are not UTF-8, which no pack
    /// contains, become glyphs of one byte each.
    static func glyphs(of phrase: [UInt8], _ language: Language) -> [HangmanGlyph] {
        let folding = Folding(language)
        var glyphs: [HangmanGlyph] = []
        var offset = 0
        while offset < phrase.count {
            let step = UTF8Scalar.decode(phrase.span, at: offset)
            let scalar = Array(phrase[offset..<offset + max(1, step.length)])
            offset += scalar.count
            var letters: [UInt8] = []
            let traits = folding.fold(scalar.span, into: &letters)
            if traits == .looseMark, let last = glyphs.last, !last.letters.isEmpty {
                glyphs[glyphs.count - 1] = HangmanGlyph(
                    text: last.text + scalar, letters: last.letters, isSpace: false,
                    isShown: false)
                continue
            }
            glyphs.append(
                HangmanGlyph(
                    text: scalar, letters: letters, isSpace: traits == .space,
                    isShown: letters.isEmpty))
        }
        return glyphs
    }
}
