import DictModel
import DictSources
import Glibc

/// A command that generates and imports text corpora, for the benchmarks in `Benchmarks/corpora`.
///
/// ```
/// corpus-bench generate FORMAT BYTES SEED     writes a corpus to standard output
/// corpus-bench import FORMAT FILE             prints sentences, tokens, bytes, bytes of text
/// corpus-bench import list FILE               prints the records of a word list, and their bytes
/// corpus-bench show FORMAT FILE COUNT         prints the first sentences, and the findings
/// ```
@main
enum CorpusBench {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4 else { exit(64) }
        switch arguments[1] {
        case "generate":
            guard let bytes = Int(arguments[3]) else { exit(64) }
            let seed = arguments.count > 4 ? UInt64(arguments[4]) ?? 1 : 1
            guard var generator = CorpusGenerator(format: arguments[2], seed: seed) else {
                exit(64)
            }
            generator.write(atLeast: bytes)
        case "import" where arguments[2] == "list":
            try importList(arguments[3])
        case "import":
            let source = source(format: arguments[2], file: arguments[3])
            var letters = 0
            let summary = try source.forEachRecord { letters += $0.text.text.count }
            print(
                summary.sentences + summary.paragraphs, summary.tokens, summary.bytes, letters)
        case "show":
            try show(
                source(format: arguments[2], file: arguments[3]),
                count: arguments.count > 4 ? Int(arguments[4]) ?? 10 : 10)
        default: exit(64)
        }
    }

    static func importList(_ file: String) throws {
        var (records, letters) = (0, 0)
        let list = WordSource(SourceInput(path: file), format: .list(.default))
        _ = try list.forEachRecord { text, _, _ in
            records += 1
            letters += text.count
        }
        print(records, letters)
    }

    static func source(format: String, file: String) -> CorpusSource {
        let formats: [String: CorpusFormat] = [
            "opus": .opus, "tei": .tei, "alpino": .alpino, "conllu": .conllu, "text": .text,
            "columns": .columns(CorpusColumns()),
        ]
        guard let format = formats[format] else { exit(64) }
        return CorpusSource(SourceInput(path: file), format: format)
    }

    static func show(_ source: CorpusSource, count: Int) throws {
        var shown = 0
        do {
            let summary = try source.forEachRecord { record in
                guard shown < count else { return }
                shown += 1
                print(PrintableText.escaped(record.text.text, limit: .max))
            }
            print(summary.sentences, summary.paragraphs, summary.tokens, summary.taggedTokens)
            for finding in summary.findings { print(finding.note) }
            for note in summary.notes { print(note) }
        } catch { print(error) }
    }
}
