import DictTestSupport
import Foundation
import Testing

/// A bad corpus in a small project, and the sentences that a build then has, where it succeeds.
struct CorpusTrial: Trial {
    var project: ProjectTrial
    /// The sentences of the pack, in any order; checked where the build succeeds.
    var sentences: [String] = []
    /// What the report has to say.
    var report: [String] = []

    var name: String { project.name }

    func run() throws {
        let sandbox = try Sandbox.builtProject()
        try project.run(in: sandbox)
        guard project.status == 0 else { return }
        let run = try sandbox.run("export build-output/en.sentences")
        #expect(run.status <= 1, "\(name): \(run.errors)")
        let found = run.output.split(separator: "\n").map(String.init)
        #expect(found.sorted() == sentences.sorted(), "\(name)")
        let text = String(
            decoding: try sandbox.bytes(of: "build-output/report.json"), as: UTF8.self)
        for part in report { #expect(text.contains(part), "\(name): \(text)") }
    }
}

extension FaultCatalogue {
    /// Where the configuration of the small project stands.
    static let corpusConfiguration = "raw-data/dictc.yml"

    /// A configuration with the corpus `file` of English sentences, whose tags count as gold.
    ///
    /// If `isTagged`, it also has the tagger and the second corpus of ``taggerFiles``. If
    /// `mayBeEmpty`, a build succeeds even if it keeps no sentence of `file`.
    static func corpus(
        _ format: String, _ file: String, isTagged: Bool = false, mayBeEmpty: Bool = false
    ) -> [UInt8] {
        let permission = mayBeEmpty ? ", may-be-empty: true" : ""
        let source =
            "      - { file: en/\(file), format: \(format), tags: gold\(permission) }\n"
        let more =
            "      - { file: en/t.conllu, format: conllu }\n    tagger: en/tagger.model\n"
        return Array(
            ("schema: 1\noutput: ../build-output\nlanguages:\n  en:\n    sentences:\n"
                + source + (isTagged ? more : "")).utf8)
    }

    /// A tagged corpus of ``cat``, and the shell line that makes a tagger of it.
    static let taggerFiles = [
        "raw-data/en/t.conllu": zip(
            ["man", "old", "eats", "pear"], ["cat", "young", "sees", "tree"]
        )
        .reduce(rows()) { $0.replacingOccurrences(of: "\t\($1.0)\t", with: "\t\($1.1)\t") }
    ].mapValues { Array($0.utf8) }
    static let train = """
        "$DICTC" train raw-data/en/t.conllu -o raw-data/en/tagger.model --json > train.json || exit 9

        """

    /// A trial of a corpus in `format`, whose content is `text`, then what `shell` adds to `$C`.
    static func corpus(
        _ name: String, _ format: String, _ text: String, shell: String = "", status: Int32 = 0,
        _ errors: String..., sentences: [String]? = nil, isTagged: Bool = false,
        memoryLimit: Int = 64, report: [String] = []
    ) -> CorpusTrial {
        let file = "raw-data/en/c." + (extensions[format] ?? "xml")
        var preparation = isTagged ? train : ""
        if !shell.isEmpty { preparation += "export C=\(file)\n" + shell }
        return CorpusTrial(
            project: ProjectTrial(
                name,
                files: [
                    corpusConfiguration: corpus(
                        format, String(file.dropFirst(12)), isTagged: isTagged,
                        mayBeEmpty: isTagged && status == 0),
                    file: Array(text.utf8),
                ].merging(isTagged ? taggerFiles : [:]) { $1 },
                preparation: preparation, status: status,
                errors: status == 0 ? errors : [file] + errors, memoryLimit: memoryLimit,
                secondsLimit: SlowTests.areEnabled ? 3_600 : 30),
            sentences: sentences ?? [isTagged ? cat : man], report: report)
    }

    private static let extensions = [
        "conllu": "conllu", "text": "txt", "columns": "tsv",
        "{ columns: { text: 3, id: 1 } }": "tsv",
    ]

    /// Sentences that a pack takes.
    static let man = "The old man eats a pear."
    static let cat = "The young cat sees a tree."

    /// The words of ``man`` with their tags.
    private static let words = [
        ("The", "DET"), ("old", "ADJ"), ("man", "NOUN"), ("eats", "VERB"), ("a", "DET"),
        ("pear", "NOUN"), (".", "PUNCT"),
    ]

    /// ``man`` in the XML of OPUS, on a line, with these attributes.
    static func opus(_ attributes: String = " id='1'") -> String {
        let all = words.map { "<w upos='\($0.1)'>\($0.0)</w>" }
        return "<s\(attributes)>" + all.dropLast().joined(separator: " ") + (all.last ?? "")
            + "</s>\n"
    }

    /// ``man`` in CoNLL-U, with the empty line behind it; each line ends with `ending`.
    static func rows(ending: String = "\n") -> String {
        words.enumerated().map { index, word in
            let space = index == 5 ? "SpaceAfter=No" : "_"
            return "\(index + 1)\t\(word.0)\t_\t\(word.1)\t_\t_\t0\t_\t_\t\(space)" + ending
        }.joined() + ending
    }
}
