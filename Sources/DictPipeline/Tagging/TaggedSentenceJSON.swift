import DictFormat
import DictText
import DictModel

/// A tagged sentence for programs.
enum TaggedSentenceJSON {
    /// The text of `sentence` and its tokens with their `margins`.
    static func value(
        _ sentence: TokenisedText, _ margins: [Int], id: [UInt8], _ model: TaggerModel
    ) -> JSON {
        var tokens: [JSON] = []
        for (token, margin) in zip(sentence.tokens, margins) {
            guard let tag = token.tag else { continue }
            let lexicalClass = LexicalClass(tag)
            tokens.append(
                .object([
                    ("form", .string(text(sentence.form(of: token)))),
                    ("start", .integer(token.range.offset)), ("end", .integer(token.range.end)),
                    ("tag", .string("\(tag.name)")), ("class", .string("\(lexicalClass.name)")),
                    ("margin", .integer(margin)),
                    ("trusted", .bool(model.isConfident(lexicalClass, margin: margin))),
                ]))
        }
        return .object([
            ("schema", .integer(1)), ("id", id.isEmpty ? .null : .string(text(id[...]))),
            ("text", .string(text(sentence.text[...]))), ("tokens", .array(tokens)),
        ])
    }

    /// Sources give UTF-8 only.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(validating: bytes, as: UTF8.self) ?? ""
    }
}
