/// Why no level packs can be made of a pool of words.
///
/// There is never a partial result: either all sets keep all rules, or there is this error.
public enum LevelPackError: Error, Sendable, Equatable {
    /// A length has fewer usable words than the sets need.
    ///
    /// `excluding` is the rule that kept out most words of that length, `excluded` how many.
    case tooFewWords(
        level: Int, length: Int, have: Int, need: Int, excluding: WordExclusion?, excluded: Int)
    /// There are enough words, but no further pack of them that keeps all rules was found.
    ///
    /// `refusing` is the rule most tries failed by.
    case noFurtherPack(
        level: Int, length: Int, words: Int, have: Int, need: Int, refusing: PackRule)
    /// Packs of two levels of every set would hold forms of one word.
    case relatedWords(set: Int, first: [UInt8], second: [UInt8])
    /// The number of sets is not in the range that can be made.
    case setCount(found: Int, atMost: Int)
}

/// The rules a search for packs can fail by.
public enum PackRule: String, Sendable, CaseIterable {
    /// Two words of the pack are anagrams.
    case anagram = "anagram pair"
    /// No third word separates two words of the pack.
    case inseparable = "inseparable pair"
    /// The consistent player's chance is outside the level's range.
    case consistentWins = "consistent player's chance"
    /// The best player does not always win.
    case bestWins = "best player wins"
    /// The player who minds only the last hint has too small a chance.
    case lastHintWins = "last-hint player's chance"
}

extension LevelPackError: CustomStringConvertible {
    /// What is wrong, what was found and expected, and what to do.
    public var description: String {
        switch self {
        case .tooFewWords(let level, let length, let have, let need, let rule, let excluded):
            let reason = rule.map {
                "; most were kept out by the rule '\($0.rawValue)': \(excluded)"
            }
            return "level \(level): too few words of \(length) letters (have \(have); need \(need)"
                + "\(reason ?? "")). hint: add familiar words of this length or ask for fewer sets"
        case .noFurtherPack(let level, let length, let words, let have, let need, let rule):
            return "level \(level): no further pack keeps the rules (have \(have) packs; need "
                + "\(need), from \(words) words of \(length) letters; most tries failed by the rule"
                + " '\(rule.rawValue)'). hint: add familiar words of this length or ask for fewer"
                + " sets"
        case .relatedWords(let set, let first, let second):
            return "set \(set): two levels hold forms of one word ("
                + "\(PackWords.text(first)) and \(PackWords.text(second))). hint: drop one of them"
        case .setCount(let found, let atMost):
            return "number of sets is out of range (found \(found); expected 1 to \(atMost))."
                + " hint: choose a number in that range"
        }
    }
}

/// Words of packs as text, for messages.
enum PackWords {
    /// `word` in capitals; a byte that is no letter becomes a question mark.
    static func text(_ word: [UInt8]) -> String {
        var text = ""
        for byte in word {
            let lower = byte | 0x20
            let isLetter = lower >= 0x61 && lower <= 0x7a
            text.unicodeScalars.append(Unicode.Scalar(isLetter ? lower & 0x5f : 0x3f))
        }
        return text
    }
}
