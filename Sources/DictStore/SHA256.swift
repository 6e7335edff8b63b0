import CSodium
import Foundation

/// SHA-256 (FIPS 180-4), by libsodium.
public struct SHA256 {
    private var state = crypto_hash_sha256_state()

    /// The digest of no bytes yet.
    public init() {
        // Safe because the state is initialised in place.
        _ = unsafe crypto_hash_sha256_init(&state)
    }

    /// Takes in `bytes` after those before.
    public mutating func update(_ bytes: ArraySlice<UInt8>) {
        // Safe because the pointer and its count describe the slice for the length of the call.
        unsafe bytes.withUnsafeBufferPointer { buffer in
            _ = unsafe crypto_hash_sha256_update(
                &state, buffer.baseAddress, UInt64(buffer.count))
        }
    }

    /// The digest: 32 bytes.
    public mutating func finish() -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        // Safe because the array has the size that the function fills.
        _ = unsafe crypto_hash_sha256_final(&state, &digest)
        return digest
    }

    /// The digest of `bytes` as 64 lower-case hexadecimal digits.
    public static func hex(of bytes: [UInt8]) -> String {
        var hash = SHA256()
        hash.update(bytes[...])
        return hex(hash.finish())
    }

    /// The digest of the file at `path` as 64 hexadecimal digits, read in pieces of 64 KiB.
    public static func hex(ofFile path: String) throws(StoreError) -> String {
        var hash = SHA256()
        try FileContents.forEachPiece(of: path) { hash.update($0) }
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
