import DictTestSupport
import Foundation
import Testing

@testable import DictStore

@Suite("A store takes a release whole or keeps the one it has") final class PackStoreTests {
    private let folder = NSTemporaryDirectory() + "packs-" + UUID().uuidString

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func store() throws -> PackStore {
        try PackStore(folder: folder, trusting: [ReleaseFixture.key()])
    }

    private func contents(_ set: PackSet?, _ name: String) throws -> String {
        let path = try #require(set?.path(of: name))
        return String(decoding: try FileContents.bytes(of: path), as: UTF8.self)
    }

    @Test("a first and a later release are taken, and an app finds the later one") func taking()
        throws
    {
        let store = try store()
        #expect(store.current() == nil)
        try store.take(from: ReleaseFixture(3).fetch)
        #expect(store.current()?.release == 3)
        let taken = try store.take(from: ReleaseFixture(5).fetch)
        #expect(try self.store().current() == taken)
        #expect(try contents(taken, "nl.lexicon") == "words of nl.lexicon in release 5")
        #expect(taken.path(of: "nl.levels") == nil)
        #expect(
            try FileContents.bytes(of: taken.noticePath) == Array("licences of release 5".utf8))
    }

    @Test("the release at hand is taken again without a byte of its artefacts") func again() throws
    {
        let store = try store()
        let release = try ReleaseFixture(3)
        let taken = try store.take(from: release.fetch)
        var asked: [String] = []
        let second = try store.take { file, limit in
            asked.append(file)
            return try release.fetch(file, limit)
        }
        #expect(second == taken)
        #expect(asked == [ReleaseManifest.fileName, ReleaseManifest.signatureName])
    }

    @Test("files that have not changed are not fetched again") func unchanged() throws {
        let store = try store()
        var (first, second) = (try ReleaseFixture(3), try ReleaseFixture(4))
        // Release 4 with the English words of release 3.
        var manifest = second.manifest
        manifest.artefacts[0] = first.manifest.artefacts[0]
        try second.sign(manifest.bytes)
        try store.take(from: first.fetch)
        first.files = [:]
        #expect(second.files[first.file("en.lexicon")] == nil)
        let taken = try store.take(from: second.fetch)
        #expect(try contents(taken, "en.lexicon") == "words of en.lexicon in release 3")
        #expect(try contents(taken, "nl.lexicon") == "words of nl.lexicon in release 4")
    }

    @Test("a release is taken from a network and from a folder") func sources() async throws {
        let store = try store()
        let release = try ReleaseFixture(3)
        let taken = try await store.take(downloading: { file, limit in
            await Task.yield()
            return try release.fetch(file, limit)
        })
        #expect(taken.release == 3)
        let bundle = folder + "/bundle"
        try OutputFolder.create(bundle)
        for (name, bytes) in try ReleaseFixture(4).files {
            try AtomicFile.write(bytes, to: bundle + "/" + name)
        }
        #expect(try store.take(fromFolder: bundle).release == 4)
    }

    /// What an attacker, a broken server or a bad line makes of release 4.
    struct Attack: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @Sendable (inout ReleaseFixture) throws -> Void
    }

    private static let attacks = [
        Attack(testDescription: "a byte of the manifest is altered") {
            $0.files[ReleaseManifest.fileName]?[20] ^= 1
        },
        Attack(testDescription: "a byte of an artefact is altered") {
            $0.files[$0.file("en.lexicon")]?[0] ^= 1
        },
        Attack(testDescription: "two artefacts are swapped") {
            let (en, nl) = ($0.file("en.lexicon"), $0.file("nl.lexicon"))
            ($0.files[en], $0.files[nl]) = ($0.files[nl], $0.files[en])
        },
        Attack(testDescription: "an artefact is of another release") {
            let other = try ReleaseFixture(9)
            $0.files[$0.file("en.lexicon")] = other.files[other.file("en.lexicon")]
        },
        Attack(testDescription: "an artefact is missing") {
            $0.files[$0.file("nl.lexicon")] = nil
        },
        Attack(testDescription: "an artefact is cut") {
            $0.files[$0.file("en.lexicon")]?.removeLast()
        },
        Attack(testDescription: "an artefact has no end") {
            $0.files[$0.file("en.lexicon")]?.append(
                contentsOf: [UInt8](repeating: 0, count: 1 << 20))
        },
        Attack(testDescription: "the manifest is missing") {
            $0.files[ReleaseManifest.fileName] = nil
        },
        Attack(testDescription: "the manifest has no end") {
            let filler = [UInt8](repeating: 0x20, count: 2 << 20)
            try $0.sign(($0.files[ReleaseManifest.fileName] ?? []) + filler)
        },
        Attack(testDescription: "the signature is missing") {
            $0.files[ReleaseManifest.signatureName] = nil
        },
        Attack(testDescription: "the signature is empty") {
            $0.files[ReleaseManifest.signatureName] = []
        },
        Attack(testDescription: "the signature is cut") {
            $0.files[ReleaseManifest.signatureName]?.removeLast(8)
        },
        Attack(testDescription: "the signature is noise") {
            $0.files[ReleaseManifest.signatureName] = Array("a\nb\nc\nd\n".utf8)
        },
        Attack(testDescription: "the trusted comment is altered") {
            let text = $0.files[ReleaseManifest.signatureName] ?? []
            $0.files[ReleaseManifest.signatureName] = Array(
                String(decoding: text, as: UTF8.self)
                    .replacingOccurrences(of: "comment: release", with: "comment: Release").utf8)
        },
        Attack(testDescription: "another key signed") {
            try $0.sign($0.manifest.bytes, with: ReleaseFixture.otherSecretKey)
        },
        Attack(testDescription: "the release before, rightly signed") {
            $0 = try ReleaseFixture(2)
        },
        Attack(testDescription: "another release of the present number, rightly signed") {
            $0 = try ReleaseFixture(3, text: "other words")
        },
        Attack(testDescription: "a name leaves the folder") {
            try $0.rewrite("\"en.lexicon\"", "\"../x\"")
        },
        Attack(testDescription: "a name is absolute") {
            try $0.rewrite("\"en.lexicon\"", "\"/x\"")
        },
        Attack(testDescription: "a name is of a drive") {
            try $0.rewrite("\"en.lexicon\"", "\"C:x\"")
        },
        Attack(testDescription: "a name has a NUL") {
            try $0.rewrite("\"en.lexicon\"", "\"a\\u0000b\"")
        },
        Attack(testDescription: "a name has a thousand letters") {
            try $0.rewrite("\"en.lexicon\"", "\"\(String(repeating: "x", count: 1000))\"")
        },
        Attack(testDescription: "two names differ in case only") {
            try $0.rewrite("\"en.lexicon\"", "\"NL.lexicon\"")
        },
        Attack(testDescription: "a file is not named by its contents") {
            try $0.rewrite($0.file("en.lexicon"), "en.lexicon")
        },
        Attack(testDescription: "a member stands twice") {
            try $0.rewrite("\"release\": 4,", "\"release\": 9,\n  \"release\": 4,")
        },
        Attack(testDescription: "an unknown member") {
            try $0.rewrite("\"release\": 4,", "\"release\": 4,\n  \"extra\": 1,")
        },
        Attack(testDescription: "something follows the manifest") {
            try $0.sign($0.manifest.bytes + Array("{}".utf8))
        },
        Attack(testDescription: "a byte order mark") {
            try $0.sign([0xEF, 0xBB, 0xBF] + $0.manifest.bytes)
        },
        Attack(testDescription: "a number with an exponent") {
            try $0.rewrite("\"release\": 4", "\"release\": 4e0")
        },
        Attack(testDescription: "a number beyond all bounds") {
            try $0.rewrite("\"release\": 4", "\"release\": 1e400")
        },
        Attack(testDescription: "a number beyond 64 bits") {
            try $0.rewrite("\"release\": 4", "\"release\": 99999999999999999999")
        },
        Attack(testDescription: "a release below 1") {
            try $0.rewrite("\"release\": 4", "\"release\": -4")
        },
        Attack(testDescription: "a negative size") {
            try $0.rewrite("\"bytes\": 3", "\"bytes\": -3")
        },
        Attack(testDescription: "not UTF-8") {
            try $0.sign($0.manifest.bytes + [0xFF])
        },
        Attack(testDescription: "brackets a hundred thousand deep") {
            try $0.sign([UInt8](repeating: UInt8(ascii: "["), count: 100_000))
        },
    ]

    @Test("what is not the signed release is refused, and the old one stays", arguments: attacks)
    func refusal(attack: Attack) throws {
        let store = try store()
        let before = try store.take(from: ReleaseFixture(3).fetch)
        var release = try ReleaseFixture(4)
        try attack.apply(&release)
        let error = #expect(throws: StoreError.self) { try store.take(from: release.fetch) }
        #expect(error?.kind == .policy || error?.kind == .missing)
        #expect(store.current() == before)
        #expect(try contents(store.current(), "en.lexicon") == "words of en.lexicon in release 3")
        // An attack leaves nothing behind that keeps a good release out.
        #expect(try store.take(from: ReleaseFixture(4).fetch).release == 4)
    }

    private struct LineBroke: Error {}

    @Test("where the line breaks at any file, the old release stays") func interrupted() throws {
        let store = try store()
        try store.take(from: ReleaseFixture(3).fetch)
        let release = try ReleaseFixture(4)
        for good in 0..<5 {
            var left = good
            #expect(throws: LineBroke.self) {
                try store.take { file, limit in
                    if left == 0 { throw LineBroke() }
                    left -= 1
                    return try release.fetch(file, limit)
                }
            }
            #expect(store.current()?.release == 3)
        }
        #expect(try store.take(from: release.fetch).release == 4)
    }

    @Test("what a killed process left is passed over") func leftovers() throws {
        let store = try store()
        try store.take(from: ReleaseFixture(3).fetch)
        let unfinished = folder + "/sets/.unfinished"
        try OutputFolder.create(unfinished)
        try AtomicFile.write([1], to: unfinished + "/x")
        try OutputFolder.create(folder + "/sets/4-0123456789abcdef")
        #expect(store.current()?.release == 3)
        #expect(try store.take(from: ReleaseFixture(4).fetch).release == 4)
        #expect(try ReleaseFolder(folder + "/sets").names().count == 2)
    }

    @Test("a damaged release gives way to the one before, and can be fetched again")
    func damaged() throws {
        let store = try store()
        try store.take(from: ReleaseFixture(3).fetch)
        let path = try #require(
            try store.take(from: ReleaseFixture(4).fetch).path(of: "en.lexicon"))
        try AtomicFile.write([0], to: path)
        #expect(store.current()?.release == 3)
        // The number taken before still counts.
        #expect(throws: StoreError.self) {
            try store.take(from: ReleaseFixture(4, text: "other").fetch)
        }
        try store.take(from: ReleaseFixture(4).fetch)
        #expect(store.current()?.release == 4)
    }

    @Test(
        "a pointer of any bytes does no harm",
        arguments: [[], [0xFF], Array("../x\n".utf8), [UInt8](repeating: 65, count: 1000)])
    func pointer(bytes: [UInt8]) throws {
        let store = try store()
        try store.take(from: ReleaseFixture(3).fetch)
        try AtomicFile.write(bytes, to: folder + "/current")
        #expect(store.current()?.release == 3)
        #expect(try store.take(from: ReleaseFixture(4).fetch).release == 4)
    }

    @Test("a store that trusts the next key too lets its maker change keys") func rotation() throws
    {
        let keys = [
            try ReleaseFixture.key(), try ReleaseFixture.key(ReleaseFixture.otherPublicKey),
        ]
        let store = try PackStore(folder: folder, trusting: keys)
        try store.take(from: ReleaseFixture(3).fetch)
        let next = try ReleaseFixture(4, secretKey: ReleaseFixture.otherSecretKey)
        #expect(try store.take(from: next.fetch).release == 4)
    }

    @Test("of an older release nothing but manifest and signature is downloaded")
    func olderDownload() async throws {
        let store = try store()
        try store.take(from: ReleaseFixture(3).fetch)
        let older = try ReleaseFixture(2)
        var asked: [String] = []
        do {
            try await store.take(downloading: { file, limit in
                asked.append(file)
                return try older.fetch(file, limit)
            })
            Issue.record("release 2 was taken")
        } catch let error as StoreError {
            #expect(error.kind == .policy)
        }
        #expect(asked == [ReleaseManifest.fileName, ReleaseManifest.signatureName])
    }

    @Test("a release that only its pointer lacks is not written again") func pointerOnly() throws {
        let store = try store()
        try store.take(from: ReleaseFixture(3).fetch)
        let pointer = try FileContents.bytes(of: folder + "/current")
        let set = try store.take(from: ReleaseFixture(4).fetch)
        try AtomicFile.write(pointer, to: folder + "/current")
        #expect(store.current()?.release == 3)
        let path = try #require(set.path(of: "en.lexicon"))
        func fileNumber() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        let before = try fileNumber()
        #expect(try store.take(from: ReleaseFixture(4).fetch) == set)
        #expect(try before != nil && fileNumber() == before && store.current() == set)
    }

    @Test("another process that takes a release is waited for by nobody") func locked() throws {
        let store = try store()
        let lock = try FolderLock(folder: folder)
        let error = #expect(throws: StoreError.self) {
            try store.take(from: ReleaseFixture(3).fetch)
        }
        #expect(error?.kind == .locked)
        withExtendedLifetime(lock) {}
    }
}
