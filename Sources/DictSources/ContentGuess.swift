import DictModel

/// A namespace for functions that recognise a file's format from its first bytes, not its name.
///
/// A text may begin with anything that can be typed, so no guess rests on a few letters: each also
/// asks for the fields that follow them in the format.
enum ContentGuess {
    /// The description that ``document(_:)`` returns for XML.
    static let xml = "an XML file"
    /// The description that ``document(_:)`` returns for what git keeps in place of a large file.
    static let pointer = "a pointer of Git LFS"

    /// Whether `bytes` are the beginning of a gzip file (RFC 1952).
    ///
    /// If the name of the file says so, too, then the two bytes of the signature are enough.
    static func isGzip(_ bytes: Span<UInt8>, isNamed: Bool = false) -> Bool {
        bytes.hasPrefix([0x1F, 0x8B])
            && (isNamed
                || (bytes.count < 3 || bytes[2] == 8)
                    && (bytes.count < 4 || bytes[3] & 0xE0 == 0))
    }

    /// Whether `bytes` are the beginning of a tar archive.
    ///
    /// The first block must have the check sum that it states, in which the sum itself counts as
    /// blanks. It must also have the signature of POSIX.1-1988 or, in older archives, end with 0.
    static func isTar(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count >= 512, bytes[0] != 0 else { return false }
        let isPOSIX =
            bytes.hasText("ustar", at: 257) && (bytes[262] == 0 || bytes[262] == ASCII.space)
        guard isPOSIX || bytes[511] == 0 else { return false }
        let field = 148..<156
        var digits = field
        while let first = digits.first, bytes[first] == ASCII.space { digits.removeFirst() }
        while let last = digits.last, bytes[last] == 0 || bytes[last] == ASCII.space {
            digits.removeLast()
        }
        guard !digits.isEmpty else { return false }
        var stated = 0
        for index in digits {
            guard ASCII.digit(bytes[index]) < 8 else { return false }
            stated = stated << 3 | Int(ASCII.digit(bytes[index]))
        }
        // Some programs add the bytes as signed numbers.
        var (sum, signed) = (0, 0)
        for index in 0..<512 {
            let byte = field.contains(index) ? ASCII.space : bytes[index]
            sum += Int(byte)
            signed += Int(Int8(bitPattern: byte))
        }
        return stated == sum || stated == signed
    }

