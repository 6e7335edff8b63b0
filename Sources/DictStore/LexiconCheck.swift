import DictFormat
import DictReader

/// Proves a lexicon by its own answers.
enum LexiconCheck {
    /// The first fact that is wrong; `nil` where all is right.
    ///
    /// All words are made of letters a to z, and the whole contents keep the rules of the format.
    /// O(words).
    ///
    /// - Throws: ``FormatError`` where they do not.
    static func problem(of lexicon: Lexicon) throws(FormatError) -> String? {
        for letter in lexicon.alphabet where !(0x61...0x7A).contains(letter) {
            return "damaged: the alphabet holds a byte that is no letter"
        }
        try lexicon.verifyStructure()
        return nil
    }
}
