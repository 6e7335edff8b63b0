import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictFiles
@testable import DictOutput
@testable import DictStore

@Suite("Keys and signatures are those of minisign") struct SignatureTests {
    private static let message = Array("test".utf8)

    /// What `minisign -S` made of ``message``, by its digest and, with `-l`, by the bytes.
    private static let signatures = [
        """
        untrusted comment: signature from minisign secret key
        RUQDKvKDbzJoEbmAXQbJ93vy83TmvnNBFRj6qyqgiWP8F+/kySwdbIO5YQtZ8yBwY3GICQacrM0RxnFkl0EdSEyjnmt+Lbfimg0=
        trusted comment: comment
        TRUNI2c+SdC5iUuGZazMz0Db4dsRQv6Hdsbc2aEKKhuaN5OB7eskOiS3oZdYJzwK7lOO4PLYj+w/HfxS+5q0DA==
        """,
        """
        untrusted comment: signature from minisign secret key
        RWQDKvKDbzJoESnE1QsZMhyvyr952plFc9nnkoKawXfVMAEp/MciR9DWxm9+7xUNkyfJWRQVXky0fOY2tWsXF+v0glkOHj7TmAU=
        trusted comment: comment
        E/iUJgOcag//bHs9f6dzOENGVHBXhZR0PDA5B+UuhJAt3zqYh7wHsRosBWNEAqlZjlutyOru1kQaR4RJKAZiDA==
        """,
    ]

    @Test("minisign's signatures hold, of both kinds", arguments: signatures)
    func verification(text: String) throws {
        let signature = try #require(ReleaseSignature(Array(text.utf8)))
        let (key, other) = (
            try ReleaseFixture.key(), try ReleaseFixture.key(ReleaseFixture.otherPublicKey)
        )
        #expect(signature.isValid(for: Self.message, by: [key]))
        #expect(signature.isValid(for: Self.message, by: [other, key]))
        #expect(!signature.isValid(for: Self.message, by: [other]))
        #expect(!signature.isValid(for: Self.message, by: []))
        #expect(!signature.isValid(for: Self.message + [0], by: [key]))
        #expect(!signature.isValid(for: [], by: [key]))
    }

    @Test("every altered byte of a signature breaks it", arguments: signatures)
    func damage(text: String) throws {
        let key = try ReleaseFixture.key()
        let bytes = Array(text.utf8)
        let comment = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        for index in bytes.indices where index > comment {
            var damaged = bytes
            damaged[index] ^= 0x04
            let isValid = ReleaseSignature(damaged)?.isValid(for: Self.message, by: [key]) ?? false
            // Base64 has spare bits behind the last byte of a text.
            #expect(!isValid || bytes[index + 1] == UInt8(ascii: "="), "byte \(index)")
        }
    }

    @Test("our signatures hold for their message and key alone") func signing() throws {
        let text = try #require(
            ReleaseSignature.text(
                of: Self.message, by: ReleaseFixture.signingKey(), trustedComment: "release:1"))
        let signature = try #require(ReleaseSignature(text))
        #expect(signature.isValid(for: Self.message, by: [try ReleaseFixture.key()]))
        #expect(!signature.isValid(for: [], by: [try ReleaseFixture.key()]))
    }

    @Test("an encrypted key asks for its password") func encrypted() throws {
        let text = Array(ReleaseFixture.encryptedKey.utf8)
        #expect(SigningKey.isEncrypted(text))
        let none = #expect(throws: Diagnostic.self) { try SigningKey(text, place: "k") }
        #expect(none?.code == .keyEncrypted)
    }

    @Test("a password opens its key, and no other one does") func password() throws {
        let text = Array(ReleaseFixture.quicklyEncryptedKey.utf8)
        let key = try SigningKey(text, password: Array("secret".utf8), place: "k")
        #expect(key.bytes == (try ReleaseFixture.signingKey().bytes))
        #expect(key.number == (try ReleaseFixture.signingKey().number))
        let error = #expect(throws: Diagnostic.self) {
            try SigningKey(text, password: Array("Secret".utf8), place: "k")
        }
        #expect(error?.code == .keyPassword)
    }

    @Test(
        "what is no key is refused",
        arguments: ["", "x", "untrusted comment: a\nRWQ=\n", "a\nb\nc\n", "\u{0}\n\u{0}"])
    func noKey(text: String) {
        let publicKey = #expect(throws: Diagnostic.self) { try ReleaseKey(text) }
        #expect(publicKey?.code == .keyNotPublic)
        let secretKey = #expect(throws: Diagnostic.self) {
            try SigningKey(Array(text.utf8), place: "k")
        }
        #expect(secretKey?.code == .keyNotSecret)
        #expect(secretKey?.place.file == "k")
    }

    // Years of operations; a byte more of memory.
    @Test(
        "a key that asks for more work or memory than minisign's is refused, not worked on",
        arguments: [(38, 0x40_00_00_00_00_00_00_00), (46, 1 << 30 + 1)])
    func endlessKey(offset: Int, number: Int) throws {
        let lines = ReleaseFixture.encryptedKey.split(separator: "\n")
        var payload = Array(try #require(Data(base64Encoded: String(lines[1]))))
        for index in 0..<8 {
            payload[offset + index] = UInt8(truncatingIfNeeded: number >> (8 * index))
        }
        let text = "\(lines[0])\n\(Data(payload).base64EncodedString())\n"
        let error = #expect(throws: Diagnostic.self) {
            try SigningKey(Array(text.utf8), password: Array("secret".utf8), place: "k")
        }
        #expect(error?.code == .keyEncrypted)
    }

    @Test("a damaged secret key does not sign") func damagedKey() throws {
        var bytes = Array(ReleaseFixture.secretKey.utf8)
        let line = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        bytes[line + 100] = bytes[line + 100] == 65 ? 66 : 65
        let error = #expect(throws: Diagnostic.self) { try SigningKey(bytes, place: "k") }
        #expect(error?.code == .keyDamaged)
    }

    @Test("a secret key that others may read is refused") func exposed() throws {
        let folder = try Folder()
        let path = folder.path + "/packs.key"
        try AtomicFile.write(Array(ReleaseFixture.secretKey.utf8), to: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let error = #expect(throws: Diagnostic.self) { try SigningKey.refuseOpenFile(path) }
        #expect(error?.code == .keyExposed)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        try SigningKey.refuseOpenFile(path)
    }
}