    /// Returns the kind of document that begins with `bytes`, or `nil` if none is recognised.
    ///
    /// The result is a phrase for messages, such as "a PNG image". XML is recognised only by an XML
    /// declaration or a document type at its start, and is returned as ``xml``.
    static func document(_ bytes: Span<UInt8>) -> String? {
        if bytes.hasPrefix([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) { return "a PNG image" }
        if isBinary(bytes) {
            if bytes.hasPrefix([0xFF, 0xD8, 0xFF]) { return "a JPEG image" }
            if bytes.hasPrefix("GIF87a") || bytes.hasPrefix("GIF89a") { return "a GIF image" }
            if bytes.hasPrefix([0x7F, 0x45, 0x4C, 0x46]) { return "a program" }
        }
        if bytes.hasPrefix("%PDF-"), bytes.count >= 8, ASCII.isDigit(bytes[5]),
            bytes[6] == UInt8(ascii: "."), ASCII.isDigit(bytes[7])
        {
            return "a PDF document"
        }
        if isTar(bytes) { return Packing.tar.name }
        if bytes.hasPrefix("version https://git-lfs.github.com/spec/") { return pointer }
        let start = bytes.startOfContent()
        if bytes.hasTag("<!doctype html", at: start) || bytes.hasTag("<html", at: start) {
            return "an HTML page"
        }
        if isJSON(bytes, at: start) { return "JSON" }
        if let dump = dump(bytes, at: start) { return "an SQL dump (\(dump))" }
        if bytes.hasTag("<?xml", at: start) || bytes.hasTag("<!doctype", at: start) { return xml }
        return nil
    }

    /// Whether a zip archive whose first member is at `path` and begins with `bytes` is a document of
    /// an office program: OOXML has a list of its parts, OpenDocument and EPUB their type.
    static func isOffice(_ path: [UInt8], _ bytes: Span<UInt8>) -> Bool {
        let parts = ["[Content_Types].xml", "_rels/.rels", "docProps/app.xml", "docProps/core.xml"]
        return parts.contains { path.elementsEqual($0.utf8) }
            || path.elementsEqual("mimetype".utf8) && bytes.hasPrefix("application/")
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

    /// Whether a byte near the start is a control character that no text has.
    static func isBinary(_ bytes: Span<UInt8>) -> Bool {
        (0..<min(bytes.count, 64)).contains { bytes[$0] < 0x20 && !ASCII.isWhite(bytes[$0]) }
    }

    /// Whether JSON begins at the offset `start` of `bytes`: an object with a key and a colon, or an
    /// array of such objects, of arrays or of strings.
    ///
    /// Plain text may begin with `["Yes," he said]`, or with `[[File:a.png]]` as in a wiki.
    private static func isJSON(_ bytes: Span<UInt8>, at start: Int) -> Bool {
        var index = start
        func next() -> UInt8 {
            while index < bytes.count, ASCII.isWhite(bytes[index]) { index += 1 }
            return index < bytes.count ? bytes[index] : 0
        }
        func skipString() -> Bool {
            guard next() == UInt8(ascii: "\"") else { return false }
            index += 1
            while index < bytes.count, bytes[index] >= ASCII.space {
                if bytes[index] == UInt8(ascii: "\"") {
                    index += 1
                    return true
                }
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return false
        }
        var depth = 0
        while next() == UInt8(ascii: "[") {
            depth += 1
            index += 1
        }
        if next() == UInt8(ascii: "{") {
            index += 1
            return skipString() && next() == UInt8(ascii: ":")
        }
        guard depth > 0 else { return false }
        if depth > 1, ASCII.isDigit(next()) {
            while index < bytes.count, ASCII.isDigit(bytes[index]) { index += 1 }
            return next() == UInt8(ascii: ",")
        }
        return skipString() && (next() == UInt8(ascii: ",") || next() == UInt8(ascii: "]"))
    }

    /// Returns the text at the offset `start` of `bytes` with which an SQL dump begins, or `nil` if
    /// there is none.
    ///
    /// A sentence may begin with "INSERT INTO", so that a statement has to end with a semicolon at
    /// the end of a line.
    private static func dump(_ bytes: Span<UInt8>, at start: Int) -> StaticString? {
        let comments: [StaticString] = [
            "-- MySQL dump", "-- MariaDB dump", "-- PostgreSQL database dump",
        ]
        if let comment = comments.first(where: { bytes.hasText($0, at: start) }) { return comment }
        let statements: [StaticString] = [
            "PRAGMA foreign_keys", "BEGIN TRANSACTION;", "CREATE TABLE ", "INSERT INTO ",
            "DROP TABLE ",
        ]
        guard let statement = statements.first(where: { bytes.hasText($0, at: start) }) else {
            return nil
        }
        var index = start
        while let end = bytes.firstIndex(of: UInt8(ascii: ";"), from: index) {
            if end + 1 == bytes.count || ASCII.isWhite(bytes[end + 1]) && bytes[end + 1] < 0x20 {
                return statement
            }
            index = end + 1
        }
        return nil
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

    /// Whether `tag`, in lower case, is at the offset `start` in any case, and its name ends there.
    fileprivate func hasTag(_ tag: StaticString, at start: Int) -> Bool {
        let end = start + tag.utf8CodeUnitCount
        return hasText(tag, at: start, ignoringCase: true)
            && (end >= count || ASCII.isWhite(self[end]) || self[end] == UInt8(ascii: ">"))
    }
}
