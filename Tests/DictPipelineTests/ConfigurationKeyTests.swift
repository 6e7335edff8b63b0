import DictFormat
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// A key of the schema, two projects that differ only in its value, and the artefacts that it
/// concerns.
private struct SchemaKey: Sendable, CustomTestStringConvertible {
    /// The table and the key: `levels.seed`.
    var testDescription: String
    /// Text of the basic project, and the text that replaces it.
    var before: String
    var after: String
    /// The kinds whose artefacts have to be made again.
    var kinds: [ArtefactKind]

    init(_ name: String, _ before: String, _ after: String, _ kinds: ArtefactKind...) {
        testDescription = name
        self.before = before
        self.after = after
        self.kinds = kinds
    }

    /// A key that concerns every artefact of the language.
    static func all(_ name: String, _ before: String, _ after: String) -> SchemaKey {
        var key = SchemaKey(name, before, after)
        key.kinds = [.lexicon, .levels, .answers, .phrases, .sentences]
        return key
    }

    /// A key that does not change any artefact.
    static func none(_ name: String, _ before: String, _ after: String) -> SchemaKey {
        SchemaKey(name, before, after)
    }

    /// A key that concerns everything made for games.
    static func games(_ name: String, _ before: String, _ after: String) -> SchemaKey {
        var key = SchemaKey(name, before, after)
        key.kinds = [.levels, .answers, .phrases, .sentences]
        return key
    }
}

@Suite("What an artefact depends on") struct ConfigurationKeyTests {
    /// A project that uses every section.
    private static let project = """
        schema: 1
        output: ../out
        licences:
          A: { file: a.txt, attribution: me }
          B: { file: b.txt }
        languages:
          en:
            spelling: american
            words:
              - { file: w1, familiarity: 10, licence: A }
              - { file: w2, familiarity: 20, spelling: american }
              - { file: w3, familiarity: 20, spelling: british }
              - { file: w4, format: { xml: { element: e, attribute: a } } }
              - { file: w5, format: { hunspell: { affixes: a5 } } }
              - { file: w6, separator: comma, columns: { word: 1 } }
              - { file: w7, familiarity: 80, asked: false }
            drop:
              - { file: d1, reason: name }
              - { file: d2, reason: name, spelling: british }
            overlay: { file: o1, licence: A }
            block: { file: k1, licence: A }
            regional: [{ file: l1, spelling: british }, { file: l2, spelling: american }]
            frequency: { file: f1, ranks: { 10: 100 } }
            lexicon: { exclude: [slur] }
            levels: { sets: 1 }
            answers: { length: 5 }
            phrases: { file: p1, separator: tab, columns: { phrase: 2 } }
            tagger: { file: t1, licence: A }
            sentences:
              files:
                - { file: c1, format: conllu }
                - { file: c2, format: { columns: { text: 1 } } }
                - { file: c3, format: { xml: { sentences: s, tags: { attribute: p, set: ud } } } }
              fields: { file: g1, licence: A }
              rivals: r1

        """

