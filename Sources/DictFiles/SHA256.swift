package import DictModel
import Platform

#if canImport(CSodium)
    import CSodium
#else
    import CryptoKit
#endif

/// A SHA-256 computation (FIPS 180-4) over bytes that arrive in pieces.
///
/// It uses libsodium or, if that is not available, CryptoKit.
package struct SHA256 {
    #if canImport(CSodium)
        private var state = crypto_hash_sha256_state()
    #else
        private var state = CryptoKit.SHA256()
    #endif

    /// Creates a computation that has not received any input yet.
    package init() {
        #if canImport(CSodium)
            // Safe because the state is initialised in place.
            _ = unsafe crypto_hash_sha256_init(&state)
        #endif
    }

    /// Adds `bytes` to the end of the input.
    package mutating func update(_ bytes: ArraySlice<UInt8>) {
        #if canImport(CSodium)
            // Safe because the pointer and its count describe the slice for the length of the call.
            unsafe bytes.withUnsafeBufferPointer { buffer in
                _ = unsafe crypto_hash_sha256_update(
                    &state, buffer.baseAddress, UInt64(buffer.count))
            }
        #else
            state.update(data: bytes)
        #endif
    }

    /// Completes the computation and returns the 32 bytes of the digest.
    ///
    /// Do not use the computation afterwards.
    package mutating func finish() -> [UInt8] {
        #if canImport(CSodium)
            var digest = [UInt8](repeating: 0, count: 32)
            // Safe because the array has the size that the function fills.
            _ = unsafe crypto_hash_sha256_final(&state, &digest)
            return digest
        #else
            return Array(state.finalize())
        #endif
    }

    /// Completes the computation and returns the digest as 64 lower-case hexadecimal digits.
    ///
    /// Do not use the computation afterwards.
    package mutating func hex() -> String { Self.hex(finish()) }

    /// Returns the SHA-256 of `bytes` as 64 lower-case hexadecimal digits.
    package static func hex(of bytes: [UInt8]) -> String {
        var hash = SHA256()
        hash.update(bytes[...])
        return hex(hash.finish())
    }

    /// Returns the SHA-256 of the file at `path` as 64 lower-case hexadecimal digits.
    ///
    /// The file is read in pieces of at most 64 KiB. Errors report `place`, or `path` if `place` is
    /// `nil`.
    ///
    /// - Throws: `file.missing`, `file.unreadable` or `file.special` if the file cannot be read.
    package static func hex(
        ofFile path: String, at place: Place? = nil
    ) throws(Diagnostic) -> String {
        var hash = SHA256()
        try FileContents.forEachPiece(of: path, at: place) { piece in
            hash.update(piece)
            return true
        }
        return hex(hash.finish())
    }

    private static func hex(_ digest: [UInt8]) -> String {
        var text = ""
        for byte in digest {
            for digit in [byte >> 4, byte & 0xF] {
                text.unicodeScalars.append(Unicode.Scalar(digit < 10 ? 0x30 + digit : 0x57 + digit))
            }
        }
        return text
    }
}
