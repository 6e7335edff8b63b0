package import DictModel

/// A writer for CoNLL-U, the text format of the Universal Dependencies treebanks.
package enum ConlluText {
    /// Appends `sentence` to `output` in CoNLL-U, followed by a blank line.
    ///
    /// Comment lines contain `id`, unless it is empty, and the text of the sentence. Each token has
    /// a line with its number, its form and its tag. The last column contains
    /// `TokenRange=start:end`, the byte offsets of the token in the text, and also `SpaceAfter=No`
    /// if the next token follows directly.
    package static func append(
        _ sentence: TokenisedText, id: [UInt8], to output: inout [UInt8]
    ) {
        if !id.isEmpty {
            output.append(contentsOf: "# sent_id = ".utf8)
            output.append(contentsOf: id)
            output.append(UInt8(ascii: "\n"))
        }
        output.append(contentsOf: "# text = ".utf8)
        output.append(contentsOf: sentence.text)
        output.append(UInt8(ascii: "\n"))
        for (index, token) in sentence.tokens.enumerated() {
            output.append(decimal: index + 1)
            output.append(UInt8(ascii: "\t"))
            output.append(contentsOf: sentence.form(of: token))
            output.append("\t_\t")
            output.append(token.tag?.name ?? "_")
            output.append("\t_\t_\t_\t_\t_\t")
            let next = index + 1
            if next < sentence.tokens.count,
                sentence.tokens[next].range.offset == token.range.end
            {
                output.append("SpaceAfter=No|")
            }
            output.append("TokenRange=")
            output.append(decimal: token.range.offset)
            output.append(UInt8(ascii: ":"))
            output.append(decimal: token.range.end)
            output.append(UInt8(ascii: "\n"))
        }
        output.append(UInt8(ascii: "\n"))
    }
}

extension [UInt8] {
    /// Appends `text`, which is part of the program.
    fileprivate mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }

    /// Appends `number`, which must not be negative, in decimal digits.
    fileprivate mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}
