import DictModel
import Foundation

@testable import DictFiles
@testable import DictOutput
@testable import DictStore

/// Releases of two small artefacts in memory, and the keys that sign them.
struct ReleaseFixture {
    // Keys that `minisign -G -W` made for these tests.
    static let publicKey =
        "untrusted comment: minisign public key\n"
        + "RWQDKvKDbzJoEeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8np" + "\n"
    static let secretKey =
        "untrusted comment: minisign unencrypted secret key\n"
        + "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAyryg28yaBHR2BZ4m1RXlmrlD0qFrXCkGSVg+PfLNaMAKfyP"
        + "i1+qmeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8npAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" + "\n"
    static let otherPublicKey = "RWSMg3LjzvQni6ve2gqENp9D8Oxl/TeZWc1HHC/oJoBrnqk8Fh2qYYoR"
    static let otherSecretKey =
        "untrusted comment: minisign unencrypted secret key\n"
        + "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        + "AAAAAAAAAAAAjINy4870J4toa72v91VcNMGZoM8po1V48Zf0vvhKEs1M3R9G"
        + "ioSZW6ve2gqENp9D8Oxl/TeZWc1HHC/oJoBrnqk8Fh2qYYoRAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" + "\n"

    /// A key that `minisign -G` made with the password `secret`.
    static let encryptedKey = """
        untrusted comment: minisign encrypted secret key
        RWRTY0IydA/W3POP6mVT8xy/JiZQCgvAUibgJRl0lem+Ve9GbLoAAAACAAAAAAAAAEAAAAAAKYbmI3JHDPTMgqYFgYSL\
        HW6W2fBuAjVhOVKVg4wkP9osRddlvvAQFRhuvUJT1RbosX0y/7y5Pn5RYCIagNoIBX2UYNrpjRKbl5E4ypxyI+EcQhOP\
        8M1eZvl0oOMEVtUdwYxm3By2pAU=
        """
    static let publicKeyOfEncrypted =
        "RWSll10l9YNb7fFmoapE6aPS/ei2TLR9KA2Wf/LkAReJHOBNfT6I+B2A"

    /// The key ``secretKey``, encrypted with the password `secret` at little cost.
    static let quicklyEncryptedKey = """
        untrusted comment: minisign encrypted secret key
        RWRTY0IyAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8AgAAAAAAAAAAAAAEAAAAA3SZmrybdywiihLI2h6f8HhLk39Af\
        xdTRpBmxkv0Q2QkUaVxDF/a9gSna8ZiDFeRzXtrQ+Qc7OKLhg5oGq5kg2EwgxP7Qg9QcWtH2JftbWReuqsO7W8gNPaQC/yUy/FA3\
        lv7ebKeIfmI=
        """

    static func key(_ text: String = publicKey) throws -> ReleaseKey {
        try ReleaseKey(text)
    }

    static func signingKey(_ text: String = secretKey) throws -> SigningKey {
        try SigningKey(Array(text.utf8), place: "test.key")
    }

    let manifest: ReleaseManifest
    var files: [String: [UInt8]]

    /// Release `number`, for `product`; `text` is what its artefacts hold.
    init(
        _ number: Int, product: String? = nil, text: String = "words",
        secretKey: String = secretKey
    ) throws {
        var files: [String: [UInt8]] = [:]
        func store(_ name: String, _ contents: String) -> ReleaseManifest.File {
            let file = ReleaseManifest.File(named: name, Array(contents.utf8))
            files[file.file] = Array(contents.utf8)
            return file
        }
        let artefacts = ["en.lexicon", "nl.lexicon"].map { name in
            let plain = store(name, "\(text) of \(name) in release \(number)")
            let gzip = ReleaseManifest.File(
                file: plain.file + ".gz", bytes: 3, sha256: SHA256.hex(of: [1, 2, 3]))
            files[gzip.file] = [1, 2, 3]
            return ReleaseManifest.Artefact(
                name: name, kind: "lexicon", language: String(name.prefix(2)), format: "1.0",
                plain: plain, gzip: gzip)
        }
        let notice = store("NOTICE", "licences of release \(number)")
        manifest = ReleaseManifest(
            release: number, product: product, artefacts: artefacts, notice: notice,
            sources: [
                .init(file: "words.txt", sha256: SHA256.hex(of: []), licence: "CC0-1.0")
            ])
        self.files = files
        try sign(manifest.bytes, with: secretKey)
    }

    /// Puts `manifest` in place, signed as it is.
    mutating func sign(
        _ manifest: [UInt8], with secretKey: String = ReleaseFixture.secretKey
    ) throws {
        files[ReleaseManifest.fileName] = manifest
        files[ReleaseManifest.signatureName] = ReleaseSignature.text(
            of: manifest, by: try Self.signingKey(secretKey), trustedComment: "release")
    }

    /// The manifest with `old` replaced by `new`, signed again.
    mutating func rewrite(_ old: String, _ new: String) throws {
        let text = String(decoding: manifest.bytes, as: UTF8.self)
        try sign(Array(text.replacingOccurrences(of: old, with: new).utf8))
    }

    /// The bytes of a file, as a server gives them.
    func fetch(_ file: String, _ limit: Int) throws -> [UInt8] {
        guard let bytes = files[file] else {
            throw Diagnostic(.fileMissing, at: Place(file), "no such file")
        }
        return bytes
    }

    /// The name of the file that holds `artefact`.
    func file(_ artefact: String) -> String {
        manifest.artefacts.first { $0.name == artefact }?.plain.file ?? ""
    }
}
