import DictFormat
import DictReader
import WordGames

/// The facts that `dictc query` shows about a word or the beginning of one.
struct WordAnswer {
    let isWord: Bool
    /// Whether a longer word begins with the text.
    let isPrefix: Bool
    /// The words that begin with the text, including the text itself if it is a word.
    let completions: QueryAnswer.WordList
    let ghost: GhostAnalysis

    /// Looks up `text`, which must be folded, in `lexicon`; lists have at most `limit` words.
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
    }

    /// The words that a game of Ghost can still spell from this text.
    var playable: QueryAnswer.WordList {
        .init(count: ghost.playableCount, words: ghost.playable)
    }
}
