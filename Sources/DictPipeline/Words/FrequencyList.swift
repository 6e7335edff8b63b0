import DictLexicon
import DictModel
import DictSources

/// The words of a lexicon, ranked by how often they occur in texts.
///
/// The ranking is used to estimate how well known the words are. The counts come from a list with
/// one word per line, followed by a tab and a count, unless the format of the list names other
/// columns. Words that are not in the lexicon are ignored, and the counts of spellings that fold to
/// the same word are added up.
struct FrequencyList {
    /// The indices of the counted words in the lexicon, the most frequent word first.
    ///
    /// Words with equal counts are in byte order.
    private let ranked: [Int]

    /// Creates a ranking of `words` by their counts in the list that `configuration` names.
    ///
    /// Words that are not in the list are not ranked.
    ///
    /// - Throws: `Diagnostic` if the list cannot be read, or if one of its words has no count.
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

    /// Returns the familiarity of each word, lowered if the word's frequency shows that it is
    /// better known.
    ///
    /// A rank includes the most frequent words, up to its number of words. A word gets the
    /// familiarity of the first rank that includes it if that is lower than the word's own
    /// familiarity, or if the word's own familiarity is 0, which means unknown.
    ///
    /// - Parameters:
    ///   - familiarity: The familiarity of each word of the lexicon, in the order of the words.
    ///   - ranks: The ranks, in ascending order.
    /// - Returns: The resulting familiarity of each word, in the same order.
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
