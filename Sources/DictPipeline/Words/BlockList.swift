import DictLexicon
import DictModel
import DictSources

/// The blocked words of a language with their layers, and where they stand.
///
/// A line is a word, a tab and the name of a layer; `#` starts a comment. Words are folded. A word
/// may stand in several layers.
struct BlockList: Sendable {
    /// Why a word is blocked.
    struct Entry: Sendable, Equatable {
        var layer: BlockLayer
        /// The file as the configuration names it.
        var file: String
        var line: Int
    }

    private var entries: [[UInt8]: [Entry]] = [:]

    /// The number of words.
    var count: Int { entries.count }

    /// The lists of `configuration` in `project`.
    ///
    /// - Throws: ``PipelineFailure`` with every wrong line, up to its limit.
    init(_ configuration: LanguageConfiguration, in project: Project) throws(PipelineFailure) {
        var errors: [PipelineError] = []
        let folding = Folding(configuration.language)
        for list in configuration.block {
            let path = project.path(of: list.file)
            var format = ListFormat(separator: .none)
            format.allowsEmpty = true
            do {
                _ = try WordSource(path: path, name: path, format: .list(format)).forEachRecord {
                    text, line, _ in
                    do throws(PipelineError) {
                        try add(text, file: list.file, path: path, line: line, folding)
                    } catch {
                        errors.append(error)
                    }
                }
            } catch {
                errors.append(PipelineError(error))
            }
        }
        guard errors.isEmpty else { throw PipelineFailure(errors) }
    }

    /// Why `word`, which is folded, is blocked; empty where it is not.
    func entries(of word: [UInt8]) -> [Entry] { entries[word] ?? [] }

    /// Whether `word`, which is folded, stands in one of `layers`.
    func holds(_ word: [UInt8], in layers: [BlockLayer]) -> Bool {
        entries(of: word).contains { layers.contains($0.layer) }
    }

    private mutating func add(
        _ text: Span<UInt8>, file: String, path: String, line: Int, _ folding: Folding
    ) throws(PipelineError) {
        func failure(_ problem: String, _ hint: String) -> PipelineError {
            PipelineError(
                .badData, place: SourcePlace(file: path, line: line).description,
                problem: problem, hint: hint)
        }
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
            throw failure(
                "not a word and its layer (found \(columns.count) columns; expected 2)",
                "write word, tab, \(QuotedText.alternatives(layers))")
        }
        let name = String(validating: columns[1], as: UTF8.self) ?? ""
        guard let layer = BlockLayer(rawValue: name) else {
            throw failure(
                "unknown layer (found \(QuotedText.quote(name)); expected "
                    + "\(QuotedText.alternatives(layers)))",
                Suggestion.hint(for: name, among: layers) ?? "name one of these")
        }
        var word: [UInt8] = []
        let spelling = columns[0]
        let traits = folding.fold(spelling.span, into: &word)
        let rules = LexiconRules(capitals: .folded)
        if let reason = rules.rejection(of: traits, letters: word.count) {
            throw failure(
                "no word of a lexicon: it \(reason.summary)", "block the single words of it")
        }
        let entry = Entry(layer: layer, file: file, line: line)
        if entries[word]?.contains(where: { $0.layer == layer }) != true {
            entries[word, default: []].append(entry)
        }
    }
}
