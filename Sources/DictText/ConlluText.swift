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
            output.append(contentsOf: String(index + 1).utf8)
            output.append(UInt8(ascii: "\t"))
            output.append(contentsOf: sentence.form(of: token))
            output.append(contentsOf: "\t_\t".utf8)
            if let tag = token.tag {
                tag.name.withUTF8Buffer { unsafe output.append(contentsOf: $0) }
            } else {
                output.append(UInt8(ascii: "_"))
            }
            output.append(contentsOf: "\t_\t_\t_\t_\t_\t".utf8)
            let next = index + 1
            if next < sentence.tokens.count,
                sentence.tokens[next].range.offset == token.range.end
            {
                output.append(contentsOf: "SpaceAfter=No|".utf8)
            }
            output.append(contentsOf: "TokenRange=\(token.range.offset):\(token.range.end)\n".utf8)
        }
        output.append(UInt8(ascii: "\n"))
    }
}
