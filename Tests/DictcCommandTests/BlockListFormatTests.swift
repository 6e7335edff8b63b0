import DictTestSupport
import Testing

/// The same block list in every format, and what a person does after each message about one.
@Suite("Block lists in every format") struct BlockListFormatTests {
    /// Returns what a build makes of the words pea, fig, plum, pear, bean and kale without those that
    /// `list` puts into `layers`.
    private func build(
        _ list: String, keys: String, layers: String = "slur, vulgar, sensitive, odd"
    ) throws -> (run: ShellRun, words: [String]) {
        let sandbox = try Sandbox(files: [:])
        try sandbox.write(
            """
            schema: 1
            output: ../build-output
            languages:
              en:
                words: [{ file: w.txt, familiarity: 10 }]
                block: { file: block.txt\(keys) }
                lexicon: { exclude: [\(layers)] }

            """, to: "raw-data/dictc.yml")
        try sandbox.write("pea\nfig\nplum\npear\nbean\nkale\n", to: "raw-data/w.txt")
        try sandbox.write(list, to: "raw-data/block.txt")
        let run = try sandbox.run("build")
        return (run, run.status == 0 ? try sandbox.words() : [])
    }

    private static let meanings = ", layers: { \"rude / coarse\": vulgar, mild: none }"

    @Test(
        "one list in every format",
        arguments: [
            ("# note\npea\tslur\nfig\tvulgar\n", ""),
            ("pea slur\nfig vulgar\n", ", separator: space"),
            ("pea,slur\n\"fig\",vulgar\n", ", separator: comma"),
            (
                "text,n,category\npea,1,slur\nfig,2.8,\"rude / coarse\"\nplum,3,mild\n",
                ", separator: comma, columns: { word: text, layer: category }" + meanings
            ),
            (
                "slur;pea\nrude / coarse;fig\n",
                ", separator: semicolon, columns: { word: 2, layer: 1 }" + meanings
            ),
            (
                """
                [{ "tags": ["slur"], "match": "pea" }, { "match": ["fig"], "tags": "rude / coarse" },
                { "match": "plum", "tags": ["mild"] }]
                """, ", format: { json: { word: match, layer: tags } }" + meanings
            ),
            (
                "{ \"w\": \"pea\", \"in\": \"slur\" }\n{ \"w\": \"fig\" }\n",
                ", format: { json: { word: w, layer: in } }, layer: vulgar"
            ),
            ("pea\tslur\nfig\n", ", layer: vulgar"),
            ("pea\tslur\nfig\tcoarse\n", ", layer: vulgar"),
        ])
    func formats(list: String, keys: String) throws {
        for (layers, words) in [
            ("slur", ["bean", "fig", "kale", "pear", "plum"]),
            ("vulgar", ["bean", "kale", "pea", "pear", "plum"]),
            ("slur, vulgar", ["bean", "kale", "pear", "plum"]),
        ] {
            let result = try build(list, keys: keys, layers: layers)
            #expect(result.run.status == 0, "\(result.run.errors)")
            #expect(result.words == words, "\(result.run.errors)")
        }
    }

    @Test("a word may have several categories") func several() throws {
        let list = "[{ \"w\": \"pea\", \"tags\": [\"a\", \"b\"] }]"
        for layer in ["slur", "odd"] {
            let result = try build(
                list,
                keys: ", format: { json: { word: w, layer: tags } }, layers: { a: slur, b: odd }",
                layers: layer)
            #expect(
                result.words == ["bean", "fig", "kale", "pear", "plum"], "\(result.run.errors)")
        }
    }

    struct Row: Sendable {
        var list: String
        var keys = ""
        var says: String
        var hint: String
        var followed: String
        var words = ["bean", "kale", "pear", "plum"]
    }

    @Test(
        "one message, whose hint leads to the right words",
        arguments: [
            // block.columns
            Row(
                list: "pea\nfig\n",
                says: "block.txt:1: error[block.columns]: no word has a layer (2 words",
                hint: "add `layer: vulgar` beside `file`", followed: ", layer: vulgar"),
            Row(
                list: "pea\tslur\nfig\n",
                says: "block.txt:2: error[block.columns]: a word without a layer",
                hint: "add `layer: vulgar` beside `file`", followed: ", layer: vulgar"),
            Row(
                list: "w,c\npea,slur\nfig,odd\n",
                keys: ", separator: comma, columns: { word: w }", says: "no word has a layer",
                hint: "`columns: { word: 1, layer: 2 }`",
                followed: ", separator: comma, columns: { word: w, layer: 2 }"),
            // block.unknown-layer
            Row(
                list: "pea\trude\nfig\tmild\n", says: "no category is a layer (\"rude\"",
                hint: "`layers: { \"rude\": vulgar }`",
                followed: ", layers: { \"rude\": vulgar }, layer: odd"),
            Row(
                list: "pea\tslur\nfig\trude\nplum\trude\n", says: "unknown layer (\"rude\"",
                hint: "`layers: { \"rude\": vulgar }`", followed: ", layers: { \"rude\": vulgar }",
                words: ["bean", "kale", "pear"]),
            Row(
                list: "pea,1,slur\nfig,1,odd\n", says: "CSV with a comma",
                hint: "declare `separator: comma`",
                followed: ", separator: comma, columns: { word: 1, layer: 3 }"),
            Row(
                list: "pea\t1\tslur\nfig\t1\todd\n", says: "too many columns",
                hint: "`columns: { word: 1, layer: 3 }`",
                followed: ", columns: { word: 1, layer: 3 }"),
            Row(
                list: "[{\"w\": \"pea\"}, {\"w\": \"fig\"}]\n",
                keys: ", format: { json: all }, layer: odd", says: "0 words",
                hint: "`format: { json: { word: w } }`",
                followed: ", format: { json: { word: w } }, layer: odd"),
        ])
    func hints(row: Row) throws {
        let first = try build(row.list, keys: row.keys)
        #expect(first.run.status == 65, "\(first.run.output)")
        #expect(first.run.errors.contains(row.says), "\(first.run.errors)")
        #expect(first.run.errors.contains(row.hint), "\(first.run.errors)")
        #expect(first.run.errors.split(separator: "expected").count == 2, "\(first.run.errors)")
        let second = try build(row.list, keys: row.followed)
        #expect(second.words == row.words, "\(second.run.errors)")
    }
}
