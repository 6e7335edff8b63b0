import DictFormat
import DictModel
package import DictSources

// Block lists: their type, their keys, and how one is read from the other.

/// The configuration of a list of words that do not belong in packs.
package struct BlockConfiguration: Sendable, Equatable, Encodable {
    /// A category of the list and its meaning.
    package struct Meaning: Sendable, Equatable, Encodable {
        package var category: String
        /// The layer, or `nil` if the category blocks nothing.
        package var layer: BlockLayer?
    }

    package var file: String
    package var format: WordSourceFormat
    /// The layer of words for which the list names none.
    package var layer: BlockLayer?
    /// The meanings of the categories of the list, in the order of dictc.yml.
    package var layers: [Meaning]

    /// Creates the configuration of `file`, from the keys beside it in `value`.
    init(_ value: ConfigurationValue, file: String) {
        self.file = file
        if let json = value["format"]?["json"] {
            format = .json(JSONWordFormat(word: json.read("word"), label: json.read("layer")))
        } else {
            var list = ListFormat(value)
            list.columns = value["columns"].flatMap {
                ListTable($0, word: "word", number: "layer")
            }
            list.isLabelled = true
            list.letterCase = .keep
            list.allowsEmpty = true
            format = .list(list)
        }
        layer = value.read("layer")
        layers = (value["layers"]?.entries ?? []).map { entry in
            Meaning(category: entry.key, layer: BlockLayer(entry.value))
        }
    }

    /// Whether each line is a word, a tab and a layer, so that lines can be added to the list.
    package var isPlain: Bool {
        guard case .list(let list) = format else { return false }
        return list.columns == nil && list.separator == .tab && layers.isEmpty
    }
}

extension ConfigurationKeys {
    static let blockList = ConfigurationKeys(
        "blockList", "A block list",
        "A word, a tab and a layer per line, unless other keys say otherwise. The path alone will do "
            + "as well.",
        rules: [columnsNeedSeparator],
        [
            .required("file", .path(.source), "The path, relative to the folder of dictc.yml."),
            ConfigurationKey(
                "layer", .choice(of: BlockLayer.self), .described("the list names the layers"),
                "The layer of the words for which the list names none."),
            ConfigurationKey(
                "layers",
                .entries(
                    .text("a category of the list", expected: "a category of the list"),
                    expected: "such as { \"racial slurs\": slur }",
                    .choice(BlockLayer.allCases.map(\.rawValue) + ["none"])),
                .described("the list has the names of layers"),
                "What the categories of the list mean. `none`: they block nothing."),
            encoding().besideFormat, comment().besideFormat,
            ConfigurationKey(
                "separator", .choice(of: ListSeparator.self),
                .value(.string(ListFormat.default.separator.rawValue)),
                "What separates columns. `none`: the whole line is the word."
            ).besideFormat,
            ConfigurationKey(
                "columns", .mapping(.blockColumns), .described("the word, then its layer"),
                "The columns to read from a table."
            ).besideFormat,
            ConfigurationKey(
                "format", .mapping(.blockFormat), .described("a list"),
                "The format of a file that is not a list."),
        ] + terms)

    static let blockColumns = ConfigurationKeys(
        "blockColumns", "Columns of a table with blocked words",
        "A column is a number from 1, or a name in the first row.",
        [
            .required("word", column, "The column with the word."),
            ConfigurationKey(
                "layer", column, .described("none, so `layer` beside `file` is needed"),
                "The column with the layer, or with a category that `layers` explains."),
            header,
        ])

    static let blockFormat = ConfigurationKeys(
        "blockFormat", "The format of a block list", "A file has one format.",
        [
            .required(
                "json", .either([.choice(["all"]), .mapping(.blockJSON)]),
                "The members with the words. `all` reads all texts in arrays.")
        ])

    static let blockJSON = ConfigurationKeys(
        "blockJSON", "Blocked words in JSON",
        "One value, or several one after another (JSON lines).",
        [
            .required(
                "word", .text("the name of a member", expected: "a name"),
                "The members with the words: texts, or arrays of texts."),
            ConfigurationKey(
                "layer", .text("the name of a member", expected: "a name"),
                .described("none, so `layer` beside `file` is needed"),
                "The member with the layer or category, or an array of them, beside that of the "
                    + "word."),
        ])
}
