import DictFormat
import DictReader

/// The question to answer about each text.
enum QueryMode {
    /// Is it a word, or the beginning of one? A text with wildcards is a pattern.
    case word
    /// The words with exactly these letters.
    case anagrams
    /// The words that can be made from some of these letters.
    case subAnagrams
    /// The words within one edit.
    case near

    /// The name of the list: the label in text, and the member of the JSON object.
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

    /// Looks `text` up in `lexicon`; lists show at most `limit` words.
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
