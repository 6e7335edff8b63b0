#if canImport(CSodium)
    import CSodium
#endif

/// The signature of a release manifest, in the format of minisign's `.minisig` files.
///
/// A second signature in the file covers the first one and the trusted comment. dictc signs the
/// manifest itself (algorithm `Ed`), so that any Ed25519 library can verify the signature. A
/// signature of the manifest's BLAKE2b digest (`ED`, minisign's default) is accepted if libsodium
/// is available.
package struct ReleaseSignature {
    private let algorithm: [UInt8]
    private let keyNumber: [UInt8]
    private let signature: [UInt8]
    private let trustedComment: [UInt8]
    private let globalSignature: [UInt8]

    /// Parses the contents of a `.minisig` file, or returns `nil` if `text` is not one.
    package init?(_ text: [UInt8]) {
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
    package func isValid(for message: [UInt8], by keys: [ReleaseKey]) -> Bool {
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
}
