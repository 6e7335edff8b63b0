import DictConfiguration
import DictModel

/// The layers of the words of one block list: what its categories mean, and which mean nothing.
struct BlockLayers {
    private let list: BlockConfiguration
    private let meanings: [[UInt8]: BlockLayer?]
    /// The number of words with a layer or a category that has a meaning.
    private var known = 0
    /// The first line without a layer, and the number of such lines.
    private var missing: (line: Int, count: Int)?
    /// The categories without a meaning in the order of the list, each with its first line.
    private var unknown: [(category: [UInt8], line: Int)] = []

    /// The number of categories that a message names.
    private static let shown = 6
    /// The number of categories that are remembered.
    private static let limit = 100

    init(_ list: BlockConfiguration) {
        self.list = list
        meanings = Dictionary(
            list.layers.map { (Array($0.category.utf8), $0.layer) }, uniquingKeysWith: { $1 })
    }

    /// Returns the layer that `label` means on `line`, or `nil` if it means that nothing is blocked
    /// or has no meaning, which is a fault.
    mutating func layer(_ label: [UInt8], line: Int) -> BlockLayer? {
        if let meaning = meanings[label] {
            known += 1
            return meaning
        }
        if let layer = String(validating: label, as: UTF8.self).flatMap({ BlockLayer(rawValue: $0) }
        )
            ?? list.layer
        {
            known += 1
            return layer
        }
        if label.isEmpty {
            missing = (missing?.line ?? line, (missing?.count ?? 0) + 1)
        } else if unknown.count < Self.limit, !unknown.contains(where: { $0.category == label }) {
            unknown.append((label, line))
        }
        return nil
    }

    /// The faults of the layers of the list, each kind once.
    var faults: [Diagnostic] {
        var faults: [Diagnostic] = []
        let names = PrintableText.alternatives(BlockLayer.allCases.map(\.rawValue))
        if let missing {
            faults.append(
                Diagnostic(
                    .blockColumns, at: place(missing.line),
                    known == 0 ? "no word has a layer" : "a word without a layer",
                    found: missing.count == 1 ? nil : "\(missing.count) words without one",
                    expected: "a word, a tab and \(names)",
                    hint:
                        "add `layer: vulgar` beside `file` for such words, or name the column with "
                        + "their layers, as in `columns: { word: 1, layer: 2 }`"))
        }
        if known == 0, unknown.count > 1 {
            let more = unknown.count > Self.shown ? " and \(unknown.count - Self.shown) others" : ""
            faults.append(
                Diagnostic(
                    .blockLayer, at: place(unknown[0].line), "no category is a layer",
                    found: PrintableText.list(
                        unknown.prefix(Self.shown).map { PrintableText.quoted($0.category) })
                        + more,
                    expected: names, hint: hint(for: unknown[0].category)))
            return faults
        }
        return faults
            + unknown.map { category, line in
                let name = String(validating: category, as: UTF8.self) ?? ""
                return Diagnostic(
                    .blockLayer, at: place(line), "unknown layer",
                    found: PrintableText.quoted(category), expected: names,
                    hint: NearestName.hint(for: name, among: BlockLayer.allCases.map(\.rawValue))
                        ?? hint(for: category))
            }
    }

    private func place(_ line: Int) -> Place { Place(project: list.file, line: line) }

    private func hint(for category: [UInt8]) -> String {
        "say beside `file` what they mean, as in `layers: { "
            + PrintableText.quoted(category)
            + ": vulgar }`, and the layer of all others with `layer`"
    }
}
