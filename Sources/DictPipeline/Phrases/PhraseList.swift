import DictCompiler
import DictFormat
import DictModel
import DictSources
import Foundation

/// The phrases of a file that are suitable for a pack, and a report on the others.
struct PhraseList {
    /// A phrase as it is shown, and its words in the form in which a player looks for them.
    struct Phrase: Sendable {
        var text: [UInt8]
        var words: [[UInt8]]
    }

    /// The maximum number of samples per rule in the report.
    private static let sampleLimit = 10

    private(set) var phrases: [Phrase] = []
    private var rules: PhraseRules
    private var counts: [PhraseRules.Rule: Int] = [:]
    private var samples: [PhraseRules.Rule: [String]] = [:]

    /// The number of dropped phrases.
    var dropped: Int { counts.values.reduce(0, +) }

    /// Reads and judges the file that `configuration` names, in its order; `watch` is called with
    /// the verdict on each line.
    ///
    /// - Throws: `Diagnostic`.
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
        _ = try words.files.list(configuration.file, configuration.format).forEachRecord { text, line, _ in
            let shown = Self.composed([UInt8](text))
            let place = Place(project: configuration.file, line: line)
            let verdict = rules.judge(shown)
            watch(shown, place, verdict)
            switch verdict {
            case .accepted(let words): phrases.append(Phrase(text: shown, words: words))
            case .dropped(let rule, let detail): note(rule, place, shown, detail)
            }
        }
    }

    /// Judges `text` as if it were the next line of the file.
    mutating func judge(_ text: [UInt8]) -> PhraseRules.Verdict {
        rules.judge(Self.composed(text))
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

    /// The text in composed form (NFC), in which each letter is a single character.
    private static func composed(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: { $0 >= 0x80 }),
            let text = String(validating: bytes, as: UTF8.self)
        else { return bytes }
        return Array(text.precomposedStringWithCanonicalMapping.utf8)
    }
}
