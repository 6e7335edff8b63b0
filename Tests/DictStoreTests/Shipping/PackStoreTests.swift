import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictFiles
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
        let manifest = second.manifest
        let mixed = ReleaseManifest(
            release: 4, artefacts: [first.manifest.artefacts[0], manifest.artefacts[1]],
            notice: manifest.notice, sources: manifest.sources)
        try second.sign(mixed.bytes)
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
        let code: Diagnostic.Code
        let apply: @Sendable (inout ReleaseFixture) throws -> Void

        init(
            _ name: String, _ code: Diagnostic.Code,
            _ apply: @escaping @Sendable (inout ReleaseFixture) throws -> Void
        ) {
            (testDescription, self.code, self.apply) = (name, code, apply)
        }
    }

    private static let attacks = [
        Attack("a byte of the manifest is altered", .releaseUntrusted) {
            $0.files[ReleaseManifest.fileName]?[20] ^= 1
        },
        Attack("a byte of an artefact is altered", .releaseFileDifference) {
            $0.files[$0.file("en.lexicon")]?[0] ^= 1
        },
        Attack("two artefacts are swapped", .releaseFileDifference) {
            let (en, nl) = ($0.file("en.lexicon"), $0.file("nl.lexicon"))
            ($0.files[en], $0.files[nl]) = ($0.files[nl], $0.files[en])
        },
        Attack("an artefact is of another release", .releaseFileDifference) {
            let other = try ReleaseFixture(9)
            $0.files[$0.file("en.lexicon")] = other.files[other.file("en.lexicon")]
        },
        Attack("an artefact is missing", .fileMissing) {
            $0.files[$0.file("nl.lexicon")] = nil
        },
        Attack("an artefact is cut", .releaseFileDifference) {
            $0.files[$0.file("en.lexicon")]?.removeLast()
        },
        Attack("an artefact has no end", .releaseFileDifference) {
            $0.files[$0.file("en.lexicon")]?.append(
                contentsOf: [UInt8](repeating: 0, count: 1 << 20))
        },
        Attack("the manifest is missing", .fileMissing) {
            $0.files[ReleaseManifest.fileName] = nil
        },
        Attack("the manifest has no end", .releaseManifest) {
            let filler = [UInt8](repeating: 0x20, count: 2 << 20)
            try $0.sign(($0.files[ReleaseManifest.fileName] ?? []) + filler)
        },
        Attack("the signature is missing", .fileMissing) {
            $0.files[ReleaseManifest.signatureName] = nil
        },
        Attack("the signature is empty", .releaseUntrusted) {
            $0.files[ReleaseManifest.signatureName] = []
        },
        Attack("the signature is cut", .releaseUntrusted) {
            $0.files[ReleaseManifest.signatureName]?.removeLast(8)
        },
        Attack("the signature is noise", .releaseUntrusted) {
            $0.files[ReleaseManifest.signatureName] = Array("a\nb\nc\nd\n".utf8)
        },
        Attack("the trusted comment is altered", .releaseUntrusted) {
            let text = $0.files[ReleaseManifest.signatureName] ?? []
            $0.files[ReleaseManifest.signatureName] = Array(
                String(decoding: text, as: UTF8.self)
                    .replacingOccurrences(of: "comment: release", with: "comment: Release").utf8)
        },
        Attack("another key signed", .releaseUntrusted) {
            try $0.sign($0.manifest.bytes, with: ReleaseFixture.otherSecretKey)
        },
        Attack("the release before, rightly signed", .releaseRollback) {
            $0 = try ReleaseFixture(2)
        },
        Attack("another release of the present number, rightly signed", .releaseRollback) {
            $0 = try ReleaseFixture(3, text: "other words")
        },
        Attack("a name leaves the folder", .releaseManifest) {
            try $0.rewrite("\"en.lexicon\"", "\"../x\"")
        },
        Attack("a name is absolute", .releaseManifest) {
            try $0.rewrite("\"en.lexicon\"", "\"/x\"")
        },
        Attack("a name is of a drive", .releaseManifest) {
            try $0.rewrite("\"en.lexicon\"", "\"C:x\"")
        },
        Attack("a name has a NUL", .releaseManifest) {
            try $0.rewrite("\"en.lexicon\"", "\"a\\u0000b\"")
        },
        Attack("a name has a thousand letters", .releaseManifest) {
            try $0.rewrite("\"en.lexicon\"", "\"\(String(repeating: "x", count: 1000))\"")
        },
        Attack("two names differ in case only", .releaseManifest) {
            try $0.rewrite("en.lexicon", "NL.lexicon")
        },
        Attack("a file is not named by its contents", .releaseManifest) {
            try $0.rewrite($0.file("en.lexicon"), "en.lexicon")
        },
        Attack("a member stands twice", .releaseManifest) {
            try $0.rewrite("\"release\": 4,", "\"release\": 9,\n  \"release\": 4,")
        },
        Attack("an unknown member", .releaseManifest) {
            try $0.rewrite("\"release\": 4,", "\"release\": 4,\n  \"extra\": 1,")
        },
        Attack("something follows the manifest", .releaseManifest) {
            try $0.sign($0.manifest.bytes + Array("{}".utf8))
        },
        Attack("a byte order mark", .releaseManifest) {
            try $0.sign([0xEF, 0xBB, 0xBF] + $0.manifest.bytes)
        },
        Attack("a number with an exponent", .releaseManifest) {
            try $0.rewrite("\"release\": 4", "\"release\": 4e0")
        },
        Attack("a number beyond all bounds", .releaseManifest) {
            try $0.rewrite("\"release\": 4", "\"release\": 1e400")
        },
        Attack("a number beyond 64 bits", .releaseManifest) {
            try $0.rewrite("\"release\": 4", "\"release\": 99999999999999999999")
        },
        Attack("a release below 1", .releaseManifest) {
            try $0.rewrite("\"release\": 4", "\"release\": -4")
        },
        Attack("a negative size", .releaseManifest) {
            try $0.rewrite("\"bytes\": 3", "\"bytes\": -3")
        },
        Attack("not UTF-8", .releaseManifest) {
            try $0.sign($0.manifest.bytes + [0xFF])
        },
        Attack("brackets a hundred thousand deep", .releaseManifest) {
            try $0.sign([UInt8](repeating: UInt8(ascii: "["), count: 100_000))
        },
    ]

    @Test("what is not the signed release is refused, and the old one stays", arguments: attacks)
    func refusal(attack: Attack) throws {
        let store = try store()
        let before = try store.take(from: ReleaseFixture(3).fetch)
        var release = try ReleaseFixture(4)
        try attack.apply(&release)
        let error = #expect(throws: Diagnostic.self) { try store.take(from: release.fetch) }
        #expect(error?.code == attack.code)
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
            let sets = try FileManager.default.contentsOfDirectory(atPath: folder + "/sets")
            #expect(sets.count == 1, "\(sets)")
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
        #expect(try FileContents.names(inFolder: folder + "/sets").count == 2)
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
        let error = #expect(throws: Diagnostic.self) {
            try store.take(from: ReleaseFixture(4, text: "other").fetch)
        }
        #expect(error?.code == .releaseRollback)
        // So does it against the release that is current in the meantime.
        let old = #expect(throws: Diagnostic.self) {
            try store.take(from: ReleaseFixture(3).fetch)
        }
        #expect(old?.code == .releaseRollback)
        try store.take(from: ReleaseFixture(4).fetch)
        #expect(store.current()?.release == 4)
    }

    @Test("of several older releases the newest intact one is current") func newest() throws {
        let store = try store()
        try store.take(from: ReleaseFixture(3).fetch)
        let taken = try store.take(from: ReleaseFixture(5).fetch)
        // What a process that was killed before it removed the oldest one leaves.
        let other = try PackStore(folder: folder + "/other", trusting: [ReleaseFixture.key()])
        let oldest = try other.take(from: ReleaseFixture(2).fetch)
        try FileManager.default.moveItem(atPath: oldest.folder, toPath: folder + "/sets/2-a")
        try AtomicFile.write([0], to: try #require(taken.path(of: "en.lexicon")))
        #expect(store.current()?.release == 3)
    }

    @Test(
        "a store of a product takes no release of another", arguments: [nil, "ghost", "Wordle"])
    func product(other: String?) throws {
        let store = try PackStore(
            folder: folder, product: "wordle", trusting: [ReleaseFixture.key()])
        let mine = try store.take(from: ReleaseFixture(3, product: "wordle").fetch)
        let later = try ReleaseFixture(4, product: other)
        let error = #expect(throws: Diagnostic.self) { try store.take(from: later.fetch) }
        #expect(error?.code == .releaseProduct && error?.found == other ?? "no product")
        #expect(store.current() == mine)
        // A store without a product takes any, and the store of the product does not see it.
        try self.store().take(from: later.fetch)
        #expect(try self.store().current()?.release == 4)
        #expect(store.current() == mine)
    }

    @Test(
        "the number and the product of a release have bounds",
        arguments: [
            (2_147_483_647, "a", true), (2_147_483_648, "a", false), (0, "a", false),
            (1, "", false), (1, "a b", false), (1, "é", false),
            (1, String(repeating: "x", count: 64), true),
            (1, String(repeating: "x", count: 65), false), (1, "My.Game_2-nl", true),
        ])
    func bounds(number: Int, product: String, isValid: Bool) throws {
        let bytes = try ReleaseFixture(number, product: product).manifest.bytes
        let manifest = try? ReleaseManifest(bytes, place: "m")
        #expect((manifest != nil) == isValid)
        #expect(manifest == nil || manifest?.product == product && manifest?.bytes == bytes)
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
        let asked = AskedFiles()
        do {
            try await store.take(downloading: { file, limit in
                await asked.append(file)
                return try older.fetch(file, limit)
            })
            Issue.record("release 2 was taken")
        } catch let error as Diagnostic {
            #expect(error.code == .releaseRollback)
        }
        #expect(await asked.names == [ReleaseManifest.fileName, ReleaseManifest.signatureName])
    }

    @MainActor @Test("an app's model on the main actor can install a release")
    func mainActor() async throws {
        let model = Model(store: try store())
        try await model.update(from: ReleaseFixture(5))
        #expect(model.release == 5)
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
        let error = #expect(throws: Diagnostic.self) {
            try store.take(from: ReleaseFixture(3).fetch)
        }
        #expect(error?.code == .folderLocked)
        withExtendedLifetime(lock) {}
    }

    @Test("a release that the disk does not give back is not taken") func storing() throws {
        let store = try store()
        try store.take(from: ReleaseFixture(3).fetch)
        let release = try ReleaseFixture(4)
        var written: [String] = []
        let error = #expect(throws: Diagnostic.self) {
            try store.take { file, limit in
                if let first = written.dropFirst(2).first {
                    try AtomicFile.write([0], to: self.folder + "/sets/.unfinished/" + first)
                }
                written.append(file)
                return try release.fetch(file, limit)
            }
        }
        #expect(error?.code == .releaseStoring)
        #expect(store.current()?.release == 3)
    }
}

/// The names of the files that a client asked for.
private actor AskedFiles {
    private(set) var names: [String] = []
    func append(_ name: String) { names.append(name) }
}

@MainActor private final class Model {
    private(set) var release = 0
    private let store: PackStore

    init(store: PackStore) { self.store = store }

    func update(from server: ReleaseFixture) async throws {
        let set = try await store.take(downloading: { file, limit in
            try server.fetch(file, limit)
        })
        release = set.release
    }
}
