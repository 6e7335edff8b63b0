import DictCompiler
import DictConfiguration
import DictFormat
import DictModel
import DictSources
import Platform

/// The phrases in a file that are suitable for Hangman, and a report on the others.
struct PhraseList {
    /// A phrase as shown to players, its folded words, and how well known it is.
    struct Phrase: Sendable {
        var text: [UInt8]
        var words: [[UInt8]]
        var renown: PhraseRenown
    }

    /// The maximum number of dropped phrases that the report quotes for each rule.
    private static let sampleLimit = 10

    private(set) var phrases: [Phrase] = []
    /// Notes for the user about the file.
    private(set) var notes: [Diagnostic] = []
    private var firstDropped: [PhraseRules.Rule: SourceCounts.Sample] = [:]
    private var rules: PhraseRules
    private var counts: [PhraseRules.Rule: Int] = [:]
    private var samples: [PhraseRules.Rule: [String]] = [:]

    /// The number of phrases that were dropped because they break a rule.
    var dropped: Int { counts.values.reduce(0, +) }

    /// Creates a list of the suitable phrases in the file that `configuration` names.
    ///
    /// - Parameters:
    ///   - configuration: The `phrases` section of a language in dictc.yml.
    ///   - words: The words of the language.
    ///   - watch: Called with each phrase, its place and the verdict on it, in the order of the
    ///     file.
    /// - Throws: `Diagnostic` or `Diagnostics` if a file cannot be read or contains an error.
    init(
        _ configuration: PhrasesConfiguration, _ words: LanguageWords,
        watch: (_ text: [UInt8], _ place: Place, _ verdict: PhraseRules.Verdict) -> Void = {
            _, _, _ in
        }
    ) throws {
        let familiar = try words.familiarWords(upTo: configuration.familiarity).map(\.letters)
        let block = try words.blockList()
        rules = PhraseRules(
            words.language, familiar: Set(familiar), unwanted: try words.regional().expressions,
            isBlocked: { block.holds($0, in: configuration.exclude) })
        let isWholeLines = configuration.format.separator == .none
        let source = try words.files.list(configuration.file, configuration.format)
        var entries: [(text: [UInt8], line: Int, renown: PhraseRenown)] = []
        notes = try source.forEachRecord { line, number, column in
            let place = Place(project: configuration.file, line: number)
            var (text, renown) = ([UInt8](line), PhraseRenown.unknown)
            if isWholeLines {
                (text, renown) = try Self.columns(text, place)
            } else if let column {
                renown = try Self.renown(of: Array(String(column).utf8), place)
            }
            entries.append((text, number, renown))
        }.notes
        let marks = ListMarks(entries.map(\.text))
        notes += marks.found.map { mark in
            Diagnostic(
                .phraseMarks, at: Place(project: configuration.file),
                "\(mark.name) of \(mark.lines) lines are marks of a list, and were taken off")
        }
        for (entry, text) in zip(entries, marks.texts) {
            let place = Place(project: configuration.file, line: entry.line)
            let shown = Self.composed(text)
            let verdict = rules.judge(shown)
            watch(shown, place, verdict)
            switch verdict {
            case .accepted(let words):
                phrases.append(Phrase(text: shown, words: words, renown: entry.renown))
            case .dropped(let rule, let detail): note(rule, place, shown, detail)
            }
        }
    }

    /// Returns the verdict on `text`, as if it were one more phrase at the end of the file.
    ///
    /// If `text` is accepted, any phrase with the same letters that is judged later counts as a
    /// duplicate.
    mutating func judge(_ text: [UInt8]) -> PhraseRules.Verdict {
        rules.judge(Self.composed(text))
    }

    /// Returns the numbers of phrases kept and dropped, as the only element of an array.
    ///
    /// `file` must be the path of the file from which the phrases were read, as written in
    /// dictc.yml.
    func sources(_ file: String) -> [SourceCounts] {
        [
            SourceCounts(
                file, role: .phrases, kept: phrases.count,
                dropped: PhraseRules.Rule.allCases.map { ($0.rawValue, counts[$0] ?? 0) },
                samples: Array(firstDropped.values))
        ]
    }

    /// The report on the dropped phrases: their number and, for each rule, a count and up to 10
    /// samples.
    var report: JSON {
        JSON(
            dropped: dropped,
            PhraseRules.Rule.allCases.compactMap { rule in
                counts[rule].map { (rule.rawValue, $0, samples[rule] ?? []) }
            })
    }

    private mutating func note(
        _ rule: PhraseRules.Rule, _ place: Place, _ text: [UInt8], _ detail: String?
    ) {
        counts[rule, default: 0] += 1
        if firstDropped[rule] == nil {
            firstDropped[rule] = .init(text: text, line: place.line, reason: rule.rawValue)
        }
        guard samples[rule, default: []].count < Self.sampleLimit else { return }
        samples[rule, default: []].append(
            "\(place): \(PrintableText.escaped(text))" + (detail.map { " (\($0))" } ?? ""))
    }

    /// Splits `line` into a phrase and its renown, the digit from 1 to 3 after the last tab.
    ///
    /// The renown is how well known the phrase is. Without a tab, the whole line is the phrase, and
    /// its renown is unknown.
    private static func columns(
        _ line: [UInt8], _ place: Place
    ) throws -> ([UInt8], PhraseRenown) {
        guard let tab = line.lastIndex(of: UInt8(ascii: "\t")), tab > 0 else {
            return (line, .unknown)
        }
        guard !line[..<tab].contains(UInt8(ascii: "\t")) else {
            throw Diagnostic(
                .listTooManyColumns, at: place, "too many columns",
                found: "\(line.count { $0 == UInt8(ascii: "\t") } + 1)", expected: "at most 2",
                hint: "name the column with the phrase, as in `columns: { phrase: 1 }`")
        }
        return (Array(line[..<tab]), try renown(of: Array(line[(tab + 1)...]), place))
    }

    /// Returns the renown that `column` contains as a digit, from 1 (best known) to 3.
    ///
    /// - Throws: `Diagnostic` at `place` if the column contains anything else.
    private static func renown(of column: [UInt8], _ place: Place) throws -> PhraseRenown {
        guard column.count == 1, let digit = column.first, digit > UInt8(ascii: "0"),
            let renown = PhraseRenown(rawValue: digit - UInt8(ascii: "0"))
        else {
            throw Diagnostic(
                .phraseRenown, at: place, "the column after the phrase is not its renown",
                found: PrintableText.quoted(column), expected: "1, 2 or 3",
                hint:
                    "1 for a phrase that everybody knows, 2 for most people, 3 for few; or name the "
                    + "column with the phrase, as in `columns: { phrase: 1 }`")
        }
        return renown
    }

    /// The Latin letters with marks that are one code point.
    ///
    /// Characters are equal if they are canonically equivalent, so a letter followed by its marks
    /// finds the code point.
    private static let markedLetters: Set<Character> = Set(
        [0xC0...0x24F, 0x1E00...0x1EFF].joined().compactMap { number in
            Unicode.Scalar(number).map { Character($0) }
        })

    /// Returns the text `bytes` with each letter and its marks as one code point, as in Unicode
    /// Normalization Form C, or unchanged if it is not valid UTF-8.
    private static func composed(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: { $0 >= 0x80 }),
            let text = String(validating: bytes, as: UTF8.self)
        else { return bytes }
        return text.flatMap { character -> [UInt8] in
            guard let index = markedLetters.firstIndex(of: character) else {
                return Array(character.utf8)
            }
            return Array(markedLetters[index].utf8)
        }
    }
}
