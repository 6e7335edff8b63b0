import DictSources
import Foundation
import Testing

/// The JSON of a format with sorted keys is part of the key of a build: whatever changes the reading
/// has to change it.
@Suite("Encodings of formats") struct FormatEncodingTests {
    private func json(_ format: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(format), as: UTF8.self)
    }

    /// Checks that `formats` have encodings of their own, which are always the same.
    private func expectDistinct(_ formats: [some Encodable]) throws {
        let texts = try formats.map { try json($0) }
        #expect(Set(texts).count == formats.count, "\(texts)")
        #expect(try formats.map { try json($0) } == texts)
    }

    private func changed<Format>(
        _ format: Format, _ changes: [(inout Format) -> Void]
    ) -> [Format] {
        [format]
            + changes.map { change in
                var changed = format
                change(&changed)
                return changed
            }
    }

    /// The properties of `value`, to see that a test changes every one.
    private func properties(of value: Any) -> Int { Mirror(reflecting: value).children.count }

    @Test("every property of a format of words counts") func words() throws {
        let lists = changed(
            ListFormat.default,
            [
                { $0.encoding = .latin1 }, { $0.commentPrefix = nil }, { $0.separator = .space },
                { $0.allowsEmpty = true }, { $0.letterCase = .upper },
                { $0.columns = ListTable(word: .number(1)) }, { $0.holdsPhrases = true },
                { $0.isLabelled = true },
            ])
        #expect(lists.count == properties(of: ListFormat.default) + 1)
        let words = changed(
            XMLWordFormat(element: "a"),
            [
                { $0.element = "b" }, { $0.attribute = "c" }, { $0.namespace = "" },
                { $0.conditions = [.init("d", "e"), .init("f", "g")] }, { $0.count = "h" },
                { $0.breaks = ["i"] }, { $0.joined = ["i"] }, { $0.omitted = ["i"] },
            ])
        #expect(words.count == properties(of: XMLWordFormat(element: "a")) + 1)
        var reversed = words[4]
        reversed.conditions.reverse()
        try expectDistinct(
            lists.map { WordSourceFormat.list($0) }
                + (words + [reversed]).map { WordSourceFormat.xml($0) })
    }

    @Test("every property of a format of corpora counts") func corpora() throws {
        let columns = changed(
            CorpusColumns(),
            [
                { $0.text = 4 }, { $0.identifier = nil }, { $0.language = nil },
                { $0.wanted = "eng" }, { $0.hasHeader = true }, { $0.holdsSentences = false },
            ])
        #expect(columns.count == properties(of: CorpusColumns()) + 1)
        let mappings = changed(
            XMLCorpusMapping(),
            [
                { $0.sentences = ["x"] }, { $0.words = ["x"] }, { $0.paragraphs = ["x"] },
                { $0.breaks = ["x"] }, { $0.omitted = ["x"] }, { $0.identifiers = ["x"] },
                { $0.tags = [.init("x", .penn, .cgn)] }, { $0.join = .lineEnds },
                { $0.joinAttribute = "x" }, { $0.offsetAttribute = "x" }, { $0.gaps = ["x"] },
                { $0.misspelt = ["x"] }, { $0.alternatives = ["x"] }, { $0.anchors = ["x"] },
            ])
        #expect(mappings.count == properties(of: XMLCorpusMapping()) + 1)
        var reversed = mappings[7]
        reversed.tags[0].tagSets.reverse()
        let named: [CorpusFormat] = [.conllu, .opus, .tei, .alpino, .folia, .dcoi, .text]
        try expectDistinct(
            named + columns.map { .columns($0) } + (mappings + [reversed]).map { .xml($0) })
    }
}
