public import DictModel

/// A minisign public key that a client trusts to sign releases.
public struct ReleaseKey: Sendable, Equatable {
    /// The 8 bytes that identify the key in signatures.
    let number: [UInt8]
    let bytes: [UInt8]

    private static let size = 2 + 8 + Ed25519.publicKeySize

    /// Creates a key from `text`: the contents of a `.pub` file, or only its Base64 line.
    ///
    /// - Throws: A `key.not-public` error about `place` if `text` is not a public key.
    public init(_ text: String, place: String = "public key") throws(Diagnostic) {
        try self.init(Array(text.utf8), place: place)
    }

    /// Creates a key from `text` in UTF-8.
    package init(_ text: [UInt8], place: String = "public key") throws(Diagnostic) {
        let text = MinisignText(text)
        let hasComment = text.comment(0, after: MinisignText.untrustedComment) != nil
        let line = hasComment ? 1 : 0
        guard text.lines.count == line + 1, let payload = text.payload(line, count: Self.size),
            payload.starts(with: "Ed".utf8)
        else {
            throw Diagnostic(
                .keyNotPublic, at: Place(place), "not a public key of minisign",
                hint: "name the .pub file that minisign -G wrote")
        }
        number = Array(payload[2..<10])
        bytes = Array(payload[10...])
    }

    /// Creates a key from the minisign `.pub` file at `path`, which may be a pipe.
    ///
    /// - Throws: `key.not-public` if the file is not a public key; `file.missing` or another `file`
    ///   error if the file cannot be read.
    public init(contentsOf path: String) throws(Diagnostic) {
        try self.init(FileContents.bytes(of: path, orPipe: true, limit: 4096), place: path)
    }
}
