import DictModel

/// The encoding and the byte order mark of a text file, as determined from its first bytes.
struct TextStart {
    /// The encoding in which to read the file.
    let encoding: TextEncoding
    /// The length of the byte order mark in bytes, or 0 if there is none.
    let markLength: Int
    /// A note that a byte order mark was dropped, or `nil` if there was none.
    ///
    /// If the mark overrides the declared encoding, the note names both encodings.
    let note: Diagnostic?

    /// Creates a description of the text file at `place`, whose first bytes are in `chunk`.
    ///
    /// If there is no byte order mark, the encoding is `declared`.
    ///
    /// - Throws: ``Diagnostic`` if `declared` is ``TextEncoding/utf16`` and there is no byte order
    ///   mark.
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
