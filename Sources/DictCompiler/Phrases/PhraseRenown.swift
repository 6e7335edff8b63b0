/// How well known a phrase is, which decides when a player recognises it.
public enum PhraseRenown: UInt8, Sendable, CaseIterable {
    /// Everybody knows it, and recognises it when two thirds of its letters are open.
    case everybody = 1
    /// Most people have heard it, and recognise it when five sixths are open.
    case most = 2
    /// Few people know it: it has to be worked out to the last letter. So is a phrase of which
    /// nothing is known.
    case few = 3

    /// The renown of phrases whose list does not state any.
    public static let unknown = few

    /// Whether a player recognises a phrase with the folded `words`.
    ///
    /// - Parameter open: The letters that he has said, bit 0 for `a`.
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
