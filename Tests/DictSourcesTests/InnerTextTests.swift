import DictModel
import DictSources
import Testing

/// What elements inside a word do to it.
@Suite("Elements inside words") struct InnerTextTests {
    private static func read(
        _ xml: String, _ format: XMLWordFormat = XMLWordFormat(element: "w")
    ) throws -> Outcome {
        try Outcome.of(Array(xml.utf8), name: "w.xml", format: .xml(format))
    }

    @Test(
        "an element without text is a blank, the text of others a part of the word",
        arguments: [
            ("after<b/>all", "after all", "b (1)"), ("ice<br/>\n<br/>cream", "ice cream", nil),
            ("colo<opt>u</opt>r", "colour", "opt (1)"), ("<x>plum</x>", "plum", nil),
            ("pea<s n='n'/>", "pea", nil), ("<s/>pea<s><t/></s>", "pea", nil),
            ("pea<pron>pi</pron>", "peapi", "pron (1)"), ("<hw>pea</hw>fowl", "peafowl", "hw (1)"),
            ("fire<c> </c>fly", "fire fly", nil), ("a<x>b<y/>c</x>d", "ab cd", "x (1) and y (1)"),
            ("ca<![CDATA[f]]>é<!-- x -->s", "cafés", nil),
        ] as [(String, String, String?)])
    func undeclared(xml: String, word: String, names: String?) throws {
        let outcome = try Self.read("<r><w>\(xml)</w></r>")
        #expect(outcome.texts == [word])
        // xml.inner-elements
        let notes = outcome.notes.filter { $0.code == .xmlInnerElements }
        #expect(notes.count == (names == nil ? 0 : 1))
        if let names { #expect(notes.first?.problem.contains(names) == true, "\(notes)") }
    }

    @Test("declared elements do what they are declared to do, in silence") func declared() throws {
        let format = XMLWordFormat(
            element: "w", breaks: ["or"], joined: ["shy", "opt"], omitted: ["pron", "alt/sic"])
        let outcome = try Self.read(
            "<r><w>ze<shy/>bra</w><w>grey<or/>gray</w><w>colo<opt>u</opt>r</w>"
                + "<w>pea<pron>pi<shy/></pron></w><w>plu<alt><sic>b</sic>m</alt></w></r>", format)
        #expect(outcome.texts == ["zebra", "grey gray", "colour", "pea", "plum"])
        #expect(outcome.notes.map(\.problem).filter { !$0.contains("alt (1)") }.isEmpty)
    }

    @Test("a count is an attribute, and bad ones are refused") func counts() throws {
        let format = XMLWordFormat(element: "w", count: "f")
        let outcome = try Self.read("<r><w f='25'>this</w><w>that</w></r>", format)
        #expect(outcome.records.map(\.count) == [25, nil])
        Fault(.listBadCount, line: 1).check(try Self.read("<r><w f='x'>a</w></r>", format).error)
    }
}

@Suite("Words in JSON") struct JSONWordTests {
    private static func read(
        _ json: String, _ format: JSONWordFormat = JSONWordFormat()
    ) throws -> Outcome {
        try Outcome.of(Array(json.utf8), name: "w.json", format: .json(format))
    }

    @Test(
        "texts in arrays, members by name, and names with numbers",
        arguments: [
            (#"["pea", "caf\u00e9", "\ud83d\ude00"]"#, nil, nil, ["pea", "café", "😀"]),
            (#"{"a": {"b": ["pea"]}, "c": "no"}"#, nil, nil, ["pea"]),
            (#"{"pea": 3, "fig": 1.5, "x": null}"#, nil, nil, ["pea 3"]),
            (#"{"title": "no", "version": 2, "words": ["pea"]}"#, nil, nil, ["pea"]),
            (
                #"[{"theme": ["pea", "fig"]}, {"other": ["plum"]}]"#, nil, nil,
                ["pea", "fig", "plum"]
            ),
            (#"[{"w": "pea", "n": 3}, {"n": 4, "w": "fig"}]"#, "w", "n", ["pea 3", "fig 4"]),
            ("{\"w\": \"pea\"}\n{\"w\": [\"fig\", \"plum\"]}\n", "w", nil, ["pea", "fig", "plum"]),
            (#"{"v": ["no"], "w": [["pea"]]}"#, "w", nil, ["pea"]),
        ] as [(String, String?, String?, [String])])
    func words(json: String, word: String?, count: String?, expected: [String]) throws {
        let outcome = try Self.read(json, JSONWordFormat(word: word, count: count))
        #expect(
            outcome.records.map { $0.text + ($0.count.map { " \($0)" } ?? "") } == expected,
            "\(outcome.message)")
    }

    @Test(
        "what is not well-formed is refused with its line",
        arguments: [
            "[\"a\",]", "[\"a\" \"b\"]", "{\"a\"}", "{\"a\":}", "[\"a\"", "[\"a\n\"]", "[\"\\x\"]",
            "[\"\\ud800\"]", "{1: \"a\"}", "[nul]", "]", "[\"a\"}", "{\"a\": 1,, \"b\": 2}",
            "[,\"a\"]", "{\"a\" \"b\"}",
        ])
    func malformed(json: String) throws {
        // json.malformed
        Fault(.jsonMalformed).check(try Self.read(json).error, json)
    }

    @Test("a map of any size, and one that a text ends") func maps() throws {
        let members = (0..<40).map { "\"w\($0)\": \($0 + 1)" }.joined(separator: ", ")
        #expect(try Self.read("{\(members)}").records.map(\.count) == (1...40).map { $0 })
        #expect(try Self.read("{\"w\": 4, \"t\": \"x\"}").records.isEmpty)
    }

    @Test("nothing found, wrong bytes and too deep nesting are errors") func errors() throws {
        Fault(.sourceNoWords).check(try Self.read("{\"a\": \"b\"}").error)
        Fault(.sourceNoWords).check(try Self.read("").error)
        #expect(try Self.read("\"pea\"").error?.found == "1 texts that are no words")
        #expect(
            try Self.read("[\" \", \"\u{AD}\"]").error?.found == "2 texts that are no words")
        for records in [
            #"[{"word": "you", "count": 3}, {"word": "me", "count": 2}]"#,
            "{\"word\": \"you\", \"n\": 3}\n{\"n\": 2, \"word\": \"me\"}\n",
            #"[{"word": "pea", "tags": ["no"], "severity": 1}]"#,
        ] {
            let error = try Self.read(records).error
            Fault(.sourceNoWords).check(error, records)
            #expect(error?.hint?.contains("{ word: word }") == true, "\(error as Any)")
        }
        Fault(.textNotUTF8).check(
            try Outcome.of(Array("[\"".utf8) + [0xE9] + Array("\"]".utf8), format: .json(.init()))
                .error)
        Fault(.xmlTooDeep).check(
            try Self.read(String(repeating: "[", count: 100_000)).error)
    }
}
