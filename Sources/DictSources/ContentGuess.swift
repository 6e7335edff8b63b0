import DictModel

/// A namespace for functions that recognise a file's format from its first bytes, not its name.
enum ContentGuess {
    /// The description that ``document(_:)`` returns for XML.
    static let xml = "an XML file"

    /// Whether `bytes` are the beginning of a gzip file (RFC 1952).
    static func isGzip(_ bytes: Span<UInt8>) -> Bool { bytes.hasPrefix([0x1F, 0x8B]) }

    /// Whether `bytes` are the beginning of a tar archive.
    ///
    /// Archives older than the `ustar` format of POSIX.1-1988 are recognised by the check sum of
    /// their first block, in which the sum itself counts as blanks.
    static func isTar(_ bytes: Span<UInt8>) -> Bool {
        if bytes.hasText("ustar", at: 257) { return true }
        guard bytes.count >= 512, bytes[0] != 0, bytes[511] == 0 else { return false }
        let field = 148..<156
        var stated = 0
        var sum = 0
        for index in 0..<512 {
            let byte = bytes[index]
            sum += Int(field.contains(index) ? ASCII.space : byte)
            if field.contains(index), ASCII.isDigit(byte) {
                stated = stated << 3 | Int(ASCII.digit(byte))
            }
        }
        return stated == sum
    }

    /// Returns the compression or archive format of a file that begins with `bytes`, or `nil` if
    /// none is recognised.
    ///
    /// The result is a phrase for messages, such as "a zip archive".
    static func compression(_ bytes: Span<UInt8>) -> String? {
        let signatures: [(name: String, bytes: [UInt8])] = [
            ("gzip data", [0x1F, 0x8B]),
            ("an xz file", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]),
            ("a bzip2 file", Array("BZh".utf8)),
            ("a zstd file", [0x28, 0xB5, 0x2F, 0xFD]),
            ("a zip archive", [0x50, 0x4B, 0x03, 0x04]),
            ("a zip archive", [0x50, 0x4B, 0x05, 0x06]),
            ("a 7z archive", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
            ("an lz4 file", [0x04, 0x22, 0x4D, 0x18]),
            ("a compress (.Z) file", [0x1F, 0x9D]),
            ("a zlib stream without a gzip header", [0x78, 0x01]),
            ("a zlib stream without a gzip header", [0x78, 0x9C]),
            ("a zlib stream without a gzip header", [0x78, 0xDA]),
        ]
        for signature in signatures where bytes.hasPrefix(signature.bytes) {
            // A text may begin with BZh, too: ask for the magic of the first block or of the end.
            if signature.bytes.count == 3, !isBzip2(bytes) { continue }
            return signature.name
        }
        return nil
    }

    /// Returns the kind of document that begins with `bytes`, or `nil` if none is recognised.
    ///
    /// The result is a phrase for messages, such as "a PNG image". XML is recognised only by an XML
    /// declaration or a document type at its start, and is returned as ``xml``.
    static func document(_ bytes: Span<UInt8>) -> String? {
        if bytes.hasPrefix([0x89, 0x50, 0x4E, 0x47]) { return "a PNG image" }
        if bytes.hasPrefix([0xFF, 0xD8, 0xFF]) { return "a JPEG image" }
        if bytes.hasPrefix("GIF8") { return "a GIF image" }
        if bytes.hasPrefix("%PDF-") { return "a PDF document" }
        if bytes.hasPrefix([0x7F, 0x45, 0x4C, 0x46]) { return "a program" }
        if isTar(bytes) { return Packing.tar.name }
        let start = bytes.startOfContent()
        if bytes.hasText("<!doctype html", at: start, ignoringCase: true)
            || bytes.hasText("<html", at: start, ignoringCase: true)
        {
            return "an HTML page"
        }
        if isJSON(bytes, at: start) { return "JSON" }
        if let dump = Self.dumps.first(where: { bytes.hasText($0, at: start) }) {
            return "an SQL dump (\(dump))"
        }
        if bytes.hasText("<?xml", at: start) || bytes.hasText("<!DOCTYPE", at: start) {
            return xml
        }
        return nil
    }

    /// Throws if the file at `place` is in a known format other than XML.
    ///
    /// `start` contains the first bytes of the file. Content that is not recognised is accepted.
    static func requireXML(_ start: Span<UInt8>, at place: Place) throws(Diagnostic) {
        let content = start.startOfContent()
        let isJSON = start.hasText("{", at: content) || start.hasText("[", at: content)
        let document = isJSON ? "JSON" : document(start)
        guard let document, document != xml else { return }
        throw Diagnostic.otherFormat("XML", found: document, at: place)
    }

    /// Whether JSON begins at the offset `start` of `bytes`.
    ///
    /// JSON begins with a brace and a string, or with a square bracket followed by a string, a
    /// brace or another bracket. If plain text begins with a bracket, a word follows instead.
    private static func isJSON(_ bytes: Span<UInt8>, at start: Int) -> Bool {
        guard bytes.hasText("{", at: start) || bytes.hasText("[", at: start) else { return false }
        var next = start + 1
        while next < bytes.count, ASCII.isWhite(bytes[next]) { next += 1 }
        guard next < bytes.count else { return false }
        if bytes[start] == UInt8(ascii: "{") { return bytes[next] == UInt8(ascii: "\"") }
        return "\"{[".utf8.contains(bytes[next])
    }

    /// The texts with which common SQL dumps begin.
    private static let dumps: [StaticString] = [
        "-- MySQL dump", "-- MariaDB dump", "-- PostgreSQL database dump", "PRAGMA foreign_keys",
        "BEGIN TRANSACTION;", "CREATE TABLE ", "INSERT INTO ", "DROP TABLE ",
    ]

    private static func isBzip2(_ bytes: Span<UInt8>) -> Bool {
        bytes.count >= 4 && ASCII.isDigit(bytes[3]) && bytes[3] != UInt8(ascii: "0")
            && (bytes.hasBytes([0x31, 0x41, 0x59, 0x26, 0x53, 0x59], at: 4)
                || bytes.hasBytes([0x17, 0x72, 0x45, 0x38, 0x50, 0x90], at: 4))
    }
}

extension Span<UInt8> {
    /// Returns the offset of the first byte after any UTF-8 byte order mark and white space at the
    /// start.
    fileprivate func startOfContent() -> Int {
        var start = hasPrefix([0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < count, ASCII.isWhite(self[start]) { start += 1 }
        return start
    }
}
