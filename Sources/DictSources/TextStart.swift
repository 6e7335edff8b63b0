import DictModel

/// The encoding of a text file and the length of its byte order mark, from its first bytes.
struct TextStart {
    /// The encoding to read the file in.
    let encoding: TextEncoding
    /// The length of the byte order mark, in bytes; 0 if there is none.
    let markLength: Int
    /// A note that a byte order mark was dropped, and how it changed the encoding; `nil` if there
    /// was none.
    let note: Diagnostic?

    /// Examines `chunk`, the first bytes of the file at `place`, whose declared encoding is
    /// `declared`.
    ///
    /// - Throws: ``Diagnostic`` if the declared encoding is UTF-16 and there is no byte order mark.
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
