import DictFiles
package import DictModel
import DictStore
import Platform

#if canImport(CSodium)
    import CSodium
#endif

/// A minisign secret key, with which releases of packs are signed.
package struct SigningKey: Sendable {
    /// The 8 bytes that identify the key in signatures.
    let number: [UInt8]
    let bytes: [UInt8]

    /// Returns whether `text`, the contents of a `.key` file, is a secret key that needs a
    /// password.
    ///
    /// The result is `false` if `text` is not a secret key at all.
    package static func isEncrypted(_ text: [UInt8]) -> Bool {
        Fields(text)?.isEncrypted ?? false
    }

    /// Returns whether `line` is the Base64 line of a secret key, rather than the name of a key
    /// file.
    package static func isKey(_ line: String) -> Bool { Fields(Array("\n\(line)".utf8)) != nil }

    /// Creates a key from the contents of a `.key` file.
    ///
    /// - Parameters:
    ///   - text: The contents of the file.
    ///   - password: The password of the key, which is ignored if the key is not encrypted.
    ///   - place: The name of the file, for error messages.
    /// - Throws: `key.not-secret` if `text` is not a key; `key.encrypted` if the key is encrypted
    ///   and cannot be decrypted, for instance without a password; `key.password` if the password
    ///   is wrong; `key.damaged` if the key is damaged.
    /// - Complexity: Decrypting a key takes about a second, depending on its scrypt parameters.
    package init(_ text: [UInt8], password: [UInt8]? = nil, place: String) throws(Diagnostic) {
        let place = Place(place)
        guard let fields = Fields(text) else {
            throw Diagnostic(
                .keyNotSecret, at: place, "not a secret key of minisign",
                hint: "name the .key file that minisign -G wrote")
        }
        var secret = fields.secret
        if fields.isEncrypted {
            guard let password, let pad = fields.pad(password) else {
                throw Diagnostic(
                    .keyEncrypted, at: place, "encrypted, and there is no password",
                    hint: "give the password on standard input")
            }
            secret = zip(secret, pad).map { $0 ^ $1 }
        }
        number = Array(secret[..<8])
        bytes = Array(secret[8..<72])
        guard fields.isIntact(secret) else {
            throw fields.isEncrypted
                ? Diagnostic(.keyPassword, at: place, "wrong password", hint: "try again")
                : Diagnostic(.keyDamaged, at: place, "damaged", hint: "use the copy you kept")
        }
    }

    /// Checks that only the owner has access to the key file at `path`.
    ///
    /// - Throws: `key.exposed` if other users have any permission for the file; `file.missing` or
    ///   `file.unreadable` if the permissions cannot be read.
    package static func refuseOpenFile(_ path: String) throws(Diagnostic) {
        var status = stat()
        // Safe because path and status live for the length of the call.
        guard unsafe stat(path, &status) == 0 else {
            throw .unreadable(Place(path), code: errno)
        }
        guard status.st_mode & 0o077 == 0 else {
            throw Diagnostic(
                .keyExposed, at: Place(path), "other users may read the secret key",
                hint: "chmod 600 it")
        }
    }
}

/// The fields of a minisign secret key file, in file order.
private struct Fields {
    let algorithm, derivation, salt, secret: [UInt8]
    let operations: UInt64
    let memory: Int

    var isEncrypted: Bool { derivation == Array("Sc".utf8) }

    init?(_ text: [UInt8]) {
        let text = MinisignText(text)
        guard text.lines.count == 2, let payload = text.payload(1, count: 158),
            payload.starts(with: "Ed".utf8), payload[4..<6].elementsEqual("B2".utf8)
        else { return nil }
        algorithm = Array(payload[..<2])
        derivation = Array(payload[2..<4])
        salt = Array(payload[6..<38])
        operations = Self.number(payload[38..<46])
        memory = Int(truncatingIfNeeded: Self.number(payload[46..<54]))
        secret = Array(payload[54...])
        guard isEncrypted || derivation == [0, 0] else { return nil }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Returns the bytes, derived from `password`, with which the secret was encrypted by XOR.
    ///
    /// The result is `nil` if scrypt fails or would need more memory or time than minisign allows,
    /// or if libsodium is not available.
    func pad(_ password: [UInt8]) -> [UInt8]? {
        #if canImport(CSodium)
            var pad = [UInt8](repeating: 0, count: secret.count)
            // A file must not demand more than minisign does: 1 GiB and 32 Mi operations.
            guard memory > 0, memory <= 1 << 30, operations <= 1 << 25 else { return nil }
            let characters = password.map { CChar(bitPattern: $0) } + [0]
            // Safe because the arrays have at least the sizes that the function reads and writes.
            let status = unsafe crypto_pwhash_scryptsalsa208sha256(
                &pad, UInt64(pad.count), characters, UInt64(password.count), salt, operations,
                memory)
            return status == 0 ? pad : nil
        #else
            return nil
        #endif
    }

    /// Returns whether `secret`, already decrypted, is an intact key.
    ///
    /// An encrypted key is compared with its checksum. A key without a password has no checksum, so
    /// its two halves are checked against each other instead.
    func isIntact(_ secret: [UInt8]) -> Bool {
        #if canImport(CSodium)
            if isEncrypted {
                var digest = [UInt8](repeating: 0, count: 32)
                let message = algorithm + secret[..<72]
                // Safe because the arrays have the sizes that the function reads and writes.
                _ = unsafe crypto_generichash(
                    &digest, digest.count, message, UInt64(message.count), nil, 0)
                return digest.elementsEqual(secret[72...])
            }
        #endif
        let message = Array(secret[..<8])
        guard let signature = Ed25519.signature(of: message, by: Array(secret[8..<72])) else {
            return false
        }
        return Ed25519.isValid(signature, of: message, by: Array(secret[40..<72]))
    }
}
