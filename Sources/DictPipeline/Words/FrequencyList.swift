import DictLexicon
import DictModel
import DictSources

/// Word counts, used to estimate how well known words are.
///
/// A line is a word, a tab and a count, unless the configuration names other columns. Words that
/// are not in the lexicon are ignored; the counts of spellings that fold to the same word are added.
struct FrequencyList {
    /// Indices of words in the lexicon, most frequent first, ties in byte order.
    private let ranked: [Int]

    /// Reads the list that `configuration` names, and ranks those of its words that are in `words`.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read, or if a word has no count.
    init(
        _ configuration: FrequencyConfiguration, in files: ProjectFiles, _ words: WordList,
        language: Language
    ) throws {
        let (file, format) = (configuration.file, configuration.format)
        let folding = Folding(language)
        var counts = [UInt64](repeating: 0, count: words.count)
        var folded: [UInt8] = []
        _ = try files.list(file, format).forEachRecord { text, line, count in
            guard let count else {
                throw Diagnostic(
                    .frequencyWithoutCount, at: Place(project: file, line: line),
                    "a word without a count",
                    hint: "write word, tab, count, or name the column in `columns`")
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

    /// Returns the `familiarity` of each word, replaced by the familiarity of the word's rank if
    /// the latter is smaller or the former is 0.
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
