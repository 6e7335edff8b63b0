/// Functions that validate the file names and digests in a manifest of unknown origin.
package enum PlainName {
    /// Returns whether `name` is a plain file name: visible, and without a path.
    ///
    /// It must consist of 1 to 255 visible ASCII characters, must not contain a slash, a backslash
    /// or a colon, and must not start with a dot.
    package static func isPlain(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, first != UInt8(ascii: "."), bytes.count <= 255 else {
            return false
        }
        return bytes.allSatisfy { byte in
            byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
                && byte != UInt8(ascii: ":")
        }
    }

    /// Returns whether `text` has the form of a SHA-256: 64 lower-case hexadecimal digits.
    package static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
