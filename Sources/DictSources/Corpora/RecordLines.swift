import DictModel

/// The lines of a file in the format ``CorpusFormat/records``, which holds sentences and paragraphs
/// of another corpus as they were read, with the places that they have there.
///
/// A file is tab-separated text in UTF-8:
///
/// ```
/// #dictc-records  1
/// #file    en/films.xml.gz
/// 17       s   3   He is in this.   0+2/PRON 1+2/AUX 1+2/ADP 1+4/PRON 0+1/PUNCT
/// 18       pa      A paragraph, whose tags were automatic if it had any.
/// #end     2
/// ```
///
/// The columns are the line, `s` or `p` with `a` for automatic tags, the identifier, the text, and
/// the tokens: the bytes since the last one, the length in bytes, and the tag or `_`. The last line
/// has the number of records, so that a file without its end is noticed.
package enum RecordLines {
    static let start = Array("#dictc-records\t1".utf8)
    static let file = Array("#file\t".utf8)
    static let end = Array("#end\t".utf8)

    /// Returns the first line of a file.
    package static var head: [UInt8] { start + [ASCII.lineFeed] }

    /// Returns the line that says that the records after it are of `file`.
    package static func file(_ file: String) -> [UInt8] { Self.file + Array("\(file)\n".utf8) }

    /// Returns the last line of a file with `count` records.
    package static func end(_ count: Int) -> [UInt8] { end + Array("\(count)\n".utf8) }

    /// Appends the line of `record` to `bytes`.
    package static func append(_ record: CorpusRecord, to bytes: inout [UInt8]) {
        append(record.place.line, to: &bytes)
        bytes.append(ASCII.tab)
        bytes.append(UInt8(ascii: record.isSentence ? "s" : "p"))
        if record.hasAutomaticTags { bytes.append(UInt8(ascii: "a")) }
        bytes.append(ASCII.tab)
        // Identifiers only serve to find repeated ones.
        if !record.id.contains(where: { $0 < 0x20 }) { bytes += record.id }
        bytes.append(ASCII.tab)
        bytes += record.text.text
        var end = 0
        for (index, token) in record.text.tokens.enumerated() {
            bytes.append(index == 0 ? ASCII.tab : ASCII.space)
            append(token.range.offset - end, to: &bytes)
            bytes.append(UInt8(ascii: "+"))
            append(token.range.length, to: &bytes)
            bytes.append(UInt8(ascii: "/"))
            bytes += Array((token.tag.map { "\($0.name)" } ?? "_").utf8)
            end = token.range.end
        }
        bytes.append(ASCII.lineFeed)
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        bytes += Array(String(number).utf8)
    }
}
