import DictModel

/// A part of a phrase that is shown or hidden as a whole.
///
/// A letter with its accents is one glyph, and so is each other character, such as a space.
public struct HangmanGlyph: Sendable, Equatable, Identifiable {
    /// The place of the glyph in the phrase, starting at 0.
    public let id: Int
    /// The text of the glyph.
    public var text: String { String(decoding: utf8, as: UTF8.self) }
    /// The letters that reveal the glyph, in lower case a to z; any one of them is enough.
    ///
    /// A ligature has two letters. The list is empty if the glyph is shown from the start, as are
    /// spaces, punctuation marks, digits and letters of other alphabets.
    public var letters: String { String(decoding: letterBytes, as: UTF8.self) }
    /// Whether the glyph is a space between words.
    public let isSpace: Bool
    /// Whether the player can see the glyph.
    public internal(set) var isShown: Bool
    /// The bytes of ``text``.
    package let utf8: [UInt8]
    /// The bytes of ``letters``.
    package let letterBytes: [UInt8]

    init(id: Int, utf8: [UInt8], letters: [UInt8], isSpace: Bool = false) {
        (self.id, self.utf8, letterBytes, self.isSpace) = (id, utf8, letters, isSpace)
        isShown = letters.isEmpty
    }

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
            if traits == .looseMark, let last = glyphs.last, !last.letterBytes.isEmpty {
                glyphs[glyphs.count - 1] = HangmanGlyph(
                    id: last.id, utf8: last.utf8 + scalar, letters: last.letterBytes)
                continue
            }
            glyphs.append(
                HangmanGlyph(
                    id: glyphs.count, utf8: scalar, letters: letters, isSpace: traits == .space))
        }
        return glyphs
    }
}
