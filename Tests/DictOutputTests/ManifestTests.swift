import DictFormat
import DictModel
import Testing

@testable import DictOutput
@testable import DictStore

@Suite("Manifests and JSON") struct ManifestTests {
    private static let digest = String(repeating: "0123456789abcdef", count: 4)

    private static func manifest(file: String = "en.lexicon", sha256: String = digest) -> Manifest {
        Manifest(
            artefacts: [
                .init(
                    file: "nl.lexicon", kind: "lexicon", language: "nl", bytes: 2, sha256: digest,
                    format: "1.0"),
                .init(
                    file: file, kind: "lexicon", language: "en", bytes: 1, sha256: sha256,
                    format: "1.0"),
            ],
            sources: [.init(file: "en/a.gz", sha256: digest, licence: "CC0-1.0")],
            options: ["spelling": "american", "a": "\u{2028}\"é"], noticeSHA256: digest)
    }

    @Test("a manifest states its own sha256, and any other byte shows") func intact() {
        let bytes = Self.manifest().bytes
        #expect(Manifest.isIntact(bytes))
        for index in bytes.indices {
            var altered = bytes
            altered[index] ^= 1
            #expect(!Manifest.isIntact(altered), "byte \(index)")
            #expect(!Manifest.isIntact(Array(bytes[..<index])), "\(index) bytes")
        }
        #expect(!Manifest.isIntact(bytes + [0x0A]) && !Manifest.isIntact([]))
    }

    @Test("a manifest comes back as it was written") func roundTrip() throws {
        let manifest = Self.manifest()
        #expect(try Manifest(manifest.bytes, place: "m") == manifest)
        #expect(manifest.artefacts.map(\.file) == ["en.lexicon", "nl.lexicon"])
        #expect(manifest.bytes == Self.manifest().bytes)
    }

    @Test(
        "names that leave the folder or stand twice are refused",
        arguments: [
            "../x", "/x", "a/b", "", ".", ".hidden", "C:x", "a\\b", "a\u{0}b", "nl.lexicon",
        ])
    func names(name: String) {
        let error = #expect(throws: Diagnostic.self) {
            try Manifest(Self.manifest(file: name).bytes, place: "m")
        }
        #expect(error?.code == .manifestEntry)
    }

    @Test(
        "what is no manifest is refused with the reason",
        arguments: [
            ("", "not valid JSON"), ("{}", "member \"schema\" is missing"),
            ("[]", "member \"\" has the wrong type"), ("\u{FEFF}", "not valid JSON"),
            (
                #"{"schema":"1","artefacts":[],"sources":[],"options":{}}"#,
                "member \"schema\" has the wrong type"
            ),
            (#"{"schema":1,"artefacts":[],"sources":[],"options":{}} x"#, "not valid JSON"),
            (
                #"{"schema":1,"artefacts":[{"file":"a"}],"sources":[],"options":{}}"#,
                "member \"kind\" is missing"
            ),
            (String(repeating: "[", count: 100_000), "not valid JSON"),
        ])
    func damaged(text: String, found: String) {
        let error = #expect(throws: Diagnostic.self) { try Manifest(Array(text.utf8), place: "m") }
        #expect(error?.code == .manifestForeign)
        #expect(error?.place.file == "m")
        #expect(error?.found == found)
    }

    @Test("a manifest of another schema is refused") func schema() {
        let text = #"{"schema":2,"artefacts":[],"sources":[],"options":{}}"#
        let error = #expect(throws: Diagnostic.self) { try Manifest(Array(text.utf8), place: "m") }
        #expect(error?.code == .manifestSchema)
        #expect(error?.found == "2" && error?.expected == "1")
    }

    @Test(
        "digests are 64 hexadecimal digits",
        arguments: ["", "abc", String(repeating: "G", count: 64), digest + "0"])
    func digests(text: String) {
        let error = #expect(throws: Diagnostic.self) {
            try Manifest(Self.manifest(sha256: text).bytes, place: "m")
        }
        #expect(error?.code == .manifestEntry)
    }

    @Test(
        "JSON text",
        arguments: [
            (JSON.null, "null"), (.bool(true), "true"), (.integer(.min), "-9223372036854775808"),
            (.integer(0), "0"), (.decimal(1642, places: 3), "1.642"),
            (.decimal(-5, places: 2), "-0.05"),
            (.decimal(0, places: 1), "0.0"), (.array([]), "[]"), (.object([]), "{}"),
            (
                .string("a\"\\/\n\t\r\u{0}\u{7F}\u{9B}\u{2028}\u{202E}é€😀"),
                #""a\"\\/\n\t\r\u0000\u007f\u009b\u2028\u202eé€😀""#
            ),
            (
                .object([("b", .array([.integer(1), .null])), ("a", .bool(false))]),
                #"{"b":[1,null],"a":false}"#
            ),
        ] as [(JSON, String)])
    func text(value: JSON, expected: String) {
        #expect(String(validating: value.bytes(), as: UTF8.self) == expected)
    }

    @Test("pretty JSON has two blanks a level") func pretty() {
        let value = JSON.object([("a", .array([.integer(1)])), ("b", .object([]))])
        #expect(
            String(validating: value.bytes(.pretty), as: UTF8.self)
                == "{\n  \"a\": [\n    1\n  ],\n  \"b\": {}\n}")
    }
}
