package import DictStore

extension SigningKey {
    /// Signs `manifest`, with the number of the release in the trusted comment.
    ///
    /// - Returns: The contents of `manifest.json.minisig`, or `nil` if this key is invalid.
    package func signature(of manifest: ReleaseManifest) -> [UInt8]? {
        ReleaseSignature.text(
            of: manifest.bytes, by: self,
            trustedComment: "release:\(manifest.release) file:\(ReleaseManifest.fileName)")
    }
}

extension ReleaseSignature {
    /// Returns the contents of a `.minisig` file for `message`.
    ///
    /// - Parameters:
    ///   - message: The signed bytes.
    ///   - key: The secret key.
    ///   - trustedComment: A comment without line ends, which is signed too.
    /// - Returns: The contents of the file, or `nil` if `key` is invalid.
    static func text(
        of message: [UInt8], by key: SigningKey, trustedComment: String
    ) -> [UInt8]? {
        guard let signature = Ed25519.signature(of: message, by: key.bytes),
            let global = Ed25519.signature(
                of: signature + Array(trustedComment.utf8), by: key.bytes)
        else { return nil }
        let payload = Array("Ed".utf8) + key.number + signature
        return Array(
            (MinisignText.untrustedComment + "signature of a release of word packs\n"
                + MinisignText.line(payload) + MinisignText.trustedComment + trustedComment + "\n"
                + MinisignText.line(global)).utf8)
    }
}
