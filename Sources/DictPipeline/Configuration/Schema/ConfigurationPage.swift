import DictFormat

/// The reference page of dictc.yml, Documentation/CONFIGURATION.md.
enum ConfigurationPage {
    /// The page in Markdown, as lines.
    static var lines: [String] {
        var lines = [
            "# dictc.yml", "",
            "Every key of dictc.yml with its type, its default and its meaning."
                + " [RAW-DATA.md](RAW-DATA.md) explains how the parts work",
            "together. This file is the output of `dictc config --markdown`; `dictc config --schema`"
                + " prints the same as a JSON Schema,",
            "`dictc config` your own file with its defaults.", "",
            "An unknown key is refused, and so is an empty list, an empty mapping (except for"
                + " `exclude: []`), an anchor or an alias. Numbers,",
            "`true` and `false` are written without quotes. Paths are relative to the folder of"
                + " dictc.yml and stay inside it, unless dictc runs",
            "with `--allow-outside`.", "", "```yaml",
        ]
        lines += example + ["```"]
        for table in ConfigurationKeys.everything { lines += section(of: table) }
        return lines
    }

    /// An example with every section of a language.
    private static let example = """
        schema: 1
        output: ../build-output
        languages:
          en:
            words:
              - { file: en/words.txt, familiarity: 10, licence: CC0-1.0 }
            overlay: { file: en/overlay.txt, licence: CC0-1.0 }
            block: { file: en/blocked.txt, licence: CC0-1.0 }
            frequency: { file: en/counts.tsv, ranks: { 10: 2000, 35: 20000 }, licence: CC0-1.0 }
            lexicon: { fair: { familiarity: 60, exclude: [slur, vulgar] } }
            levels: { sets: 40 }
            answers: { length: 5 }
            phrases: { file: en/phrases.txt, licence: CC0-1.0 }
            tagger: { file: en/tagger.model, licence: CC-BY-SA-4.0 }
            sentences:
              - { file: en/sentences.txt, format: text, licence: CC0-1.0 }
        """.split(separator: "\n").map { String($0) }

    private static func section(of table: ConfigurationKeys) -> [String] {
        var lines = ["", "## \(table.title)", ""]
        if let places = places(of: table) { lines.append(places) }
        if !table.summary.isEmpty { lines.append(table.summary) }
        lines += ["", "| key | type | default | meaning |", "|---|---|---|---|"]
        for key in table.keys {
            let cells = [
                "`\(key.name)`", typeName(key.shape), absence(of: key), key.meaning,
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        let rules = refusals(of: table) + table.rules.map(\.text)
        if !rules.isEmpty { lines += [""] + rules.map { "- " + $0 } }
        return lines
    }

    /// Returns a sentence with the keys whose value is a mapping with the keys of `table`.
    private static func places(of table: ConfigurationKeys) -> String? {
        let keys = ConfigurationKeys.everything.flatMap { parent in
            parent.keys.filter { $0.shape.tables.contains { $0.name == table.name } }
                .map { "`\($0.name)` of [\(parent.title)](#\(anchor(parent)))" }
        }
        return keys.isEmpty ? nil : "The value of " + keys.joined(separator: ", ") + ".  "
    }

    private static func anchor(_ table: ConfigurationKeys) -> String {
        table.title.lowercased().replacing(" ", with: "-").filter {
            $0.isLetter || $0.isNumber || $0 == "-"
        }
    }

    private static func typeName(_ shape: ConfigurationShape) -> String {
        switch shape {
        case .flag: return "`true` or `false`"
        case .integer(let range) where range.upperBound == Int.max:
            return "whole number from \(range.lowerBound)"
        case .integer(let range) where range.count == 1: return "\(range.lowerBound)"
        case .integer(let range):
            return "whole number, \(range.lowerBound) to \(range.upperBound)"
        case .choice(let names): return names.map { "`\($0)`" }.joined(separator: ", ")
        case .text(let description, _): return "text: \(description)"
        case .path(.source): return "path of a file"
        case .path(.corpus): return "path of a file or folder, or a pattern"
        case .path(.output): return "path of a folder"
        case .mapping(let table): return "mapping: [\(table.title)](#\(anchor(table)))"
        case .entries(let names, let value):
            return "mapping from \(name(names)) to \(typeName(value))"
        case .list(let item, _): return "list of \(typeName(item))"
        case .either(let shapes): return shapes.map(typeName).joined(separator: "; or ")
        }
    }

    private static func name(_ names: ConfigurationShape.EntryNames) -> String {
        switch names {
        case .text(let description): description
        case .choice(let names): names.map { "`\($0)`" }.joined(separator: ", ")
        case .integer(let description, let range):
            "\(description), \(range.lowerBound) to \(range.upperBound),"
        }
    }

    private static func absence(of key: ConfigurationKey) -> String {
        switch key.absence {
        case .error: "**required**"
        case .described(let text): text
        case .value(let value): "`\(FilledValue(value).flow)`"
        }
    }

    /// Returns sentences about the keys of `table` that other keys exclude or require.
    private static func refusals(of table: ConfigurationKeys) -> [String] {
        table.keys.flatMap { key in
            key.refusals.map { refusal in
                switch refusal {
                case .beside(let other): "`\(key.name)` is refused beside `\(other)`."
                case .besideValue(let other, _):
                    "`\(key.name)` is refused if `\(other)` is one that declares it itself, as XML does."
                case .without(let other): "`\(key.name)` needs `\(other)` beside it."
                case .withoutSection(let section):
                    "`\(key.name)` needs `\(section)` in the language."
                }
            }
        }
    }
}
