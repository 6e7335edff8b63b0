import DictFiles
import DictTestSupport
import Foundation
import Testing

@testable import DictPipeline

@Suite("The build cache") struct BuildCacheTests {
    static let entry = BuildCache.Entry(
        key: String(repeating: "1", count: 64), sha256: String(repeating: "a", count: 64),
        summary: "2 words, 300 bytes", report: Array("{\n  \"words\": 2\n}".utf8))

    /// What the cache makes of `bytes` as the entry of `en.lexicon`.
    private func read(_ bytes: [UInt8]) throws -> BuildCache.Entry? {
        let folder = NSTemporaryDirectory() + "dictc-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try OutputFolder.create(folder + "/.cache")
        try AtomicFile.write(bytes, to: folder + "/.cache/en.lexicon")
        return BuildCache(output: folder).entry("en.lexicon")
    }

    @Test("an entry is read back as it was written") func roundTrip() throws {
        #expect(try read(BuildCache.bytes(Self.entry)) == Self.entry)
    }

    @Test("no entry is believed after a cut or a change of any byte") func damage() throws {
        let sound = BuildCache.bytes(Self.entry)
        for index in sound.indices {
            #expect(try read(Array(sound[..<index])) == nil, "cut at \(index)")
            var changed = sound
            changed[index] ^= 0x04
            #expect(try read(changed) == nil, "change at \(index)")
        }
        #expect(try read(sound + [10]) == nil)
    }

    @Test("rubbish of any shape is no entry") func rubbish() throws {
        var generator = SeededGenerator(seed: 7)
        for length in 0..<80 {
            let bytes = (0..<length).map { _ in
                [10, 10, 0x61, 0xFF].randomElement(using: &generator) ?? 0 as UInt8
            }
            #expect(try read(bytes) == nil)
        }
    }
}
