import DictModel

/// What the first bytes of a text file tell: its encoding, and how long its byte order mark is.
struct TextStart {
    /// The encoding of the file.
    let encoding: TextEncoding
    /// The length of the byte order mark; 0 for none.
    let markLength: Int
    /// That there is a byte order mark, and what follows from it.
    let note: SourceNote?

    /// Looks at `chunk`, the first bytes of the file `name`, which is declared to be in `encoding`.
    ///
    /// - Throws: an error where that is UTF-16 of unknown byte order.
    init(
        _ chunk: Span<UInt8>, name: String, declared: TextEncoding
    ) throws(SourceError) {
        let place = SourcePlace(file: name)
        if chunk.hasPrefix([0xEF, 0xBB, 0xBF]) {
            (encoding, markLength) = (.utf8, 3)
        } else if chunk.hasPrefix([0xFF, 0xFE]) {
            (encoding, markLength) = (.utf16LittleEndian, 2)
        } else if chunk.hasPrefix([0xFE, 0xFF]) {
            (encoding, markLength) = (.utf16BigEndian, 2)
        } else if declared == .utf16 {
            throw SourceError(
                .badData, at: place, problem: "utf-16 without a byte order mark",
                found: "it begins with " + EscapedText.quote(chunk, limit: 8),
                expected: "FF FE or FE FF", hint: "declare utf-16le or utf-16be")
        } else {
            (encoding, markLength, note) = (declared, 0, nil)
            return
        }
        var text = "byte order mark dropped"
        if encoding != declared, declared != .utf16 || encoding == .utf8 {
            text += ", read as \(encoding.rawValue), not as \(declared.rawValue)"
        }
        note = SourceNote(text, at: place)
    }
}
