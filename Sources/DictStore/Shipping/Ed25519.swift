#if canImport(CSodium)
    import CSodium
#elseif canImport(CryptoKit)
    import CryptoKit
#endif

/// Functions that make and verify Ed25519 signatures (RFC 8032).
///
/// They use libsodium or, if that is not available, CryptoKit.
package enum Ed25519 {
    /// The size of an Ed25519 public key, in bytes.
    package static let publicKeySize = 32
    /// The size of an Ed25519 secret key (a 32-byte seed followed by the public key), in bytes.
    package static let secretKeySize = 64
    /// The size of an Ed25519 signature, in bytes.
    package static let signatureSize = 64

    /// Returns whether `signature` is a signature of `message` by the owner of `publicKey`.
    ///
    /// The result is `false` if the key or the signature has the wrong size.
    package static func isValid(
        _ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]
    ) -> Bool {
        guard signature.count == signatureSize, publicKey.count == publicKeySize else {
            return false
        }
        #if canImport(CSodium)
            // Safe because the arrays have the sizes that the function reads.
            return unsafe crypto_sign_verify_detached(
                signature, message, UInt64(message.count), publicKey) == 0
        #else
            let key = try? Curve25519.Signing.PublicKey(rawRepresentation: publicKey)
            return key?.isValidSignature(signature, for: message) ?? false
        #endif
    }

    /// Returns a signature of `message` made with `secretKey`, or `nil` if the key is not valid.
    package static func signature(of message: [UInt8], by secretKey: [UInt8]) -> [UInt8]? {
        guard secretKey.count == secretKeySize else { return nil }
        #if canImport(CSodium)
            var signature = [UInt8](repeating: 0, count: signatureSize)
            // Safe because the arrays have the sizes that the function reads and writes.
            let status = unsafe crypto_sign_detached(
                &signature, nil, message, UInt64(message.count), secretKey)
            return status == 0 ? signature : nil
        #else
            let key = try? Curve25519.Signing.PrivateKey(
                rawRepresentation: secretKey.prefix(publicKeySize))
            return (try? key?.signature(for: message)).map(Array.init)
        #endif
    }
}
