import DictConfiguration
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
    /// How many lines of the list count a word of the lexicon, and why the others do not.
    let source: SourceCounts
    /// Notes for the user about the list.
    let notes: [Diagnostic]

    /// Creates a ranking of `words` by their counts in the list that `configuration` names.
    ///
    /// Words that are not in the list are not ranked.
    ///
    /// In a list without counts, frequent words come first.
    ///
    /// - Throws: `Diagnostic` if the list cannot be read, or if only some of its words have counts.
    init(
        _ configuration: FrequencyConfiguration, in files: ProjectFiles, _ words: WordList,
        language: Language
    ) throws {
        let (file, format) = (configuration.file, configuration.format)
        let folding = Folding(language)
        let rules = LexiconRules()
        var counts = [UInt64](repeating: 0, count: words.count)
        var dropped: [Rejection: Int] = [:]
        var sample: SourceCounts.Sample?
        var (read, used, unused) = (0, 0, 0)
        var hasCounts: Bool?
        var folded: [UInt8] = []
        notes = try WordSource(try files.input(file), format: format).forEachRecord {
            text, line, count in
            read += 1
            guard hasCounts ?? (count != nil) == (count != nil) else {
                throw Diagnostic(
                    .frequencyWithoutCount, at: Place(project: file, line: line),
                    count == nil ? "a word without a count" : "a count, and none before it",
                    hint: "write word, tab, count on each line, or leave all counts out")
            }
            hasCounts = count != nil
            folded.removeAll(keepingCapacity: true)
            let traits = folding.fold(text, into: &folded)
            if let reason = rules.rejection(of: traits, letters: folded.count) {
                dropped[reason, default: 0] += 1
                if sample == nil {
                    sample = .init(text: [UInt8](text), line: line, reason: reason.rawValue)
                }
                return
            }
            guard let index = words.index(of: folded) else {
                unused += 1
                return
            }
            used += 1
            // Without counts, frequent words come first.
            guard let count else {
                if counts[index] == 0 { counts[index] = .max - UInt64(read) }
                return
            }
            let (sum, overflow) = counts[index].addingReportingOverflow(count)
            counts[index] = overflow ? .max : sum
        }.notes
        source = SourceCounts(
            file, role: .frequency, kept: used,
            dropped: Rejection.allCases.map { ($0.rawValue, dropped[$0] ?? 0) }, unused: unused,
            samples: [sample].compactMap(\.self))
        try SourceCounts.requireSome([source], mayBeEmpty: configuration.mayBeEmpty ? [file] : [])
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
