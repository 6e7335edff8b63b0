import DictFormat
import DictLexicon

/// The numbers of words of each length in a lexicon, and how well known the words are.
struct LengthReport {
    /// The words of one length.
    private struct Words {
        var count = 0
        /// The numbers of words that games may ask for, by familiarity.
        var asked: [UInt8: Int] = [:]
    }

    private var lengths: [Int: Words] = [:]

    /// Creates a report on the words of `lexicon` that are in `accepted`, too.
    ///
    /// - Parameters:
    ///   - accepted: The words that games accept, all of them from the lexicon.
    ///   - lexicon: The words before any of them were blocked, in byte order as `accepted`.
    ///   - familiarity: The familiarity of each word of the lexicon, or 0 if it is unknown.
    init(_ accepted: WordList, of lexicon: NormalisedLexicon, familiarity: [UInt8]) {
        var next = 0
        for index in 0..<accepted.count {
            let word = accepted[index]
            while next < lexicon.words.count, lexicon.words[next] != word { next += 1 }
            guard next < lexicon.words.count, familiarity.indices.contains(next) else { break }
            lengths[word.count, default: Words()].count += 1
            if lexicon.isAsked[next], familiarity[next] > 0 {
                lengths[word.count, default: Words()].asked[familiarity[next], default: 0] += 1
            }
        }
    }

    /// The array for report.json, the shortest words first.
    var json: JSON {
        .array(
            lengths.sorted { $0.key < $1.key }.map { length, words in
                .object([
                    ("length", .integer(length)), ("words", .integer(words.count)),
                    (
                        "asked",
                        .object(
                            words.asked.sorted { $0.key < $1.key }
                                .map { ("\($0.key)", .integer($0.value)) })
                    ),
                ])
            })
    }
}
