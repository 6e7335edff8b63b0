import DictModel

/// A piece of an HTML page or an SVG picture, which is escaped when it is written.
///
/// Names of elements and attributes are part of the program; only texts and the values of
/// attributes may come from outside. Such text cannot become an element, because the one case that
/// is not escaped, ``style(_:)``, takes nothing else than a text of the program.
indirect enum Markup: Sendable {
    /// A text, such as a word, which may come from outside.
    case text(String)
    /// An element with its attributes and contents.
    case element(StaticString, [(name: StaticString, value: String)], [Markup])
    /// Several pieces, one after the other.
    case group([Markup])
    /// An element with style rules, which are not escaped.
    case style(StaticString)

    /// Creates an element; its attributes are written in the order in which you pass them.
    static func tag(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
        _ contents: [Markup] = []
    ) -> Markup {
        .element(name, attributes.map { ($0.key, $0.value) }, contents)
    }

    /// Creates an element that contains only `text`.
    static func tag(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
        _ text: String
    ) -> Markup {
        tag(name, attributes, [.text(text)])
    }

    /// The markup as UTF-8.
    var bytes: [UInt8] {
        var output: [UInt8] = []
        write(to: &output)
        return output
    }

    private func write(to output: inout [UInt8]) {
        switch self {
        case .text(let text): Self.writeEscaped(text, to: &output)
        case .group(let pieces): for piece in pieces { piece.write(to: &output) }
        case .style(let rules): output += Array("<style>\(rules)</style>\n".utf8)
        case .element(let name, let attributes, let contents):
            let name = name.description
            output += Array("<\(name)".utf8)
            for attribute in attributes {
                output += Array(" \(attribute.name)=\"".utf8)
                Self.writeEscaped(attribute.value, to: &output)
                output.append(UInt8(ascii: "\""))
            }
            output.append(UInt8(ascii: ">"))
            if Self.blocks.contains(name), contents.count > 1 { output.append(0x0A) }
            for piece in contents { piece.write(to: &output) }
            if !Self.empty.contains(name) { output += Array("</\(name)>".utf8) }
            if Self.blocks.contains(name) || Self.lines.contains(name) { output.append(0x0A) }
        }
    }

    /// The elements that HTML writes without an end tag.
    private static let empty: Set<String> = ["meta"]

    /// The elements whose start and end tags are followed by a line feed, for people who read the
    /// source of a page.
    private static let blocks: Set<String> = [
        "html", "head", "body", "header", "main", "footer", "nav", "section", "figure", "svg",
        "table", "thead", "tbody", "ul", "dl", "details", "div",
    ]

    /// The elements whose end tags are followed by a line feed.
    private static let lines: Set<String> = [
        "meta", "title", "h1", "h2", "h3", "p", "tr", "li", "summary", "figcaption", "caption", "g",
        "path", "rect", "circle", "text", "line", "dt", "dd",
    ]

    /// Appends `text` in such a way that it is only text, both between tags and in an attribute.
    ///
    /// Control characters and invisible characters become `\u{…}`, so that no text changes the
    /// writing direction of the page.
    private static func writeEscaped(_ text: String, to output: inout [UInt8]) {
        for byte in PrintableText.singleLine(text).utf8 {
            switch byte {
            case UInt8(ascii: "&"): output += Array("&amp;".utf8)
            case UInt8(ascii: "<"): output += Array("&lt;".utf8)
            case UInt8(ascii: ">"): output += Array("&gt;".utf8)
            case UInt8(ascii: "\""): output += Array("&quot;".utf8)
            case UInt8(ascii: "'"): output += Array("&#39;".utf8)
            default: output.append(byte)
            }
        }
    }
}
