import DictCompiler
import DictModel
import DictTestSupport
import Foundation
import Testing

@Suite("export, info and verify of sentences") struct SentenceCommandTests {
    /// `He is in this, "please" – é🎲.` and `An apple is sweet.`, with gaps and a rival.
    private static func sentences() -> [PlayableSentence] {
        func sentence(
            _ pieces: [(String, String, UniversalTag)], gaps: [Gap]
        ) -> PlayableSentence {
            var text = TokenisedText(text: [])
            for (space, form, tag) in pieces {
                text.text += Array(space.utf8)
                let range = ByteRange(offset: text.text.count, length: form.utf8.count)
                text.text += Array(form.utf8)
                text.tokens.append(Token(range, tag: tag))
            }
            return PlayableSentence(text: text, gaps: gaps)
        }
        return [
            sentence(
                [
                    ("", "He", .pronoun), (" ", "is", .auxiliary), (" ", "in", .adposition),
                    (" ", "this", .pronoun), ("", ",", .punctuation), (" ", "\"", .punctuation),
                    ("", "please", .interjection), ("", "\"", .punctuation),
                    ("\u{a0}", "é🎲", .symbol), ("", ".", .punctuation),
                ],
                gaps: [
                    Gap(token: 0), Gap(token: 1),
                    Gap(token: 2, rivals: [Array("an".utf8), Array("is".utf8)]),
                ]),
            sentence(
                [
                    ("", "An", .determiner), (" ", "apple", .noun), (" ", "is", .auxiliary),
                    (" ", "sweet", .adjective), ("", ".", .punctuation),
                ],
                gaps: [Gap(token: 0), Gap(token: 1), Gap(token: 2), Gap(token: 3)]),
        ]
    }

    private static func sandbox() throws -> Sandbox {
        let bytes = try SentencesArtefact.bytes(of: sentences(), language: .english, seed: 3)
        return try Sandbox(files: ["en.sentences": bytes])
    }

    @Test("text is a sentence a line") func text() throws {
        let run = try Self.sandbox().run("export en.sentences")
        #expect(run.status == 0)
        #expect(run.output == "He is in this, \"please\"\u{a0}é🎲.\nAn apple is sweet.\n")
    }

    @Test("JSON holds all that the file does") func json() throws {
        let run = try Self.sandbox().run("export en.sentences --json -o out && cat out")
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == 2)
        #expect(
            lines[1]
                == """
                {"schema":1,"language":"en","text":"An apple is sweet.","tokens":[\
                {"offset":0,"length":2,"tag":"DET"},{"offset":3,"length":5,"tag":"NOUN"},\
                {"offset":9,"length":2,"tag":"AUX"},{"offset":12,"length":5,"tag":"ADJ"},\
                {"offset":17,"length":1,"tag":"PUNCT"}],"gaps":[\
                {"token":0,"class":"determiner","answer":"an","rivals":[]},\
                {"token":1,"class":"noun","answer":"apple","rivals":[]},\
                {"token":2,"class":"verb","answer":"is","rivals":[]},\
                {"token":3,"class":"other","answer":"sweet","rivals":[]}]}
                """)
        #expect(
            lines[0].hasSuffix(
                #"{"token":2,"class":"preposition","answer":"in","rivals":["an","is"]}]}"#))
    }

    @Test("CSV has a row a sentence") func csv() throws {
        let run = try Self.sandbox().run("export en.sentences --csv")
        #expect(
            run.output == """
                text,tokens,gaps,rivals
                "He is in this, ""please""\u{a0}é🎲.",\
                0:2:PRON 3:2:AUX 6:2:ADP 9:4:PRON 13:1:PUNCT 15:1:PUNCT 16:6:INTJ 22:1:PUNCT \
                25:6:SYM 31:1:PUNCT,0 1 2,. . 0+4
                An apple is sweet.,0:2:DET 3:5:NOUN 9:2:AUX 12:5:ADJ 17:1:PUNCT,0 1 2 3,. . . .

                """)
    }

    @Test("info counts sentences, answers and gaps by class") func info() throws {
        let sandbox = try Self.sandbox()
        let run = try sandbox.run("info en.sentences --json")
        #expect(
            run.output.contains(
                #""sentences":2,"tokens":15,"answers":6,"levels":[1,1,2,1,1,0],"gaps":{"other":1,"#
                    + #""preposition":1,"determiner":1,"verb":2,"noun":1,"pronoun":1,"#
                    + #""conjunction":0},"seed":"3""#))
        #expect(
            try sandbox.run("info en.sentences").output.contains(
                "levels     1: 1, 2: 1, 3: 2, 4: 1, 5: 1, 6: 0\n"))
    }

    @Test("verify finds every changed byte") func verify() throws {
        let sandbox = try Self.sandbox()
        #expect(try sandbox.run("verify en.sentences").status == 0)
        let sound = try sandbox.bytes(of: "en.sentences")
        for index in stride(from: 0, to: sound.count, by: 61) {
            var damaged = sound
            damaged[index] ^= 0x10
            try sandbox.write(damaged, to: "damaged.sentences")
            #expect(try sandbox.run("verify damaged.sentences").status == 65, "byte \(index)")
        }
        #expect(try sandbox.run("export en.sentences --level 2").status == 64)
    }

    @Test("the reference reader reads what export tells") func reference() throws {
        let sandbox = try Self.sandbox()
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Reference/compare_sentences.py")
        let run = try sandbox.shell(
            "\"$DICTC\" export en.sentences --json | python3 '\(script.path)' en.sentences")
        #expect(run.status == 0, "\(run.errors)")
    }
}
