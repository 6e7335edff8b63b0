import DictCompiler
import DictFormat
import DictModel
import DictTestSupport
import Testing

@Suite("diff of all kinds") struct DiffCommandTests {
    private static func letters(_ text: String) -> [[UInt8]] {
        text.split(separator: " ").map { Array($0.utf8) }
    }

    /// Answers with blanks between them.
    private static func answers(_ text: String) throws -> [UInt8] {
        try AnswersArtefact.bytes(of: letters(text), language: .english, seed: 1)
    }

    private static func phrases(_ misses: KeyValuePairs<String, Int>) throws -> [UInt8] {
        let phrases = misses.map { GradedPhrase(text: Array($0.key.utf8), misses: $0.value) }
        return try PhrasesArtefact.bytes(of: phrases, language: .english, seed: 1)
    }

    /// Sets of one pack of level 1, with blanks between the words.
    private static func levels(_ packs: [String]) throws -> [UInt8] {
        let sets = packs.map { pack in
            LevelSet(packs: [LevelPack(level: 1, attempts: 0, words: letters(pack), figures: nil)])
        }
        return try LevelsArtefact.bytes(of: sets, language: .english, seed: 1, ladder: .custom)
    }

    /// Sentences of nouns, of which those in capitals are gaps.
    private static func sentences(_ texts: [String]) throws -> [UInt8] {
        let sentences = texts.map { text in
            var playable = PlayableSentence(text: TokenisedText(text: []), gaps: [])
            for (index, word) in text.split(separator: " ").enumerated() {
                if index > 0 { playable.text.text.append(0x20) }
                let range = ByteRange(offset: playable.text.text.count, length: word.utf8.count)
                playable.text.text += Array(word.lowercased().utf8)
                playable.text.tokens.append(Token(range, tag: .noun))
                if word == word.uppercased() { playable.gaps.append(Gap(token: index, rivals: [])) }
            }
            return playable
        }
        return try SentencesArtefact.bytes(of: sentences, language: .english, seed: 1)
    }

    static let trials: [(kind: String, output: String)] = [
        (
            "answers",
            "new.answers: 1 added, 1 removed, 1 moved\n-crane  place 1\n+yeets  place 3\n"
        ),
        (
            "phrases",
            "new.phrases: 0 added, 0 removed, 1 changed\n~Better late than never  -tier 0 +tier 3\n"
        ),
        (
            "levels",
            """
            new.levels: 1 added, 0 removed, 1 changed
            +set 3, level 1  dot map
            ~set 2, level 1  -pea +pod

            """
        ),
        (
            "sentences",
            """
            new.sentences: 1 added, 1 removed, 1 changed
            -dogs bark  place 2  bark/noun
            +birds fly  place 1  birds/noun fly/noun
            ~cats sleep  +sleep/noun

            """
        ),
    ]

    private static func sandbox() throws -> Sandbox {
        try Sandbox(files: [
            "old.answers": answers("crane slate frisk zebra"),
            "new.answers": answers("slate zebra yeets frisk"),
            "old.phrases": phrases(["Better late than never": 0, "Take a bow": 2]),
            "new.phrases": phrases(["Better late than never": 9, "Take a bow": 2]),
            "old.levels": levels(["tea eat", "pea pet"]),
            "new.levels": levels(["tea eat", "pet pod", "dot map"]),
            "old.sentences": sentences(["CATS sleep", "dogs BARK"]),
            "new.sentences": sentences(["BIRDS FLY", "CATS SLEEP"]),
        ])
    }

    @Test("each says what came, went, changed and moved", arguments: trials)
    func kinds(kind: String, output: String) throws {
        let sandbox = try Self.sandbox()
        let run = try sandbox.run("diff old.\(kind) new.\(kind)")
        #expect(run.status == 1 && run.errors.isEmpty && run.output == output, "\(run.output)")
        let same = try sandbox.run("diff new.\(kind) new.\(kind)")
        #expect(same.status == 0 && same.output.isEmpty)
        let rows = try sandbox.run("diff old.\(kind) new.\(kind) --csv").output
        #expect(rows.split(separator: "\n").count == output.split(separator: "\n").count)
    }

    @Test("folders are compared file by file, and a missing one is empty") func folders() throws {
        let sandbox = try Self.sandbox()
        let run = try sandbox.shell(
            "mkdir a b; cp old.answers a/en.answers; cp new.answers b/en.answers;"
                + " cp old.phrases b/nl.phrases; \"$DICTC\" diff a b --markdown")
        #expect(run.status == 1)
        #expect(
            run.output == """
                **en.answers**: 1 added, 1 removed, 1 moved

                ```diff
                -crane  place 1
                +yeets  place 3
                ```

                **nl.phrases**: 2 added, 0 removed

                ```diff
                +Better late than never  place 1  tier 0
                +Take a bow  place 2  tier 1
                ```


                """, "\(run.output)\(run.errors)")
        let none = try sandbox.run("diff a a --markdown")
        #expect(none.status == 0 && none.output == "No difference.\n")
    }

    @Test(
        "what cannot be compared is refused",
        arguments: [
            ("diff old.answers old.phrases", 65, "wrong kind"),
            ("diff old.answers a-folder", 64, "is a folder"),
            ("diff old.answers nothing", 66, "nothing"),
            ("diff old.answers new.answers --markdown --json", 64, "exclude each other"),
            ("diff damaged old.answers", 65, "damaged"),
        ])
    func refused(call: String, status: Int32, message: String) throws {
        let run = try Self.sandbox().shell(
            "mkdir a-folder; head -c 100 old.answers > damaged; \"$DICTC\" \(call)")
        #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
    }

    @Test("a build says what came and went") func delta() throws {
        let sandbox = try Sandbox.builtProject()
        try sandbox.write("+yeet\n-hah\n", to: "raw-data/en/overlay.txt")
        let run = try sandbox.run("build")
        #expect(run.status == 0)
        #expect(
            run.output.hasSuffix(
                "since the last build:\n  en.lexicon  +1 word, -1: +yeet -dictionary\n"),
            "\(run.output)")
        #expect(!(try sandbox.run("build").output.contains("since")))
    }

    @Test("git shows artefacts as text with the recipe of the documentation") func git() throws {
        let run = try Self.sandbox().shell(
            """
            git init -q . && echo '*.answers diff=dictc' > .gitattributes \
            && git config diff.dictc.textconv '"$DICTC" export' && cp old.answers en.answers \
            && git add en.answers && cp new.answers en.answers && git diff en.answers | tail -n +5
            """)
        #expect(run.status == 0 && run.output.contains("\n-crane\n"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("\n+yeets\n"))
    }
}
