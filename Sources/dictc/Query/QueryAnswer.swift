import DictFormat
import DictReader

/// What is asked about each text.
enum QueryMode {
    /// Is it a word or the beginning of one? Texts with wildcards are patterns.
    case word
    /// The words with exactly these letters.
    case anagrams
    /// The words made of some of these letters.
    case subAnagrams
    /// The words within one edit.
    case near

    /// The name of the list in answers: in text, and as a member of the JSON object.
    var listName: (text: String, member: String) {
        switch self {
        case .word: ("matches", "matches")
        case .anagrams: ("anagrams", "anagrams")
        case .subAnagrams: ("sub-anagrams", "subAnagrams")
        case .near: ("near", "near")
        }
    }
}

/// The answer to one text.
enum QueryAnswer {
    /// About a word or prefix.
    case word(WordAnswer)
    /// A list of words.
    case list(WordList, name: (text: String, member: String))

    /// Words of which an answer shows the first ones.
    struct WordList {
        var count: Int
        var words: [[UInt8]]
        var isTruncated: Bool { words.count < count }
    }

    /// Asks `lexicon` about `text`; lists show at most `limit` words.
    init(_ text: QueryText, _ mode: QueryMode, _ lexicon: Lexicon, limit: Int) throws {
        if mode == .word && !text.isPattern {
            self = .word(try WordAnswer(text.folded, lexicon, limit: limit))
            return
        }
        let (letters, most) = (text.folded, lexicon.count)
        let words =
            switch mode {
            case .word: try lexicon.words(matching: letters.span, limit: most)
            case .anagrams: try lexicon.anagrams(of: letters.span, limit: most)
            case .subAnagrams:
                try lexicon.subanagrams(of: letters.span, minimumLength: 2, limit: most)
            case .near: lexicon.words(withinOneEditOf: letters.span, limit: most)
            }
        let list = WordList(count: words.count, words: Array(words.prefix(limit)))
        self = .list(list, name: mode.listName)
    }

    /// Whether the text is a word or a prefix, or the list has words.
    var isPositive: Bool {
        switch self {
        case .word(let answer): answer.isWord || answer.isPrefix
        case .list(let list, _): list.count > 0
        }
    }
}
