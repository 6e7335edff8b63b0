#if canImport(CSodium)
    import CSodium
#endif

/// The signature of a release manifest, in the format of minisign's `.minisig` files.
///
/// A second signature in the file covers the first one and the trusted comment. dictc signs the
/// manifest itself (algorithm `Ed`), so that any Ed25519 library can verify the signature. A
/// signature of the manifest's BLAKE2b digest (`ED`, minisign's default) is accepted if libsodium
/// is available.
struct ReleaseSignature {
    private let algorithm: [UInt8]
    private let keyNumber: [UInt8]
    private let signature: [UInt8]
    private let trustedComment: [UInt8]
    private let globalSignature: [UInt8]

    /// Parses the contents of a `.minisig` file, or returns `nil` if `text` is not one.
    init?(_ text: [UInt8]) {
        let text = MinisignText(text)
        guard text.lines.count == 4,
            text.comment(0, after: MinisignText.untrustedComment) != nil,
            let payload = text.payload(1, count: 2 + 8 + Ed25519.signatureSize),
            let comment = text.comment(2, after: MinisignText.trustedComment),
            let global = text.payload(3, count: Ed25519.signatureSize)
        else { return nil }
        algorithm = Array(payload[..<2])
        keyNumber = Array(payload[2..<10])
        signature = Array(payload[10...])
        trustedComment = comment
        globalSignature = global
    }

    /// Returns whether this is a signature of `message` with one of `keys`.
    ///
    /// The signature of the trusted comment must be valid too.
    func isValid(for message: [UInt8], by keys: [ReleaseKey]) -> Bool {
        guard let signed = signedBytes(of: message) else { return false }
        return keys.contains { key in
            key.number == keyNumber && Ed25519.isValid(signature, of: signed, by: key.bytes)
                && Ed25519.isValid(
                    globalSignature, of: signature + trustedComment, by: key.bytes)
        }
    }

    /// Returns the bytes that this signature covers: `message` itself or its digest.
    ///
    /// The result is `nil` if the algorithm of the signature is not supported.
    private func signedBytes(of message: [UInt8]) -> [UInt8]? {
        switch algorithm {
        case Array("Ed".utf8): return message
        #if canImport(CSodium)
            case Array("ED".utf8):
                var digest = [UInt8](repeating: 0, count: 64)
                // Safe because the arrays have the sizes that the function reads and writes.
                _ = unsafe crypto_generichash(
                    &digest, digest.count, message, UInt64(message.count), nil, 0)
                return digest
        #endif
        default: return nil
        }
    }

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
