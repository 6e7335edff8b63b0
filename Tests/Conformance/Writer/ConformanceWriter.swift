import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import Foundation

/// Compiles the sources of the conformance tests: `ConformanceWriter SOURCES OUTPUT`.
///
/// `en-NAME.KIND.txt` becomes `en-NAME.KIND`; the forms of the sources are those of
/// Tests/Conformance/sources.py.
@main struct ConformanceWriter {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { throw SourceFault.usage }
        let sources = URL(fileURLWithPath: arguments[1], isDirectory: true)
        let output = URL(fileURLWithPath: arguments[2], isDirectory: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
        where name.hasSuffix(".txt") {
            let parts = name.split(separator: ".").map(String.init)
            guard parts.count == 3, let language = Language(code: String(name.prefix(2))) else {
                throw SourceFault.name(name)
            }
            let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
            var lines = text.components(separatedBy: "\n")
            lines.removeLast()
            let bytes = try artefact(parts[1], language, lines)
            try Data(bytes).write(to: output.appendingPathComponent(parts[0] + "." + parts[1]))
        }
    }

    private static func artefact(
        _ kind: String, _ language: Language, _ lines: [String]
    ) throws -> [UInt8] {
        if kind == "lexicon" {
            var words = WordListBuilder()
            for line in lines { words.append(Array(line.utf8)) }
            return try LexiconArtefact.bytes(of: words.finish(), language: language)
        }
        let head = (lines.first ?? "").split(separator: " ")
        guard head.count >= 2, head[0] == "seed", let seed = UInt64(head[1]) else {
            throw SourceFault.line(lines.first ?? "")
        }
        let rows = lines.dropFirst()
        switch kind {
        case "levels":
            guard (3...4).contains(head.count), let number = UInt8(head[2]),
                let ladder = LevelsFormat.Ladder(rawValue: number)
            else { throw SourceFault.line(lines[0]) }
            return try LevelsArtefact.bytes(
                of: LevelRows.sets(rows), language: language, seed: seed, ladder: ladder,
                dailySets: head.count == 4 ? Int(head[3]) ?? 0 : 0)
        case "answers":
            let numbers = head.dropFirst(2).compactMap { Int($0) }
            let first = numbers.first.flatMap(CalendarDay.init(number:))
            return try AnswersArtefact.bytes(
                of: rows.map { Array($0.utf8) }, language: language, seed: seed,
                days: first.map { ($0, numbers.last ?? 0) })
        case "phrases":
            return try PhrasesArtefact.bytes(
                of: rows.map(phrase), language: language, seed: seed)
        case "sentences":
            return try SentencesArtefact.bytes(
                of: rows.map(SentenceRows.sentence), language: language, seed: seed)
        default: throw SourceFault.name(kind)
        }
    }

    /// Misses and text, a tab between.
    private static func phrase(_ line: String) throws -> GradedPhrase {
        let fields = line.components(separatedBy: "\t")
        guard fields.count == 2, let misses = Int(fields[0]) else { throw SourceFault.line(line) }
        return GradedPhrase(text: Array(fields[1].utf8), misses: misses)
    }
}

/// What is wrong with a source or the call.
enum SourceFault: Error {
    case usage
    case name(String)
    case line(String)
}
