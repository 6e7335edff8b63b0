/// How widely a phrase is known, which determines when a simulated Hangman player recognises it.
package enum PhraseRenown: UInt8, Sendable, CaseIterable {
    /// Everybody knows the phrase, and recognises it when two thirds of its letters are revealed.
    case everybody = 1
    /// Most people know the phrase, and recognise it when five sixths of its letters are revealed.
    case most = 2
    /// Few people know the phrase, so it has to be worked out to the last letter.
    case few = 3

    /// The renown of phrases whose source does not state any.
    package static let unknown = few

    /// Whether a player recognises the phrase that consists of `words` when all occurrences of the
    /// letters in `open` are revealed.
    ///
    /// - Parameters:
    ///   - words: The words of the phrase, folded to bytes a to z.
    ///   - open: The letters guessed so far, as a mask with bit 0 for `a`.
    /// - Returns: Whether enough letters are revealed; always `false` for ``few``.
    func isRecognised(_ words: [[UInt8]], open: UInt32) -> Bool {
        let (needed, of): (Int, Int)
        switch self {
        case .everybody: (needed, of) = (2, 3)
        case .most: (needed, of) = (5, 6)
        case .few: return false
        }
        var (shown, total) = (0, 0)
        for word in words {
            total += word.count
            shown += word.count { open & (1 << UInt32($0 - UInt8(ascii: "a"))) != 0 }
        }
        return shown * of >= total * needed
    }
}
