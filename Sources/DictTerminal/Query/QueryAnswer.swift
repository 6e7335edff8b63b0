import DictFormat
import DictModel
import DictReader

/// The kind of look-up that `dictc query` makes for a text.
package enum QueryMode {
    /// Looks up whether the text is a word or the beginning of one.
    ///
    /// If the text contains wildcards, this finds the words that match it.
    case word
    /// Finds the words that use exactly the letters of the text, in any order.
    ///
    /// The text itself is among them if it is a word. A `?` can be used as any letter.
    case anagrams
    /// Finds the words of two or more letters that can be made from letters of the text.
    ///
    /// Each letter of the text may be used once.
    case subAnagrams
    /// Finds the words that differ from the text by one edit.
    ///
    /// An edit inserts, deletes or replaces a letter, or swaps two adjacent letters.
    case near

    /// The name of the list of words, both as a label in text and as a member of the JSON object.
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
    /// The facts about a text that may be a word or the beginning of one.
    case word(WordAnswer)
    /// The list of words found, with its name in text and in JSON.
    case list(WordList, name: (text: String, member: String))

    /// The first words of a list, and the number of all words in it.
    struct WordList {
        var count: Int
        var words: [[UInt8]]
        var isTruncated: Bool { words.count < count }

        /// The maximum number of words in a list: about 300 MB.
        ///
        /// A sound lexicon of a few kilobytes can have billions.
        static let longest = 2_000_000

        /// The error for a text whose list is longer than that.
        static func tooLong(_ text: QueryText) -> Diagnostic {
            .usage(
                "\(PrintableText.quoted(text.given)) finds too many words",
                expected: "at most \(TerminalText.grouped(longest))",
                hint: "choose a smaller --limit or a longer text; `dictc export` lists all words")
        }
    }

    /// Looks up `text` in `lexicon`; lists contain at most `limit` words.
    ///
    /// - Throws: `usage.arguments` if there are more words than a list may have, or `budget` is
    ///   spent; the error from searching the lexicon.
    init(
        _ text: QueryText, _ mode: QueryMode, _ lexicon: Lexicon, limit: Int,
        _ budget: inout SearchBudget
    ) throws {
        if mode == .word && !text.isPattern {
            let count = lexicon.count(startingWith: text.folded.span)
            guard min(count, limit) <= WordList.longest else { throw WordList.tooLong(text) }
            self = .word(try WordAnswer(text.folded, lexicon, limit: limit))
            return
        }
        let letters = text.folded
        var list = WordList(count: 0, words: [])
        func add(_ word: Span<UInt8>) -> Bool {
            if list.count < limit { list.words.append([UInt8](word)) }
            list.count += 1
            return list.words.count <= WordList.longest
        }
        try budget.search(for: text, mode) { left in
            switch mode {
            case .word: try lexicon.forEachWord(matching: letters.span, reading: &left, add)
            case .anagrams: try lexicon.forEachAnagram(of: letters.span, reading: &left, add)
            case .subAnagrams:
                try lexicon.forEachWord(
                    madeOf: letters.span, minimumLength: 2, reading: &left, add)
            case .near:
                let words = lexicon.words(withinOneEditOf: letters.span, limit: .max)
                list = WordList(count: words.count, words: Array(words.prefix(limit)))
            }
        }
        guard list.words.count <= WordList.longest else { throw WordList.tooLong(text) }
        self = .list(list, name: mode.listName)
    }

    /// Whether the text is a word or the beginning of one or, for a list, whether any words were
    /// found.
    var isPositive: Bool {
        switch self {
        case .word(let answer): answer.isWord || answer.isPrefix
        case .list(let list, _): list.count > 0
        }
    }
}
