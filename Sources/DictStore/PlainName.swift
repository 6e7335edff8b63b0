/// The rules for names and digests in manifests.
enum PlainName {
    /// Whether `name` is valid on every system as the name of a file directly in the folder.
    static func isPlain(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, first != UInt8(ascii: "."), bytes.count <= 255 else {
            return false
        }
        return bytes.allSatisfy { byte in
            byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
                && byte != UInt8(ascii: ":")
        }
    }

    /// Whether `text` is a SHA-256 as 64 lower-case hexadecimal digits.
    static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
