import DictTestSupport
import Foundation
import Testing

/// The same sentences in every corpus format, kept and dropped alike.
@Suite("The same sentences in every corpus format") struct CorpusMatrixTests {
    private static let good = [
        "The farmer sold his cows in the morning.",
        "The hunters’ dogs ran through the dark forest.",
        "The doctor’s answer was short and clear.",
        "My aunt had had a long day at work.",
        "The teacher asked whether the museum opens on Sundays.",
        "The nurse reads a book (and a letter) in the garden.",
    ]

    private static let faulty = [
        "At, Norway has one of the deepest lakes.",
        "I never saw such a big house before.’",
        "We bought a a lamp for the bedroom.",
        "The clerk read the of the report to us.",
        "The price is high&nbsp;and the shop is closed.",
        "The river is frozen[2] and nobody swims there.",
        "The farmer fed his cows1 in the barn.",
        "The winner of the race was Peter I.",
        "Mijn hand is warm en nat van de regen.",
        "The chiId swam in the river with the dog.",
        "The mayor of the, a village, opened the zoo.",
        "The queen,, opened the swimming pool.",
    ]

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;")
    }

    /// The words and marks of `text`, each with whether a blank follows it.
    private static func tokens(_ text: String) -> [(form: String, isJoined: Bool)] {
        text.split(separator: " ").flatMap { word -> [(String, Bool)] in
            var parts: [String] = []
            var isOpen = false
            for character in word {
                let isMark = ",.()[]".contains(character) || character == "’" && word.last == "’"
                if isMark || !isOpen {
                    parts.append(String(character))
                } else {
                    parts[parts.count - 1].append(character)
                }
                isOpen = !isMark
            }
            return parts.enumerated().map { ($1, $0 < parts.count - 1) }
        }.map { (form: $0, isJoined: $1) }
    }

    /// Each format with the name of its file, and how it writes sentences.
    private static let formats:
        [(name: String, file: String, write: @Sendable ([String]) -> String)] =
            [
                ("text", "a.txt", { $0.joined(separator: "\n\n") }),
                ("lines", "a.txt", { $0.joined(separator: "\n") }),
                (
                    "columns", "a.tsv",
                    { $0.enumerated().map { "\($0)\teng\t\($1)\n" }.joined() }
                ),
                (
                    "conllu", "a.conllu",
                    { sentences in
                        sentences.map { sentence in
                            tokens(sentence).enumerated().map { number, token in
                                "\(number + 1)\t\(token.form)\t_\t_\t_\t_\t0\t_\t_\t"
                                    + (token.isJoined ? "SpaceAfter=No" : "_") + "\n"
                            }.joined() + "\n"
                        }.joined()
                    }
                ),
                (
                    "opus", "a.xml",
                    { "<text>" + $0.map { "<s>\(escaped($0))</s>\n" }.joined() + "</text>" }
                ),
                (
                    "tei", "a.xml",
                    { "<TEI>" + $0.map { "<p>\(escaped($0))</p>\n" }.joined() + "</TEI>" }
                ),
                (
                    "folia", "a.xml",
                    {
                        "<FoLiA><text>" + $0.map { "<p><t>\(escaped($0))</t></p>\n" }.joined()
                            + "</text></FoLiA>"
                    }
                ),
                (
                    "dcoi", "a.xml",
                    { sentences in
                        "<D-Coi><text>"
                            + sentences.map { sentence in
                                "<s>"
                                    + tokens(sentence).map { "<w>\(escaped($0.form))</w>" }.joined()
                                    + "</s>\n"
                            }.joined() + "</text></D-Coi>"
                    }
                ),
                (
                    "alpino", "a.xml",
                    { sentences in
                        "<treebank>"
                            + sentences.map { sentence in
                                let words = tokens(sentence).map { escaped($0.form) }
                                return "<alpino_ds version=\"1.3\"><node>"
                                    + words.enumerated().map {
                                        "<node begin=\"\($0)\" word=\"\($1)\"/>"
                                    }.joined()
                                    + "</node><sentence>\(words.joined(separator: " "))</sentence>"
                                    + "</alpino_ds>\n"
                            }.joined() + "</treebank>"
                    }
                ),
                (
                    "subtitles", "a.srt",
                    {
                        $0.enumerated().map {
                            "\($0)\n00:00:01,000 --> 00:00:02,000\n\($1)\n\n"
                        }.joined()
                    }
                ),
            ]

    @Test("twelve faulty and six good sentences", arguments: formats.indices)
    func matrix(number: Int) throws {
        let format = Self.formats[number]
        let sandbox = try Sandbox(files: [:])
        try sandbox.write(
            """
            schema: 1
            output: ../out
            languages:
              en:
                tagger: dictc:en
                sentences: [{ file: \(format.file), format: \(format.name), tags: none }]
            """, to: "data/dictc.yml")
        let mixed = zip(Self.faulty, Self.good + Self.good).enumerated().flatMap {
            $0 < Self.good.count ? [$1.0, $1.1] : [$1.0]
        }
        try sandbox.write(format.write(mixed), to: "data/" + format.file)
        let run = try sandbox.run("build --config data/dictc.yml")
        #expect(run.status == 0, "\(run.errors)")
        let kept = try sandbox.run("export out/en.sentences")
        #expect(
            kept.output.split(separator: "\n").map(String.init).sorted() == Self.good.sorted(),
            "\(format.name)")
    }
}
