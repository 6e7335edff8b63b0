/// The public key that tells whose releases are trusted, in the form of minisign's `.pub` files.
public struct ReleaseKey: Sendable, Equatable {
    /// The 8 bytes by which signatures name their key.
    let number: [UInt8]
    let bytes: [UInt8]

    private static let size = 2 + 8 + Ed25519.publicKeySize

    /// The key in `text`: two lines, or only the second one.
    ///
    /// - Throws: ``StoreError``: `badData` where the text is no public key of minisign.
    public init(_ text: [UInt8], place: String = "public key") throws(StoreError) {
        let text = MinisignText(text)
        let hasComment = text.comment(0, after: MinisignText.untrustedComment) != nil
        let line = hasComment ? 1 : 0
        guard text.lines.count == line + 1, let payload = text.payload(line, count: Self.size),
            payload.starts(with: "Ed".utf8)
        else {
            throw StoreError(
                .badData, place: place, problem: "is no public key of minisign",
                hint: "name the .pub file that minisign -G wrote")
        }
        number = Array(payload[2..<10])
        bytes = Array(payload[10...])
    }

    /// Reads the key in the file at `path`.
    public init(contentsOf path: String) throws(StoreError) {
        try self.init(FileContents.bytes(of: path, orPipe: true, limit: 4096), place: path)
    }
}
