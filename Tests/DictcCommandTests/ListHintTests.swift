import DictTestSupport
import Testing

/// Each message about a list is followed as a person would, and what comes out is right.
@Suite("Hints about lists are followed") struct ListHintTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        /// The list as it is, and the keys beside `file`.
        let list: [UInt8]
        var keys = ""
        /// A part of the message.
        let says: String
        /// The keys of the hint, or the list as the hint says that it should be.
        var followedKeys: String?
        var followedList: String?
        let words: [String]

        init(
            _ name: String, _ list: String, keys: String = "", says: String,
            then followedKeys: String? = nil, list followedList: String? = nil, _ words: String...
        ) {
            self.init(
                name, bytes: Array(list.utf8), keys: keys, says: says, then: followedKeys,
                list: followedList, words)
        }

        init(
            _ name: String, bytes: [UInt8], keys: String = "", says: String,
            then followedKeys: String? = nil, list followedList: String? = nil, _ words: [String]
        ) {
            self.name = name
            self.list = bytes
            self.keys = keys
            self.says = says
            self.followedKeys = followedKeys
            self.followedList = followedList
            self.words = words
        }

        var testDescription: String { name }
    }

    static let rows: [Row] = [
        Row(
            "words and definitions", "pea\tround\npear\tyellow\n", says: "`columns: { word: 1 }`",
            then: ", columns: { word: 1 }", "pea", "pear"),
        Row(
            "numbers first", "11\tpea\n12\tpear\n", says: "`columns: { word: 2 }`",
            then: ", columns: { word: 2 }", "pea", "pear"),
        Row(
            "a head line", "woord\taantal\npea\t3\n",
            says: "`columns: { word: 1, count: 2, header: true }`",
            then: ", columns: { word: 1, count: 2, header: true }", "pea"),
        Row(
            "a head line of numbered columns", "id;n\n1;pea\n2;fig\n",
            keys: ", separator: semicolon, columns: { word: 2 }", says: "`header: true`",
            then: ", separator: semicolon, columns: { word: 2, header: true }", "fig", "pea"),
        Row(
            "CSV with numbers", "1,pea\n2,fig\n", says: "`columns: { word: 2 }`",
            then: ", separator: comma, columns: { word: 2 }", "fig", "pea"),
        Row(
            "CSV of two words", "pea;soup\nfig;roll\n", says: "declare `separator: semicolon`",
            then: ", separator: semicolon, columns: { word: 1 }", "fig", "pea"),
        Row(
            "syllables", "a;bout\noth;er\n", says: "take the semicolons out",
            list: "about\nother\n",
            "about", "other"),
        Row(
            "words in quotes", "\"pea\"\n\"fig\"\n", says: "declare `separator: comma`",
            then: ", separator: comma", "fig", "pea"),
        Row(
            "quotes and commas", "\"pea\",\n\"fig\",\n", says: "declare `separator: comma`",
            then: ", separator: comma", "fig", "pea"),
        Row(
            "a program", "x = [\n'pea',\n'fig',\n]\n", says: "take out the quotes and commas",
            list: "pea\nfig\n", "fig", "pea"),
        Row(
            "JSON", "[\"pea\", \"fig\"]\n", says: "`format: { json: all }`",
            then: ", format: { json: all }", "fig", "pea"),
        Row(
            "JSON with names", "[{\"w\": \"pea\"}]\n", says: "`format: { json: { word: NAME } }`",
            then: ", format: { json: { word: w } }", "pea"),
        Row(
            "capitals first", "Pea\nFig\n", says: "declare `case: lower`", then: ", case: lower",
            "fig", "pea"),
        Row(
            "few capitals", "PEA\nFIG\n", says: "declare `case: upper`", then: ", case: upper",
            "fig",
            "pea"),
        Row(
            "counts behind blanks", "pea 3\nfig 4\n", says: "declare `separator: space`",
            then: ", separator: space", "fig", "pea"),
        Row(
            "pronunciations", "pea P IY1\nfig F IH1 G\n",
            says: "`separator: space, columns: { word: 1 }`",
            then: ", separator: space, columns: { word: 1 }", "fig", "pea"),
        Row(
            "bullets", "- pea\n- fig\n", says: "take the marks at the start", list: "pea\nfig\n",
            "fig", "pea"),
        Row(
            "bars", "pea|12\nfig|13\n", says: "tabs or commas between its columns",
            list: "pea\t12\nfig\t13\n", "fig", "pea"),
        Row(
            "signs behind words", "pea%\nfig%\n", says: "take the sign \"%\" off",
            list: "pea\nfig\n", "fig", "pea"),
        Row(
            "comments behind words", "pea # note\nfig # note\n",
            says: "put comments on separate lines", list: "# note\npea\nfig\n", "fig", "pea"),
        Row(
            "one line", "pea,fig,plum\n", says: "write one word per line", list: "pea\nfig\nplum\n",
            "fig", "pea", "plum"),
        Row(
            "a separator of a spreadsheet", "sep=;\nx;pea\ny;fig\n",
            says: "declare `separator: semicolon`",
            then: ", separator: semicolon, columns: { word: 2 }", "fig", "pea"),
        Row(
            "Latin-1", bytes: Array("pea\ncaf".utf8) + [0xE9, 0x0A],
            says: "declare `encoding: iso-8859-1`", then: ", encoding: iso-8859-1",
            ["cafe", "pea"]),
        Row(
            "windows-1252", bytes: Array("pea\nc".utf8) + [0x9C] + Array("ur\n".utf8),
            says: "declare `encoding: windows-1252`", then: ", encoding: windows-1252",
            ["coeur", "pea"]),
        Row(
            "Polish", bytes: [0x62, 0x79, 0xE6, 0x0A, 0x73, 0xB1, 0x64, 0x0A],
            says: "declare `encoding: iso-8859-2`", then: ", encoding: iso-8859-2",
            ["byc", "sad"]),
        Row(
            "one bad line", bytes: Array("café\nrösti\nfianc".utf8) + [0xE9],
            says: "mend this line", list: "café\nrösti\nfiancé", ["cafe", "fiance", "rosti"]),
        Row(
            "a comma in a field", "pea,1,x\nice, cream,2,y\n",
            keys: ", separator: comma, columns: { word: 1 }", says: "in quotes",
            list: "pea,1,x\n\"ice, cream\",2,y\n", "pea"),
        Row(
            "elements inside", "<r><w>ze<shy/>bra</w><w>pea<p>pi</p></w></r>",
            keys: ", format: { xml: { element: w } }", says: "`breaks`, `joined` or `omitted`",
            then: ", format: { xml: { element: w, joined: shy, omitted: p } }", "pea", "zebra"),
        Row(
            "scores", "pea\t100\nfig\t0\n", keys: "BEST", says: "declare `best: high`",
            then: "BEST, best: high", "fig", "pea"),
    ]

    @Test("the hint leads to the right words", arguments: rows)
    func followed(row: Row) throws {
        let sandbox = try Sandbox(files: [:])
        func build(_ keys: String) throws -> ShellRun {
            let familiarity = keys.hasPrefix("BEST") ? "column" : "10"
            let rest = keys.replacing("BEST", with: "")
            try sandbox.write(
                "schema: 1\noutput: ../build-output\nlanguages:\n  en:\n"
                    + "    words: [{ file: w.txt, familiarity: \(familiarity)\(rest) }]\n",
                to: "raw-data/dictc.yml")
            return try sandbox.run("build")
        }
        try sandbox.write(row.list, to: "raw-data/w.txt")
        let first = try build(row.keys)
        #expect(first.errors.contains(row.says), "\(first.errors)\(first.output)")
        if let list = row.followedList { try sandbox.write(list, to: "raw-data/w.txt") }
        let second = try build(row.followedKeys ?? row.keys)
        #expect(second.status == 0, "\(second.errors)")
        #expect(try sandbox.words() == row.words, "\(second.errors)")
    }

    @Test("`dictc lexicon` has no keys, and says where they are") func lexicon() throws {
        let sandbox = try Sandbox(files: [:])
        for list in ["pea;1\nfig;2\n", "Pea\nFig\n"] {
            try sandbox.write(list, to: "list.txt")
            let run = try sandbox.run("lexicon list.txt -o a.lexicon")
            #expect(run.status == 65)
            #expect(run.errors.contains("make a project with `dictc init`"), "\(run.errors)")
        }
        try sandbox.write("pea\nFig\n", to: "list.txt")
        let run = try sandbox.run("lexicon list.txt -o a.lexicon")
        #expect(run.output.contains("1 line dropped (1 name)"), "\(run.output)")
        let json = try sandbox.run("lexicon list.txt -o a.lexicon --json")
        #expect(json.output.contains(#""dropped":1,"reasons":{"name":1}"#), "\(json.output)")
    }
}
