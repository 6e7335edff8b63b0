import DictFormat
import DictLexicon
import DictOutput

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
                JSON([
                    "length": length, "words": words.count, "asked": JSON(familiarity: words.asked),
                ])
            })
    }
}

extension JSON {
    /// Creates an object with numbers of words by familiarity, the best known first.
    init(familiarity counts: [UInt8: Int]) {
        self.init(counts.sorted { $0.key < $1.key }.map { ("\($0.key)", $0.value) })
    }

    /// Creates the object for what was dropped: the total, and for each reason a count and samples.
    init(dropped total: Int, _ reasons: [(name: String, count: Int, samples: [String])]) {
        self.init([
            "total": total,
            "reasons": reasons.map { reason in
                JSON(["reason": reason.name, "count": reason.count, "samples": reason.samples])
            },
        ])
    }
}