    private static let cases: [SchemaKey] = [
        .none("project.output", "../out", "../other"),
        .none("project.licences", "  B: { file: b.txt }", "  C: { file: b.txt }"),
        .none("licence.file", "a.txt", "c.txt"),
        .none("licence.attribution", "attribution: me", "attribution: you"),
        .all("language.words", "w1", "w0"),
        .all("language.spelling", "spelling: american\n    words", "spelling: british\n    words"),
        .all("language.drop", "d1", "d0"),
        .all("language.overlay", "o1", "o0"),
        .all("language.block", "k1", "k0"),
        .all("language.regional", "l1", "l0"),
        .games("language.frequency", "f1", "f0"),
        .all("language.lexicon", "lexicon: { exclude: [slur] }", "lexicon: { exclude: [odd] }"),
        SchemaKey("language.levels", "sets: 1", "sets: 2", .levels),
        SchemaKey("language.answers", "length: 5", "length: 6", .answers),
        SchemaKey("language.phrases", "p1", "p0", .phrases),
        SchemaKey("language.sentences", "c1", "c0", .sentences),
        SchemaKey("language.tagger", "t1", "t0", .sentences),
        .all("file.file", "file: o1", "file: o0"),
        .none("file.licence", "o1, licence: A", "o1, licence: B"),
        .none("file.attribution", "o1, licence: A", "o1, licence: A, attribution: me"),
        .all("blockList.file", "file: k1", "file: k0"),
        .all("blockList.layer", "k1,", "k1, layer: odd,"),
        .all("blockList.layers", "k1,", "k1, layers: { mild: none },"),
        .all("blockList.encoding", "k1,", "k1, encoding: utf-16,"),
        .all("blockList.comment", "k1,", "k1, comment: none,"),
        .all("blockList.separator", "k1,", "k1, separator: space,"),
        .all("blockList.columns", "k1,", "k1, columns: { word: 1 },"),
        .all("blockColumns.word", "k1,", "k1, columns: { word: 2 },"),
        .all("blockColumns.layer", "k1,", "k1, columns: { word: 1, layer: 3 },"),
        .all("blockColumns.header", "k1,", "k1, columns: { word: 1, header: true },"),
        .all("blockList.format", "k1,", "k1, format: { json: all },"),
        .all("blockFormat.json", "k1,", "k1, format: { json: all },"),
        .all("blockJSON.word", "k1,", "k1, format: { json: { word: w } },"),
        .all("blockJSON.layer", "k1,", "k1, format: { json: { word: w, layer: x } },"),
        .none("blockList.licence", "k1, licence: A", "k1, licence: B"),
        .none("blockList.attribution", "k1, licence: A", "k1, licence: A, attribution: me"),
        .all("source.file", "file: w2", "file: w0"),
        // The ranks of frequency count its words, and the overlay may let games ask for them.
        .all("source.file", "file: w7", "file: w0"),
        .all("source.familiarity", "familiarity: 10", "familiarity: 11"),
        .all("source.spelling", "w3, familiarity: 20, spelling: british", "w3, familiarity: 20"),
        .all("source.asked", "w1,", "w1, asked: false,"),
        .all("source.encoding", "w1,", "w1, encoding: utf-16,"),
        .all("source.comment", "w1,", "w1, comment: none,"),
        .all("source.separator", "w1,", "w1, separator: space,"),
        .all("source.columns", "columns: { word: 1 }", "columns: { word: 2 }"),
        .all("source.case", "w1,", "w1, case: upper,"),
        .all("listColumns.word", "columns: { word: 1 }", "columns: { word: Word }"),
        .all("listColumns.count", "columns: { word: 1 }", "columns: { word: 1, count: 2 }"),
        .all("listColumns.header", "columns: { word: 1 }", "columns: { word: 1, header: true }"),
        .all("format.hunspell", "hunspell: { affixes: a5 }", "xml: { element: f }"),
        .all("hunspell.affixes", "affixes: a5", "affixes: a6"),
        .all("source.format", "w1,", "w1, format: { xml: { element: e } },"),
        .all("source.lemmas", "w1,", "w1, lemmas: true,"),
        .all("source.may-be-empty", "w1,", "w1, may-be-empty: true,"),
        .none("source.licence", "familiarity: 10, licence: A", "familiarity: 10, licence: B"),
        .none("source.attribution", "10, licence: A", "10, licence: A, attribution: you"),
        .all("format.xml", "element: e,", "element: e/f,"),
        .all("xml.element", "element: e,", "element: f,"),
        .all("xml.attribute", "attribute: a ", "attribute: b "),
        .all("xml.where", "attribute: a }", "attribute: a, where: { e@pos: n } }"),
        .all("xml.namespace", "attribute: a }", "attribute: a, namespace: n }"),
        .all("xml.count", "attribute: a }", "attribute: a, count: n }"),
        .all("xml.breaks", "attribute: a }", "breaks: br }"),
        .all("xml.joined", "attribute: a }", "joined: [shy] }"),
        .all("xml.omitted", "attribute: a }", "omitted: [pron, a/b] }"),
        .all("format.json", "xml: { element: e, attribute: a }", "json: all"),
        .all("jsonWords.word", "xml: { element: e, attribute: a }", "json: { word: w }"),
        .all("jsonWords.count", "xml: { element: e, attribute: a }", "json: { word: w, count: n }"),
        .all("source.best", "w1, familiarity: 10", "w1, familiarity: column, best: high"),
        .all("drop.file", "file: d1", "file: d0"),
        .all("drop.reason", "d1, reason: name", "d1, reason: abbreviation"),
        .all("drop.spelling", "d1, reason: name", "d1, reason: name, spelling: british"),
        .all("drop.encoding", "d1,", "d1, encoding: utf-16,"),
        .all("drop.comment", "d1,", "d1, comment: none,"),
        .none("drop.licence", "d1,", "d1, licence: A,"),
        .none("drop.attribution", "d1,", "d1, licence: A, attribution: you,"),
        .all("regional.file", "file: l1", "file: l0"),
        // What people of the wanted spelling say is not read.
        .none("regional.file", "file: l2", "file: l0"),
        .all("regional.spelling", "l1, spelling: british", "l1, spelling: american"),
        .all("regional.encoding", "l1,", "l1, encoding: utf-16,"),
        .all("regional.comment", "l1,", "l1, comment: none,"),
        .none("regional.licence", "l1,", "l1, licence: A,"),
        .none("regional.attribution", "l1,", "l1, licence: A, attribution: you,"),
        .games("frequency.file", "file: f1", "file: f0"),
        .games("frequency.ranks", "10: 100", "10: 101"),
        .games("frequency.encoding", "f1,", "f1, encoding: utf-16,"),
        .games("frequency.comment", "f1,", "f1, comment: none,"),
        .games("frequency.separator", "f1,", "f1, separator: space,"),
        .games("frequency.columns", "f1,", "f1, columns: { word: 1, count: 3 },"),
        .games("frequency.case", "f1,", "f1, case: lower,"),
        .games("frequency.may-be-empty", "f1,", "f1, may-be-empty: true,"),
        .games("frequency.format", "f1,", "f1, format: { json: all },"),
        .games("countFormat.json", "f1,", "f1, format: { json: { word: w, count: n } },"),
        .games("countFormat.xml", "f1,", "f1, format: { xml: { element: w, count: f } },"),
        .none("frequency.licence", "f1,", "f1, licence: A,"),
        .none("frequency.attribution", "f1,", "f1, licence: A, attribution: you,"),
        SchemaKey(
            "lexicon.fair", "exclude: [slur] }", "exclude: [slur], fair: { familiarity: 9 } }",
            .lexicon),
        SchemaKey(
            "fair.familiarity", "exclude: [slur] }",
            "exclude: [slur], fair: { familiarity: 8 } }", .lexicon),
        SchemaKey(
            "fair.exclude", "exclude: [slur] }",
            "exclude: [slur], fair: { familiarity: 9, exclude: [odd] } }", .lexicon),
        SchemaKey(
            "fair.hide", "exclude: [slur] }",
            "exclude: [slur], fair: { familiarity: 9, hide: [odd] } }", .lexicon),
        .all("lexicon.exclude", "exclude: [slur]", "exclude: [slur, odd]"),
        SchemaKey("levels.sets", "sets: 1", "sets: 3", .levels),
        SchemaKey("levels.seed", "sets: 1", "sets: 1, seed: 2", .levels),
        SchemaKey("levels.ladder", "sets: 1", "sets: 1, ladder: hard", .levels),
        SchemaKey("levels.familiarity", "sets: 1", "sets: 1, familiarity: 9", .levels),
        SchemaKey("levels.steps", "sets: 1", "sets: 1, steps: 50", .levels),
        SchemaKey("levels.daily", "sets: 1", "sets: 1, daily: 1", .levels),
        SchemaKey("levels.exclude", "sets: 1", "sets: 1, exclude: []", .levels),
        SchemaKey("levels.keep", "sets: 1", "sets: 1, keep: k", .levels),
        SchemaKey(
            "levels.first-day", "sets: 1",
            "sets: 1, keep: k, first-day: 2026-01-01, published: 2026-01-02", .levels),
        SchemaKey(
            "levels.published", "sets: 1",
            "sets: 1, keep: k, first-day: 2026-01-01, published: 2026-01-03", .levels),
        SchemaKey("answers.calendar", "length: 5", "length: 5, calendar: c", .answers),
        SchemaKey(
            "answers.published", "length: 5",
            "length: 5, calendar: c, published: 2026-01-02", .answers),
        SchemaKey("answers.length", "length: 5", "length: 4", .answers),
        SchemaKey("answers.seed", "length: 5", "length: 5, seed: 2", .answers),
        SchemaKey("answers.familiarity", "length: 5", "length: 5, familiarity: 9", .answers),
        SchemaKey("answers.exclude", "length: 5", "length: 5, exclude: []", .answers),
        SchemaKey("phrases.file", "p1", "p2", .phrases),
        SchemaKey("phrases.seed", "p1", "p1, seed: 2", .phrases),
        SchemaKey("phrases.familiarity", "p1", "p1, familiarity: 9", .phrases),
        SchemaKey("phrases.exclude", "p1", "p1, exclude: []", .phrases),
        SchemaKey("phrases.encoding", "p1", "p1, encoding: utf-16", .phrases),
        SchemaKey("phrases.comment", "p1", "p1, comment: none", .phrases),
        SchemaKey("phrases.separator", "separator: tab", "separator: comma", .phrases),
        SchemaKey("phrases.columns", "phrase: 2", "phrase: 3", .phrases),
        SchemaKey("phraseColumns.phrase", "phrase: 2", "phrase: Text", .phrases),
        SchemaKey("phraseColumns.header", "phrase: 2", "phrase: 2, header: true", .phrases),
        SchemaKey("phraseColumns.renown", "phrase: 2", "phrase: 2, renown: 3", .phrases),
        .none("phrases.licence", "p1", "p1, licence: A"),
        .none("phrases.attribution", "p1", "p1, licence: A, attribution: you"),
        SchemaKey("sentences.files", "file: c1", "file: c0", .sentences),
        SchemaKey("sentences.fields", "g1", "g0", .sentences),
        SchemaKey("sentences.rivals", "r1", "r0", .sentences),
        SchemaKey("sentences.seed", "fields:", "seed: 2\n      fields:", .sentences),
        SchemaKey("sentences.familiarity", "fields:", "familiarity: 9\n      fields:", .sentences),
        SchemaKey("sentences.exclude", "fields:", "exclude: []\n      fields:", .sentences),
        SchemaKey("sentences.most", "fields:", "most: 9\n      fields:", .sentences),
        SchemaKey("sentences.words", "fields:", "words: { to: 9 }\n      fields:", .sentences),
        SchemaKey("sentences.numbers", "fields:", "numbers: 9\n      fields:", .sentences),
        SchemaKey("sentences.names", "fields:", "names: 9\n      fields:", .sentences),
        SchemaKey("range.from", "fields:", "words: { from: 9 }\n      fields:", .sentences),
        SchemaKey("range.to", "fields:", "words: { to: 8 }\n      fields:", .sentences),
        SchemaKey("corpus.file", "file: c1", "file: c4", .sentences),
        SchemaKey("corpus.format", "conllu", "opus", .sentences),
        SchemaKey("corpus.encoding", "c1,", "c1, encoding: utf-16,", .sentences),
        SchemaKey("corpus.tags", "c1,", "c1, tags: automatic,", .sentences),
        SchemaKey("corpus.may-be-empty", "c1,", "c1, may-be-empty: true,", .sentences),
        .none("corpus.licence", "c1,", "c1, licence: A,"),
        .none("corpus.attribution", "c1,", "c1, licence: A, attribution: you,"),
        SchemaKey("corpusFormat.columns", "columns: { text: 1 }", "xml: { words: w }", .sentences),
        SchemaKey("corpusFormat.xml", "sentences: s,", "sentences: t,", .sentences),
        SchemaKey("columns.text", "text: 1", "text: 2", .sentences),
        SchemaKey("columns.id", "text: 1", "text: 1, id: 2", .sentences),
        SchemaKey("columns.language", "text: 1", "text: 1, language: 2", .sentences),
        SchemaKey(
            "columns.wanted", "text: 1", "text: 1, language: 2, wanted: eng", .sentences),
        SchemaKey("columns.header", "text: 1", "text: 1, header: true", .sentences),
        SchemaKey("columns.paragraphs", "text: 1", "text: 1, paragraphs: true", .sentences),
        SchemaKey("corpusXML.sentences", "sentences: s", "sentences: [s, t]", .sentences),
        SchemaKey("corpusXML.words", "sentences: s", "sentences: s, words: x", .sentences),
        SchemaKey(
            "corpusXML.paragraphs", "sentences: s", "sentences: s, paragraphs: x", .sentences),
        SchemaKey("corpusXML.breaks", "sentences: s", "sentences: s, breaks: x", .sentences),
        SchemaKey("corpusXML.omitted", "sentences: s", "sentences: s, omitted: x", .sentences),
        SchemaKey(
            "corpusXML.identifiers", "sentences: s", "sentences: s, identifiers: x", .sentences),
        SchemaKey("corpusXML.tags", "attribute: p", "attribute: q", .sentences),
        SchemaKey("corpusXML.join", "sentences: s", "sentences: s, join: lines", .sentences),
        SchemaKey(
            "corpusXML.join-attribute", "sentences: s", "sentences: s, join-attribute: x",
            .sentences),
        SchemaKey(
            "corpusXML.offset-attribute", "sentences: s", "sentences: s, offset-attribute: x",
            .sentences),
        SchemaKey("corpusTag.attribute", "attribute: p", "attribute: r", .sentences),
        SchemaKey("corpusTag.set", "set: ud", "set: penn", .sentences),
    ]

