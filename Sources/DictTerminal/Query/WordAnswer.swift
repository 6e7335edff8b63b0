import DictFormat
import DictModel
import DictReader
import WordGames

/// The facts that `dictc query` shows about a text: whether it is a word, and how it can go on.
struct WordAnswer {
    let isWord: Bool
    /// Whether the lexicon has a longer word that begins with the text.
    let isPrefix: Bool
    /// The words that begin with the text, including the text itself if it is a word.
    let completions: QueryAnswer.WordList
    let ghost: GhostAnalysis
    /// How well known the text is, if it is a word of a lexicon that rates its words.
    let familiarity: WordFamiliarity?

    /// Looks up `text`, which must be folded to a to z, in `lexicon`.
    ///
    /// Lists of words contain at most `limit` words.
    init(_ text: [UInt8], _ lexicon: Lexicon, limit: Int) throws {
        let count = lexicon.count(startingWith: text.span)
        isWord = lexicon.contains(text.span)
        isPrefix = count > (isWord ? 1 : 0)
        var words: [[UInt8]] = []
        if limit > 0 && count > 0 {
            try lexicon.forEachWord(startingWith: text.span) { word in
                var bytes: [UInt8] = []
                bytes.reserveCapacity(word.count)
                for index in word.indices { bytes.append(word[index]) }
                words.append(bytes)
                return words.count < limit
            }
        }
        completions = .init(count: count, words: words)
        ghost = GhostAnalysis(of: text.span, in: lexicon, limit: limit)
        familiarity = isWord ? WordFamiliarity(of: text.span, in: lexicon) : nil
    }

    /// The words that can still be spelled in a game of Ghost after this text.
    var playable: QueryAnswer.WordList {
        .init(count: ghost.playableCount, words: ghost.playableLetters)
    }
}
