import DictTestSupport
import Foundation
import Testing

/// The data that lies beside the repository where this project is developed.
private let shared: String? = ["/../shared/data", "/../../shared/data"]
    .map { URL(fileURLWithPath: Sandbox.package + $0).standardizedFileURL.path }
    .first { FileManager.default.fileExists(atPath: $0) }

@Suite(
    "Projects of real word lists and lexicons",
    .enabled(if: shared != nil, "the shared data is not here"),
    .enabled(if: SlowTests.areEnabled, "slow; DICTC_SLOW_TESTS=1 runs it"))
struct SlowSharedProjectTests {
    /// A source, what its report has to say, and words that have to be in.
    struct Row: Sendable, CustomTestStringConvertible {
        var file: String
        var language = "en"
        var keys = ""
        var records: Int
        /// The least and the most words, from the description of the data.
        var words: ClosedRange<Int>
        var with: [String]
        var note = ""

        var testDescription: String { file }
    }

    static let rows: [Row] = [
        Row(
            file: "wordlists/opentaal/basiswoorden-gekeurd.txt.gz", language: "nl",
            records: 199_403, words: 185_000...199_403,
            with: ["aardvarken", "coordinatie", "fiets"]),
        Row(
            file: "wordlists/dwyl-english-words/words_alpha.txt.gz", records: 351_075,
            words: 351_000...351_075, with: ["peafowl", "zebra", "aardvark"],
            note: "byte order mark dropped"),
        Row(
            file: "wordlists/frequency/nl_50k.txt", language: "nl", keys: "separator: space",
            records: 50_000, words: 45_000...50_000, with: ["het", "een", "ik"]),
        Row(
            file: "wordlists/frequency/en_50k.txt", keys: "separator: space", records: 50_000,
            words: 45_000...50_000, with: ["you", "the"]),
        Row(
            file: "lexicons/english-wordnet-lmf/wn-noun.food.xml.gz",
            keys: "format: { xml: { element: Lemma, attribute: writtenForm, "
                + "where: { partOfSpeech: n } } }",
            records: 3_698, words: 1_000...3_698, with: ["bread", "soup"]),
        Row(
            file: "lexicons/freedict-eng-nld/eng-nld.tei.gz",
            keys: "format: { xml: { element: form/orth } }", records: 7_714, words: 5_661...5_900,
            with: ["house", "water"]),
        Row(
            file: "lexicons/apertium-nld/apertium-nld.nld.dix.gz", language: "nl",
            keys: "format: { xml: { element: e, attribute: lm } }", records: 25_263,
            words: 18_382...20_000, with: ["fiets", "huis"]),
    ]

    @Test("they build, and their counts are those of their description", arguments: rows)
    func row(_ row: Row) throws {
        let name = URL(fileURLWithPath: row.file).lastPathComponent
        // A file without a licence would add a note of its own.
        let keys = ["file: data/\(name)", "licence: of the data", row.keys].filter { !$0.isEmpty }
        let source = "{ \(keys.joined(separator: ", ")) }"
        let sandbox = try Sandbox(files: [
            "raw-data/dictc.yml": Array(
                configuration(of: source).replacingOccurrences(
                    of: "  en:", with: "  \(row.language):"
                )
                .utf8)
        ])
        try sandbox.makeFolder("raw-data/data")
        try FileManager.default.copyItem(
            atPath: try #require(shared) + "/" + row.file,
            toPath: sandbox.path + "/raw-data/data/" + name)
        let run = try sandbox.run("build")
        try #require(run.status == 0, "\(run.errors)")
        #expect(row.note.isEmpty ? run.errors.isEmpty : run.errors.contains(row.note))
        let report = String(
            decoding: try sandbox.bytes(of: "build-output/report.json"), as: UTF8.self)
        let records = try #require(Self.number("records", in: report))
        #expect(records == row.records)
        let words = Set(try sandbox.words(of: "build-output/\(row.language).lexicon"))
        #expect(row.words.contains(words.count), "\(words.count)")
        #expect(Self.number("words", in: report) == words.count)
        for word in row.with { #expect(words.contains(word), "\(word)") }
    }

    /// The first number after the member `name`.
    private static func number(_ name: String, in text: String) -> Int? {
        guard let range = text.range(of: "\"\(name)\": ") else { return nil }
        return Int(text[range.upperBound...].prefix { $0.isNumber })
    }
}
