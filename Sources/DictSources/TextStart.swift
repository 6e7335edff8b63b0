import DictModel

/// The encoding of a text file and the length of its byte order mark, by its first bytes.
struct TextStart {
    /// The encoding of the file.
    let encoding: TextEncoding
    /// The length of the byte order mark; 0 for none.
    let markLength: Int
    /// That a byte order mark was dropped, and how it changes the encoding.
    let note: Diagnostic?

    /// Looks at `chunk`, the first bytes of the file at `place`, which is declared to be in
    /// `declared`.
    ///
    /// - Throws: ``Diagnostic`` if that is UTF-16 of unknown byte order.
    init(
        _ chunk: Span<UInt8>, at place: Place, declared: TextEncoding
    ) throws(Diagnostic) {
        if chunk.hasPrefix([0xEF, 0xBB, 0xBF]) {
            (encoding, markLength) = (.utf8, 3)
        } else if chunk.hasPrefix([0xFF, 0xFE]) {
            (encoding, markLength) = (.utf16LittleEndian, 2)
        } else if chunk.hasPrefix([0xFE, 0xFF]) {
            (encoding, markLength) = (.utf16BigEndian, 2)
        } else if declared == .utf16 {
            throw Diagnostic(
                .textNoByteOrder, at: place, "utf-16 without a byte order mark",
                found: "it begins with " + PrintableText.quoted(chunk, limit: 8),
                expected: "FF FE or FE FF", hint: "declare utf-16le or utf-16be")
        } else {
            (encoding, markLength, note) = (declared, 0, nil)
            return
        }
        var text = "byte order mark dropped"
        if encoding != declared, declared != .utf16 || encoding == .utf8 {
            text += ", read as \(encoding.rawValue), not as \(declared.rawValue)"
        }
        note = Diagnostic(.textByteOrderMark, at: place, text)
    }
}
