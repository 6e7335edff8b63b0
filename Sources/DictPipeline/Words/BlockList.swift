import DictCompiler
import DictConfiguration
import DictLexicon
import DictModel
import DictOutput
import DictSources

/// The blocked words of a language, each with the places and layers that block it.
///
/// They come from the block lists in dictc.yml, which have one word per line, followed by a tab and
/// the name of a layer, the reason for blocking the word, unless the format of the list is another
/// one. Words are folded, and a word may be in several layers.
///
/// The forms of a blocked word are blocked with it, whether the lexicon has the word or not. A form
/// that may also belong to a word of the lexicon that is not blocked stays: HOES is no form of HO
/// where HOE is a word. A word of a file with `lemmas: true` is no form of another one.
struct BlockList: Sendable {
    /// One reason why a word is blocked: a layer, and the line that puts the word into it.
    struct Entry: Sendable {
        var layer: BlockLayer
        /// The place of the line in a block list that blocks the word.
        var place: Place
    }

    private var entries: [[UInt8]: [Entry]] = [:]
    /// The words of the lexicon that are forms of blocked words.
    private var forms: [[UInt8]: [Entry]] = [:]
    private let words: WordList
    private let lemmas: Set<[UInt8]>
    private let inflection: Inflection

    /// The numbers of entries of each block list, and of those that block a word of the lexicon.
    private(set) var sources: [SourceCounts] = []
    /// Notes for the user about the block lists.
    private(set) var notes: [Diagnostic] = []

    /// Creates a list of the words in all block lists that `configuration` names.
    ///
    /// `words` are those of the lexicon, and `lemmas` those that are known to be no forms. If `only`
    /// has words, forms are looked for among them, so that nothing is said of others, and
    /// ``sources`` and ``notes`` say nothing of forms.
    ///
    /// - Throws: `Diagnostics` with an error for each wrong line or unreadable file, up to
    ///   ``Diagnostics/limit``.
    init(
        _ configuration: LanguageConfiguration, in files: ProjectFiles, _ words: WordList,
        lemmas: Set<[UInt8]>, only: Set<[UInt8]>? = nil
    ) throws(Diagnostics) {
        self.words = words
        self.lemmas = lemmas
        inflection = Inflection(configuration.language)
        var faults = Diagnostics()
        var read: [(file: String, words: [[UInt8]], skipped: [Rejection: Int])] = []
        let folding = Folding(configuration.language)
        let rules = LexiconRules(capitals: .folded)
        for list in configuration.block {
            var (listed, skipped): ([[UInt8]], [Rejection: Int]) = ([], [:])
            var layers = BlockLayers(list)
            do {
                let source = WordSource(try files.input(list.file), format: list.format)
                let summary = try source.forEachRecord { text, line, _ in
                    let (stated, label) = Self.parts(of: text)
                    let (word, rejection) = rules.judge(stated.span, folding)
                    guard let layer = layers.layer(label, line: line) else { return }
                    if let rejection {
                        skipped[rejection, default: 0] += 1
                    } else {
                        listed.append(word)
                        add(word, to: layer, at: Place(project: list.file, line: line))
                    }
                }
                notes += summary.notes
                for fault in layers.faults { faults.add(fault) }
            } catch {
                faults.add(error)
            }
            read.append((list.file, listed, skipped))
        }
        try faults.throwIfAny()
        if !entries.isEmpty { findForms(among: only) }
        account(for: read)
    }

    /// Returns the reasons why `word` is blocked, or an empty array if it is not blocked.
    ///
    /// `word` must be folded.
    func entries(of word: [UInt8]) -> [Entry] {
        if let entries = entries[word] ?? forms[word] { return entries }
        return words.contains(word) ? [] : entriesOfBase(of: word)
    }

    /// Whether `word`, which must be folded, is blocked in one of `layers`.
    func holds(_ word: [UInt8], in layers: [BlockLayer]) -> Bool {
        entries(of: word).contains { layers.contains($0.layer) }
    }

    /// Returns, for each of `words`, whether it is blocked in one of `layers`.
    ///
    /// There are few blocked words among many, so it is they that are looked up.
    func marks(of words: WordList, in layers: [BlockLayer]) -> [Bool] {
        var marks = [Bool](repeating: false, count: words.count)
        for blocked in [entries, forms] {
            for (word, reasons) in blocked {
                guard reasons.contains(where: { layers.contains($0.layer) }) else { continue }
                if let index = words.index(of: word) { marks[index] = true }
            }
        }
        return marks
    }

