import DictModel
import DictTestSupport
import Testing

@testable import DictOutput
@testable import DictStore

@Suite("Keys behind a password", .tags(.slow), .enabled(if: SlowTests.areEnabled, SlowTests.hint))
struct SlowPasswordTests {
    @Test("the password opens the key, and no other one does") func password() throws {
        let text = Array(ReleaseFixture.encryptedKey.utf8)
        let key = try SigningKey(text, password: Array("secret".utf8), place: "k")
        let message = Array("test".utf8)
        let signature = try #require(
            ReleaseSignature.text(of: message, by: key, trustedComment: ""))
        let publicKey = try ReleaseFixture.key(ReleaseFixture.publicKeyOfEncrypted)
        #expect(ReleaseSignature(signature)?.isValid(for: message, by: [publicKey]) == true)
        let error = #expect(throws: Diagnostic.self) {
            try SigningKey(text, password: Array("Secret".utf8), place: "k")
        }
        #expect(error?.code == .keyPassword)
    }
}