    /// The keys of all artefacts of the project `text`, in which `changed` has another digest.
    private func keys(_ text: String, changed: String? = nil) throws -> [ArtefactKind: String] {
        let configuration = try ProjectConfiguration.parse(Array(text.utf8))
        let english = try #require(configuration.language(.english))
        var digests = Dictionary(
            uniqueKeysWithValues: configuration.sourcePaths.map { ($0, "digest of a file") })
        if let changed { digests[changed] = "another digest" }
        var keys: [ArtefactKind: String] = [:]
        for kind in ArtefactKind.allCases where kind != .tagger && kind != .part {
            keys[kind] =
                try BuildKey(artefact: "en", part: english.part(for: kind), digests: digests).digest
        }
        return keys
    }

    @Test("every key of the schema has a case here")
    func complete() {
        let known = Set(Self.cases.map(\.testDescription))
        for table in ConfigurationKeys.everything {
            for key in table.all.map({ "\(table.name).\($0)" }) {
                if ["project.schema", "project.languages"].contains(key) { continue }
                #expect(known.contains(key), "\(key) has no case")
            }
        }
    }

    @Test("a change of its value makes exactly its artefacts again", arguments: cases)
    private func change(_ key: SchemaKey) throws {
        let text = Self.project.replacing(key.before, with: key.after, maxReplacements: 1)
        #expect(text != Self.project)
        let (before, after) = (try keys(Self.project), try keys(text))
        let changed = ArtefactKind.allCases.filter { before[$0] != after[$0] }
        #expect(changed == key.kinds)
    }

