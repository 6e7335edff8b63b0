import DictCompiler
import DictConfiguration
import DictLexicon
import DictModel
import DictOutput
import DictSources

/// The words, and words in a row, that only people of a spelling say that the language does not
/// want.
///
/// They come from the lists under `regional` in dictc.yml. Games accept the words, and never ask for
/// them; phrases and sentences with one of these expressions are left out.
struct RegionalWords: Sendable {
    /// An expression of a list, with its place.
    struct Entry: Sendable {
        /// The folded words of the expression, of which there is at least one.
        var words: [[UInt8]]
        /// The spelling of the people who say it.
        var spelling: String
        var place: Place
    }

    private(set) var entries: [Entry] = []
    /// The number of lines of each list that are no words, by the path of the list.
    private var skipped: [String: Int] = [:]
    private let lists: [RegionalConfiguration]
    /// Notes for the user about the lists.
    private(set) var notes: [Diagnostic] = []

    /// Reads the lists of `configuration` that are for other spellings than the wanted one.
    ///
    /// - Throws: `Diagnostics` with the errors in all lists.
    init(_ configuration: LanguageConfiguration, in files: ProjectFiles) throws(Diagnostics) {
        lists = configuration.foreignRegional
        let folding = Folding(configuration.language)
        var faults = Diagnostics()
        for list in lists {
            do {
                notes += try files.list(list.file, list.format).forEachRecord { text, line, _ in
                    let words = Self.words(of: [UInt8](text), folding)
                    if words.isEmpty {
                        skipped[list.file, default: 0] += 1
                    } else {
                        let place = Place(project: list.file, line: line)
                        entries.append(
                            Entry(words: words, spelling: list.spelling, place: place))
                    }
                }.notes
            } catch {
                faults.add(error)
            }
        }
        try faults.throwIfAny()
    }

    /// The expressions, to look for in phrases and sentences.
    var expressions: Expressions { Expressions(entries.lazy.map(\.words)) }

    /// The folded words that are an entry by themselves.
    var words: [[UInt8]] { entries.compactMap { $0.words.count == 1 ? $0.words.first : nil } }

    /// Returns the entries that are the folded `word` alone.
    func entries(of word: [UInt8]) -> [Entry] { entries.filter { $0.words == [word] } }

    /// Returns what was used of each list: expressions of several words, and words of `lexicon`.
    func sources(in lexicon: WordList) -> [SourceCounts] {
        lists.map { list in
            let own = entries.filter { $0.place.file == list.file }
            let used = own.count { $0.words.count > 1 || lexicon.contains($0.words[0]) }
            return SourceCounts(
                list.file, role: .regional, kept: used,
                dropped: [(reason: "characters", count: skipped[list.file] ?? 0)],
                unused: own.count - used)
        }
    }

    /// Returns the words of `text` as phrases and sentences are split into them, folded.
    private static func words(of text: [UInt8], _ folding: Folding) -> [[UInt8]] {
        PhraseWords.tokens(of: text).map { token in
            var letters: [UInt8] = []
            _ = folding.fold(token.span, into: &letters)
            return letters
        }.filter { !$0.isEmpty }
    }
}
