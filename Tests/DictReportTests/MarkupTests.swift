import Testing

@testable import DictReport

@Suite("Markup") struct MarkupTests {
    private func text(_ markup: Markup) -> String { String(decoding: markup.bytes, as: UTF8.self) }

    @Test(
        "text from outside is only text",
        arguments: [
            ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("a \"b\" & 'c'", "a &quot;b&quot; &amp; &#39;c&#39;"),
            ("--> ]]>", "--&gt; ]]&gt;"),
            ("a\u{202E}b\u{0}\n", "a\\u{202e}b\\u{0}\\u{a}"),
            ("&lt;", "&amp;lt;"),
            ("café", "café"),
        ])
    func escaped(source: String, expected: String) {
        #expect(text(.text(source)) == expected)
        #expect(text(.tag("b", [:], source)) == "<b>\(expected)</b>")
        #expect(text(.tag("b", ["title": source])) == "<b title=\"\(expected)\"></b>")
    }

    @Test("an element without contents has no end tag only if HTML wants that") func ends() {
        #expect(text(.tag("meta", ["charset": "utf-8"])) == "<meta charset=\"utf-8\">\n")
        #expect(text(.tag("td", [:], "")) == "<td></td>")
    }
}