    @Test(
        "so does a change of a source",
        arguments: [
            ("w1", [ArtefactKind.lexicon, .levels, .answers, .phrases, .sentences]),
            // Another spelling is only accepted, but ranks of frequency count it.
            ("w3", [.lexicon, .levels, .answers, .phrases, .sentences]),
            ("d1", [.lexicon, .levels, .answers, .phrases, .sentences]), ("d2", []),
            ("o1", [.lexicon, .levels, .answers, .phrases, .sentences]),
            ("k1", [.lexicon, .levels, .answers, .phrases, .sentences]),
            ("l1", [.lexicon, .levels, .answers, .phrases, .sentences]), ("l2", []),
            ("f1", [.levels, .answers, .phrases, .sentences]), ("p1", [.phrases]),
            ("a5", [.lexicon, .levels, .answers, .phrases, .sentences]),
            ("c2", [.sentences]), ("g1", [.sentences]), ("t1", [.sentences]),
        ])
    func digests(file: String, kinds: [ArtefactKind]) throws {
        let (before, after) = (
            try keys(Self.project), try keys(Self.project, changed: file)
        )
        #expect(ArtefactKind.allCases.filter { before[$0] != after[$0] } == kinds)
    }

    @Test("keys do not depend on the folder, the order of runs or on other languages")
    func stable() throws {
        let other = Self.project + "  nl: { words: [{ file: nl }] }\n"
        #expect(try keys(Self.project) == keys(other))
        #expect(try keys(Self.project) == keys(Self.project))
        #expect(Set(try keys(Self.project).values).count == 5)
    }
}
