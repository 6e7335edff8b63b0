import DictLexicon
import DictModel
import DictSources

/// Counts of words, to say how well known they are.
///
/// A line is a word, a tab and a count. Only words of the lexicon take part; the counts of
/// spellings that fold to one word are added.
struct FrequencyList {
    /// Numbers of words in the lexicon, the most frequent first, equal ones in byte order.
    private let ranked: [Int]

    /// The list at `path` for `words`.
    ///
    /// - Throws: `SourceError`.
    init(path: String, _ words: WordList, language: Language) throws {
        let folding = Folding(language)
        var counts = [UInt64](repeating: 0, count: words.count)
        var folded: [UInt8] = []
        _ = try WordSource(path: path, name: path, format: .list(.default)).forEachRecord {
            text, line, count in
            guard let count else {
                throw SourceError(
                    .badData, at: SourcePlace(file: path, line: line),
                    problem: "a word without a count", hint: "write word, tab, count")
            }
            folded.removeAll(keepingCapacity: true)
            let traits = folding.fold(text, into: &folded)
            guard traits.isEmpty, let index = words.index(of: folded) else { return }
            let (sum, overflow) = counts[index].addingReportingOverflow(count)
            counts[index] = overflow ? .max : sum
        }
        ranked = counts.indices.filter { counts[$0] > 0 }.sorted {
            counts[$0] == counts[$1] ? $0 < $1 : counts[$0] > counts[$1]
        }
    }

    /// `familiarity` of each word, or that of its rank where this is smaller or there was none.
    func refined(_ familiarity: [UInt8], by ranks: [FrequencyConfiguration.Rank]) -> [UInt8] {
        var refined = familiarity
        var start = 0
        for rank in ranks {
            let end = min(ranked.count, rank.words)
            while start < end {
                let word = ranked[start]
                if refined[word] == 0 || refined[word] > rank.familiarity {
                    refined[word] = rank.familiarity
                }
                start += 1
            }
        }
        return refined
    }
}
