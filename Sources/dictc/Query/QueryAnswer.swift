import DictFormat
import DictReader

/// The kind of look-up that is made for each text.
enum QueryMode {
    /// Whether the text is a word or the beginning of one; for a pattern, the words that match.
    case word
    /// The words with exactly the letters of the text.
    case anagrams
    /// The words of two or more letters that can be made from some of the letters of the text.
    case subAnagrams
    /// The words that differ from the text by one edit.
    case near

    /// The name of the list of words, as a label in text and as a member of the JSON object.
    var listName: (text: String, member: String) {
        switch self {
        case .word: ("matches", "matches")
        case .anagrams: ("anagrams", "anagrams")
        case .subAnagrams: ("sub-anagrams", "subAnagrams")
        case .near: ("near", "near")
        }
    }
}

/// The answer to a query about one text.
enum QueryAnswer {
    /// The answer about a word or a prefix.
    case word(WordAnswer)
    /// A list of words.
    case list(WordList, name: (text: String, member: String))

    /// A list of words, of which an answer shows only the first ones.
    struct WordList {
        var count: Int
        var words: [[UInt8]]
        var isTruncated: Bool { words.count < count }
    }

    /// Looks up `text` in `lexicon`; lists show at most `limit` words.
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

    /// Whether the text is a word or a prefix, or the list is not empty.
    var isPositive: Bool {
        switch self {
        case .word(let answer): answer.isWord || answer.isPrefix
        case .list(let list, _): list.count > 0
        }
    }
}
