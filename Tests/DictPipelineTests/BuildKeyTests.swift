import DictFiles
import DictFormat
import DictModel
import DictTestSupport
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// An artefact is taken from the cache if its key is the same, so the key has to change with all that
/// the artefact is made of.
@Suite("Keys of artefacts") struct BuildKeyTests {
    /// A language with a file of every role.
    private static let sections = """
            words:
              - { file: words, familiarity: 10 }
              - { file: more.dic, format: { hunspell: { affixes: more.aff } } }
            drop: [{ file: names, reason: name }]
            overlay: overlay
            block: blocked
            frequency: { file: counts, ranks: { 10: 5 } }
            lexicon: { fair: { familiarity: 60 } }
            levels: { sets: 1 }
            answers: { length: 5 }
            phrases: { file: phrases, familiarity: 10 }
            tagger: model
            sentences: { fields: fields, rivals: rivals, files: [{ file: corpus, format: text }] }

        """

    /// The files that an artefact is made of, besides those of all artefacts.
    private static let own: [ArtefactKind: Set<String>] = [
        .lexicon: ["counts"], .levels: ["counts"], .answers: ["counts"],
        .phrases: ["counts", "phrases"],
        .sentences: ["counts", "model", "fields", "rivals", "corpus"],
    ]
    private static let ofAll: Set = [
        "words", "more.dic", "more.aff", "names", "overlay", "blocked",
    ]

    private static func language(_ sections: String) throws -> LanguageConfiguration {
        let text = "schema: 1\noutput: ../out\nlanguages:\n  en:\n" + sections
        let configuration = try ProjectConfiguration.parse(Array(text.utf8), allowOutside: false)
        return try #require(configuration.languages.first)
    }

    private static func key(
        _ language: LanguageConfiguration, _ kind: ArtefactKind, _ digests: [String: String],
        artefact: String = "en"
    ) throws -> String {
        try BuildKey(artefact: artefact, part: language.part(for: kind), digests: digests).digest
    }

    @Test("change with each source of the artefact, and with no other", arguments: Self.own.keys)
    func sources(kind: ArtefactKind) throws {
        let language = try Self.language(Self.sections)
        let digests = Dictionary(uniqueKeysWithValues: language.sourcePaths.map { ($0, "1") })
        let all = Self.own.values.reduce(Self.ofAll) { $0.union($1) }
        #expect(Set(digests.keys) == all)
        let before = try Self.key(language, kind, digests)
        #expect(try Self.key(language, kind, digests) == before)
        for path in digests.keys {
            var changed = digests
            changed[path] = "2"
            let isSame = try Self.key(language, kind, changed) == before
            let isSource = Self.ofAll.contains(path) || Self.own[kind]?.contains(path) == true
            #expect(isSame != isSource, "\(path)")
        }
    }

    @Test(
        "change with an option of the artefact, and with no other",
        arguments: [
            ("sets: 1", "sets: 2", [ArtefactKind.levels]),
            ("length: 5", "length: 6", [.answers]),
            ("fair: { familiarity: 60 }", "fair: { familiarity: 61 }", [.lexicon]),
            ("file: phrases, familiarity: 10", "file: phrases, familiarity: 11", [.phrases]),
            ("file: corpus, format: text", "file: corpus, format: lines", [.sentences]),
            ("{ 10: 5 }", "{ 10: 6 }", [.lexicon, .levels, .answers, .phrases, .sentences]),
            (
                "reason: name", "reason: contraction",
                [.lexicon, .levels, .answers, .phrases, .sentences]
            ),
        ])
    func options(old: String, new: String, kinds: [ArtefactKind]) throws {
        let before = try Self.language(Self.sections)
        let after = try Self.language(Self.sections.replacing(old, with: new))
        for kind in Self.own.keys {
            let isSame = try Self.key(before, kind, [:]) == Self.key(after, kind, [:])
            #expect(isSame != kinds.contains(kind), "\(kind)")
        }
    }

    @Test("differ between artefacts and change with the rules of dictc") func rules() throws {
        let language = try Self.language(Self.sections)
        let key = try Self.key(language, .levels, [:], artefact: "en.levels")
        #expect(try Self.key(language, .levels, [:], artefact: "nl.levels") != key)
        let lines = ["en.levels", try CanonicalText.of(language.part(for: .levels))]
        let sources = ProjectPath.unique(language.part(for: .levels).sourcePaths).map { "-  \($0)" }
        let text = ([ToolRules.digest] + lines + sources).joined(separator: "\n")
        #expect(key == SHA256.hex(of: Array(text.utf8)))
    }
}