    /// Returns the number of words that the block list `file` puts into `layer`.
    func count(of layer: BlockLayer, in file: String) -> Int {
        entries.values.reduce(0) { count, reasons in
            count + reasons.count { $0.layer == layer && $0.place.file == file }
        }
    }

    // MARK: - Forms

    /// Collects the forms of blocked words among the words of the lexicon, or those in `only`.
    private mutating func findForms(among only: Set<[UInt8]>?) {
        if let only {
            for word in only where words.contains(word) { addForm(word) }
            return
        }
        for base in entries.keys {
            for head in inflection.heads(ofFormsOf: base) {
                for index in words.lowerBound(of: head.span)..<words.count {
                    let word = words[index]
                    guard word.starts(with: head) else { break }
                    addForm(word)
                }
            }
        }
    }

    /// Adds `word`, which the lexicon has, to ``forms`` if it is one.
    private mutating func addForm(_ word: [UInt8]) {
        guard entries[word] == nil, forms[word] == nil, !lemmas.contains(word) else { return }
        let found = entriesOfBase(of: word)
        if !found.isEmpty { forms[word] = found }
    }

    /// Returns the reasons why a word is blocked of which `word` is a form, or none if `word` may
    /// be a form of another word.
    private func entriesOfBase(of word: [UInt8]) -> [Entry] {
        let bases = inflection.bases(of: word) { entries[$0] != nil || words.contains($0) }
        guard !bases.contains(where: { entries[$0] == nil && words.contains($0) }) else {
            return []
        }
        return bases.lazy.compactMap { entries[$0] }.first ?? []
    }

    // MARK: - Lines

    /// Sets what was read from each list: the words that block something, those that do not, and
    /// entries that are no words.
    private mutating func account(
        for read: [(file: String, words: [[UInt8]], skipped: [Rejection: Int])]
    ) {
        let used = Set(
            forms.values.joined().map(\.place).map { [$0.file, String($0.line)] })
        for list in read {
            var effective = 0
            for word in list.words {
                let isUsed =
                    words.contains(word)
                    || entries[word]?.contains {
                        used.contains([$0.place.file, String($0.place.line)])
                    }
                        == true
                if isUsed { effective += 1 }
            }
            let place = Place(project: list.file)
            let skipped = list.skipped.values.reduce(0, +)
            if skipped > 0 {
                notes.append(
                    Diagnostic(
                        .blockWord, at: place,
                        "skipped \(skipped) of \(list.words.count + skipped) entries, which are no "
                            + "single words",
                        found: Rejection.allCases.compactMap { reason in
                            list.skipped[reason].map { "\($0) \(reason.rawValue)" }
                        }.joined(separator: ", "),
                        hint: "block a word that makes them unwanted, if there is one"))
            }
            if effective == 0, !list.words.isEmpty, !BuiltInFile.isName(list.file) {
                notes.append(
                    Diagnostic(
                        .blockUnused, at: place,
                        "none of its \(list.words.count) words is in the lexicon, nor a form of them",
                        hint: "look at the language and the spelling of the list"))
            }
            let reasons: [(reason: String, count: Int)] = Rejection.allCases.compactMap { reason in
                list.skipped[reason].map { (reason: reason.rawValue, count: $0) }
            }
            sources.append(
                SourceCounts(
                    list.file, role: .block, kept: effective, dropped: reasons,
                    unused: list.words.count - effective))
        }
    }

    /// Returns the word of a record, and the text behind the tab after it.
    private static func parts(of text: Span<UInt8>) -> (word: [UInt8], label: [UInt8]) {
        let parts = [UInt8](text).split(
            separator: 0x09, maxSplits: 1, omittingEmptySubsequences: false)
        return (parts.first.map { Array($0) } ?? [], parts.count > 1 ? Array(parts[1]) : [])
    }

    private mutating func add(_ word: [UInt8], to layer: BlockLayer, at place: Place) {
        if entries[word]?.contains(where: { $0.layer == layer }) != true {
            entries[word, default: []].append(Entry(layer: layer, place: place))
        }
    }
}
