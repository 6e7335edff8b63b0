import Testing

@testable import DictConfiguration

@Suite("The parser of YAML")
struct YAMLParserTests {
    /// A text, and its values written as JSON; plain scalars are without quotation marks.
    static let documents: [(text: String, values: String)] = [
        ("", "nothing"),
        ("# a comment\n", "nothing"),
        ("a: 1\nb: no\n", "{a: 1, b: no}"),
        ("a: '1'\nb: \"x\\u00e9\"\n", "{a: \"1\", b: \"x\u{E9}\"}"),
        ("- a\n- [b, {c: d}]\n- - e\n", "[a, [b, {c: d}], [e]]"),
        ("a:\nb: ~\n", "{a: , b: ~}"),
        ("a: |\n  one\n  two\nb: >-\n  one\n  two\n", "{a: \"one\ntwo\n\", b: \"one two\"}"),
        ("{}", "{}"),
        ("a: []\r\nb: 2\r\n", "{a: [], b: 2}"),
        ("? [a]\n: 1\n", "{[a]: 1}"),
        ("---\na: 1\n...\n", "{a: 1}"),
    ]

    @Test("keeps scalars as they are written", arguments: documents)
    func values(text: String, values: String) throws {
        let root = try YAMLParser.root(of: Array(text.utf8))
        #expect(root.map(Self.written) ?? "nothing" == values)
    }

    private static func written(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let scalar): scalar.isPlain ? scalar.string : "\"\(scalar.string)\""
        case .sequence(let items): "[" + items.map(written).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\(written($0.key)): \(written($0.value))" }.joined(separator: ", ")
                + "}"
        }
    }

    @Test("knows the line and column of every value, in scalars")
    func places() throws {
        let text = "e\u{301}: [x,\n  \u{1F600}y, z]\nb:\n  c: 1\n"
        let root = try #require(try YAMLParser.root(of: Array(text.utf8)))
        let entries = try #require(root.mapping)
        let items = try #require(entries[0].value.sequence)
        let inner = try #require(entries[1].value.mapping)
        let places = ([entries[0].key] + items + [entries[1].key, inner[0].key, inner[0].value])
            .map { "\($0.line):\($0.column)" }
        #expect(places == ["1:1", "1:6", "2:3", "2:7", "3:1", "4:3", "4:6"])
    }

    /// A text with an error, and the kind and place of it.
    static let problems: [(text: String, problem: String)] = [
        ("a: &x 1\n", "anchor 1:4"),
        ("a: 1\nb: *x\n", "alias 2:4"),
        ("a: !!str 5\n", "tag 1:4"),
        ("a: ! 5\n", "tag 1:4"),
        ("a: 1\n!x b: 2\n", "tag 2:1"),
        ("a: !!set [b]\n", "tag 1:4"),
        ("--- !!map\na: 1\n", "tag 1:5"),
        ("a: 1\n---\nb: 1\n", "document 2:1"),
        ("a: {b: 1, b: 2}\n", "duplicate b 1:5"),
        ("a: 1\nb: 2\na: 3\n", "duplicate a 1:1"),
        ("a: \"x\n", "syntax 2:1"),
        ("a: b: c\n", "syntax 1:5"),
        ("\u{E9}: 1\nb: \u{E9}\u{1}\n", "character 1 2:5"),
        (String(repeating: "[", count: YAMLParser.depthLimit + 1), "nesting 1:1"),
    ]

    @Test("reports the first problem and its place", arguments: problems)
    func problem(text: String, problem: String) throws {
        let found = #expect(throws: YAMLProblem.self) {
            try YAMLParser.root(of: Array(text.utf8))
        }
        #expect(try Self.shown(#require(found)) == problem)
    }

    private static func shown(_ problem: YAMLProblem) -> String {
        let kind =
            switch problem.kind {
            case .syntax: "syntax"
            case .character(_, let number): "character \(number)"
            case .duplicateKey(let name): "duplicate \(name)"
            case .anchor: "anchor"
            case .alias: "alias"
            case .tag: "tag"
            case .secondDocument: "document"
            case .nesting: "nesting"
            }
        return "\(kind) \(problem.line):\(problem.column)"
    }

    @Test("reads collections in each other up to the limit")
    func depth() throws {
        let depth = YAMLParser.depthLimit
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        var node = try YAMLParser.root(of: Array(text.utf8))
        for _ in 1..<depth { node = node?.sequence?.first }
        #expect(node?.sequence?.isEmpty == true)
    }
}
