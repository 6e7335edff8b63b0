import DictCompiler
import DictFormat
import DictModel
import DictSources
import Foundation

/// The phrases of a file that are suitable for a pack, and a report on the others.
struct PhraseList {
    /// A phrase as shown to players, its folded words, and how well known it is.
    struct Phrase: Sendable {
        var text: [UInt8]
        var words: [[UInt8]]
        var renown: PhraseRenown
    }

    /// The maximum number of samples per rule in the report.
    private static let sampleLimit = 10

    private(set) var phrases: [Phrase] = []
    private var rules: PhraseRules
    private var counts: [PhraseRules.Rule: Int] = [:]
    private var samples: [PhraseRules.Rule: [String]] = [:]

    /// The number of dropped phrases.
    var dropped: Int { counts.values.reduce(0, +) }

    /// Reads the file that `configuration` names and judges its lines in order; calls `watch` with
    /// the verdict on each.
    ///
    /// - Throws: `Diagnostic` or `Diagnostics` if a file cannot be read or contains an error.
    init(
        _ configuration: PhrasesConfiguration, _ words: LanguageWords,
        watch: (_ text: [UInt8], _ place: Place, _ verdict: PhraseRules.Verdict) -> Void = {
            _, _, _ in
        }
    ) throws {
        let familiar = try words.familiarWords(upTo: configuration.familiarity).map(\.letters)
        let block = try words.blockList()
        rules = PhraseRules(words.language, familiar: Set(familiar)) {
            block.holds($0, in: configuration.exclude)
        }
        let isWholeLines = configuration.format.separator == .none
        let source = words.files.list(configuration.file, configuration.format)
        _ = try source.forEachRecord { line, number, column in
            let place = Place(project: configuration.file, line: number)
            var (text, renown) = ([UInt8](line), PhraseRenown.unknown)
            if isWholeLines {
                (text, renown) = try Self.columns(text, place)
            } else if let column {
                renown = try Self.renown(of: Array(String(column).utf8), place)
            }
            let shown = Self.composed(text)
            let verdict = rules.judge(shown)
            watch(shown, place, verdict)
            switch verdict {
            case .accepted(let words):
                phrases.append(Phrase(text: shown, words: words, renown: renown))
            case .dropped(let rule, let detail): note(rule, place, shown, detail)
            }
        }
    }

    /// Judges `text` as if it were the next line of the file.
    mutating func judge(_ text: [UInt8]) -> PhraseRules.Verdict {
        rules.judge(Self.composed(text))
    }

    /// Returns how many lines of `file`, from which the list was read, were kept and dropped.
    func sources(_ file: String) -> [SourceCounts] {
        [
            SourceCounts(
                file, kept: phrases.count,
                dropped: PhraseRules.Rule.allCases.map { ($0.rawValue, counts[$0] ?? 0) })
        ]
    }

    /// The report on the dropped phrases: a count and samples for each rule.
    var report: JSON {
        .object([
            ("total", .integer(dropped)),
            (
                "reasons",
                .array(
                    PhraseRules.Rule.allCases.compactMap { rule in
                        guard let count = counts[rule] else { return nil }
                        return .object([
                            ("reason", .string(rule.rawValue)), ("count", .integer(count)),
                            (
                                "samples",
                                .array((samples[rule] ?? []).map { .string($0) })
                            ),
                        ])
                    })
            ),
        ])
    }

    private mutating func note(
        _ rule: PhraseRules.Rule, _ place: Place, _ text: [UInt8], _ detail: String?
    ) {
        counts[rule, default: 0] += 1
        guard samples[rule, default: []].count < Self.sampleLimit else { return }
        samples[rule, default: []].append(
            "\(place): \(PrintableText.escaped(text))" + (detail.map { " (\($0))" } ?? ""))
    }

    /// Splits a line into the phrase and, after the last tab, a digit from 1 to 3: how well known
    /// the phrase is.
    ///
    /// Without a tab, the whole line is the phrase.
    private static func columns(
        _ line: [UInt8], _ place: Place
    ) throws -> ([UInt8], PhraseRenown) {
        guard let tab = line.lastIndex(of: UInt8(ascii: "\t")), tab > 0 else {
            return (line, .unknown)
        }
        return (Array(line[..<tab]), try renown(of: Array(line[(tab + 1)...]), place))
    }

    /// Returns the renown that `column` states as a digit from 1 to 3.
    private static func renown(of column: [UInt8], _ place: Place) throws -> PhraseRenown {
        guard column.count == 1, let digit = column.first, digit > UInt8(ascii: "0"),
            let renown = PhraseRenown(rawValue: digit - UInt8(ascii: "0"))
        else {
            throw Diagnostic(
                .phraseRenown, at: place, "the column after the phrase is not its renown",
                found: PrintableText.quoted(column), expected: "1, 2 or 3",
                hint: "1 for a phrase that everybody knows, 2 for most people, 3 for few")
        }
        return renown
    }

    /// Returns the text in Unicode Normalization Form C; invalid UTF-8 is returned unchanged.
    private static func composed(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: { $0 >= 0x80 }),
            let text = String(validating: bytes, as: UTF8.self)
        else { return bytes }
        return Array(text.precomposedStringWithCanonicalMapping.utf8)
    }
}
