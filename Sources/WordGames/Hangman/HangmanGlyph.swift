import DictModel

/// A part of a phrase that is shown or hidden as a whole.
///
/// A letter with its accents is one glyph, and so is each other character, such as a space.
public struct HangmanGlyph: Sendable, Equatable {
    /// The text of the glyph, in UTF-8.
    public let text: [UInt8]
    /// The letters that reveal the glyph, in lower case a to z; any one of them is enough.
    ///
    /// A ligature has two letters. The list is empty if the glyph is shown from the start, as are
    /// spaces, punctuation marks, digits and letters of other alphabets.
    public let letters: [UInt8]
    /// Whether the glyph is a space between words.
    public let isSpace: Bool
    /// Whether the player can see the glyph.
    public internal(set) var isShown: Bool

    /// Returns the glyphs of `phrase`, with all letters hidden.
    ///
    /// The rules of `language` determine which letters reveal a glyph. A combining mark belongs to
    /// the letter before it. Each byte that is not UTF-8 becomes a separate glyph; no pack contains
    /// such bytes.
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
