package import DictFormat
package import DictModel

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
            lexicon: { fair: { familiarity: 60, exclude: [slur, vulgar], hide: [sensitive] } }
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
        let rules = refusals(of: table) + table.rules.compactMap(\.text)
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
        case .choice(let names, _): return listed(names)
        case .builtIn: return listed(BuiltInFile.names)
        case .text(let description, _, _, _): return "text: \(description)"
        case .path(.source): return "path of a file"
        case .path(.corpus): return "path of a file or folder, or a pattern"
        case .path(.output): return "path of a folder"
        case .mapping(let table): return "mapping: [\(table.title)](#\(anchor(table)))"
        case .entries(let names, _, let value):
            return "mapping from \(name(names)) to \(typeName(value))"
        case .list(let item, _): return "list of \(typeName(item))"
        case .either(let shapes):
            let names = shapes.map(typeName)
            if names.count == 2, names[1] == "list of " + names[0] {
                return names[0] + "; or a list of these"
            }
            return names.joined(separator: "; or ")
        }
    }

    private static func name(_ names: ConfigurationShape.EntryNames) -> String {
        switch names {
        case .text(let description, _, _): description
        case .language: listed(Language.allCases.map(\.code))
        case .integer(let description, let range):
            "\(description), \(range.lowerBound) to \(range.upperBound),"
        }
    }

    private static func listed(_ names: [String]) -> String {
        names.map { "`\($0)`" }.joined(separator: ", ")
    }

    private static func absence(of key: ConfigurationKey) -> String {
        switch key.absence {
        case .error: "**required**"
        case .described(let text): text
        case .value(let value): "`\(ConfigurationValue(value).flow)`"
        }
    }

    /// Returns sentences about the keys of `table` that other keys exclude or require, one for each
    /// condition.
    private static func refusals(of table: ConfigurationKeys) -> [String] {
        var rules: [(condition: String, keys: [String])] = []
        for key in table.keys {
            for refusal in key.refusals {
                let condition =
                    switch refusal.condition {
                    case .beside(let other): "cannot stand beside `\(other)`"
                    case .besideValue(let other, _):
                        "cannot stand beside a `\(other)` that declares it itself, as XML does"
                    case .without(let other): "can only stand beside `\(other)`"
                    case .withoutSection(let section):
                        "can only be used with `\(section)` in the language"
                    }
                if let index = rules.firstIndex(where: { $0.condition == condition }) {
                    rules[index].keys.append(key.name)
                } else {
                    rules.append((condition, [key.name]))
                }
            }
        }
        return rules.map { "\(listed($0.keys)) \($0.condition)." }
    }
}

/// What `dictc config` prints: a dictc.yml with its defaults, and the description of its keys.
package enum ConfigurationReference {
    /// The text of Documentation/CONFIGURATION.md, as lines.
    package static var markdown: [String] { ConfigurationPage.lines }

    /// The JSON Schema of dictc.yml, with a line feed at the end.
    package static var schema: [UInt8] { ConfigurationSchema.json.bytes(.pretty) + [0x0A] }

    /// A configuration with the defaults of all missing keys, as YAML and as JSON.
    package struct Filled {
        /// The path of the configuration file, as seen from the working directory.
        package let path: String
        /// The lines of YAML, without comments except for those that mark defaults.
        package let lines: [String]
        package let json: JSON
    }

    /// The path of the folder with the files that `dictc:en` and the like mean, or `nil` if there is
    /// none.
    package static var installation: String? { Installation.folder }

    /// Returns the configuration in the file at `path`, with its defaults filled in.
    ///
    /// Sections that are missing stay missing, since they decide what is built.
    ///
    /// - Throws: `Diagnostics` if the configuration cannot be read or is not valid.
    package static func filled(
        atPath path: String, allowOutside: Bool
    ) throws(Diagnostics) -> Filled {
        let tree = try ProjectConfiguration.read(atPath: path, allowOutside: allowOutside).tree
        return Filled(path: path, lines: tree.lines(), json: tree.json)
    }
}
