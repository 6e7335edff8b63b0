import DictLexicon
import DictModel
import DictSources

/// The blocked words of a language, each with the places and layers that block it.
///
/// They come from the block lists in dictc.yml, which have one word per line, followed by a tab and
/// the name of a layer, the reason for blocking the word. `#` starts a comment. Words are folded,
/// and a word may be in several layers.
struct BlockList: Sendable {
    /// One reason why a word is blocked: a layer, and the line that puts the word into it.
    struct Entry: Sendable {
        var layer: BlockLayer
        /// The place of the line in a block list that blocks the word.
        var place: Place
    }

    private var entries: [[UInt8]: [Entry]] = [:]

    /// The number of different words that are blocked.
    var count: Int { entries.count }

    /// Creates a list of the words in all block lists that `configuration` names.
    ///
    /// - Throws: `Diagnostics` with an error for each wrong line or unreadable file, up to
    ///   ``Diagnostics/limit``.
    init(_ configuration: LanguageConfiguration, in files: ProjectFiles) throws(Diagnostics) {
        var faults = Diagnostics()
        let folding = Folding(configuration.language)
        for list in configuration.block {
            var format = ListFormat.lines
            format.allowsEmpty = true
            do {
                _ = try files.list(list, format).forEachRecord { text, line, _ in
                    do throws(Diagnostic) {
                        try add(text, at: Place(project: list, line: line), folding)
                    } catch {
                        faults.add(error)
                    }
                }
            } catch {
                faults.add(error)
            }
        }
        try faults.throwIfAny()
    }

    /// Returns the reasons why `word` is blocked, or an empty array if it is not blocked.
    ///
    /// `word` must be folded.
    func entries(of word: [UInt8]) -> [Entry] { entries[word] ?? [] }

    /// Whether `word`, which must be folded, is blocked in one of `layers`.
    func holds(_ word: [UInt8], in layers: [BlockLayer]) -> Bool {
        entries(of: word).contains { layers.contains($0.layer) }
    }

    /// Returns, for each of `words`, whether it is blocked in one of `layers`.
    ///
    /// There are few blocked words among many, so it is they that are looked up.
    func marks(of words: WordList, in layers: [BlockLayer]) -> [Bool] {
        var marks = [Bool](repeating: false, count: words.count)
        for word in entries.keys where holds(word, in: layers) {
            if let index = words.index(of: word) { marks[index] = true }
        }
        return marks
    }

    private mutating func add(
        _ text: Span<UInt8>, at place: Place, _ folding: Folding
    ) throws(Diagnostic) {
        var columns: [[UInt8]] = [[]]
        for index in 0..<text.count {
            if text[index] == 0x09 {
                columns.append([])
            } else {
                columns[columns.count - 1].append(text[index])
            }
        }
        let layers = BlockLayer.allCases.map(\.rawValue)
        guard columns.count == 2 else {
            throw Diagnostic(
                .blockColumns, at: place, "not a word and its layer",
                found: "\(columns.count) columns", expected: "2",
                hint: "write word, tab, \(PrintableText.alternatives(layers))")
        }
        let name = String(validating: columns[1], as: UTF8.self) ?? ""
        guard let layer = BlockLayer(rawValue: name) else {
            throw Diagnostic(
                .blockLayer, at: place, "unknown layer", found: PrintableText.quoted(columns[1]),
                expected: PrintableText.alternatives(layers),
                hint: NearestName.hint(for: name, among: layers) ?? "name one of these")
        }
        var word: [UInt8] = []
        let spelling = columns[0]
        let traits = folding.fold(spelling.span, into: &word)
        let rules = LexiconRules(capitals: .folded)
        if let reason = rules.rejection(of: traits, letters: word.count) {
            throw Diagnostic(
                .blockWord, at: place, "no word of a lexicon: it \(reason.summary)",
                hint: "block the single words of it")
        }
        let entry = Entry(layer: layer, place: place)
        if entries[word]?.contains(where: { $0.layer == layer }) != true {
            entries[word, default: []].append(entry)
        }
    }
}
