import DictCompiler
import DictFormat
import DictModel
import DictSources
import Foundation

/// The phrases of a file that may be in a pack, and why the others may not.
struct PhraseList {
    /// A phrase as it is shown, and its words as a player looks for them.
    struct Phrase: Sendable {
        var text: [UInt8]
        /// Folded; what stands between two blanks or hyphens is a word.
        var words: [[UInt8]]
    }

    /// Why a phrase is not in the pack.
    enum Rule: String, CaseIterable {
        /// Something that no player could name or show: a foreign letter, an emoji, a hidden sign.
        case characters
        /// Fewer than 8 letters.
        case tooShort
        /// More than 28 letters.
        case tooLong
        /// A word on a block list.
        case blocked
        /// A word that is not familiar.
        case unfamiliar
        /// The letters of an earlier phrase.
        case duplicate
    }

    /// The letters of a phrase.
    static let letters = 8...28
    /// The most samples of a rule in the report.
    private static let sampleLimit = 10

    private(set) var phrases: [Phrase] = []
    private var counts: [Rule: Int] = [:]
    private var samples: [Rule: [String]] = [:]

    /// The number of phrases that were left out.
    var dropped: Int { counts.values.reduce(0, +) }

    /// The phrases of the file that `configuration` names, in its order.
    ///
    /// - Throws: ``PipelineError`` or `SourceError` where a file cannot be read.
    init(_ configuration: PhrasesConfiguration, _ words: LanguageWords) throws {
        let known = PhraseWords(
            familiar: Set(
                try words.familiarWords(upTo: configuration.familiarity).map(\.letters)),
            language: words.language)
        let block = try words.blockList()
        let path = words.project.path(of: configuration.file)
        let source = WordSource(
            path: path, name: path, format: .list(ListFormat(separator: .none)))
        let folding = Folding(words.language)
        var seen: Set<[UInt8]> = []
        _ = try source.forEachRecord { text, line, _ in
            var bytes: [UInt8] = []
            for index in 0..<text.count { bytes.append(text[index]) }
            let shown = Self.composed(bytes)
            let place = SourcePlace(file: configuration.file, line: line)
            guard let phrase = Self.phrase(shown, folding) else {
                note(.characters, place, shown)
                return
            }
            let count = phrase.words.reduce(0) { $0 + $1.count }
            let tokens = PhraseWords.tokens(of: shown)
            if count < Self.letters.lowerBound {
                note(.tooShort, place, shown, "\(count) letters")
            } else if count > Self.letters.upperBound {
                note(.tooLong, place, shown, "\(count) letters")
            } else if let word = phrase.words.first(where: {
                block.holds($0, in: configuration.exclude)
            }) {
                note(.blocked, place, shown, PrintableText.escaped(word))
            } else if let token = tokens.first(where: { !known.isFamiliar($0) }) {
                note(.unfamiliar, place, shown, PrintableText.escaped(token))
            } else if !seen.insert(phrase.words.flatMap { $0 }).inserted {
                note(.duplicate, place, shown)
            } else {
                phrases.append(phrase)
            }
        }
    }

    /// What was left out, by rule, with samples.
    var report: JSON {
        .object([
            ("total", .integer(dropped)),
            (
                "reasons",
                .array(
                    Rule.allCases.compactMap { rule in
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
        _ rule: Rule, _ place: SourcePlace, _ text: [UInt8], _ detail: String? = nil
    ) {
        counts[rule, default: 0] += 1
        guard samples[rule, default: []].count < Self.sampleLimit else { return }
        samples[rule, default: []].append(
            "\(place): \(PrintableText.escaped(text))" + (detail.map { " (\($0))" } ?? ""))
    }

    /// The text in composed form (NFC), in which each letter is one sign.
    private static func composed(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: { $0 >= 0x80 }),
            let text = String(validating: bytes, as: UTF8.self)
        else { return bytes }
        return Array(text.precomposedStringWithCanonicalMapping.utf8)
    }

    /// The phrase of `text`; `nil` where it holds what nobody could guess or show.
    private static func phrase(_ text: [UInt8], _ folding: Folding) -> Phrase? {
        var words: [[UInt8]] = []
        for token in PhraseWords.tokens(of: text) {
            var letters: [UInt8] = []
            let traits = folding.fold(token.span, into: &letters)
            let wrong: TextTraits = [
                .otherLetter, .looseMark, .invisible, .control, .malformed,
            ]
            if !traits.isDisjoint(with: wrong) || traits.contains(.symbol) && !isPlain(token) {
                return nil
            }
            if !letters.isEmpty { words.append(letters) }
        }
        return words.isEmpty ? nil : Phrase(text: text, words: words)
    }

    /// Whether all signs of `token` are letters or common punctuation.
    private static func isPlain(_ token: [UInt8]) -> Bool {
        guard let text = String(validating: token, as: UTF8.self) else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic
                || ",;:!?.'\"()&’‘“”0123456789-".unicodeScalars
                    .contains(scalar)
        }
    }
}
